import { escapeOctet, type Params } from "@url1738/core";
import type { Component, Node, Sentence } from "@url1738/core/define";
import { accepts, componentsOf, occurrencesOf } from "@url1738/core/grammar";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import { reasonOf } from "@url1738/core/inside/errors/definition-errors";
import { typeOf } from "@url1738/core/inside/errors/sentences";
import { interpreted } from "@url1738/core/inside/values/interpreted";
import { isSameValue, readBack } from "@url1738/core/runtime";
import { generate } from "../grammar/generate.ts";
import type { Admitted, Tried } from "./check.ts";
import { isReadyMade } from "./component-checks.ts";
import { objection } from "./objections.ts";

/** Tries the functions of components, and the values of URLs, with some texts: the only way to find their errors. */

/** The number of texts tried for each component, and of URLs. */
const TEXTS = 201;
export const URLS = 31;

/** The number of texts after which a check that has refused all of them counts as one that refuses everything. */
const REFUSED = 2_000;

/** The number of characters after which no more texts are tried. */
const CHARACTERS = 50_000;

/** Draws texts from a grammar, the shortest first: as many as are wanted and, as long as none is accepted, more. */
export function* drawnTexts(
  definition: { readonly name: string; readonly schemepart: Node },
  most: number,
  isAnyAccepted: () => boolean = () => true,
): Generator<string> {
  const goesOn = (count: number, characters: number) =>
    (count < most && characters < CHARACTERS) || (count < REFUSED && !isAnyAccepted());
  for (let count = 0, characters = 0; goesOn(count, characters); count++) {
    const text = generate(definition, count === 0 ? () => 0 : { seed: count - 1 });
    characters += text.length;
    yield text;
  }
}

/** Tells whether JSON can hold a value and everything in it: no instances of classes, no getters that hide data. */
function isPlain(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  const isInstance = ![Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value));
  return !isInstance && Object.values(value).every(isPlain);
}

/** Tells whether JSON gives back a value as it is. */
export function isOfJson(value: unknown): boolean {
  try {
    return isSameValue(JSON.parse(JSON.stringify(value)), value) && isPlain(value);
  } catch {
    return false;
  }
}

/** Returns the error of a value that is not plain data. */
export function valueError(value: unknown, params: Params): Sentence | undefined {
  if (value === undefined) return objection("reads-undefined", params);
  if (typeof value === "object" && value !== null && "then" in value) return objection("reads-promise", params);
  return isOfJson(value) ? undefined : objection("reads-what-json-lacks", params);
}

/** Tells whether an error has the sentence that it shows, or the reason by which it is known. */
const isTold = (error: unknown) => ["message", "reason"].some((key) => typeof Object(error)[key] === "string");

/** Returns the error in the result of a component's `check`. */
function checkError(errors: unknown, { length }: string, params: Params): Sentence | undefined {
  if (!Array.isArray(errors)) return objection("check-returns", { ...params, type: typeOf(errors) });
  for (const error of errors) {
    const { index, end } = Object(error);
    const isInside = Number.isInteger(index) && Number.isInteger(end) && index >= 0 && index <= end && end <= length;
    if (!isInside) return objection("error-outside", { ...params, index: String(index), end: String(end), length });
    if (!isTold(error)) return objection("error-without-message", params);
  }
  return undefined;
}

/** Tells whether a value is of the kind that `audit`, `access` and other programs expect under a name. */
const NAMED = new Map<string, (value: unknown) => boolean>([
  ["host", (value) => typeof value === "string" && /^(?:[a-z\d._-]*|\[[\da-z.:_-]+\])$/.test(value)],
  ["port", (value) => Number.isInteger(value) && (value as number) <= 65535],
]);

const isAsNamed = (name: string, value: unknown) => NAMED.get(name)?.(value) !== false;

/** A text of a component: accepted, refused by its `check`, or one that shows an error in its functions. */
type Tested = "accepted" | "refused" | Sentence;

/** Makes a function that tries the functions of a component with a text. */
function trialOf({ name, item, codec, options }: Component): (text: string) => Tested {
  const automaton = new Automaton(item);
  let running = "";
  const noted = <P, R>(which: string, run: (input: P) => R) => {
    return (input: P) => {
      running = which;
      return run(input);
    };
  };
  const read = noted("read", codec.read);
  const spell = noted("spell", codec.spell);
  const check = noted("check", codec.check ?? (() => []));
  return (text) => {
    const params = { name, text };
    try {
      const errors = check(text);
      const wrongCheck = checkError(errors, text, params);
      if (wrongCheck !== undefined) return wrongCheck;
      if (errors.length > 0) return "refused";
      const value = read(text);
      const wrongValue = valueError(value, params);
      if (wrongValue !== undefined) return wrongValue;
      if (!isAsNamed(name, value))
        return objection("not-what-it-is-named", { ...params, value: JSON.stringify(value) });
      const spelling: unknown = spell(value);
      if (typeof spelling !== "string") return objection("spells-no-text", { ...params, type: typeOf(spelling) });
      // What absence means is not spelt.
      if (spelling === text || spelling === options.absent) return "accepted";
      const spelt = { ...params, spelling: JSON.stringify(spelling) };
      const isTaken = accepts(automaton.machine, spelling) && check(spelling).length === 0;
      if (!isTaken) return objection("spells-against-rule", spelt);
      return isSameValue(read(spelling), value) ? "accepted" : objection("not-inverse", spelt);
    } catch (thrown) {
      return objection("component-function-throws", { ...params, function: running, why: reasonOf(thrown) ?? "" });
    }
  };
}

