import { Url1738Error } from "@url1738/core";
import {
  type AbsentValue,
  type CharacterSet,
  type Component,
  call,
  checkRule,
  choice,
  component,
  decodedCodec,
  type Field,
  type FieldsOf,
  keyword,
  type List,
  type Literal,
  many,
  type Node,
  type Only,
  type Optional,
  oneOf,
  optional,
  type Part,
  type RecordOf,
  rule,
  type Sentence,
  sequence,
  some,
  uchar,
  urlError,
  without,
} from "@url1738/core/define";
import { type KeyedFacts, keyedCodec } from "./keyed.ts";
import { type OptionFacts, truthCodec } from "./option-field.ts";
import type { Parameter } from "./parameter.ts";

/** A field of {@link options}: a component or a list; a `flag` is one without a value. @public */
export type OptionPart = Component | List | Optional;

/** The fields of {@link options}, by the names that are written before their `=`. @public */
export type OptionFields = Readonly<Record<string, OptionPart>>;

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
  /** `"last"` if a name that is given twice has its last value; by default, that is an error. */
  readonly twice?: "last" | undefined;
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

/** The options of {@link boolean}. @public */
export interface BooleanOptions {
  /** The words for `true`, the canonical one first; by default `true`. */
  readonly yes?: readonly [string, ...string[]] | undefined;
  /** The words for `false`, the canonical one first; by default `false`. */
  readonly no?: readonly [string, ...string[]] | undefined;
  /** True to ignore case. */
  readonly anyCase?: boolean | undefined;
  /** The word that an absent component means. */
  readonly absent?: string | undefined;
}

/**
 * Makes a component that is `true` or `false`.
 *
 * @param name - The name of the field in the value.
 * @public
 */
export function boolean<const N extends string, const O extends BooleanOptions = Readonly<Record<never, never>>>(
  name: N,
  options?: O & Only<O, BooleanOptions>,
): Component<readonly [Field<N, boolean, AbsentValue<boolean, O>>]> {
  const { yes = ["true"], no = ["false"], anyCase = false, absent } = options ?? {};
  const words = [...yes, ...no];
  const codec = call(truthCodec, yes, no, anyCase);
  const own = rule(name, choice(...words.map((word) => (anyCase ? keyword(word) : word))));
  return component(name, own, codec, { absent }) as never;
}

/** The fields of one of {@link options}. @public */
export type OptionField<P> = FieldsOf<P>[number] extends infer E
  ? E extends Field<infer N, infer V, infer A>
    ? P extends { readonly isRepeated: true }
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

/** The value of {@link options} that a URL leaves out; none if one of them is required. @public */
export type AbsentOptions<T, O> = [Extract<T[keyof T], { readonly isRequired: true }>] extends [never]
  ? OptionsValue<T, O>
  : undefined;

/** Makes the error about fields that {@link options} does not take. */
const invalid = (sentence: Sentence) => new Url1738Error(urlError({ code: "invalid-definition" }, sentence));

/** The marks of a field, see {@link required} and {@link repeated}. */
interface Marks {
  readonly isRequired?: true;
  readonly isRepeated?: true;
}

/** Returns the characters that a rule has raw. */
function charactersIn(node: Node): string {
  if (node.kind === "set") return node.characters;
  if (node.kind === "literal") return node.anyCase ? node.text.toLowerCase() + node.text.toUpperCase() : node.text;
  if ("items" in node) return node.items.map(charactersIn).join("");
  return charactersIn(node.item) + (node.kind === "list" ? node.separator : "");
}

const withoutDoubles = (characters: string): string => [...new Set(characters)].join("");

/** Returns a set with more characters. */
function withMore(set: CharacterSet, characters: string): CharacterSet {
  const more = withoutDoubles(characters).replace(/./gs, (one) =>
    one === "%" || set.characters.includes(one) ? "" : one,
  );
  return more === "" ? set : oneOf(set, more);
}

/** Returns the set that a rule repeats; `undefined` for any other rule. */
function setOf(node: Node): OptionFacts["set"] {
  if (node.kind === "rule") return setOf(node.item);
  if (node.kind !== "repeat" || node.item.kind !== "set" || node.item.without.length > 0) return undefined;
  return [withoutDoubles(node.item.characters), node.item.escapes, node.least];
}

/** Returns the words that a rule lists; `undefined` for any other rule. */
function wordsIn(node: Node): readonly Literal[] | undefined {
  if (node.kind === "literal") return [node];
  if (node.kind === "rule") return wordsIn(node.item);
  const all = node.kind === "choice" ? node.items.map(wordsIn) : [undefined];
  return all.includes(undefined) ? undefined : (all.flat() as Literal[]);
}

