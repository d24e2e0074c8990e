import { PIECES } from "../../packages/compile/test/pieces.ts";

/**
 * Returns a text that is nearly the given one.
 *
 * @param pick - Makes the decisions: given `n`, returns a whole number from 0 to `n` - 1.
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