/** The greatest length of a text whose characters are escaped one by one. */
const SHORT = 100;

/** Escapes every raw character that may be escaped: an escape may hide a character from a check that sees it in the canonical spelling. */
function allEscaped(text: string, automaton: Automaton): string {
  let escaped = "";
  let reached = 0;
  for (const [unit] of text.matchAll(/%..|./g)) {
    reached += unit.length;
    const written = unit.length > 1 ? unit : escapeOctet(unit.charCodeAt(0));
    escaped += accepts(automaton.machine, escaped + written + text.slice(reached)) ? written : unit;
  }
  return escaped;
}

/** Draws texts of a component, each once, the shortest first; for a check, the same with every character escaped as well. */
function* textsOf(component: Component, isAnyAccepted: () => boolean): Generator<string> {
  const automaton = new Automaton(component.item);
  const drawn = new Set<string>();
  for (const url of drawnTexts({ name: "", schemepart: component }, TEXTS, isAnyAccepted)) {
    const text = url.slice(1);
    if (drawn.has(text)) continue;
    drawn.add(text);
    yield text;
    if (component.codec.check !== undefined && text.length <= SHORT) yield allEscaped(text, automaton);
  }
}

/** Tries the functions of a component: they read plain data, spell it as texts that are read as the same data, and find errors in a text. */
function triedComponent(component: Component): Tried {
  const { name, codec } = component;
  const tryText = trialOf(component);
  let texts = 0;
  let isAnyAccepted = false;
  for (const text of textsOf(component, () => isAnyAccepted)) {
    texts++;
    const tested = tryText(text);
    if (typeof tested === "object") return { objections: [tested], facts: [] };
    isAnyAccepted ||= tested === "accepted";
  }
  if (!isAnyAccepted) return { objections: [objection("refuses-everything", { name, texts })], facts: [] };
  return { objections: [], facts: isReadyMade(codec) ? [] : [{ what: "functions", component: name, texts }] };
}

/** Tries the functions of each component whose functions are not known to be right, or whose name says what it is. */
export function triedComponents({ schemepart }: Admitted): Tried {
  const components = occurrencesOf(schemepart, true).filter((element) => element.kind === "component");
  const tried = components.filter(({ name, codec }) => NAMED.has(name) || !isReadyMade(codec)).map(triedComponent);
  return { objections: tried.flatMap(({ objections }) => objections), facts: tried.flatMap(({ facts }) => facts) };
}

/** Returns the error in the result of the scheme's `check`. */
function schemeCheckError(errors: unknown, text: string, components: readonly string[]): Sentence | undefined {
  if (!Array.isArray(errors)) return objection("check-of-scheme-returns", { text, type: typeOf(errors) });
  // A path begins with the name of a component.
  const rootOfPath = (error: unknown) => String(Object(error).component).replace(/[.[].*$/s, "");
  const other = errors.find((error) => !components.includes(rootOfPath(error)));
  if (other === undefined)
    return errors.every(isTold) ? undefined : objection("error-of-scheme-without-message", { text });
  return objection("check-of-none", {
    text,
    name: String(Object(other).component),
    components: components.join(", "),
  });
}

/** Makes a function that tries the `check` of the scheme with a URL; `undefined` for a URL that breaks a rule of a component. */
function urlTrialOf({ name, schemepart, defaultPort, check }: Admitted): (text: string) => Tested | undefined {
  const components = componentsOf(schemepart).map((element) => element.name);
  const { scribe } = interpreted(schemepart, { defaultPort }, name);
  const kept = readBack(scribe);
  const read = (text: string) => scribe.read(text, 0);
  return (text) => {
    if (read(text) === undefined) return undefined;
    if (typeof check === "function") {
      try {
        // A value of its own, since the check may change it.
        const errors: unknown = check(read(text));
        const wrongCheck = schemeCheckError(errors, text, components);
        if (wrongCheck !== undefined) return wrongCheck;
        if ((errors as readonly unknown[]).length > 0) return "refused";
      } catch (thrown) {
        return objection("function-throws", { function: "check", text, why: reasonOf(thrown) ?? "" });
      }
    }
    return kept.read(text, 0) === undefined ? objection("value-without-spelling", { text }) : "accepted";
  };
}

/** Tries URLs: the value of each is spelt as a text with the same value, and the scheme's `check` returns errors. */
export function triedUrls(definition: Admitted): Tried {
  const tryUrl = urlTrialOf(definition);
  const counts = { drawn: 0, refused: 0, accepted: 0 };
  for (const text of drawnTexts(definition, URLS, () => counts.accepted > 0 || counts.refused === 0)) {
    counts.drawn++;
    const tested = tryUrl(text);
    if (typeof tested === "object") return { objections: [tested], facts: [] };
    if (tested !== undefined) counts[tested]++;
  }
  if (counts.refused > 0 && counts.accepted === 0)
    return { objections: [objection("scheme-refuses-everything", { texts: counts.refused })], facts: [] };
  return { objections: [], facts: [{ what: "values", texts: counts.drawn }] };
}
