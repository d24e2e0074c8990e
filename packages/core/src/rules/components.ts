import type { Sentence } from "../errors/sentence.ts";
import { tooGreat } from "../errors/sentences.ts";
import { component, many, optional, sequence } from "../grammar/combinators.ts";
import { type Spared, withFacts } from "../grammar/facts.ts";
import type { AbsentValue, Field, Only } from "../grammar/fields.ts";
import type { CheckedOptions, Codec, Component, ComponentOptions, Fault, Node, Part } from "../grammar/nodes.ts";
import { asNode, rawCharacters, rawOf } from "../grammar/walk.ts";
import { characterClass } from "../syntax/character-class.ts";
import { type CharacterSet, oneOf } from "../syntax/character-set.ts";
import { digit, xchar } from "../syntax/characters.ts";
import { type Encoded, normalise } from "../syntax/encoded.ts";
import { decode, encoder, octetAt } from "../syntax/percent-encoding.ts";
import { faultOf } from "./decoded-faults.ts";

const none: readonly Fault[] = [];

/**
 * What spells decoded text: it escapes all octets but some.
 *
 * @param raw - The characters that stand for themselves, as the inside of a class of a regular expression.
 * @returns The `spell` of a codec.
 */
export function decodedSpeller(raw: string): (value: unknown) => string | undefined {
  const encode = encoder(raw);
  return (value) => (typeof value === "string" ? encode(value) : undefined);
}

/**
 * The codec of decoded text: escapes exactly the octets that a rule does not allow raw, and each `?`. Later syntaxes (RFC 2396,
 * RFC 3986, the platform's `URL`) begin a query at a raw one wherever it stands, even in a user, and then read another host.
 *
 * @param rule - The rule of the text.
 * @returns The codec.
 * @public
 */
export function decodedCodec(rule: Part): Codec<string> {
  // What is not a rule is complained of with all else that is wrong with a definition, so nothing is asked of it before.
  let speller: ReturnType<typeof decodedSpeller> | undefined;
  const raw = () => rawCharacters(asNode(rule)).replaceAll("?", "");
  const spell = (value: unknown) => {
    speller ??= decodedSpeller(characterClass(raw()));
    return speller(value);
  };
  withFacts(spell, {
    get recipe() {
      return { name: "decodedSpeller", arguments: [characterClass(raw())] };
    },
  });
  return withFacts(
    { read: decode, spell },
    {
      forRule: decodedCodec,
      get spared() {
        const unescaped = rawCharacters(asNode(rule));
        return { read: many(oneOf(unescaped)), spell: many(oneOf(raw())) };
      },
    },
  );
}

/**
 * A component whose value is the decoded text. It is split off before it is decoded, so an escaped delimiter is an ordinary
 * character of the value; the canonical spelling escapes exactly the octets that the rule does not allow raw, and each `?`.
 *
 * @param name - The name of the field in the value.
 * @param rule - The rule of the text; every octet that it admits must come back, so let `escape` be in its sets.
 * @param options - What else there is to declare.
 * @returns The component.
 * @public
 */
export function decodedText<const N extends string, const O extends CheckedOptions = {}>(
  name: N,
  rule: Part,
  options?: O & Only<O, CheckedOptions>,
): Component<readonly [Field<N, string, AbsentValue<string, O>>]> {
  return component(name, rule, Object.assign(decodedCodec(rule), { check: options?.check }), options);
}

/** Lets a codec tell what it spares, by the rule of its text, and by any other rule in its place. */
function withRuleFacts<C extends object>(codec: C, rule: Node, sparedBy: (rule: Node) => Spared): C {
  const forRule = (other: Node) => withRuleFacts({}, other, sparedBy);
  return withFacts(codec, { forRule, spared: sparedBy(rule) });
}

/** The text as its own value. */
export function asIs<V extends string>(text: string): V {
  return text as V;
}

