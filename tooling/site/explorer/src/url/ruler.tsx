import { useRef } from "preact/hooks";
import { useSpeech } from "../speech.ts";
import { type Piece, runsOf } from "./pieces.ts";
import { tintOf } from "./tint.ts";
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
  readonly chosen: number;
  readonly choose: (order: number) => void;
}) {
  const { say } = useSpeech();
  const ruler = useRef<HTMLDivElement>(null);
  const { pieces, isUnfinished, chosen, choose } = props;

  const move = (event: KeyboardEvent) => {
    const goal = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: pieces.length - 1 }[event.key];
    if (goal === undefined || pieces[goal] === undefined) return;
    event.preventDefault();
    choose(goal);
    ruler.current?.querySelector<HTMLElement>(`[data-order="${goal}"]`)?.focus();
  };

  return (
    <div class="ruler" role="toolbar" aria-label={say("The text, piece by piece")} ref={ruler} onKeyDown={move}>
      {runsOf(pieces).map(({ path, isWrong, numbered }) => (
        <span key={numbered[0]?.order} class={isWrong ? "run wrong" : "run"} {...tintOf(pieces, path)}>
          <span class="characters">
            {numbered.map(({ piece, order }) => (
              <button
                key={order}
                type="button"
                data-order={order}
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
