import { tooGreat, tooSmall } from "../errors/sentences.ts";
import { choice, component, many, optional, sequence } from "../grammar/combinators.ts";
import { type FunctionFacts, type Recipe, type Spared, withFacts } from "../grammar/facts.ts";
import type { AbsentValue, Field, Only } from "../grammar/fields.ts";
import type {
  CheckedOptions,
  Codec,
  Component,
  ComponentOptions,
  Node,
  Optional,
  Part,
  RuleError,
} from "../grammar/nodes.ts";
import { asNode, rawCharacters, withSets } from "../grammar/walk.ts";
import { type CharacterSet, oneOf } from "../syntax/character-set.ts";
import { digit } from "../syntax/characters.ts";
import { characterClass, decode, type Encoded, encoder, escapeOctet, normalise } from "../syntax/percent-encoding.ts";
import { stringOf } from "../values/element.ts";
import { ruleError } from "./check-decoded.ts";

const none: readonly RuleError[] = [];

/** Makes the `spell` of decoded text from the characters that it leaves raw, as the inside of a character class. */
export function decodedSpeller(raw: string): (value: unknown) => string | undefined {
  const encode = encoder(raw);
  return (value) => (typeof value === "string" ? encode(value) : undefined);
}

/**
 * Makes the codec of decoded text, which escapes exactly the octets that a rule does not allow raw, and each `?`. Later syntaxes
 * (RFC 2396, RFC 3986, the platform's `URL`) begin a query at any raw `?`, even in a user, and then read another host.
 *
 * @public
 */
export function decodedCodec(rule: Part): Codec<string> {
  // Do not use the rule yet: if it is not a rule, the check of the definition reports that along with all other errors.
  let speller: ReturnType<typeof decodedSpeller> | undefined;
  // The % of a literal begins an escape.
  const unescaped = () => rawCharacters(asNode(rule)).replaceAll("%", "");
  const raw = () => unescaped().replaceAll("?", "");
  const spell = withFacts(
    (value: unknown) => {
      speller ??= decodedSpeller(characterClass(raw()));
      return speller(value);
    },
    {
      get recipe() {
        return { name: "decodedSpeller", arguments: [characterClass(raw())] };
      },
    },
  );
  return withFacts(
    { read: decode, spell },
    {
      forRule: decodedCodec,
      get spared() {
        const characters = raw();
        const kept = withSets(asNode(rule), (set) => ({ ...set, characters: set.characters.replaceAll("?", "") }));
        return {
          read: many(oneOf(unescaped())),
          spell: many(oneOf(characters)),
          // A text with the `?` of a literal is not spelt as it is written.
          written: rawCharacters(kept).includes("?") ? undefined : kept,
          keeps: (octet: number) => octet > 0x7f || !characters.includes(String.fromCharCode(octet)),
        };
      },
    },
  );
}

/**
 * Makes a component whose value is the decoded text. The text is split off before it is decoded, so an escaped delimiter is an ordinary
 * character of the value. The canonical spelling escapes exactly the octets that the rule does not allow raw, and each `?`.
 *
 * @param name - The name of the field in the value.
 * @param rule - The rule of the text. Include `escape` in its sets, because every octet that it allows must survive a round trip.
 * @public
 */
export function decodedText<const N extends string, const O extends CheckedOptions = {}>(
  name: N,
  rule: Part,
  options?: O & Only<O, CheckedOptions>,
): Component<readonly [Field<N, string, AbsentValue<string, O>>]> {
  return component(name, rule, Object.assign(decodedCodec(rule), { check: options?.check }), options);
}

/** Adds facts to a codec: the texts that need no calls, for the rule of its text and for any rule that replaces it. */
function withRuleFacts<C extends object>(codec: C, rule: Node, sparedBy: (rule: Node) => Spared): C {
  const forRule = (other: Node) => withRuleFacts({}, other, sparedBy);
  return withFacts(codec, { forRule, spared: sparedBy(rule) });
}

/**
 * Reads a text in lower case, for {@link unescapedText}.
 *
 * @param text - The text of the component, as written.
 * @public
 */
