import { list, many, optional, rule, sequence, some } from "../grammar/combinators.ts";
import type { AbsentValue, Field } from "../grammar/fields.ts";
import type { List, ListOptions, Placement } from "../grammar/nodes.ts";
import { without } from "../syntax/character-set.ts";
import { uchar } from "../syntax/characters.ts";
import { decodedText } from "./components.ts";

/** One parameter: a name, and a value if an `=` follows it; both decoded. @public */
export interface Parameter {
  /** The name, of one character at least. */
  name: string;
  /** The value; absent and empty differ. */
  value?: string | undefined;
}

/**
 * A list of parameters, `name[=value]`, such as `;a=1;b`. Their order counts, and a name may come several times. Whatever is not a `uchar`
 * is escaped in them, and so is the separator.
 *
 * @param name - The name of the field in the value.
 * @param separator - One character between parameters, or before or after each; not `%` and not `=`.
 * @param place - Where the separator stands, see `list`.
 * @param options - What else there is to declare.
 * @returns The list.
 * @public
 */
export function parameters<const N extends string, const W extends Placement, const O extends ListOptions = {}>(
  name: N,
  separator: string,
  place: W,
  options?: O,
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
