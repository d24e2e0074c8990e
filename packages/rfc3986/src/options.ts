import { Url1738Error } from "@url1738/core";
import {
  type CharacterSet,
  type Component,
  call,
  choice,
  component,
  decodedCodec,
  type Field,
  type FieldsOf,
  keyword,
  type List,
  many,
  type Node,
  type Only,
  oneOf,
  optional,
  type RecordOf,
  rule,
  type Sentence,
  sequence,
  some,
  type Usual,
  uchar,
  urlError,
  without,
} from "@url1738/core/define";
import { mergedBy } from "./merged-by.ts";
import { inLowerCase, otherThan, type Parameter, parameterSpeller, readParameter } from "./parameter.ts";

/** The fields of {@link options}, by the names that are written before their `=`: components, or lists. @public */
export type OptionFields = Readonly<Record<string, Component | List>>;

/** The options of {@link options}. @public */
export interface OptionsOptions {
  /** One character between the fields; by default `&`. */
  readonly separator?: string | undefined;
  /** The position of the separator, see `list`; by default `"between"`. */
  readonly place?: "before" | "between" | undefined;
  /** The name of the field for all other names, in their order; without it, other names are errors. */
  readonly others?: string | undefined;
  /** True if the names may be written in any case; the canonical spelling has them as they are given. */
  readonly anyCase?: boolean | undefined;
}

/** A field that may be left out. @public */
export type OptionField<P> = FieldsOf<P>[number] extends infer E
  ? E extends Field<infer N, infer V, infer A>
    ? Field<N, V | A, A>
    : never
  : never;

/** The value of {@link options}. @public */
export type OptionsValue<T, O> = RecordOf<
  readonly (
    | { [K in keyof T]: OptionField<T[K]> }[keyof T]
    | (O extends { readonly others: infer N extends string } ? Field<N, Parameter[], Parameter[]> : never)
  )[]
>;

/** Returns a character in both cases. */
const inBothCases = (character: string) =>
  /[a-z]/i.test(character) ? character.toLowerCase() + character.toUpperCase() : character;

/** Returns the grammar of the texts of a set's characters that are none of some words; in any case, these are in lower case. */
function noneOf(words: readonly string[], set: CharacterSet, anyCase: boolean): Node {
  const firsts = [...new Set(words.map((word) => word.charAt(0)))].filter(
    (first) => first !== "" && set.characters.includes(first),
  );
  const written = (first: string) => (anyCase ? inBothCases(first) : first);
  const begun = firsts.map((first) => {
    const rests = words.filter((word) => word.startsWith(first)).map((word) => word.slice(1));
    const one = written(first);
    return sequence(one.length > 1 ? oneOf(one) : one, noneOf(rests, set, anyCase));
  });
  const others = choice(sequence(without(set, ...firsts.map(written)), many(set)), ...begun);
  return words.includes("") ? others : optional(others);
}

/** Returns the text that the absence of a field means, if it means a value. */
function absentTextOf(field: Component | List): string | undefined {
  const absent = field.options?.absent;
  if (absent === undefined) return field.kind === "list" && field.place !== "between" ? "" : undefined;
  return typeof absent === "function" ? absent({ defaultPort: undefined }) : absent;
}

/** Makes the component of all names but the known ones. */
function otherParameters(field: string, keys: readonly string[], separator: string, anyCase: boolean): Component {
  const names = anyCase ? keys.map(inLowerCase) : keys;
  const characters = without(uchar, separator);
  const inValues = without(oneOf(uchar, "/:@"), separator);
  const name = rule(`${field}name`, noneOf(["", ...names], characters, anyCase));
  const value = rule(`${field}value`, many(inValues));
  const codec = {
    read: readParameter,
    spell: call(parameterSpeller, decodedCodec(characters).spell, decodedCodec(inValues).spell),
    check: call(otherThan, names, anyCase),
  };
  const withValue = (start: Node) => sequence(start, optional("=", value));
  const usual: Usual = {
    texts: withValue(some({ ...characters, escapes: false })),
    except: keys.length === 0 ? undefined : withValue(choice(...keys.map((key) => (anyCase ? keyword(key) : key)))),
    mustRead: true,
  };
  return component(field, rule(field, name, optional("=", value)), codec, { usual });
}

/** Makes the error about fields that {@link options} does not take. */
const invalid = (sentence: Sentence) => new Url1738Error(urlError({ code: "invalid-definition" }, sentence));

/** Returns a component or list without the text that its absence means. */
function withoutAbsent<E extends Component | List>(element: E): E {
  const { absent, ...others } = element.options ?? {};
  return { ...element, options: others };
}

/**
 * Makes the fields of a query, `name=value`, which a text has in any order, each at most once: `?sslmode=require&connect_timeout=10`. The
 * value is an object. A field that is left out has the value of its `absent` text; without one, it is `undefined`. The canonical spelling has
 * the fields in the order in which they are given here, without those whose values absence means.
 *
 * Leaving out all of them means the same as writing none, so put what comes before them, such as the `?`, into the same `optional`.
 *
 * @param name - The name of the field in the value that has the object.
 * @param fields - The fields, by the names that are written before their `=`. Each is a component or a list, with options of its own, such as
 *   `absent` and `secret`; its name is that of the field of the object.
 * @throws Url1738Error - With the code `invalid-definition` if a field is neither a component nor a list, or two have one name.
 * @public
 */
export function options<
  const N extends string,
  const T extends OptionFields,
  const O extends OptionsOptions = Readonly<Record<never, never>>,
>(
  name: N,
  fields: T,
  options?: O & Only<O, OptionsOptions>,
): List<readonly [Field<N, OptionsValue<T, O>, OptionsValue<T, O>>]> {
  const { separator = "&", place = "between", others, anyCase = false } = options ?? {};
  if (typeof fields !== "object" || fields === null || Array.isArray(fields))
    throw invalid({
      reason: "definition/not-options",
      sentence:
        'options takes a name and an object of fields, such as options("{name}", { timeout: decimal("timeout", digits, 3600) }).',
      params: { name: String(name) },
    });
  const all = Object.entries(fields);
  const other = all.find(([key, field]) => key === "" || (field?.kind !== "component" && field?.kind !== "list"));
  if (other !== undefined)
    throw invalid({
      reason: "definition/not-an-option",
      sentence:
        'In {name}, the field "{key}" is neither a component nor a list: options takes a name and an object such as { timeout: decimal("timeout", digits, 3600) }.',
      params: { name: String(name), key: other[0] },
    });
  const names = [...all.map(([, field]) => field.name), ...(others === undefined ? [] : [others])];
  const twice = names.find((one, at) => names.indexOf(one) < at);
  if (twice !== undefined)
    throw invalid({
      reason: "definition/option-twice",
      sentence: 'In {name}, two fields would be named "{field}": give the component of one of them another name.',
      params: { name: String(name), field: String(twice) },
    });
  const absent = all.flatMap(([, field]) => {
    const text = absentTextOf(field);
    return text === undefined ? [] : [[field.name, text] as const];
  });
  const alternatives: Node[] = all.map(([key, field]) =>
    sequence(anyCase ? keyword(`${key}=`) : `${key}=`, withoutAbsent(field)),
  );
  if (others !== undefined) alternatives.push(otherParameters(others, Object.keys(fields), separator, anyCase));
  return {
    kind: "list",
    name,
    item: { kind: "choice", items: alternatives },
    separator,
    place,
    options: { absent: "" },
    merged: { several: others === undefined ? [] : [others], absent: Object.fromEntries(absent), by: mergedBy },
  };
}
