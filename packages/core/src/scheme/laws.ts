import { generate } from "../automaton/generate.ts";
import { grammarMachine } from "../automaton/grammar-machine.ts";
import { departureOf, type Machine } from "../automaton/machine.ts";
import { wrong } from "../errors/definition-sentences.ts";
import type { Params, Sentence } from "../errors/sentence.ts";
import { typeOf } from "../errors/sentences.ts";
import { escapedBeforeHost } from "../grammar/escaped-before-host.ts";
import type { Component, Node } from "../grammar/nodes.ts";
import { allElements, componentsOf } from "../grammar/walk.ts";
import { escapeOctet } from "../syntax/percent-encoding.ts";
import { interpreted } from "../values/interpreted.ts";
import { fieldNames, isPlainArray, isSameValue } from "../values/record.ts";
import { Refusal } from "../values/refusal.ts";
import type { Check, WithGrammar } from "./check.ts";
import { spellerOf } from "./component-checks.ts";

/** Checks an author's functions by calling them with some texts, the only way to find these errors. */

/** The numbers of texts tried for each component, and of URLs. */
const [TEXTS, URLS] = [201, 31] as const;

/** The number of characters after which no more texts are tried. */
const CHARACTERS = 50_000;

/** Draws texts from a grammar, the shortest first. */
function* drawnTexts(
  definition: { readonly name: string; readonly schemepart: Node },
  most: number,
): Generator<string> {
  for (let count = 0, characters = 0; count < most && characters < CHARACTERS; count++) {
    const text = generate(definition, count === 0 ? () => 0 : { seed: count - 1 });
    characters += text.length;
    yield text;
  }
}

/** Tells whether JSON can hold a value and everything in it: no instances of classes, no getters that hide data. */
function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return (isPlainArray(value) || fieldNames(value) !== undefined) && Object.values(value).every(isPlain);
}

/** Returns the error of a value that is not plain data. */
function valueError(value: unknown, params: Params): Sentence | undefined {
  if (value === undefined) return wrong("reads-undefined", params);
  if (typeof value === "object" && value !== null && "then" in value) return wrong("reads-promise", params);
  try {
    if (isSameValue(JSON.parse(JSON.stringify(value)), value) && isPlain(value)) return undefined;
  } catch {
    // JSON cannot hold it either.
  }
  return wrong("reads-what-json-lacks", params);
}

/** Returns the error in the result of a component's `check`. */
function checkError(errors: unknown, { length }: string, params: Params): Sentence | undefined {
  if (!Array.isArray(errors)) return wrong("check-returns", { ...params, type: typeOf(errors) });
  for (const error of errors) {
    const { index, end } = Object(error);
    const isInside = Number.isInteger(index) && Number.isInteger(end) && index >= 0 && index <= end && end <= length;
    if (!isInside) return wrong("error-outside", { ...params, index: String(index), end: String(end), length });
  }
  return undefined;
}

/** Makes a function that finds the error of a codec for a text. It ignores functions that throw: they may need something not yet there. */
function textErrorOf({ name, item, codec: { read, spell, check } }: Component): (text: string) => Sentence | undefined {
  const machine = grammarMachine(item);
  return (text) => {
    const params = { name, text };
    try {
      const errors = check?.(text) ?? [];
      const wrongCheck = checkError(errors, text, params);
      if (wrongCheck !== undefined || errors.length > 0) return wrongCheck;
      const value = read(text);
      const wrongValue = valueError(value, params);
      if (wrongValue !== undefined) return wrongValue;
      const spelling: unknown = spell(value);
      if (typeof spelling !== "string") return wrong("spells-no-text", { ...params, type: typeOf(spelling) });
      if (spelling === text) return undefined;
      const spelt = { ...params, spelling: JSON.stringify(spelling) };
      const isTaken = departureOf(machine, spelling) === undefined && (check?.(spelling) ?? []).length === 0;
      if (!isTaken) return wrong("spells-against-rule", spelt);
      return isSameValue(read(spelling), value) ? undefined : wrong("not-inverse", spelt);
    } catch {
      return undefined;
    }
  };
}

/** The greatest length of a text whose characters are escaped one by one. */
const SHORT = 100;

/** Escapes every raw character that may be escaped: an escape may hide a character from a check that sees it in the canonical spelling. */
function allEscaped(text: string, machine: Machine): string {
  let escaped = "";
  let reached = 0;
  for (const [one] of text.matchAll(/%..|./g)) {
    reached += one.length;
    const own = one.length > 1 ? one : escapeOctet(one.charCodeAt(0));
    escaped += departureOf(machine, escaped + own + text.slice(reached)) === undefined ? own : one;
  }
  return escaped;
}

/** Draws texts of a component, each once, the shortest first; for a check, the same with every character escaped as well. */
function* textsOf(component: Component): Generator<string> {
  const machine = grammarMachine(component.item);
  const texts = [...drawnTexts({ name: "", schemepart: component }, TEXTS)].map((text) => text.slice(1));
  for (const text of new Set(texts)) {
    yield text;
    if (component.codec.check !== undefined && text.length <= SHORT) yield allEscaped(text, machine);
  }
}

/** Checks that codecs read plain data and spell it as texts that are read as the same data, and that their errors are inside the text. */
export const codecLaws: Check<WithGrammar> = ({ schemepart }) =>
  allElements(schemepart).flatMap((element) => {
    // Decoded and encoded text is known to keep these laws.
    if (element.kind === "list" || (spellerOf(element.codec) !== undefined && element.codec.check === undefined))
      return [];
    const errorOf = textErrorOf(element);
    for (const text of textsOf(element)) {
      const error = errorOf(text);
      if (error !== undefined) return error;
    }
    return [];
  });

/** Returns the error in the result of the scheme's `check`. */
function schemeCheckError(errors: unknown, text: string, components: readonly string[]): Sentence | undefined {
  if (!Array.isArray(errors)) return wrong("check-of-scheme-returns", { text, type: typeOf(errors) });
  const other = errors.find((error) => !components.includes(Object(error).component));
  if (other === undefined) return undefined;
  return wrong("check-of-none", {
    text,
    name: String(Object(other).component),
    components: components.join(", "),
  });
}

/** Checks that the value of each URL is spelt as a text with the same value, and that the scheme's `check` returns errors. */
export const urlLaws: Check<WithGrammar> = ({ name, schemepart: given, defaultPort, check }) => {
  if (typeof name !== "string") return [];
  const schemepart = escapedBeforeHost(given);
  const components = componentsOf(schemepart).map((element) => element.name);
  const { scribe } = interpreted(schemepart, { defaultPort }, name);
  const read = (text: string) => scribe.read(text, 0);
  const errorOf = (text: string): Sentence | undefined => {
    const value = read(text);
    if (value === undefined) return undefined;
    if (typeof check === "function") {
      // A value of its own, since the check may change it.
      const errors: unknown = check(read(text) as typeof value);
      const wrongCheck = schemeCheckError(errors, text, components);
      if (wrongCheck !== undefined || (errors as readonly unknown[]).length > 0) return wrongCheck;
    }
    const spelling = scribe.write(value, Object.keys(value), true);
    return isSameValue(read(spelling), value) ? undefined : wrong("value-without-spelling", { text });
  };
  for (const text of drawnTexts({ name, schemepart }, URLS)) {
    try {
      const error = errorOf(text);
      if (error !== undefined) return error;
    } catch (thrown) {
      // An author's function may throw because it needs something not yet there.
      if (thrown instanceof Refusal) return wrong("value-without-spelling", { text });
    }
  }
  return [];
};
