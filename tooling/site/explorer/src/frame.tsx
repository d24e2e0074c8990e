import { type ComponentChildren, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Text } from "./french.ts";
import { loadable } from "./loadable.tsx";
import { useSetting } from "./setting.ts";
import { english, type Speech, SpeechContext } from "./speech.ts";

const languages = { en: "English", fr: "Français" };
const themes = ["auto", "light", "dark"] as const;

/** The name under which VitePress keeps the mode of the documents. */
const APPEARANCE = "vitepress-theme-appearance";

const useFrench = loadable(() => import("./french.ts"));

/** A page: a header with the settings, and the content in the chosen language. */
function Frame(props: { readonly root: string; readonly title: Text; readonly children: ComponentChildren }) {
  const { root, title, children } = props;
  const preferred = navigator.language.startsWith("fr") ? "fr" : "en";
  const [language, setLanguage] = useSetting("lang", ["en", "fr"], preferred);
  const [theme, setTheme] = useSetting("data-theme", themes, "auto", APPEARANCE);
  const french = useFrench(language === "fr")?.french;
  // Until a language has been loaded, the page speaks the previous one.
  const speech = useRef<Speech | undefined>(undefined);
  speech.current = (language === "fr" ? french : english) ?? speech.current;
  useEffect(() => {
    if (speech.current !== undefined) document.title = `url1738 – ${speech.current.say(title)}`;
  });
  if (speech.current === undefined) return null;
  const { say } = speech.current;
  return (
    <SpeechContext.Provider value={speech.current}>
      <header>
        <a class="brand" href={root}>
          <img src={`${root}icon.svg`} alt="" width="24" height="24" />
          url1738
        </a>
        <nav aria-label={say("Pages")}>
          <a href={`${root}explorer/`}>{say("Explorer")}</a>
          <a href={`${root}introduction.html`}>{say("Documentation")}</a>
          <a href={`${root}api/`}>{say("Reference")}</a>
        </nav>
        <Choice label={say("Language")} choices={languages} chosen={language} choose={setLanguage} />
        <Choice
          label={say("Colours")}
          choices={{ auto: say("Auto"), light: say("Light"), dark: say("Dark") }}
          chosen={theme}
          choose={setTheme}
        />
      </header>
      <main>{children}</main>
    </SpeechContext.Provider>
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
        <option key={choice} value={choice} lang={choice in languages ? choice : undefined}>
          {name}
        </option>
      ))}
    </select>
  );
}

/**
 * Shows a page.
 *
 * @param root - The relative path from it to the site's root.
 */
export function show(root: string, title: Text, content: ComponentChildren): void {
  render(
    <Frame root={root} title={title}>
      {content}
    </Frame>,
    document.getElementById("page") as HTMLElement,
  );
}
