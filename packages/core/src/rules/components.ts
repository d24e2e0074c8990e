import { asNode } from "../grammar/as-node.ts";
import { component, optional, sequence } from "../grammar/combinators.ts";
import type { AbsentValue, Field } from "../grammar/fields.ts";
import type { CheckedOptions, Codec, Component, ComponentOptions, Fault, Node, Part } from "../grammar/nodes.ts";
import { rawCharacters } from "../grammar/walk.ts";
import { digit } from "../syntax/characters.ts";
import { type Encoded, normalise } from "../syntax/encoded.ts";
import { decode, encoder } from "../syntax/percent-encoding.ts";

const none: readonly Fault[] = [];

/**
 * The codec of decoded text: escapes exactly the octets that a rule does not allow raw, and each `?`. Later syntaxes (RFC 2396,
 * RFC 3986, the platform's `URL`) begin a query at a raw one wherever it stands, even in a user, and then read another host.
 *
 * @param rule - The rule of the text.
 * @returns The codec.
 * @public
 */
export function decodedCodec(rule: Part): Codec<string> {
  let encode: ReturnType<typeof encoder> | undefined;
  const spell = (value: unknown) => {
    encode ??= encoder(rawCharacters(asNode(rule)).replaceAll("?", ""));
    return typeof value === "string" ? encode(value) : undefined;
  };
  return { read: decode, spell, forRule: decodedCodec };
}

/** Of a codec that depends on no rule. */
const forRule = () => ({});

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
  options?: O,
): Component<readonly [Field<N, string, AbsentValue<string, O>>]> {
  return component(name, rule, { ...decodedCodec(rule), check: options?.check, isVerbatim: true }, options);
}

/** The value as its own text: what codecs spell in which nothing may be escaped. */
function asWritten(value: unknown): string | undefined {
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
  options?: O,
): Component<readonly [Field<N, Encoded, AbsentValue<Encoded, O>>]> {
  const codec = { read: normalise, spell: asWritten, check: options?.check, forRule, isVerbatim: true };
  return component(name, rule, codec, options);
}

/**
 * A component whose value is its text in one form, such as in lower case; a text of its `plain` rule is in that form already.
 * Nothing may be escaped in it.
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
  options?: O,
): Component<readonly [Field<N, V, AbsentValue<V, O>>]> {
  const isVerbatim = read === undefined || options?.plain !== undefined;
  const codec = { read: read ?? ((text: string) => text as V), spell: asWritten, check: options?.check };
  // What is plain by one rule need not be so by another.
  const forRule = () => ({ isVerbatim: read === undefined });
  return component(name, rule, { ...codec, forRule, isVerbatim }, options);
}

/** The value of digits, if it is at most 2^53-1. Of few digits, `Number` takes several times as long. */
function readDigits(digits: string): number {
  let value = 0;
  for (let index = 0; index < digits.length; index++) value = value * 10 + (digits.charCodeAt(index) - 0x30);
  return value;
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
  options?: O,
): Component<readonly [Field<N, number, AbsentValue<number, O>>]> {
  const spell = (value: unknown) => (typeof value === "number" ? String(value) : asWritten(value));
  const check = (text: string) =>
    Number(text) <= most ? none : [{ index: 0, end: text.length, message: `The ${name} is at most ${most}.` }];
  // A number of fewer digits than the greatest is not greater.
  const fewDigits = [...String(most)].slice(2).reduce<Node>((more) => sequence(digit, optional(more)), digit);
  return component(name, rule, { read: readDigits, spell, check, forRule }, { plain: fewDigits, ...options } as O);
}
