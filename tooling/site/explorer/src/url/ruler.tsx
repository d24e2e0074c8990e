import { arrows } from "../arrows.ts";
import { useSpeech } from "../speech.ts";
import { type Piece, runsOf } from "./pieces.ts";
import { tintOf } from "./tint.ts";
import type { Choice } from "./use-choice.ts";
import { shown } from "./visible.ts";

function kindOf({ isWrong, rules }: Piece): string | undefined {
  if (isWrong) return "wrong";
  return rules.length === 0 ? "rest" : undefined;
}

/** The text with a bracket and a name below each component; each piece can be chosen. */
export function Ruler(props: {
  readonly pieces: readonly Piece[];
  /** True if something is missing at the end of the text. */
  readonly isUnfinished: boolean;
  readonly choice: Choice;
}) {
  const { say } = useSpeech();
  const { pieces, isUnfinished } = props;
  const { chosen, choose } = props.choice;

  return (
    <div
      class="ruler"
      role="toolbar"
      aria-label={say("The text, piece by piece")}
      onKeyDown={arrows(pieces.length, chosen, choose)}
    >
      {runsOf(pieces).map(({ path, isWrong, numbered }) => (
        <span key={numbered[0]?.order} class={isWrong ? "run wrong" : "run"} {...tintOf(pieces, path)}>
          <span class="characters">
            {numbered.map(({ piece, order }) => (
              <button
                key={order}
                type="button"
                class={kindOf(piece)}
                tabIndex={order === chosen ? 0 : -1}
                aria-pressed={order === chosen}
                onClick={() => choose(order)}
              >
                {piece.text === "" ? <i>{say("empty")}</i> : shown(piece.text, piece.isWrong)}
              </button>
            ))}
          </span>
          <small class="name">{path}</small>
        </span>
      ))}
      {isUnfinished && (
        <span class="run wrong">
          <span class="characters">
            <i>{say("the end")}</i>
          </span>
          <small class="name" />
        </span>
      )}
    </div>
  );
}
