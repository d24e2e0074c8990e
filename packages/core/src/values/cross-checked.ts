import { type RuleSentence, ruleErrorSentence } from "../errors/sentence.ts";
import { notCanonical } from "../errors/sentences.ts";
import type { FieldValues } from "../grammar/nodes.ts";
import { isSameValue } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { errorsIn, placesIn, type RuleErrorOf, type Scribe } from "./scribe.ts";

/** An error of a value whose components are all valid by themselves, or of parts given to `build`. @public */
export interface ValueError<N extends string = string> extends RuleSentence {
  /** The component that has the error, or a path in its value, such as `options.secret`. */
  readonly component: N | `${N}.${string}` | `${N}[${string}`;
}

/**
 * Adds the rules that concern several components at once, see `Definition.check`, to the reader and writer of a grammar. No table covers them.
 *
 * @param normalize - See `Definition.normalize`.
 * @param isPure - True if the check changes no value, so that none is read again after it.
 * @public
 */
export function crossChecked<U, S extends Scribe<U>>(
  scribe: S & Scribe<U>,
  check: (url: U) => readonly ValueError[] = () => [],
  normalize?: (url: U) => object,
  isPure = false,
): S {
  const { read: readParts, write } = scribe;

  function read(text: string, from: number): U | undefined {
    const url = readParts(text, from);
    return url && normalize ? (normalize(url) as U) : url;
  }

  /** Returns the value of a text, which the check has seen and may have changed. */
  const checked = (url: U | undefined, text: string, from = 0) => (isPure ? url : read(text, from));

  /** Refuses a value that `normalize` changes. */
  function refuseOther(url: FieldValues | undefined, other: FieldValues | undefined): void {
    const name = Object.keys(url ?? {}).find((key) => !isSameValue(url?.[key], other?.[key]));
    if (name !== undefined) throw new Refusal(name, notCanonical);
  }

  /** Returns the errors of a value, in the order of their components in the text. */
  function placed(valueErrors: readonly ValueError[], text: string): readonly RuleErrorOf[] {
    const places = [...placesIn(scribe, text), ...placesIn(scribe, text, true)];
    const all = valueErrors.map(({ component, message, reason, params, hint }) => {
      // A component that the text leaves out would have to be added at the end.
      const missing = { index: text.length, end: text.length };
      const { index, end } = places.find((place) => place.component === component) ?? missing;
      return { component, index, end, message, section: undefined, reason, params, hint };
    });
    return all.sort((left, right) => left.index - right.index);
  }

  return {
    ...scribe,
    passes: undefined,
    read: (text, from) => {
      const url = read(text, from);
      return url !== undefined && check(url).length === 0 ? checked(url, text, from) : undefined;
    },
    errors: (text) => {
      const textErrors = errorsIn(scribe, text);
      const url = textErrors.length > 0 ? undefined : read(text, 0);
      return url === undefined ? textErrors : placed(check(url), text);
    },
    write: (parts, names, exact) => {
      const text = write(parts, names, exact);
      const url = read(text, 0);
      const [error] = url === undefined ? [] : check(url);
      if (error !== undefined) throw new Refusal(error.component, ruleErrorSentence(error), { hint: error.hint });
      if (exact && normalize) refuseOther(readParts(text, 0) as FieldValues, checked(url, text) as FieldValues);
      return text;
    },
  };
}
