import { useRef } from "preact/hooks";
import { useSpeech } from "../words/use-speech.ts";
import { linesOfPieces, type Numbered } from "./lines-of-pieces.ts";
import type { Piece } from "./pieces.ts";
import { visible } from "./visible.ts";

/** Neighbouring pieces that share a property. */
interface Run {
  readonly label: string | undefined;
  readonly count: number;
}

function runsOf(line: readonly Numbered[], labelOf: (piece: Piece) => string | undefined): readonly Run[] {
  const runs: Run[] = [];
  for (const { piece } of line) {
    const label = labelOf(piece);
    const last = runs.at(-1);
    if (last !== undefined && last.label === label) runs[runs.length - 1] = { label, count: last.count + 1 };
    else runs.push({ label, count: 1 });
  }
  return runs;
}

function kindOf({ isWrong, rules }: Piece): string | undefined {
  if (isWrong) return "wrong";
  return rules.length === 0 ? "rest" : undefined;
}

/** The text with its components under their characters; each piece can be chosen. */
export function Ruler(props: {
  readonly pieces: readonly Piece[];
  /** True if something is missing at the end of the text. */
  readonly isUnfinished: boolean;
  readonly chosen: number;
  readonly choose: (order: number) => void;
}) {
  const { words } = useSpeech();
  const ruler = useRef<HTMLElement>(null);
  const { pieces, isUnfinished, chosen, choose } = props;
  const lines = linesOfPieces(pieces);
  const names = [...new Set(pieces.flatMap(({ component }) => component ?? []))];
  const tintOf = (component: string | undefined) =>
    component === undefined ? undefined : names.indexOf(component) % 6;

  const move = (event: KeyboardEvent) => {
    const goal = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: pieces.length - 1 }[event.key];
    if (goal === undefined || pieces[goal] === undefined) return;
    event.preventDefault();
    choose(goal);
    ruler.current?.querySelector<HTMLElement>(`[data-order="${goal}"]`)?.focus();
  };
  const point = ({ target }: MouseEvent) => {
    const order = (target as Element).closest<HTMLElement>("[data-order]")?.dataset.order;
    if (order !== undefined) choose(Number(order));
  };

  return (
    <section class="ruler" ref={ruler} aria-label={words.ruler.heading}>
      <p>{words.ruler.advice}</p>
      {lines.map((line, number) => {
        const rows = [
          [words.ruler.component, runsOf(line, ({ component }) => component)],
          [words.ruler.field, runsOf(line, ({ component, path }) => (path === component ? undefined : path))],
        ] as const;
        const isLast = number === lines.length - 1;
        return (
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its pieces can be chosen, as the cells of a grid can.
          <table key={number} role="grid" aria-label={words.ruler.heading} onKeyDown={move} onClick={point}>
            <tbody>
              <tr>
                <th scope="row">{words.ruler.text}</th>
                {line.map(({ piece, order }) => (
                  <td
                    key={order}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is a cell of that grid.
                    role="gridcell"
                    data-order={order}
                    data-tint={tintOf(piece.component)}
                    class={kindOf(piece)}
                    tabIndex={order === chosen ? 0 : -1}
                    aria-selected={order === chosen}
                  >
                    {piece.text === "" ? <i>{words.ruler.empty}</i> : visible(piece.text)}
                  </td>
                ))}
                {isLast && isUnfinished && <td class="wrong">{words.ruler.end}</td>}
              </tr>
              {rows.map(([name, runs]) =>
                runs.some(({ label }) => label !== undefined) ? (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {runs.map(({ label, count }, order) => (
                      <td key={order} colSpan={count} data-tint={tintOf(label?.replace(/[.[].*/, ""))}>
                        {label}
                      </td>
                    ))}
                  </tr>
                ) : null,
              )}
            </tbody>
          </table>
        );
      })}
    </section>
  );
}
