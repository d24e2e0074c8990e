import {
  type AbsentValue,
  decodedText,
  type Field,
  type List,
  type ListOptions,
  list,
  many,
  type Only,
  optional,
  type Placement,
  rule,
  sequence,
  some,
  uchar,
  without,
} from "@url1738/core/define";
import type { Parameter } from "./parameter.ts";

/**
 * Makes a list of parameters, `name[=value]`, such as `;a=1;b`. Their order matters, and a name may occur several times. All characters
 * but `uchar` are escaped in them, and so is the separator.
 *
 * @param name - The name of the field in the value.
 * @param separator - One character between parameters, or before or after each; neither `%`, `=` nor a hexadecimal digit.
 * @param place - The position of the separator, see `list`.
 * @public
 */
export function parameters<
  const N extends string,
  const W extends Placement,
  const O extends ListOptions = Readonly<Record<never, never>>,
>(
  name: N,
  separator: string,
  place: W,
  options?: O & Only<O, ListOptions>,
): List<readonly [Field<N, Parameter[], W extends "between" ? AbsentValue<Parameter[], O> : Parameter[]>]> {
  const characters = without(uchar, separator);
  // Their lines differ with the separator, so they are named after the list.
  const lineName = rule(`${name}name`, some(characters));
  const lineValue = rule(`${name}value`, many(characters));
  const parameter = sequence(decodedText("name", lineName), optional("=", decodedText("value", lineValue)));
  return list(name, rule(`${name}item`, parameter), separator, place, options) as List<
    readonly [Field<N, Parameter[], W extends "between" ? AbsentValue<Parameter[], O> : Parameter[]>]
  >;
}
