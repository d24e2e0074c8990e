import type { Edit } from "@url1738/core";
import { type KnownText, placeAt } from "@url1738/core/grammar";
import { edited } from "./fixes.ts";
import type { MendStep } from "./place-errors.ts";

/** The distance up to which hints look at a text. From further away, they ask only whether something is there, or what ends a run. */
const FAR = 512;

/**
 * Returns an edit that repeats those of some steps in each repetition of the part that they have mended, so that hints need not say the same
 * of a million like errors: as far as hints cannot see the ends of what repeats, and the scheme's own, which may look anywhere, say the same.
 *
 * @param from - The beginning of that part.
 * @param to - Its end.
 */
export function repeated(
  { text, rules, machine }: KnownText,
  from: number,
  to: number,
  steps: readonly MendStep[],
): (Edit & Pick<MendStep, "edits">) | undefined {
  const length = to - from;
  const around = (index: number) => text.slice(index - FAR, index + FAR);
  const seen = around(from);
  if (from < FAR || length > FAR || around(to) !== seen) return undefined;
  const asked = steps.flatMap(({ leaving: { state, index } }) =>
    [rules.hint, ...machine.mismatchAt(state, index).hints].map((hint) => {
      const said = (shift: number) => {
        const advice = hint?.(placeAt(text, index + shift));
        const fix = typeof advice === "object" ? advice.fix : undefined;
        return fix ? `${fix.index - shift} ${fix.end - shift} ${fix.replacement}` : advice && "";
      };
      const first = said(0);
      return (start: number) => said(start - from) === first;
    }),
  );
  const edits = steps.map(({ index, end, replacement }) => ({ index: index - from, end: end - from, replacement }));
  const all: Edit[] = [];
  let start = to;
  for (; around(start + length) === seen && asked.every((isSame) => isSame(start)); start += length)
    for (const { index, end, replacement } of edits) all.push({ index: index + start, end: end + start, replacement });
  const replacement = edited(text.slice(from, to), edits).repeat((start - to) / length);
  return start === to ? undefined : { index: to, end: start, replacement, edits: all };
}