export function lowerCase<V extends string = string>(text: string): V {
  return text.toLowerCase() as V;
}

/** {@link stringOf}, for codecs that escape nothing. @public */
export const asWritten: typeof stringOf = /* @__PURE__ */ withFacts((value: unknown) => stringOf(value), {
  isString: true,
});

/**
 * Makes the codec of text that stays percent-encoded.
 *
 * @param rule - The rule of the text.
 * @param functions - Functions to use instead of the usual ones: `read` may bring more escapes into a normal form, but changes nothing else;
 *   `spell` writes each text of the rule as it is.
 * @public
 */
export function encodedCodec(
  rule: Part,
  { read = normalise, spell = asWritten }: Partial<Pick<Codec<Encoded>, "read" | "spell">> = {},
): Codec<Encoded> {
  return withRuleFacts({ read, spell }, asNode(rule), (other) => ({
    get read() {
      // A literal may have escapes that are read as others.
      return rawCharacters(other).includes("%") ? undefined : withSets(other, (set) => ({ ...set, escapes: false }));
    },
    spell: other,
    written: other,
    keeps: (octet) => read(escapeOctet(octet)) === escapeOctet(octet),
  }));
}

/**
 * Makes a component whose value stays percent-encoded, because someone else defines its reserved characters.
 *
 * @param name - The name of the field in the value.
 * @public
 */
export function encodedText<const N extends string, const O extends CheckedOptions = {}>(
  name: N,
  rule: Part,
  options?: O & Only<O, CheckedOptions>,
): Component<readonly [Field<N, Encoded, AbsentValue<Encoded, O>>]> {
  return component(name, rule, Object.assign(encodedCodec(rule), { check: options?.check }), options);
}

/**
 * Returns texts of a rule that {@link lowerCase} returns unchanged: all without escapes, whose digits may be capital letters; `undefined` for a
 * rule with capital letters in literals.
 */
function writtenInLowerCase(rule: Node): Node | undefined {
  const lowered = withSets(rule, (set) => ({
    ...set,
    characters: set.characters.replace(/[A-Z]/g, ""),
    escapes: false,
  }));
  return /[A-Z]/.test(rawCharacters(lowered)) ? undefined : lowered;
}

/**
 * Makes a component whose value is its text in one form, such as in lower case. Nothing in it is decoded: if its rule allows escapes, they
 * are part of the value as written, or as `read` returns them.
 *
 * @param name - The name of the field in the value.
 * @param read - Turns the text into the form of the value, and that form into itself; without it, the value is as written.
 * @public
 */
export function unescapedText<const N extends string, V extends string = string, const O extends CheckedOptions = {}>(
  name: N,
  rule: Part,
  read?: (text: string) => V,
  options?: O & Only<O, CheckedOptions>,
): Component<readonly [Field<N, V, AbsentValue<V, O>>]> {
  const functions = { read: read ?? (asWritten as (text: string) => V), spell: asWritten, check: options?.check };
  const codec = withRuleFacts(functions, asNode(rule), (other) => ({
    get read() {
      if (read === undefined) return other;
      return (read as unknown) === lowerCase ? writtenInLowerCase(other) : undefined;
    },
    spell: other,
  }));
  return component(name, rule, codec, options);
}

/** Returns the value of digits, if it is at most 2^53-1. For few digits, `Number` takes several times as long. */
export function readDigits(digits: string): number {
  let value = 0;
  for (let index = 0; index < digits.length; index++) value = value * 10 + (digits.charCodeAt(index) - 0x30);
  return value;
}

/** Makes the codec of decimal numbers up to a limit. It spells a string as it is, because the string may already be the digits. @public */
export function decimalCodec(most: number): Codec<number> {
  return {
    read: readDigits,
    spell: (value) => (typeof value === "number" ? String(value) : stringOf(value)),
    check: (text) => (Number(text) <= most ? none : [ruleError(0, text.length, tooGreat, { most })]),
  };
}

/** Makes the codec of decimal numbers between two limits. @public */
export function boundedCodec(least: number, most: number): Codec<number> {
  const { check = () => none, ...codec } = decimalCodec(most);
  return {
    ...codec,
    check: (text) => (Number(text) < least ? [ruleError(0, text.length, tooSmall, { least })] : check(text)),
  };
}

