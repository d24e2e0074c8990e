import {
  type CharacterSet,
  type Component,
  call,
  choice,
  component,
  decodedCodec,
  type Field,
  type FieldsOf,
  many,
  type Node,
  type Only,
  oneOf,
  optional,
  type Part,
  type RecordOf,
  rule,
  sequence,
  some,
  uchar,
  without,
} from "@url1738/core/define";
import { bracesCodec, rawHint } from "./braces.ts";
import { type KeyedFacts, keyedCodec } from "./keyed.ts";
import {
  checkedFields,
  invalid,
  type OptionFields,
  type OptionOf,
  type OptionPart,
  optionFacts,
  withoutDoubles,
} from "./option-facts.ts";
import { type Parameter, writtenSpeller } from "./parameter.ts";

/** The options of {@link options}. @public */
export interface OptionsOptions {
  /** One character between the fields; by default `&`. */
  readonly separator?: string | undefined;
  /** The position of the separator, see `list`; by default `"between"`. */
  readonly place?: "before" | "between" | undefined;
  /** The name of the field for all other names, in their order; without it, other names are errors. */
  readonly others?: string | undefined;
  /** False if all other names must have an `=`. */
  readonly bare?: boolean | undefined;
  /** True if the names may be written in any case; the canonical spelling has them as they are given. */
  readonly anyCase?: boolean | undefined;
  /** `"kept"` if an option whose value breaks its rule is one of the others, as a specification says that "warns and ignores" it. */
  readonly wrong?: "kept" | undefined;
  /** `"last"` if a name that is given twice has its last value; by default, that is an error. */
  readonly twice?: "last" | undefined;
  /**
   * True if a value may stand in braces, in which the separator may stand and `}` is doubled, as in `;password={a;b}}c}`, and nothing is
   * percent-encoded; the fields are words or `unescapedText`. The definition needs `unsafe: "{}"`.
   */
  readonly braces?: boolean | undefined;
}

/** A field of {@link options} that no URL leaves out. @public */
export type RequiredOption<P> = P & {
  /** Marks the field. */
  readonly isRequired: true;
};

/** A field of {@link options} that may be given several times: its value is an array. @public */
export type RepeatedOption<P> = P & {
  /** Marks the field. */
  readonly isRepeated: true;
};

/** A field of {@link options} that is another name of one: its value is that of the other. @public */
export type AliasOption<P> = P & {
  /** Marks the field. */
  readonly isAlias: true;
};

/**
 * Makes another name of a field of {@link options}, which has a component of the same name: `ssl=true` may mean `sslmode=require`. The
 * canonical spelling has the other one.
 *
 * @public
 */
export function alias<P extends OptionPart>(field: P): AliasOption<P> {
  return { ...field, isAlias: true };
}

/**
 * Makes fields of {@link options} that differ by name alone.
 *
 * @param names - The names before their `=`, which the fields of the value have as well.
 * @param make - Makes the component of a name.
 * @public
 */
export function alike<const N extends string, V, A>(
  names: readonly N[],
  make: (name: N) => Component<readonly [Field<N, V, A>]>,
): { readonly [K in N]: Component<readonly [Field<K, V, A>]> } {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as never;
}

/**
 * Makes a field of {@link options} that no URL leaves out. Then no URL leaves out all of them.
 *
 * @public
 */
export function required<P extends OptionPart>(field: P): RequiredOption<P> {
  return { ...field, isRequired: true };
}

/**
 * Makes a field of {@link options} that may be given several times: `?a=1&a=2`. Its value is the array of the values, in their order.
 *
 * @public
 */
export function repeated<P extends OptionPart>(field: P): RepeatedOption<P> {
  return { ...field, isRepeated: true };
}

/** The fields of one of {@link options}. @public */
export type OptionField<P> = FieldsOf<P>[number] extends infer E
  ? E extends Field<infer N, infer V, infer A>
    ? P extends { readonly isAlias: true }
      ? never
      : P extends { readonly isRepeated: true }
        ? Field<N, V[], V[]>
        : P extends { readonly isRequired: true }
          ? Field<N, V, V>
          : Field<N, V | A, A>
    : never
  : never;

/** The value of {@link options}. @public */
export type OptionsValue<T, O> = RecordOf<
  readonly (
    | { [K in keyof T]: OptionField<T[K]> }[keyof T]
    | (O extends { readonly others: infer N extends string } ? Field<N, Parameter[], Parameter[]> : never)
  )[]
>;

/** Fields of the value of {@link options} that differ by name alone, for the interface of a URL. @public */
export type OptionsNamed<N extends string, V = string> = { [K in N]?: V | undefined };

/** The value of {@link options} that a URL leaves out; none if one of them is required. @public */
export type AbsentOptions<T, O> = [Extract<T[keyof T], { readonly isRequired: true }>] extends [never]
  ? OptionsValue<T, O>
  : undefined;

/** Returns the characters that a rule has raw. */
function charactersIn(node: Node): string {
  if (node.kind === "set") return node.characters;
  if (node.kind === "literal") return node.anyCase ? node.text.toLowerCase() + node.text.toUpperCase() : node.text;
  if ("items" in node) return node.items.map(charactersIn).join("");
  return charactersIn(node.item) + (node.kind === "list" ? node.separator : "");
}

