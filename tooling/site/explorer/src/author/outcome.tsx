import { spans } from "@url1738/lint";
import { useMemo, useState } from "preact/hooks";
import { piecesOf } from "../url/pieces.ts";
import { Ruler } from "../url/ruler.tsx";
import { useSpeech } from "../words/use-speech.ts";
import { refusalOf, type Trial, trialOf } from "./draft.ts";
import type { Sketch } from "./read-grammar.ts";
import { TraceTable } from "./trace-table.tsx";

/** A URL to try, taken apart by the grammar. */
function TriedUrl({
  sketch,
  scheme,
  text,
  type,
}: {
  readonly sketch: Sketch;
  readonly scheme: Trial["scheme"];
  readonly text: string;
  readonly type: (text: string) => void;
}) {
  const { say, words } = useSpeech();
  const [chosen, choose] = useState(0);
  const result = scheme.safeParse(text);
  const pieces = piecesOf(text, result.ok ? undefined : result.error, spans(sketch, text));
  return (
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
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
      <p role="status" class={result.ok ? "right" : "wrong"}>
        {result.ok ? words.url.isOne(scheme.name) : say(result.error).message}
      </p>
      {text !== "" && (
        <Ruler
          pieces={pieces}
          isUnfinished={!result.ok && result.error.index === text.length}
          chosen={Math.min(chosen, pieces.length - 1)}
          choose={choose}
        />
      )}
      <TraceTable definition={sketch} text={text} />
      {result.ok && <pre class="value">{JSON.stringify(result.url, null, 2)}</pre>}
    </section>
  );
}

/** Shows the results for a grammar: the checks, its BNF, URLs, and one to try. */
export function Outcome({ sketch }: { readonly sketch: Sketch }) {
  const { say, words } = useSpeech();
  const [seed, setSeed] = useState(1);
  const [typed, type] = useState<string>();
  const refusal = useMemo(() => refusalOf(sketch, say), [sketch, say]);
  const trial = useMemo(() => trialOf(sketch, seed), [sketch, seed]);
  return (
    <div class="columns">
      <section aria-labelledby="checks">
        <h2 id="checks">{words.grammar.checks}</h2>
        <p role="status" class={refusal === undefined ? "right" : "wrong"}>
          {refusal ?? words.grammar.sound}
        </p>
      </section>
      {trial !== undefined && (
        <>
          <section aria-labelledby="bnf">
            <h2 id="bnf">{words.grammar.bnf}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached with the keyboard. */}
            <pre tabIndex={0} class="bnf">
              {trial.bnf}
            </pre>
          </section>
          <section aria-labelledby="generated">
            <h2 id="generated">{words.grammar.generated}</h2>
            <ul class="generated">
              {trial.urls.map((url, order) => (
                <li key={order}>
                  <button type="button" onClick={() => type(url)}>
                    <code>{url}</code>
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" onClick={() => setSeed(seed + 1)}>
              {words.grammar.others}
            </button>
          </section>
          <TriedUrl sketch={sketch} scheme={trial.scheme} text={typed ?? trial.urls[0] ?? ""} type={type} />
        </>
      )}
    </div>
  );
}
