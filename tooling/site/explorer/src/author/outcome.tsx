import { spans } from "@url1738/lint";
import { useMemo, useState } from "preact/hooks";
import { Field } from "../field.tsx";
import { Panel } from "../panel.tsx";
import { useSpeech } from "../speech.ts";
import { piecesOf } from "../url/pieces.ts";
import { Ruler } from "../url/ruler.tsx";
import { useChoice } from "../url/use-choice.ts";
import { refusalOf, type Trial, trialOf } from "./draft.ts";
import type { Sketch } from "./read-grammar.ts";
import { TraceTable } from "./trace-table.tsx";

/** A URL to try, taken apart by the grammar. */
function TriedUrl(props: {
  readonly sketch: Sketch;
  readonly scheme: Trial["scheme"];
  readonly text: string;
  readonly type: (text: string) => void;
}) {
  const { sketch, scheme, text, type } = props;
  const { say, fact } = useSpeech();
  const result = scheme.safeParse(text);
  const pieces = piecesOf(text, result.ok ? undefined : result.error, spans(sketch, text));
  const choice = useChoice(text, pieces);
  return (
    <Panel id="trial-heading" heading={say("Try a URL")}>
      <Field id="trial" label={say("URL")} value={text} change={type} />
      <p role="status" class={result.ok ? "right" : "wrong"}>
        {result.ok ? say("This is a URL of the scheme {scheme}.", { scheme: scheme.name }) : fact(result.error).message}
      </p>
      {text !== "" && (
        <Ruler pieces={pieces} isUnfinished={!result.ok && result.error.index === text.length} choice={choice} />
      )}
      <TraceTable definition={sketch} text={text} />
      {result.ok && <pre class="value">{JSON.stringify(result.url, null, 2)}</pre>}
    </Panel>
  );
}

/** Shows the results for a grammar: the checks, its BNF, URLs, and one to try. */
export function Outcome({ sketch }: { readonly sketch: Sketch }) {
  const { say, fact } = useSpeech();
  const [seed, setSeed] = useState(1);
  const [typed, type] = useState<string>();
  const refusal = useMemo(() => refusalOf(sketch, fact), [sketch, fact]);
  const trial = useMemo(() => trialOf(sketch, seed), [sketch, seed]);
  return (
    <div class="columns">
      <Panel id="checks" heading={say("What checkDefinition says")}>
        <p role="status" class={refusal === undefined ? "right" : "wrong"}>
          {refusal ?? say("No objections: this scheme is sound.")}
        </p>
      </Panel>
      {trial !== undefined && (
        <>
          <Panel id="bnf" heading={say("BNF")}>
            <pre class="bnf">{trial.bnf}</pre>
          </Panel>
          <Panel id="generated" heading={say("URLs that it generates")}>
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
              {say("Others")}
            </button>
          </Panel>
          <TriedUrl sketch={sketch} scheme={trial.scheme} text={typed ?? trial.urls[0] ?? ""} type={type} />
        </>
      )}
    </div>
  );
}
