import { Url1738Error } from "@url1738/core";
import {
  type Component,
  checkRule,
  type List,
  type Literal,
  type Node,
  type Optional,
  type Sentence,
  urlError,
} from "@url1738/core/define";
import { asWritten, decode } from "@url1738/core/runtime";
import type { OptionFacts } from "./option-field.ts";
import type { Speller } from "./parameter.ts";

/** From the fields of options to data about them. */

/** A field of {@link options}: a component or a list; a `flag` is one without a value. @public */
export type OptionPart = Component | List | Optional;

/** The fields of {@link options}, by the names that are written before their `=`. @public */
export type OptionFields = Readonly<Record<string, OptionPart>>;

/** Makes the error about fields that {@link options} does not take. */
export const invalid = (sentence: Sentence) => new Url1738Error(urlError({ code: "invalid-definition" }, sentence));

/** The marks of a field, see {@link required}, {@link repeated} and {@link alias}. */
interface Marks {
  readonly isRequired?: true;
  readonly isRepeated?: true;
  readonly isAlias?: true;
}

/** Returns each character once. */
export const withoutDoubles = (characters: string): string => [...new Set(characters)].join("");

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

/** Tells whether two functions spell all characters of ASCII alike. */
const spellAlike = (one: Speller, other: Speller): boolean =>
  Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code)).every((text) => one(text) === other(text));

/**
 * Returns the facts about the text of a component.
 *
 * @param any - All characters that values may have.
 * @param spellText - Spells any text.
 * @param isWritten - True if nothing is percent-encoded.
 */
function textFacts(
  { item, codec }: Component,
  any: string,
  spellText: Speller,
  isWritten: boolean,
): Partial<OptionFacts> {
  const { read, spell, check } = codec;
  const own = { read, spell, ...(check !== undefined && { check }) };
  const literals = wordsIn(item);
  if (literals !== undefined) {
    const words = literals.map(({ text }) => text);
    const anyCase = literals.some((literal) => literal.anyCase);
    const cased = (word: string) => (anyCase ? word.toUpperCase() : word);
    const isPlain = check === undefined && words.every((word) => read(cased(word)) === word && spell(word) === word);
    return { words, ...(anyCase && { anyCase }), ...(!isPlain && { codec: own }) };
  }
  const set = setOf(item);
  const isAny = set?.[1] && set[2] === 0 && [...any].every((character) => set[0].includes(character));
  const isUsual = isWritten ? read === asWritten : read === decode && spellAlike(spell, spellText);
  // Only the usual speller writes nothing but texts of the rule.
  if (isAny && isUsual) return check === undefined ? {} : { codec: own };
  return { ...(set === undefined ? { rule: checkRule(item) } : { set }), codec: own };
}

/** A field with its component, inside its list or its optional part. */
export interface OptionOf {
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

/** Checks the fields, and returns them in order. */
export function checkedFields(name: string, fields: OptionFields, others: string | undefined): readonly OptionOf[] {
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
  const names = [
    ...all.flatMap(({ element, part }) => (part.isAlias ? [] : element.name)),
    ...(others === undefined ? [] : [others]),
  ];
  const lonely = all.find(({ element, part }) => part.isAlias && !names.includes(element.name));
  if (lonely !== undefined)
    throw invalid({
      reason: "definition/alias-of-nothing",
      sentence:
        'In {name}, no field but the alias "{key}" is named "{field}": name its component like that of another field.',
      params: { name, key: lonely.key, field: lonely.element.name },
    });
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

/** Returns a field as data, see {@link textFacts}. */
export function optionFacts(option: OptionOf, any: string, spellText: Speller, isWritten: boolean): OptionFacts {
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
    ...(element.name !== key && { field: element.name }),
    ...(part.kind === "optional" ? { isFlag: true } : textFacts(component, any, spellText, isWritten)),
    ...(element.kind === "list" && { list: [element.separator, element.place] as const }),
    ...(absent !== undefined && { absent }),
    ...(part.isRepeated && { isRepeated: true }),
    ...(part.isRequired && { isRequired: true }),
    ...(part.isAlias && { isAlias: true }),
    ...(component.options.secret && { isSecret: true }),
  };
}
