import { useEffect, useState } from "preact/hooks";
import { sampleGrammar } from "./author/sample-grammar.ts";
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
const first: Subject = { tab: "url", value: "ftp://myname@host.dom/%2Fetc/motd", isGeneric: false };

/** The whole page. */
export function App() {
  const preferred = navigator.language.startsWith("fr") ? "fr" : "en";
  const [language, setLanguage] = useSetting("lang", languages, preferred);
  const [theme, setTheme] = useSetting("data-theme", themes, "auto");
  const [subject, setSubject] = useState(() => readFragment(location.hash) ?? first);
  const speech = useChosenSpeech(language);
  // The text that was left in a tab.
  const [left, setLeft] = useState<Readonly<Partial<Record<Tab, string>>>>({});

  const study = (next: Subject) => {
    setLeft((before) => ({ ...before, [subject.tab]: subject.value }));
    setSubject(next);
  };

  useEffect(() => {
    if (speech !== undefined) document.title = `url1738 – ${speech.words.title}`;
  }, [speech]);
  useEffect(() => {
    const follow = () => setSubject((before) => readFragment(location.hash) ?? before);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  // Browsers allow a page to change its address only so often.
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, "", spellFragment(subject)), 150);
    return () => clearTimeout(timer);
  }, [subject]);

  if (speech === undefined) return null;
  const { words } = speech;
  const beginnings: Readonly<Record<Tab, string>> = {
    url: first.value,
    text: words.text.sample,
    grammar: sampleGrammar,
  };
  const open = (tab: Tab) => study({ tab, value: left[tab] ?? beginnings[tab], isGeneric: subject.isGeneric });
  const studyUrl = (value: string, isGeneric = subject.isGeneric) => study({ tab: "url", value, isGeneric });
  const studyText = (value: string) => study({ ...subject, tab: "text", value });
  const change = (value: string) => setSubject({ ...subject, value });

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
          {subject.tab === "url" && <UrlTab subject={subject} study={studyUrl} change={change} studyText={studyText} />}
          {subject.tab === "text" && <TextTab text={subject.value} change={change} study={studyUrl} />}
          {subject.tab === "grammar" && <GrammarTab source={subject.value} change={change} />}
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
