import type { Codec, ErrorInside } from "@url1738/core/define";
import { componentElement, isSameValue, listElement, nearest, readItems } from "@url1738/core/runtime";
import { optionError } from "./option-sentences.ts";
import { inLowerCase } from "./parameter.ts";

/** One of the options that names are looked up for: what reads, spells and checks its value. */

/** An option as data, so that a compiler can write it down. */
export interface OptionFacts {
  /** The field of the value; by default, it has the name of the option. */
  readonly field?: string | undefined;
  /** The functions of its codec; without it, a word is its own value, and other texts are decoded. */
  readonly codec?: Codec<unknown> | undefined;
  /** The words that may be written. */
  readonly words?: readonly string[] | undefined;
  /** True if words may be written in any case. */
  readonly anyCase?: boolean | undefined;
  /** The characters of its text, whether escapes are among them, and the least number of them; without it, all that options may have. */
  readonly set?: readonly [characters: string, escapes: boolean, least: 0 | 1] | undefined;
  /** The check of its text by its own rule. */
  readonly rule?: Codec<unknown>["check"];
  /** For a list: the separator of its items, which are what the other facts say, and its place. */
  readonly list?: readonly [separator: string, place: "before" | "between" | "after"] | undefined;
  /** The text that its absence means. */
  readonly absent?: string | undefined;
  /** True if it has a name and no value, and is `true` where it is written. */
  readonly isFlag?: boolean | undefined;
  /** True if it may be given several times, so that its value is an array. */
  readonly isRepeated?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  /** True if another option has the same field, and is the one that is spelt. */
  readonly isAlias?: boolean | undefined;
  /** True if no error may quote its text. */
  readonly isSecret?: boolean | undefined;
}

/** The errors of a text without any. */
export const none: readonly ErrorInside[] = [];

/** The most words that a sentence lists. */
const MOST_LISTED = 8;

type Check = (text: string) => readonly ErrorInside[];

/** Makes the check of a word. */
function checkWords(option: string, { words = [], anyCase = false, isSecret = false }: OptionFacts): Check {
  const cased = (word: string) => (anyCase ? inLowerCase(word) : word);
  const known = words.map(cased);
  const listed = words
    .slice(0, MOST_LISTED)
    .map((word) => `"${word}"`)
    .join(", ");
  return (text) => {
    if (known.includes(cased(text))) return none;
    if (isSecret) return [optionError("option-one-of", 0, text.length, { option, words: listed })];
    const near = words.length === 1 ? words[0] : nearest(text, words);
    return near === undefined
      ? [optionError("option-word", 0, text.length, { option, written: text, words: listed })]
      : [optionError("option-word-meant", 0, text.length, { option, written: text, near })];
  };
}

/** Makes the check of a text of some characters. */
function checkSet(option: string, [characters, escapes, least]: NonNullable<OptionFacts["set"]>): Check {
  const foreign = new RegExp(`[^${characters.replace(/[\\\]^-]/g, "\\$&")}${escapes ? "%]|%(?![\\da-fA-F]{2})" : "]"}`);
  return (text) => {
    if (text.length < least) return [optionError("option-empty", 0, 0, { option })];
    const index = text.search(foreign);
    return index < 0 ? none : [optionError("option-character", index, index + 1, { option })];
  };
}

/** Makes the reader of a word: the word as it is given to the option. */
const wordIn =
  ({ words = [], anyCase }: OptionFacts) =>
  (text: string) =>
    anyCase ? words.find((word) => inLowerCase(word) === inLowerCase(text)) : text;

/** Returns the codec of an option, whose check includes its own rule. */
function codecOf(option: string, facts: OptionFacts, usual: Partial<Codec<unknown>>): Partial<Codec<unknown>> {
  const { words, set, rule, isFlag } = facts;
  // Its name alone writes it.
  if (isFlag)
    return {
      read: () => true,
      spell: (value) => (value === true ? "" : typeof value === "string" ? value : undefined),
      check: (text) => (text === "" ? none : [optionError("option-with-value", 0, text.length, { option })]),
    };
  const codec: Partial<Codec<unknown>> = facts.codec ?? (words === undefined ? usual : { read: wordIn(facts) });
  const own = words !== undefined ? checkWords(option, facts) : set !== undefined ? checkSet(option, set) : rule;
  const { check } = codec;
  if (check === undefined) return { ...codec, check: own };
  return {
    ...codec,
    check: (text) => {
      const errors = own?.(text) ?? none;
      if (errors.length > 0) return errors;
      return check(text).map((error) => ({
        ...error,
        message: error.message.replace("The {component}", `The option "${option}"`),
      }));
    },
  };
}

/** Makes what reads, spells and checks the value of an option. @param usual - Reads and spells any text. */
export function optionField(option: string, facts: OptionFacts, usual: Partial<Codec<unknown>>, separator: string) {
  const {
    field = option,
    list,
    absent,
    isFlag = false,
    isRepeated = false,
    isRequired = false,
    isAlias = false,
  } = facts;
  const codec = codecOf(option, facts, usual);
  const { read: readText = (text: string): unknown => text } = codec;
  const elementWith = (own: Partial<Codec<unknown>>) => {
    const component = componentElement(field, { ...own, leaving: () => undefined, isSame: isSameValue });
    return list === undefined ? component : listElement(field, component, ...list);
  };
  const read = list === undefined ? readText : (text: string) => readItems(text, 0, text.length, ...list, readText);
  // A value is not quoted: it was never part of a text.
  const spelt = elementWith(codecOf(option, { ...facts, isSecret: true }, usual));
  // A list with separators before or after its items is empty where it is left out.
  const absentItems = list !== undefined && (absent ?? (list[1] === "between" ? undefined : "")) === "";
  return {
    option,
    field,
    isFlag,
    isRepeated,
    isRequired,
    isAlias,
    path: `.${field}`,
    check: codec.check && list ? elementWith(codec).errors : codec.check,
    read,
    /** Spells its value; several are spelt with a separator before each. */
    spell: (isRepeated ? listElement(field, spelt, separator, "before") : spelt).spell,
    /** Returns the value that absence means. */
    absentValue: (): unknown => {
      if (isRepeated || absentItems) return [];
      if (absent === undefined) return isFlag ? false : undefined;
      return read(absent);
    },
  };
}
