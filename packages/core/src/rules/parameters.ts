import { list, many, optional, rule, sequence, some } from "../grammar/combinators.ts";
import type { AbsentValue, Field, Only } from "../grammar/fields.ts";
import type { List, ListOptions, Placement } from "../grammar/nodes.ts";
import { without } from "../syntax/character-set.ts";
import { uchar } from "../syntax/characters.ts";
import { decodedText } from "./components.ts";

/** A parameter: a name, and a value if an `=` follows the name; both decoded. @public */
export interface Parameter {
  /** The name, of at least one character. */
  name: string;
  /** The value; an absent one and an empty one differ. */
  value?: string | undefined;
}

/**
 * Makes a list of parameters, `name[=value]`, such as `;a=1;b`. Their order matters, and a name may occur several times. All characters
 * but `uchar` are escaped in them, and so is the separator.
 *
 * @param name - The name of the field in the value.
 * @param separator - One character between parameters, or before or after each; neither `%`, `=` nor a hexadecimal digit.
 * @param place - The position of the separator, see `list`.
 * @public
 */
export function parameters<const N extends string, const W extends Placement, const O extends ListOptions = {}>(
  name: N,
  separator: string,
  place: W,
  options?: O & Only<O, ListOptions>,
): List<readonly [Field<N, Parameter[], W extends "between" ? AbsentValue<Parameter[], O> : Parameter[]>]> {
  const characters = without(uchar, separator);
  // parametername = 1*uchar
  const parameterName = rule("parametername", some(characters));
  // parametervalue = *uchar
  const value = rule("parametervalue", many(characters));
  // parameter = parametername [ "=" parametervalue ]
  const parameter = sequence(decodedText("name", parameterName), optional("=", decodedText("value", value)));
  return list(name, rule("parameter", parameter), separator, place, options) as List<
    readonly [Field<N, Parameter[], W extends "between" ? AbsentValue<Parameter[], O> : Parameter[]>]
  >;
}
