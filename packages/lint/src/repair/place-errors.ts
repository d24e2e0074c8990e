import type { Edit, UrlError } from "@url1738/core";
import type { Advice } from "@url1738/core/define";
import {
  type ComponentPlace,
  failureAt,
  indexedError,
  type KnownText,
  type Machine,
  placeAt,
  recordOf,
  type SchemeRules,
  schemeEnd,
  shortestEnd,
  type Walked,
  walked,
} from "@url1738/core/grammar";
import { isMaskedAt, type Masking } from "@url1738/redact";
import { withoutAdvice } from "../hints/advice.ts";
import { unsaid } from "../hints/login-hints.ts";
import { remembered } from "../hints/remembered.ts";
import { changedOffset, edited } from "./fixes.ts";

export function readingOf(text: string, rules: SchemeRules): KnownText {
  const scheme = text.slice(0, schemeEnd(text)).toLowerCase();
  return { text, scheme, rules, machine: remembering(rules.machine()) };
}

/** A place where a text leaves a grammar, and the best advice for it. */
export interface AdvisedPlace {
  readonly leaving: Walked;
  readonly advice: Advice | string | undefined;
}

/** A place where a text leaves a grammar, and the edit that mends the error or passes over it. */
export interface MendStep extends Edit, AdvisedPlace {
  /** The component that is wrong in itself and was passed over; `undefined` if the text was mended. */
  readonly wrong: string | undefined;
  /** The edits, for a step that repeats others. */
  readonly edits?: readonly Edit[];
}

/** Returns a string that is the same for advice with the same content. */
function contentOf(advice: AdvisedPlace["advice"]): string {
  if (typeof advice !== "object") return `${advice}`;
  const { reason, sentence, params, fix } = advice;
  return JSON.stringify([reason, sentence, params, fix?.replacement]);
}

/**
 * Returns a function that finds the component, also inside a list, at an offset of a text. The offsets must ascend.
 *
 * @param steps - The edits that mend the text.
 * @param last - The place up to which they mend it; without one, all of it.
 */
export function componentsIn(
  { text, rules, machine }: KnownText,
  steps: readonly Edit[],
  last?: Walked,
): (offset: number) => string | undefined {
  const changed = changedOffset(steps);
  let places: ComponentPlace[] | undefined;
  let begun = 0;
  return (offset) => {
    const rest = last && shortestEnd(machine, last.state);
    places ??= [...rules.places(edited(text.slice(0, last?.index), steps) + (rest ?? ""), true)].sort(
      (left, right) => left.index - right.index,
    );
    const at = changed(offset);
    while (begun < places.length && (places[begun] as ComponentPlace).index <= at) begun++;
    return places[begun - 1]?.component;
  };
}

/**
 * Returns a function that makes the error for a place of one text; similar places share their sentences. Without advice, an error gets
 * none from the scheme either, since that would not help.
 *
 * @param find - Finds the component at an offset, see {@link componentsIn}.
 */
export function errorsOfPlaces(
  reading: KnownText,
  find: (offset: number) => string | undefined,
  isMasked: Masking = (index) => isMaskedAt(reading.text, index),
): (place: AdvisedPlace) => UrlError {
  const { text, scheme, machine } = reading;
  const first = walked(machine, machine.first, text, scheme.length + 1).index;
  const errorsAt = remembered((_state: unknown) => new Map<string, UrlError>());
  return ({ leaving, advice }) => {
    const { index, found } = placeAt(text, leaving.index);
    const end = index + found.length;
    const alike = errorsAt(leaving.state);
    const key = `${found} ${isMasked(index)} ${contentOf(advice)}`;
    const isFirst = index === first;
    const failure = failureAt(reading, leaving, undefined, isMasked, isFirst);
    const like = (isFirst ? undefined : alike.get(key)) ?? recordOf(failure, unsaid(failure, advice));
    if (!isFirst) alike.set(key, like);
    const error = indexedError(like, () => find(index));
    if (advice === undefined) return { ...withoutAdvice(error), index, end };
    const fix = error.fix && typeof advice === "object" ? advice.fix : undefined;
    return { ...error, index, end, ...(fix && { fix }) };
  };
}

/** Returns a machine that remembers its answers, for texts that leave the grammar in the same way again and again. */
function remembering(machine: Machine): Machine {
  const mismatch = remembered((state: unknown) => machine.mismatchAt(state, 0));
  return {
    ...machine,
    mismatchAt: (state, index) => ({ ...mismatch(state), index }),
    componentsAt: remembered((state) => machine.componentsAt(state)),
  };
}
