import { grammarMachine } from "../automaton/grammar-machine.ts";
import { departureOf, type Machine } from "../automaton/machine.ts";
import type { Sentence } from "../errors/sentence.ts";
import { typeOf } from "../errors/sentences.ts";
import type { Component } from "../grammar/nodes.ts";
import { allElements } from "../grammar/walk.ts";
import { escapeOctet } from "../syntax/percent-encoding.ts";
import { fieldNames, isPlainArray, isSameValue } from "../values/record.ts";
import type { Check } from "./check.ts";
import { spellerOf } from "./component-checks.ts";
import type { WithGrammar } from "./reference-checks.ts";
import { drawnTexts } from "./url-laws.ts";

/** Checks an author's functions by calling them with some texts of their component, since nothing else reveals these errors. */

/** The number of texts tried for each component. */
const TEXTS = 201;

const readsUndefined: Sentence = {
  reason: "definition/reads-undefined",
  sentence:
    'The "read" of the component "{name}" returns undefined for "{text}". A value is plain data: a string, a number, true or false, null, or arrays and objects of them. What is not a value, the check refuses.',
};

const readsPromise: Sentence = {
  reason: "definition/reads-promise",
  sentence:
    'The "read" of the component "{name}" returns a promise for "{text}". A value is plain data, and it is there at once: a string, a number, true or false, null, or arrays and objects of them.',
};

const readsOther: Sentence = {
  reason: "definition/reads-what-json-lacks",
  sentence:
    'The "read" of the component "{name}" returns what JSON cannot hold for "{text}". A value is plain data: a string, a number, true or false, null, or arrays and objects of them.',
};

const checkReturns: Sentence = {
  reason: "definition/check-returns",
  sentence:
    'The "check" of the component "{name}" returns a value of type {type} for "{text}". It must return an array of errors, which is empty for a text without errors.',
};

const errorOutside: Sentence = {
  reason: "definition/error-outside",
  sentence:
    'The "check" of the component "{name}" returns an error from {index} to {end} for "{text}". Both must be whole numbers from 0 to {length}, and "end" must not be less than "index".',
};

const spellsNoText: Sentence = {
  reason: "definition/spells-no-text",
  sentence:
    'The "spell" of the component "{name}" returns a value of type {type} for what its "read" makes of "{text}". It must return a string for every value that "read" returns.',
};

const spellsAgainstRule: Sentence = {
  reason: "definition/spells-against-rule",
  sentence:
    'The component "{name}" reads the text "{text}" and spells it as {spelling}, which its rule or its "check" does not allow. Let "spell" return a text that the component takes.',
};

const notInverse: Sentence = {
  reason: "definition/not-inverse",
  sentence:
    'The component "{name}" reads the text "{text}" and spells it as {spelling}, which "read" turns into another value. What "spell" returns for a value must be read as the same value.',
};

/** Tells whether a value and everything in it is what JSON holds: no class instance, no getter that hides data. */
function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return (isPlainArray(value) || fieldNames(value) !== undefined) && Object.values(value).every(isPlain);
}

/** Returns the error of a value that is not plain data. */
function valueError(value: unknown): Sentence | undefined {
  if (value === undefined) return readsUndefined;
  if (typeof value === "object" && value !== null && "then" in value) return readsPromise;
  try {
    return isSameValue(JSON.parse(JSON.stringify(value)), value) && isPlain(value) ? undefined : readsOther;
  } catch {
    return readsOther;
  }
}

/** Returns the error of what `check` returns for a text. */
function checkError(errors: unknown, { length }: string): Sentence | undefined {
  if (!Array.isArray(errors)) return { ...checkReturns, params: { type: typeOf(errors) } };
  for (const error of errors) {
    const { index, end } = Object(error);
    const isInside = Number.isInteger(index) && Number.isInteger(end) && index >= 0 && index <= end && end <= length;
    if (!isInside) return { ...errorOutside, params: { index: String(index), end: String(end), length } };
  }
  return undefined;
}

/** Makes a function that returns the error of what a codec makes of a text; none if a function throws, since it may need something not yet there. */
function textErrorOf({ item, codec: { read, spell, check } }: Component): (text: string) => Sentence | undefined {
  const machine = grammarMachine(item);
  return (text) => {
    try {
      const errors = check?.(text) ?? [];
      const wrong = checkError(errors, text);
      if (wrong !== undefined || errors.length > 0) return wrong;
      const value = read(text);
      const invalid = valueError(value);
      if (invalid !== undefined) return invalid;
      const spelling: unknown = spell(value);
      if (typeof spelling !== "string") return { ...spellsNoText, params: { type: typeOf(spelling) } };
      if (spelling === text) return undefined;
      const params = { spelling: JSON.stringify(spelling) };
      const isTaken = departureOf(machine, spelling) === undefined && (check?.(spelling) ?? []).length === 0;
      if (!isTaken) return { ...spellsAgainstRule, params };
      return isSameValue(read(spelling), value) ? undefined : { ...notInverse, params };
    } catch {
      return undefined;
    }
  };
}

/** The greatest length of a text whose characters are escaped one by one. */
const SHORT = 100;

/** Returns a text with every raw character escaped that may be: an escape may hide from a check what the canonical spelling shows to it. */
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

/** Checks that codecs read values that are plain data, spell them as texts that are read as the same, and tell errors of the text. */
export const codecLaws: Check<WithGrammar> = ({ schemepart }) =>
  allElements(schemepart).flatMap((element) => {
    // Decoded and encoded text is known to keep these laws.
    if (element.kind === "list" || (spellerOf(element.codec) !== undefined && element.codec.check === undefined))
      return [];
    const errorOf = textErrorOf(element);
    for (const text of textsOf(element)) {
      const error = errorOf(text);
      if (error !== undefined) return { ...error, params: { name: element.name, text, ...error.params } };
    }
    return [];
  });
