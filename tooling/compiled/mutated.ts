import { PIECES } from "../../packages/compile/test/pieces.ts";

/**
 * A text that is nearly a given one.
 *
 * @param pick - Where the decisions come from: given `n`, a whole number from 0 to `n` - 1.
 */
export function mutated(text: string, pick: (n: number) => number): string {
  let changed = text;
  for (let changes = pick(4); changes > 0; changes--) {
    const at = pick(changed.length + 1);
    const piece = PIECES[pick(PIECES.length + 4)] ?? "";
    changed = changed.slice(0, at) + piece + changed.slice(at + pick(4));
  }
  return changed;
}
