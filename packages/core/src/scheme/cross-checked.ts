import { faultSentence } from "../errors/fault-sentence.ts";
import { Refusal } from "../machines/refusal.ts";
import type { ValueFault } from "./definition.ts";
import { methods } from "./methods.ts";
import { refusedError } from "./refused-error.ts";
import type { Scheme } from "./scheme.ts";
import type { UrlValue } from "./url-value.ts";

/**
 * The same scheme, of which values also obey the rules that concern several components at once.
 *
 * @param scheme - The scheme by its other rules.
 * @param check - See {@link Definition.check}.
 * @returns The scheme.
 * @public
 */
export function crossChecked<U extends UrlValue, A, C>(
  scheme: Scheme<U, A, C>,
  check: (url: U) => readonly ValueFault[],
): Scheme<U, A, C> {
  const { name, secrets } = scheme;

  /** The value of a text, if it is one by all other rules. */
  function valueOf(text: unknown): U | undefined {
    const result = scheme.safeParse(text);
    return result.ok ? result.url : undefined;
  }

  const explained = {
    ...scheme,
    faults: (text: string) => {
      const own = scheme.faults(text);
      const url = own.length > 0 ? undefined : valueOf(text);
      if (url === undefined) return own;
      const places = scheme.places(text);
      const faults = check(url).map(({ component, message, reason, params, hint }) => {
        // What the text leaves out would have to be added.
        const missing = { index: text.length, end: text.length };
        const { index, end } = places.find((place) => place.component === component) ?? missing;
        return { component, index, end, message, section: undefined, reason, params, hint };
      });
      return faults.sort((one, other) => one.index - other.index);
    },
  };

  /** Spells by all other rules, and then asks for the value of what is spelt. */
  const spell = (parts: unknown, exact: boolean) => {
    const text = scheme.format(exact ? (parts as U) : scheme.build(parts as never));
    const [fault] = check(scheme.parse(text));
    if (fault === undefined) return text;
    const { component, hint } = fault;
    throw refusedError(name, new Refusal(component, faultSentence(fault), { hint }), secrets);
  };
  const read = (text: unknown) => {
    const url = valueOf(text);
    return url !== undefined && check(url).length === 0 ? url : undefined;
  };
  return { ...explained, ...methods<U, A, C>(explained, read, spell, scheme.access) };
}