/** The value as its own text: what codecs spell in which nothing may be escaped. */
export function asWritten(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/**
 * A component whose value stays percent-encoded, because its reserved characters belong to someone else.
 *
 * @param name - The name of the field in the value.
 * @param rule - The rule of the text.
 * @param options - What else there is to declare.
 * @returns The component.
 * @public
 */
export function encodedText<const N extends string, const O extends CheckedOptions = {}>(
  name: N,
  rule: Part,
  options?: O & Only<O, CheckedOptions>,
): Component<readonly [Field<N, Encoded, AbsentValue<Encoded, O>>]> {
  const codec = withRuleFacts({ read: normalise, spell: asWritten, check: options?.check }, asNode(rule), (other) => ({
    get read() {
      return rawOf(other);
    },
    spell: other,
  }));
  return component(name, rule, codec, options);
}

/**
 * A component whose value is its text in one form, such as in lower case. Nothing may be escaped in it.
 *
 * @param name - The name of the field in the value.
 * @param rule - The rule of the text.
 * @param read - The text to the form that the value has, and that form to itself; without it, the value is as written.
 * @param options - What else there is to declare.
 * @returns The component.
 * @public
 */
export function unescapedText<const N extends string, V extends string = string, const O extends CheckedOptions = {}>(
  name: N,
  rule: Part,
  read?: (text: string) => V,
  options?: O & Only<O, CheckedOptions>,
): Component<readonly [Field<N, V, AbsentValue<V, O>>]> {
  const own = { read: read ?? asIs<V>, spell: asWritten, check: options?.check };
  const codec = withRuleFacts(own, asNode(rule), (other) => ({
    read: read === undefined ? other : undefined,
    spell: other,
  }));
  return component(name, rule, codec, options);
}

/** The value of digits, if it is at most 2^53-1. Of few digits, `Number` takes several times as long. */
export function readDigits(digits: string): number {
  let value = 0;
  for (let index = 0; index < digits.length; index++) value = value * 10 + (digits.charCodeAt(index) - 0x30);
  return value;
}

/** The digits of a number; what is not a number may have been written in digits. */
export function spellDigits(value: unknown): string | undefined {
  return typeof value === "number" ? String(value) : asWritten(value);
}

/**
 * A check of digits.
 *
 * @param most - The greatest value that is allowed.
 */
export function atMost(most: number): (text: string) => readonly Fault[] {
  return (text) => (Number(text) <= most ? none : [faultOf(0, text.length, tooGreat, { most })]);
}

/**
 * A component whose value is a number, written in decimal; leading zeros are not part of the value.
 *
 * @param name - The name of the field in the value.
 * @param rule - The rule of the text: digits.
 * @param most - The greatest value that is allowed; at most 2^53-1.
 * @param options - What else there is to declare.
 * @returns The component.
 * @public
 */
export function decimal<const N extends string, const O extends ComponentOptions = {}>(
  name: N,
  rule: Part,
  most: number,
  options?: O & Only<O, ComponentOptions>,
): Component<readonly [Field<N, number, AbsentValue<number, O>>]> {
  // A number of fewer digits than the greatest is not greater.
  const fewDigits = [...String(most)].slice(2).reduce<Node>((more) => sequence(digit, optional(more)), digit);
  const recipe = { name: "atMost", arguments: [most] };
  const check = withFacts(atMost(most), { recipe, spared: fewDigits });
  const codec = { read: readDigits, spell: spellDigits, check };
  return component(name, rule, withFacts(codec, { forRule: () => ({}) }), options);
}

/**
 * The check that {@link checkEscapes} makes, without what only a compiler needs to know.
 *
 * @param octets - The octets, 0-255.
 * @param sentence - See {@link checkEscapes}.
 */
export function escapesAmong(
  octets: readonly number[],
  sentence: Sentence | string,
): (text: string) => readonly Fault[] {
  const { sentence: message, ...facts } = typeof sentence === "string" ? { sentence } : sentence;
  return (text) => {
    const faults: Fault[] = [];
    for (let index = text.indexOf("%"); index >= 0; index = text.indexOf("%", index + 3))
      if (octets.includes(octetAt(text, index))) faults.push({ ...facts, index, end: index + 3, message });
    return faults;
  };
}

/**
 * A rule beyond the grammar: some octets must not be escaped.
 *
 * @param octets - The octets, 0-255.
 * @param sentence - A sentence that names the component and the octets; without a reason, as a string.
 * @returns A check: its faults are their escapes.
 * @public
 */
export function checkEscapes(
  octets: readonly number[],
  sentence: Sentence | string,
): (text: string) => readonly Fault[] {
  const any: CharacterSet = { ...xchar, without: octets };
  const recipe = { name: "escapesAmong", arguments: [octets, sentence] };
  return withFacts(escapesAmong(octets, sentence), { recipe, spared: many(any) });
}
