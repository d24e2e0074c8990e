import { useMemo } from "preact/hooks";
import { Field } from "../field.tsx";
import { ShareButton } from "../share-button.tsx";
import { useSpeech } from "../speech.ts";
import { draftOf } from "./draft.ts";
import { Outcome } from "./outcome.tsx";

/** A grammar in the combinators, and its results, while it is typed. */
export function GrammarTab(props: {
  readonly source: string;
  readonly change: (source: string) => void;
  readonly share: () => Promise<void>;
}) {
  const { source, change, share } = props;
  const { say } = useSpeech();
  const draft = useMemo(() => draftOf(source), [source]);
  const refused = (index: number, why: string) => {
    const lines = source.slice(0, index).split("\n");
    return say("Line {line}, column {column}: {why}", {
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
      why,
    });
  };
  return (
    <>
      <Field
        id="grammar"
        label={say("The grammar of a scheme")}
        rows={14}
        value={source}
        change={change}
        isWrong={"refusal" in draft}
        describedBy="grammar-note grammar-state"
      />
      <p id="grammar-note" class="quiet">
        {say(
          "Combinators of @url1738/core/define, constants, and at the end a call of defineScheme. This page runs no functions, such as codecs.",
        )}
      </p>
      <p class="options">
        <ShareButton share={share} />
      </p>
      <p id="grammar-state" role="status" class="wrong">
        {"refusal" in draft && refused(draft.index, draft.refusal)}
      </p>
      {"sketch" in draft && <Outcome sketch={draft.sketch} />}
    </>
  );
}
