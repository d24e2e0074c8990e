import { bnf, defineScheme, generate, type Scheme, spans } from "@url1738/core";
import { useMemo, useState } from "preact/hooks";
import { piecesOf } from "../url/pieces.ts";
import { Ruler } from "../url/ruler.tsx";
import { sentencesIn } from "../words/sentences.ts";
import { useWords } from "../words/words-context.ts";
import { NotationError } from "./notation-error.ts";
import { readGrammar, type Sketch } from "./read-grammar.ts";

/** How many URLs are shown at once. */
const URLS = 8;

/** A grammar that can be tried; or what is wrong with its source, and where, if that is known. */
type Draft =
  | { readonly sketch: Sketch; readonly scheme: Scheme }
  | { readonly complaint: string; readonly index: number | undefined };

function draftOf(source: string): Draft {
  try {
    const sketch = readGrammar(source);
    const scheme = defineScheme({ access: "It designates what its author says.", ...sketch } as never);
    return { sketch, scheme: scheme as unknown as Scheme };
  } catch (thrown) {
    const index = thrown instanceof NotationError ? thrown.index : undefined;
    return { complaint: thrown instanceof Error ? thrown.message : String(thrown), index };
  }
}

/** Whole numbers that look random, the same for the same seed. */
function pickFrom(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    // The generator "minstd" of Park and Miller.
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

/** A grammar in the combinators, and what comes of it, while it is typed. */
export function GrammarTab({ source, change }: { readonly source: string; readonly change: (source: string) => void }) {
  const { words } = useWords();
  const draft = useMemo(() => draftOf(source), [source]);
  const lineUp = (index: number) => {
    const before = source.slice(0, index).split("\n");
    return words.grammar.at(before.length, (before.at(-1)?.length ?? 0) + 1);
  };
  return (
    <>
      <div class="field">
        <label for="grammar">{words.grammar.label}</label>
        <textarea
          id="grammar"
          rows={14}
          spellcheck={false}
          autocapitalize="off"
          aria-describedby="grammar-note grammar-state"
          aria-invalid={"complaint" in draft}
          value={source}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      </div>
      <p id="grammar-note">{words.grammar.note}</p>
      <p id="grammar-state" role="status" class="wrong">
        {"complaint" in draft && `${draft.index === undefined ? "" : `${lineUp(draft.index)}: `}${draft.complaint}`}
      </p>
      {"scheme" in draft && <Outcome {...draft} />}
    </>
  );
}

/** What comes of a grammar. */
function Outcome({ sketch, scheme }: { readonly sketch: Sketch; readonly scheme: Scheme }) {
  const { language, words } = useWords();
  const [seed, setSeed] = useState(1);
  const [typed, setTyped] = useState<string>();
  const [chosen, choose] = useState(0);
  const urls = useMemo(() => {
    const pick = pickFrom(seed * 7919);
    return Array.from({ length: URLS }, () => generate(sketch, pick));
  }, [sketch, seed]);
  const text = typed ?? urls[0] ?? "";
  const result = scheme.safeParse(text);
  const pieces = piecesOf(text, result.ok ? undefined : result.error, spans(sketch, text));
  return (
    <div class="columns">
      <section aria-labelledby="bnf">
        <h2 id="bnf">{words.grammar.bnf}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached with the keyboard. */}
        <pre tabIndex={0} class="bnf">
          {bnf(sketch)}
        </pre>
      </section>
      <section aria-labelledby="generated">
        <h2 id="generated">{words.grammar.generated}</h2>
        <ul class="generated">
          {urls.map((url, order) => (
            <li key={order}>
              <button type="button" onClick={() => setTyped(url)}>
                <code>{url}</code>
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => setSeed(seed + 1)}>
          {words.grammar.others}
        </button>
      </section>
      <section aria-labelledby="trial-heading">
        <h2 id="trial-heading">{words.grammar.trial}</h2>
        <div class="field">
          <label for="trial">{words.url.label}</label>
          <input
            id="trial"
            type="text"
            autocomplete="off"
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <p role="status" class={result.ok ? "right" : "wrong"}>
          {result.ok ? words.url.isOne(scheme.name) : sentencesIn(language, result.error).message}
        </p>
        {text !== "" && (
          <Ruler
            pieces={pieces}
            isUnfinished={!result.ok && result.error.index === text.length}
            chosen={Math.min(chosen, pieces.length - 1)}
            choose={choose}
          />
        )}
        {result.ok && <pre class="value">{JSON.stringify(result.url, null, 2)}</pre>}
      </section>
    </div>
  );
}