/** Returns the facts about the text of a component. @param any - All characters that values may have. */
function textFacts({ item, codec }: Component, any: string): Partial<OptionFacts> {
  const { read, spell, check } = codec;
  const own = { read, spell, ...(check !== undefined && { check }) };
  const literals = wordsIn(item);
  if (literals !== undefined) {
    const words = literals.map(({ text }) => text);
    const anyCase = literals.some((literal) => literal.anyCase);
    const isPlain =
      !anyCase && check === undefined && words.every((word) => read(word) === word && spell(word) === word);
    return { words, ...(anyCase && { anyCase }), ...(!isPlain && { codec: own }) };
  }
  const set = setOf(item);
  const isAny = set?.[1] && set[2] === 0 && [...any].every((character) => set[0].includes(character));
  return { ...(isAny ? {} : set === undefined ? { rule: checkRule(item) } : { set }), codec: own };
}

/** A field with its component, inside its list or its optional part. */
interface OptionOf {
  readonly key: string;
  readonly part: OptionPart & Marks;
  readonly element: Component | List;
  readonly component: Component;
}

/** Returns the component of a field; `undefined` if it has none, or several. */
function optionOf(key: string, part: OptionPart & Marks): OptionOf | undefined {
  const element = part?.kind === "optional" ? part.item : part;
  const inner = element?.kind === "list" ? element.item : element;
  const isOne = inner?.kind === "component" && /^[^%=]+$/.test(key);
  const isFlag = part?.kind === "optional" && inner?.kind === "component" && wordsIn(inner.item)?.length === 1;
  return isOne && (part.kind !== "optional" || isFlag)
    ? { key, part, element: element as Component | List, component: inner }
    : undefined;
}

/** Returns the text that the absence of a field means. */
const absentOf = ({ element }: OptionOf): string | undefined => {
  const { absent } = element.options ?? {};
  return typeof absent === "function" ? absent({ defaultPort: undefined }) : absent;
};

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
  const { separator = "&", place = "between", others, bare = true, anyCase = false, twice } = options ?? {};
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
  const values = without(withMore(any, own + lists.join("") + (others === undefined ? "" : "/:@=")), separator);
  const pair = rule(`${name}pair`, rule(`${name}name`, some(names)), optional("=", rule(`${name}value`, many(values))));
  const item: Node = place === "before" ? many(separator, pair) : sequence(pair, many(separator, pair));
  const facts: KeyedFacts = {
    options: Object.fromEntries(all.map((option) => [option.key, optionFacts(option, values.characters)])),
    spell: [decodedCodec(characters).spell, decodedCodec(without(values, "=")).spell],
    separator,
    place,
    ...(others !== undefined && { others }),
    ...(!bare && { isBareRefused: true }),
    ...(anyCase && { anyCase }),
    ...(twice === "last" && { isLastTaken: true }),
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
    parts,
    sample,
  }) as never;
}

/** Checks the fields, and returns them in order. */
function checkedFields(name: string, fields: OptionFields, others: string | undefined): readonly OptionOf[] {
  if (typeof fields !== "object" || fields === null || Array.isArray(fields))
    throw invalid({
      reason: "definition/not-options",
      sentence:
        'options takes a name and an object of fields, such as options("{name}", { timeout: decimal("timeout", digits, 3600) }).',
      params: { name },
    });
  const all = Object.entries(fields).map(([key, part]) => {
    const option = optionOf(key, part);
    if (option !== undefined) return option;
    throw invalid({
      reason: "definition/not-an-option",
      sentence:
        'In {name}, the field "{key}" is neither a component, a list of components nor a flag: options takes a name and an object such as { timeout: decimal("timeout", digits, 3600) }.',
      params: { name, key },
    });
  });
  const names = [...all.map(({ element }) => element.name), ...(others === undefined ? [] : [others])];
  const twice = names.find((one, at) => names.indexOf(one) < at);
  if (twice === undefined) return all;
  throw invalid({
    reason: "definition/option-twice",
    sentence: 'In {name}, two fields would be named "{field}": give the component of one of them another name.',
    params: { name, field: String(twice) },
  });
}

/** Tells whether a component has a value for a text. */
function isRead({ codec }: Component, text: string): boolean {
  try {
    return codec.read(text) !== undefined;
  } catch {
    return false;
  }
}

/** Returns a field as data. */
function optionFacts(option: OptionOf, any: string): OptionFacts {
  const { key, part, element, component } = option;
  const absent = part.kind === "optional" ? undefined : absentOf(option);
  if (absent !== undefined && element.kind === "component" && !isRead(component, absent))
    throw invalid({
      reason: "definition/option-absent",
      sentence:
        'The component "{name}" of the field "{key}" has the "absent" {absent}, for which its "read" returns no value.',
      params: { name: element.name, key, absent: JSON.stringify(absent) },
    });
  return {
    field: element.name,
    ...(part.kind === "optional" ? { isFlag: true } : textFacts(component, any)),
    ...(element.kind === "list" && { list: [element.separator, element.place] as const }),
    ...(absent !== undefined && { absent }),
    ...(part.isRepeated && { isRepeated: true }),
    ...(part.isRequired && { isRequired: true }),
    ...(component.options.secret && { isSecret: true }),
  };
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