/** Returns a set with more characters. */
function withMore(set: CharacterSet, characters: string): CharacterSet {
  const more = withoutDoubles(characters).replace(/./gs, (one) =>
    one === "%" || set.characters.includes(one) ? "" : one,
  );
  return more === "" ? set : oneOf(set, more);
}

/** Returns the rule of a value in braces. */
const inBraces = (values: CharacterSet): Node =>
  sequence("{", many(choice(withMore(without(values, "}"), "{"), "}}")), "}");

/**
 * Makes the fields of a query, `name=value`, which a text has in any order: `?sslmode=require&connect_timeout=10`. The value is an object. A
 * field that is left out has the value of its `absent` text; without one, it is `undefined`. The canonical spelling has the fields in the
 * order in which they are given here, without those whose values absence means.
 *
 * Names are looked up, so their number does not matter. What a name or a value may be is a rule beyond the grammar: an error tells it whole.
 *
 * Leaving out all fields means the same as writing none, so put what comes before them, such as the `?`, into the same `optional`; but not
 * if one of them is `required`.
 *
 * @param name - The name of the field in the value that has the object.
 * @param fields - The fields, by the names that are written before their `=`. Each is a component, a list of components or a `flag`, with
 *   options of its own, such as `absent` and `secret`; its name is that of the field of the object. Each may be `required` or `repeated`.
 * @throws Url1738Error - With the code `invalid-definition` if a field is none of these, two have one name, or one allows the separator.
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
): Component<readonly [Field<N, OptionsValue<T, O>, AbsentOptions<T, O>>]> {
  const {
    separator = "&",
    place = "between",
    others,
    bare = true,
    anyCase = false,
    twice,
    wrong,
    braces = false,
  } = options ?? {};
  const all = checkedFields(String(name), fields, others);
  // Options may be items of a list with commas, unless there are any others.
  const any = others === undefined ? without(uchar, ",") : uchar;
  const characters = without(any, separator);
  const own = withoutDoubles(all.map(({ component }) => charactersIn(component.item)).join(""));
  const lists = all.flatMap(({ element }) => (element.kind === "list" ? element.separator : []));
  if (own.includes(separator) || lists.includes(separator))
    throw invalid({
      reason: "definition/separator-in-option",
      sentence:
        'In {name}, a field allows the separator {separator}: take it out of its set, or give the option "separator".',
      params: { name: String(name), separator: JSON.stringify(separator) },
    });
  const names = withMore(characters, all.map(({ key }) => key).join(""));
  const values = without(
    withMore(any, own + lists.join("") + (others === undefined ? "" : "/:@=") + (braces ? "}" : "")),
    separator,
  );
  const value = braces ? choice(many(values), inBraces(withMore(values, separator))) : many(values);
  const pair = rule(`${name}pair`, rule(`${name}name`, some(names)), optional("=", rule(`${name}value`, value)));
  const item: Node = place === "before" ? many(separator, pair) : sequence(pair, many(separator, pair));
  const spellers = braces
    ? ([
        call(writtenSpeller, characters.characters),
        call(writtenSpeller, `${values.characters}${separator}{`),
      ] as const)
    : ([decodedCodec(characters).spell, decodedCodec(without(values, "=")).spell] as const);
  const facts: KeyedFacts = {
    options: Object.fromEntries(
      all.map((option) => [option.key, optionFacts(option, values.characters, spellers[1], braces)]),
    ),
    spell: spellers,
    separator,
    place,
    ...(others !== undefined && { others }),
    ...(!bare && { isBareRefused: true }),
    ...(anyCase && { anyCase }),
    ...(wrong === "kept" && others !== undefined && { isWrongKept: true }),
    ...(twice === "last" && { isLastTaken: true }),
    ...(braces && { braces: call(bracesCodec) }),
  };
  const codec = call(keyedCodec, facts);
  const isRequired = all.some(({ part }) => part.isRequired);
  const sample = sampleOf(all, pair, separator, place, others !== undefined);
  const parts = {
    ...Object.fromEntries(all.map(({ element, component }) => [`.${element.name}`, component.options.secret])),
    ...(others !== undefined && { [`.${others}`]: false }),
  };
  return component(name, rule(name, item), codec, {
    ...(!isRequired && { absent: "" }),
    // No options need no check, where a text may have none.
    ...(!isRequired && place === "before" && { usual: { texts: "", passing: "", mustRead: true } }),
    ...(braces && { hint: rawHint }),
    parts,
    sample,
  }) as never;
}

/** Returns a grammar of options to draw: at least one, then any, in their order. The codec drops what is drawn twice. */
function sampleOf(
  all: readonly OptionOf[],
  other: Node,
  separator: string,
  place: "before" | "between",
  hasOthers: boolean,
): Node {
  const written = ({ key, part, element }: OptionOf): Part =>
    part.kind === "optional" ? key : sequence(`${key}=`, element);
  const marked = (one: Part) => (place === "before" ? sequence(separator, one) : sequence(one, separator));
  const needed = all.filter(({ part }) => part.isRequired).map((option) => marked(written(option)));
  const pieces = [...all.map((option) => marked(written(option))), ...(hasOthers ? [marked(other)] : [])];
  if (pieces.length === 0) return other;
  return sequence(choice(...pieces), ...needed, ...pieces.map((piece) => optional(piece)));
}