/** Notes on each function of a new codec the call that makes it again. @param spared - See {@link FunctionFacts.spared}. */
function withRecipe<V>(codec: Codec<V>, recipe: Recipe, spared?: Node): Codec<V> {
  // `readDigits` belongs to all codecs of numbers, and generated code imports it by its name.
  for (const [part, run] of Object.entries(codec))
    if (run !== readDigits) withFacts(run, { recipe: { ...recipe, part }, ...(part === "check" && { spared }) });
  return codec;
}

/** The options of {@link decimal}. @public */
export interface DecimalOptions extends ComponentOptions {
  /** The least allowed value; by default 0. */
  readonly least?: number | undefined;
}

/** Makes the rule of all numbers with as many digits as a number, up to that one. */
function upTo([first = "", ...others]: string): Node {
  const last = others.length === 0 ? oneOf("0123456789".slice(0, Number(first) + 1)) : undefined;
  if (last !== undefined) return last;
  const rest = sequence(first, upTo(others.join("")));
  const less = "0123456789".slice(0, Number(first));
  return less === "" ? rest : choice(sequence(oneOf(less), ...others.map(() => digit)), rest);
}

/**
 * Makes a component whose value is a number, written in decimal; leading zeros are not part of the value.
 *
 * @param name - The name of the field in the value.
 * @param rule - The rule of the text: digits.
 * @param most - The greatest allowed value; at most 2^53-1.
 * @public
 */
export function decimal<const N extends string, const O extends DecimalOptions = {}>(
  name: N,
  rule: Part,
  most: number,
  options?: O & Only<O, DecimalOptions>,
): Component<readonly [Field<N, number, AbsentValue<number, O>>]> {
  const { least = 0, ...rest } = options ?? {};
  if (least > 0) {
    const bounded = withRecipe(boundedCodec(least, most), { name: "boundedCodec", arguments: [least, most] });
    return component(name, rule, withFacts(bounded, { forRule: () => ({}) }), rest as never) as never;
  }
  const [leading = "", ...others] = String(most);
  // A number with fewer digits than the greatest one is not greater, nor is one with as many whose first digit is less.
  const fewer = (first: CharacterSet) =>
    sequence(first, ...others.slice(1).reduceRight<readonly Node[]>((more) => [optional(digit, ...more)], []));
  const less = "123456789".slice(0, Number(leading) - 1);
  const asMany: Node[] = less === "" ? [] : [sequence(oneOf(less), ...others.map(() => digit))];
  // Systems give ports up to the last one; nobody needs greater numbers that are as long as the greatest one.
  if (others.length > 0 && others.length < 5) asMany.push(sequence(leading, upTo(others.join(""))));
  const [fewDigits, usual] =
    most < 10
      ? Array<Node>(2).fill(oneOf("0123456789".slice(0, most + 1)))
      : [fewer(digit), choice(...asMany, fewer(oneOf("123456789")))];
  const codec = withRecipe(decimalCodec(most), { name: "decimalCodec", arguments: [most] }, fewDigits);
  return component(name, rule, withFacts(codec, { forRule: () => ({}), spared: { usual } }), rest as never) as never;
}

/** Makes the codec of a flag from its text. It spells a string as it is, to be told of as another text. @public */
export function flagCodec(text: string): Codec<boolean> {
  return { read: (written) => written !== "", spell: (value) => (value === true ? text : stringOf(value)) };
}

/**
 * Makes an optional component that is `true` if a text such as `;secure` is present, and `false` if it is left out.
 *
 * @param name - The name of the field in the value.
 * @public
 */
export function flag<const N extends string>(
  name: N,
  text: string,
  options?: Omit<ComponentOptions, "absent">,
): Optional<readonly [Field<N, boolean, boolean>]> {
  const codec = withRecipe(flagCodec(text), { name: "flagCodec", arguments: [text] });
  const there = component(name, text, codec, { ...options, absent: "" });
  return optional(there) as Optional<readonly [Field<N, boolean, boolean>]>;
}
