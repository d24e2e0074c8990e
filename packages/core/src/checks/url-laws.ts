import { generate } from "../automaton/generate.ts";
import type { Sentence } from "../errors/sentence.ts";
import { typeOf } from "../errors/sentences.ts";
import { escapedBeforeHost } from "../grammar/escaped-before-host.ts";
import type { Node } from "../grammar/nodes.ts";
import { componentsOf } from "../grammar/walk.ts";
import { interpreted } from "../values/interpreted.ts";
import { isSameValue } from "../values/record.ts";
import { Refusal } from "../values/refusal.ts";
import { Unit } from "../values/unit.ts";
import type { Check } from "./check.ts";
import type { WithGrammar } from "./reference-checks.ts";

/** Checks a definition by reading and spelling some of its URLs. */

/** The number of URLs tried. */
const URLS = 31;

/** The number of characters after which no more texts are tried. */
const CHARACTERS = 50_000;

/** Draws texts from a grammar, the shortest first. */
export function* drawnTexts(
  definition: { readonly name: string; readonly schemepart: Node },
  most: number,
): Generator<string> {
  for (let count = 0, characters = 0; count < most && characters < CHARACTERS; count++) {
    const text = generate(definition, count === 0 ? () => 0 : { seed: count - 1 });
    characters += text.length;
    yield text;
  }
}

const checkReturns: Sentence = {
  reason: "definition/check-of-scheme-returns",
  sentence:
    'The "check" of the scheme returns a value of type {type} for "{text}". It must return an array of errors, which is empty for a URL without errors.',
};

const checkOfNone: Sentence = {
  reason: "definition/check-of-none",
  sentence:
    'The "check" of the scheme names the component "{name}" for "{text}", which the grammar does not have. Its components are [{components}].',
};

const noSpelling: Sentence = {
  reason: "definition/value-without-spelling",
  sentence:
    'The URL "{text}" is read, but its value cannot be spelt as a text that is read as the same value. Look at what its components mean where they are absent, and at which alternatives have them.',
};

/** Returns the error of what the scheme's `check` returns for a value. */
function checkError(errors: unknown, components: readonly string[]): Sentence | undefined {
  if (!Array.isArray(errors)) return { ...checkReturns, params: { type: typeOf(errors) } };
  const other = errors.find((error) => !components.includes(Object(error).component));
  if (other === undefined) return undefined;
  return { ...checkOfNone, params: { name: String(Object(other).component), components: components.join(", ") } };
}

/** Checks that the value of each URL is spelt as a text with the same value, and that the scheme's `check` returns errors. */
export const urlLaws: Check<WithGrammar> = ({ name, schemepart: given, defaultPort, check }) => {
  if (typeof name !== "string") return [];
  const schemepart = escapedBeforeHost(given);
  const components = componentsOf(schemepart).map((element) => element.name);
  const unit = new Unit(name, ...interpreted(schemepart, { defaultPort: defaultPort as number | undefined }, name));
  const read = (text: string) => unit.read(unit.keep(), text, 0);
  const errorOf = (text: string): Sentence | undefined => {
    const value = read(text);
    if (value === undefined) return undefined;
    if (typeof check === "function") {
      // A value of its own, since the check may change it.
      const errors: unknown = check(read(text) as typeof value);
      const wrong = checkError(errors, components);
      if (wrong !== undefined || (errors as readonly unknown[]).length > 0) return wrong;
    }
    const spelling = unit.write(unit, value, Object.keys(value), true);
    return isSameValue(read(spelling), value) ? undefined : noSpelling;
  };
  for (const text of drawnTexts({ name, schemepart }, URLS)) {
    try {
      const error = errorOf(text);
      if (error !== undefined) return { ...error, params: { text, ...error.params } };
    } catch (thrown) {
      // An author's function may throw because it needs something not yet there.
      if (thrown instanceof Refusal) return { ...noSpelling, params: { text } };
    }
  }
  return [];
};
