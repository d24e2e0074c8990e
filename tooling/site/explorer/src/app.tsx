import { useEffect, useState } from "preact/hooks";
import { sampleGrammar } from "./author/sample-grammar.ts";
import { examples } from "./examples.ts";
import { hasUrl, readFragment, type Subject, spellFragment, type Tab } from "./fragment.ts";
import { lazy } from "./loadable.tsx";
import { useSpeech } from "./speech.ts";
import { Tabs } from "./tabs.tsx";
import { UrlTab } from "./url/url-tab.tsx";
import { useRedact } from "./use-redact.ts";

const TextTab = lazy(async () => (await import("./text/text-tab.tsx")).TextTab);
const GrammarTab = lazy(async () => (await import("./author/grammar-tab.tsx")).GrammarTab);

const first: Subject = { tab: "url", value: undefined, isGeneric: false };

/** The first text to search. */
const SAMPLE =
  "Yes, Jim, I found it under <URL:ftp://info.cern.ch/pub/www/doc;\ntype=d> but you can probably pick it up from <URL:ftp://ds.in\nternic.net/rfc>. The log said ftp://anna:secret@host.dom/x failed.";

/** Puts a subject into the page's address, without its secrets. */
function setAddress(...subject: Parameters<typeof spellFragment>): void {
  const spelt = spellFragment(...subject);
  if (spelt !== location.hash) history.replaceState(null, "", spelt);
}

/** The explorer: a tab for each kind of subject. */
export function App() {
  const { say } = useSpeech();
  const [subject, setSubject] = useState(() => readFragment(location.hash) ?? first);
  // True if the subject has been typed. Then keep it out of the address, which the browser's history and sync keep.
  const [isTyped, setTyped] = useState(false);
  // The text that was left in a tab.
  const [left, setLeft] = useState<Readonly<Partial<Record<Tab, string | undefined>>>>({});

  useEffect(() => {
    const follow = () => setSubject((before) => readFragment(location.hash) ?? before);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const named = isTyped ? { ...subject, value: undefined } : subject;
  const redact = useRedact(hasUrl(named));
  // A fragment that came with a URL loses it at once, and gets it back without secrets.
  useEffect(() => setAddress(named, redact), [subject, isTyped, redact]);

  const beginnings: Readonly<Record<Tab, string>> = {
    url: examples[0].url,
    text: say(SAMPLE),
    grammar: sampleGrammar,
  };
  const { isGeneric } = subject;
  const value = subject.value ?? beginnings[subject.tab];

  const study = (next: Subject, isNextTyped: boolean) => {
    if (next.tab !== subject.tab) setLeft((before) => ({ ...before, [subject.tab]: subject.value }));
    setSubject(next);
    setTyped(isNextTyped);
  };
  const change = (typed: string) => study({ ...subject, value: typed }, true);
  const share = async () => {
    study({ ...subject, value }, false);
    setAddress({ ...subject, value }, (await import("./secrets.ts")).redact);
  };

  return (
    <>
      <h1>{say("Explorer")}</h1>
      <Tabs
        labels={{ url: say("A URL"), text: say("A text"), grammar: say("A grammar") }}
        chosen={subject.tab}
        choose={(tab) => study({ tab, value: left[tab], isGeneric }, left[tab] !== undefined)}
      >
        {subject.tab === "url" && (
          <UrlTab
            text={value}
            isGeneric={isGeneric}
            change={change}
            accept={(generic) => study({ ...subject, isGeneric: generic }, isTyped)}
            study={(url, generic) => study({ tab: "url", value: url, isGeneric: generic }, false)}
            studyText={(text) => study({ ...subject, tab: "text", value: text }, true)}
            share={share}
          />
        )}
        {subject.tab === "text" && (
          <TextTab text={value} change={change} study={(url) => study({ tab: "url", value: url, isGeneric }, false)} />
        )}
        {subject.tab === "grammar" && <GrammarTab source={value} change={change} share={share} />}
      </Tabs>
    </>
  );
}
