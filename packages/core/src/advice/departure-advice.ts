import type { Advice } from "../errors/sentence.ts";
import { placeAt } from "../explain/place.ts";
import type { Hint } from "../grammar/nodes.ts";
import { walked } from "../machines/machine.ts";
import { certainHints, otherHints } from "./departure-hints.ts";
import { goesOn, type Left } from "./goes-on.ts";
import { loginHints } from "./login-hints.ts";

/**
 * The best advice there is for a place where a text leaves a grammar: the scheme's, the component's, any. Where it names a change after
 * which the text would leave the grammar just there again, it is none.
 *
 * @param hint - See `Definition.hint`.
 */
export function adviceFor<State>(left: Left<State>, hint: Hint | undefined): Advice | string | undefined {
  const { machine, text, leaving, takes, runs } = left;
  const departure = machine.departureAt(leaving.state, leaving.index);
  const place = placeAt(text, leaving.index);
  const canFollow = (other: string) => walked(machine, leaving.state, other, 0).index === other.length;
  const componentsAfter = (other: string) => [...machine.componentsAt(walked(machine, leaving.state, other, 0).state)];
  const spot = { ...departure, ...place, canFollow, componentsAfter, takes, runs };
  const { [departure.component ?? ""]: login } = loginHints;
  const looks = [
    ...certainHints,
    () => hint?.(place),
    ...departure.hints.map((advise) => () => advise(place)),
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
