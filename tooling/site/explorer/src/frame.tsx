import type { ComponentChildren } from "preact";
import { useSetting } from "./setting.ts";
import { SpeechProvider, useChosenSpeech } from "./words/use-speech.ts";

const languages = ["en", "fr"] as const;
const themes = ["auto", "light", "dark"] as const;

/** The name under which VitePress keeps the mode of the documents. */
const APPEARANCE = "vitepress-theme-appearance";

/** A whole page: its header, with the settings, and its content in the chosen language. */
export function Frame(props: {
  /** The relative path from this page to the site's root. */
  readonly root: string;
  readonly children: ComponentChildren;
}) {
  const preferred = navigator.language.startsWith("fr") ? "fr" : "en";
  const [language, setLanguage] = useSetting("lang", languages, preferred);
  const [theme, setTheme] = useSetting("data-theme", themes, "auto", APPEARANCE);
  const speech = useChosenSpeech(language);
  if (speech === undefined) return null;
  const { words } = speech;
  return (
    <SpeechProvider value={speech}>
      <header>
        <a class="brand" href={props.root}>
          <img src={`${props.root}icon.svg`} alt="" width="24" height="24" />
          url1738
        </a>
        <nav aria-label={words.pages}>
          <a href={`${props.root}explorer/`}>{words.title}</a>
          <a href={`${props.root}introduction.html`}>{words.documentation}</a>
          <a href={`${props.root}api/`}>{words.reference}</a>
        </nav>
        <div class="settings">
          <Choice
            label={words.language}
            choices={{ en: "English", fr: "Français" }}
            chosen={language}
            choose={setLanguage}
          />
          <Choice label={words.colours} choices={words.themes} chosen={theme} choose={setTheme} />
        </div>
      </header>
      <main>{props.children}</main>
    </SpeechProvider>
  );
}

/** Lets people choose one of a few alternatives. */
function Choice<T extends string>(props: {
  readonly label: string;
  readonly choices: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly choose: (choice: T) => void;
}) {
  return (
    <select
      aria-label={props.label}
      value={props.chosen}
      onChange={({ currentTarget }) => props.choose(currentTarget.value as T)}
    >
      {(Object.entries(props.choices) as [T, string][]).map(([choice, name]) => (
        <option key={choice} value={choice} lang={choice === "en" || choice === "fr" ? choice : undefined}>
          {name}
        </option>
      ))}
    </select>
  );
}
