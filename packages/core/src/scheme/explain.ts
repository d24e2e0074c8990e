import { type Hiding, hidingOf } from "@url1738/redact";
import { following } from "../automaton/label.ts";
import { type Machine, type Walked, walked } from "../automaton/machine.ts";
import { ownFields } from "../contract/own-fields.ts";
import { MAX_LENGTH, tooLongError } from "../errors/length-limit.ts";
import { type Advice, faultSentence } from "../errors/sentence.ts";
import { departureSentence } from "../errors/sentences.ts";
import type { UrlError } from "../errors/url-error.ts";
import type { Hint } from "../grammar/nodes.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import type { FaultOf } from "../values/component-place.ts";
import { explainBeginning } from "./beginning.ts";
import { departureAdvice, placeAt, placeFields } from "./sure-hints.ts";
import { veiledError } from "./veiled.ts";

/** Why a text is not a URL. Everything here runs only when somebody looks at an error. */

/**
 * What there is to be known of a scheme to explain why a text is not one of its URLs; without a name, it is any scheme.
 *
 * @public
 */
export interface Explained {
  /** The scheme's name, in lower case. */
  readonly name: string | undefined;
  /** The section that describes the scheme, see `UrlError.section`. */
  readonly section: string | undefined;
  /** See `Definition.hint`. */
  readonly hint: Hint | undefined;
  /** The components whose text is a secret; without them, there are none. */
  readonly secrets?: readonly string[] | undefined;
  /**
   * The grammar of what follows the name and the colon: `genericurl = scheme ":" schemepart` (RFC 1738 §5).
   *
   * @returns What reads such a text character by character.
   */
  machine(): Machine;
  /**
   * Looks for what breaks a rule beyond the grammar.
   *
   * @param text - A URL that the grammar accepts, its length aside.
   * @returns All faults, from left to right.
   */
  faults(text: string): readonly FaultOf[];
}

/**
 * The error at a place where a text leaves the grammar.
 *
 * @param known - The advice; without it, that of the scheme and its components.
 * @param isHidden - What is hidden of the text. Whoever has many errors of one text gives it, since to find it takes time in proportion
 *   to the text's length.
 */
export function departureError(
  { section, hint, secrets }: Explained,
  machine: Machine,
  scheme: string,
  text: string,
  { state, index }: Walked,
  known?: Advice | string,
  isHidden: Hiding = hidingOf(text),
): UrlError {
  const { component, expected, canEscape, hints, section: own = section } = machine.departureAt(state, index);
  const place = placeAt(text, index);
  let advice = known;
  for (const advise of [hint, ...hints]) advice ??= advise?.(place);
  return veiledError(
    // Nobody knows of which component the character was to be.
    secrets !== undefined || isHidden(index),
    { code: "syntax", scheme, component, ...placeFields(place), expected, section: own },
    departureSentence(place.found === "", following(machine, state)),
    advice ?? departureAdvice(place, canEscape),
  );
}

/** The error of a component that breaks a rule beyond the grammar. */
export function faultError(
  { section, hint, secrets }: Explained,
  scheme: string,
  text: string,
  given: FaultOf,
  isHidden: Hiding = hidingOf(text),
): UrlError {
  const fault = ownFields<FaultOf>(given);
  const { component, index, end } = fault;
  return veiledError(
    secrets?.includes(component) || isHidden(index),
    {
      code: "not-allowed",
      scheme,
      component,
      index,
      end,
      found: text.codePointAt(index),
      section: fault.section ?? section,
    },
    faultSentence(fault),
    fault.hint ?? hint?.(placeAt(text, index)),
  );
}

/** Tells why a text is not a URL of a scheme. If nothing is wrong with it, its canonical spelling is too long: nothing else is left. */
export function explainUrl(explained: Explained, text: unknown): UrlError {
  const { name } = explained;
  const beginning = explainBeginning(text, (scheme) => name === undefined || scheme === name);
  if (beginning !== undefined) return beginning;
  const url = text as string;
  const scheme = schemeOf(url) as string;
  const machine = explained.machine();
  const leaving = walked(machine, machine.first, url, scheme.length + 1);
  if (leaving.index < url.length || !machine.isEnd(leaving.state))
    return departureError(explained, machine, scheme, url, leaving);
  const [first] = explained.faults(url);
  return first === undefined ? tooLongError(MAX_LENGTH) : faultError(explained, scheme, url, first);
}
