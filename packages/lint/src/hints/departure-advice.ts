import type { Advice, Hint } from "@url1738/core/runtime";
import { brokenEscape, placeAt } from "@url1738/core/runtime";
import { barePercent, certainHints, otherHints } from "./departure-hints.ts";
import { loginHints } from "./login-hints.ts";
import { goesOn, type Left, spotAt } from "./spot.ts";

/** Drops a fix that begins inside a broken escape: it would leave the % before it, which nobody has meant. */
function outsideEscapes(text: string, index: number, advice: ReturnType<Hint>): ReturnType<Hint> {
  if (typeof advice !== "object" || advice.fix === undefined) return advice;
  const begun = brokenEscape(text, index);
  const { fix, ...others } = advice;
  return begun >= 0 && fix.index > begun ? others : advice;
}

/**
 * Returns the best advice for a place where a text leaves a grammar: the scheme's, the component's, any. Skips advice with a fix after
 * which the text would leave the grammar in the same place again.
 *
 * @param hint - See `Definition.hint`.
 */
export function adviceFor<State>(left: Left<State>, hint: Hint | undefined): Advice | string | undefined {
  const spot = spotAt(left, left.leaving);
  const place = placeAt(left.text, left.leaving.index);
  const { [spot.component ?? ""]: login } = loginHints;
  const looks = [
    ...certainHints,
    ...[hint ?? [], spot.hints].flat().map((advise) => () => outsideEscapes(left.text, place.index, advise(place))),
    barePercent,
    ...(login === undefined ? [] : [login]),
    ...otherHints,
  ];
  for (const look of looks) {
    const advice = look(spot);
    if (advice === undefined) continue;
    if (typeof advice === "string" || advice.fix === undefined || goesOn(left, advice.fix)) return advice;
  }
  return undefined;
}
