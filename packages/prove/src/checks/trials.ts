import { escapeOctet, type Params } from "@url1738/core";
import type { Component, Node, Sentence } from "@url1738/core/define";
import {
  allElements,
  componentsOf,
  departureOf,
  fieldNames,
  grammarMachine,
  interpreted,
  isPlainArray,
  isSameValue,
  type Machine,
  Refusal,
  typeOf,
} from "@url1738/core/internal";
import { generate } from "../grammar/generate.ts";
import type { Admitted, Tried } from "./check.ts";
import { isReadyMade } from "./component-checks.ts";
import { objection } from "./objections.ts";

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
  if (value === undefined) return objection("reads-undefined", params);
  if (typeof value === "object" && value !== null && "then" in value) return objection("reads-promise", params);
  try {
    if (isSameValue(JSON.parse(JSON.stringify(value)), value) && isPlain(value)) return undefined;
  } catch {
    // JSON cannot hold it either.
  }
  return objection("reads-what-json-lacks", params);
}

/** Returns the error in the result of a component's `check`. */
function checkError(errors: unknown, { length }: string, params: Params): Sentence | undefined {
  if (!Array.isArray(errors)) return objection("check-returns", { ...params, type: typeOf(errors) });
  for (const error of errors) {
    const { index, end } = Object(error);
    const isInside = Number.isInteger(index) && Number.isInteger(end) && index >= 0 && index <= end && end <= length;
    if (!isInside) return objection("error-outside", { ...params, index: String(index), end: String(end), length });
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
      if (typeof spelling !== "string") return objection("spells-no-text", { ...params, type: typeOf(spelling) });
      if (spelling === text) return undefined;
      const spelt = { ...params, spelling: JSON.stringify(spelling) };
      const isTaken = departureOf(machine, spelling) === undefined && (check?.(spelling) ?? []).length === 0;
      if (!isTaken) return objection("spells-against-rule", spelt);
      return isSameValue(read(spelling), value) ? undefined : objection("not-inverse", spelt);
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

/** Tries the functions of a component: they read plain data, spell it as texts that are read as the same data, and find errors in a text. */
function triedComponent(component: Component): Tried {
  const errorOf = textErrorOf(component);
  let texts = 0;
  for (const text of textsOf(component)) {
    texts++;
    const error = errorOf(text);
    if (error !== undefined) return { objections: [error], facts: [] };
  }
  return { objections: [], facts: [{ what: "functions", component: component.name, texts }] };
}

/** Tries the functions of each component whose functions are not known to be right. */
export function triedComponents({ schemepart }: Admitted): Tried {
  const components = allElements(schemepart).filter((element) => element.kind === "component");
  const tried = components.filter(({ codec }) => !isReadyMade(codec)).map(triedComponent);
  return { objections: tried.flatMap(({ objections }) => objections), facts: tried.flatMap(({ facts }) => facts) };
}

/** Returns the error in the result of the scheme's `check`. */
function schemeCheckError(errors: unknown, text: string, components: readonly string[]): Sentence | undefined {
  if (!Array.isArray(errors)) return objection("check-of-scheme-returns", { text, type: typeOf(errors) });
  const other = errors.find((error) => !components.includes(Object(error).component));
  if (other === undefined) return undefined;
  return objection("check-of-none", {
    text,
    name: String(Object(other).component),
    components: components.join(", "),
  });
}

/** Tries URLs: the value of each is spelt as a text with the same value, and the scheme's `check` returns errors. */
export function triedUrls({ name, schemepart, defaultPort, check }: Admitted): Tried {
  const components = componentsOf(schemepart).map((element) => element.name);
  const { scribe } = interpreted(schemepart, { defaultPort }, name);
  const read = (text: string) => scribe.read(text, 0);
  const errorOf = (text: string): Sentence | undefined => {
    const value = read(text);
    if (value === undefined) return undefined;
    if (typeof check === "function") {
      // A value of its own, since the check may change it.
      const errors: unknown = check(read(text));
      const wrongCheck = schemeCheckError(errors, text, components);
      if (wrongCheck !== undefined || (errors as readonly unknown[]).length > 0) return wrongCheck;
    }
    const spelling = scribe.write(value, Object.keys(value), true);
    return isSameValue(read(spelling), value) ? undefined : objection("value-without-spelling", { text });
  };
  let texts = 0;
  for (const text of drawnTexts({ name, schemepart }, URLS)) {
    texts++;
    try {
      const error = errorOf(text);
      if (error !== undefined) return { objections: [error], facts: [] };
    } catch (thrown) {
      // An author's function may throw because it needs something not yet there.
      if (thrown instanceof Refusal) return { objections: [objection("value-without-spelling", { text })], facts: [] };
    }
  }
  return { objections: [], facts: [{ what: "values", texts }] };
}
