import { component, optional } from "../grammar/combinators.ts";
import { withFacts } from "../grammar/facts.ts";
import type { Field } from "../grammar/fields.ts";
import type { ComponentOptions, Optional } from "../grammar/nodes.ts";

/** Tells whether the text of a flag is present. @public */
export function isThere(text: string): boolean {
  return text !== "";
}

/** Makes the `spell` of a flag from its text. @public */
export function flagSpeller(text: string): (value: unknown) => string | undefined {
  return (value) => (value === true ? text : undefined);
}

/**
 * Makes a component that is `true` if a text such as `;secure` is present, and `false` if it is left out, as it may be.
 *
 * @param name - The name of the field in the value.
 * @public
 */
export function flag<const N extends string>(
  name: N,
  text: string,
  options?: Omit<ComponentOptions, "absent">,
): Optional<readonly [Field<N, boolean, boolean>]> {
  const spell = withFacts(flagSpeller(text), { recipe: { name: "flagSpeller", arguments: [text] } });
  const there = component(name, text, { read: isThere, spell }, { ...options, absent: "" });
  return optional(there) as Optional<readonly [Field<N, boolean, boolean>]>;
}
