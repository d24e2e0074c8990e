import { useMemo } from "preact/hooks";
import { ShareButton } from "../share-button.tsx";
import { useSpeech } from "../words/use-speech.ts";
import { draftOf } from "./draft.ts";
import { Outcome } from "./outcome.tsx";

/** A grammar in the combinators, and its results, while it is typed. */
export function GrammarTab(props: {
  readonly source: string;
  readonly change: (source: string) => void;
  readonly share: () => void;
}) {
  const { source, change, share } = props;
  const { words } = useSpeech();
  const draft = useMemo(() => draftOf(source), [source]);
  const placeOf = (index: number) => {
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
          aria-invalid={"refusal" in draft}
          value={source}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      </div>
      <p id="grammar-note">{words.grammar.note}</p>
      <p class="options">
        <ShareButton share={share} />
      </p>
      <p id="grammar-state" role="status" class="wrong">
        {"refusal" in draft && `${placeOf(draft.index)}${words.colon} ${draft.refusal}`}
      </p>
      {"sketch" in draft && <Outcome sketch={draft.sketch} />}
    </>
  );
}
