import { useEffect, useState } from "preact/hooks";
import { sampleGrammar } from "./author/sample-grammar.ts";
import { examples } from "./examples.ts";
import { readFragment, type Subject, spellFragment, type Tab, tabs } from "./fragment.ts";
import { lazy } from "./lazy.tsx";
import { useSetting } from "./setting.ts";
import { Tabs } from "./tabs.tsx";
import { UrlTab } from "./url/url-tab.tsx";
import { SpeechProvider, useChosenSpeech } from "./words/use-speech.ts";

const TextTab = lazy(async () => (await import("./text/text-tab.tsx")).TextTab);
const GrammarTab = lazy(async () => (await import("./author/grammar-tab.tsx")).GrammarTab);

const languages = ["en", "fr"] as const;
const themes = ["auto", "light", "dark"] as const;
const first: Subject = { tab: "url", value: undefined, isGeneric: false };

/** The whole page. */
export function App() {
  const preferred = navigator.language.startsWith("fr") ? "fr" : "en";
  const [language, setLanguage] = useSetting("lang", languages, preferred);
  const [theme, setTheme] = useSetting("data-theme", themes, "auto");
  const [subject, setSubject] = useState(() => readFragment(location.hash) ?? first);
  const speech = useChosenSpeech(language);
  // True if the subject has been typed. Then it is not in the address, which the browser's history and sync keep.
  const [isTyped, setTyped] = useState(false);
  // The text that was left in a tab.
  const [left, setLeft] = useState<Readonly<Partial<Record<Tab, string | undefined>>>>({});

  const study = (next: Subject) => {
    setLeft((before) => ({ ...before, [subject.tab]: subject.value }));
    setSubject(next);
    setTyped(false);
  };

  useEffect(() => {
    if (speech !== undefined) document.title = `url1738 – ${speech.words.title}`;
  }, [speech]);
  useEffect(() => {
    const follow = () => setSubject((before) => readFragment(location.hash) ?? before);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  // A fragment that came with a secret loses it as well.
  useEffect(() => {
    const spelt = spellFragment(isTyped ? { ...subject, value: undefined } : subject);
    if (spelt !== location.hash) history.replaceState(null, "", spelt);
  }, [subject, isTyped]);

  if (speech === undefined) return null;
  const { words } = speech;
  const beginnings: Readonly<Record<Tab, string>> = {
    url: examples[0].url,
    text: words.text.sample,
    grammar: sampleGrammar,
  };
  const value = subject.value ?? beginnings[subject.tab];
  const { isGeneric } = subject;
  const open = (tab: Tab) => {
    study({ tab, value: left[tab], isGeneric });
    setTyped(left[tab] !== undefined);
  };
  const studyUrl = (url: string, generic = isGeneric) => study({ tab: "url", value: url, isGeneric: generic });
  const change = (typed: string) => {
    setSubject({ ...subject, value: typed });
    setTyped(true);
  };
  const studyText = (text: string) => {
    setLeft((before) => ({ ...before, [subject.tab]: subject.value }));
    setSubject({ ...subject, tab: "text", value: text });
    setTyped(true);
  };

  return (
    <SpeechProvider value={speech}>
      <header>
        <h1>
          <a href="../">url1738</a> {words.title}
        </h1>
        <nav aria-label={words.documentation}>
          <a href="../">{words.documentation}</a>
        </nav>
        <Choice
          label={words.language}
          choices={{ en: "English", fr: "Français" }}
          chosen={language}
          choose={setLanguage}
        />
        <Choice label={words.colours} choices={words.themes} chosen={theme} choose={setTheme} />
      </header>
      <main>
        <Tabs names={tabs} labels={words.tabs} chosen={subject.tab} choose={open}>
          {subject.tab === "url" && (
            <UrlTab
              text={value}
              isGeneric={isGeneric}
              study={studyUrl}
              change={change}
              accept={(generic) => setSubject({ ...subject, isGeneric: generic })}
              studyText={studyText}
            />
          )}
          {subject.tab === "text" && <TextTab text={value} change={change} study={studyUrl} />}
          {subject.tab === "grammar" && <GrammarTab source={value} change={change} />}
        </Tabs>
      </main>
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
    <label class="choice">
      <span>{props.label}</span>
      <select value={props.chosen} onChange={({ currentTarget }) => props.choose(currentTarget.value as T)}>
        {(Object.entries(props.choices) as [T, string][]).map(([choice, name]) => (
          <option key={choice} value={choice} lang={choice === "en" || choice === "fr" ? choice : undefined}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
