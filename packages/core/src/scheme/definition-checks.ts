import { wrong } from "../errors/definition-sentences.ts";
import { isList, ownFields } from "../errors/own-fields.ts";
import type { Sentence } from "../errors/sentence.ts";
import { aBoolean, aFunction, aText, type FieldType, type Unchecked, wrongTypes } from "../grammar/check-grammar.ts";

const isPort = (port: unknown) => Number.isInteger(port) && (port as number) >= 0 && (port as number) <= 65535;

const isLabel = (label: unknown) => typeof label === "string" && /^\S.{0,39}$/.test(label);

/** The parts that `hazards` may have. */
const HAZARDS: Readonly<Record<string, FieldType>> = {
  lines: { called: "a list", has: Array.isArray },
  neverFirst: { called: "a list", has: Array.isArray },
  look: aFunction,
  meantLines: aFunction,
};

function areHazards(value: unknown): boolean {
  const hazards = ownFields(value as object);
  const areKnown = Object.keys(hazards).every((key) => Object.hasOwn(HAZARDS, key));
  return Object(value) === value && areKnown && wrongTypes(hazards, HAZARDS).length === 0;
}

/** Tells whether a value is a list of further names, some with a port. */
function areNames(value: unknown): boolean {
  const isName = (name: unknown) => nameErrors(name).length === 0;
  return (
    Array.isArray(value) && value.every((each) => isName(each) || (isName(each?.name) && isPort(each.defaultPort)))
  );
}

/** The keys that may be left out, and their types. */
const TYPES: Readonly<Record<string, FieldType>> = {
  names: { called: 'a list of names, or of objects such as { name: "wss", defaultPort: 443 }', has: areNames },
  section: aText,
  specification: aText,
  defaultPort: { called: "a whole number from 0 to 65535", has: isPort },
  unsafe: aText,
  check: aFunction,
  normalize: aFunction,
  checkParts: aFunction,
  bare: aBoolean,
  relative: {
    called: '"never", "generic" or "always" (RFC 1808 §2.3)',
    has: (value) => ["never", "generic", "always"].includes(value as string),
  },
  hint: aFunction,
  meant: aFunction,
  labels: {
    called: 'an object with a short text for each component that has one, such as { gtype: "item type" }',
    has: (value) => Object(value) === value && Object.values(ownFields(value as object)).every(isLabel),
  },
  hazards: {
    called:
      'an object that may have "lines" and "neverFirst", lists of components\' names, and "look" and "meantLines", functions',
    has: areHazards,
  },
};

/**
 * Finds the errors in the keys of the definition of a scheme, or of a value that should be one.
 *
 * @param grammar - The key that has the grammar, in a new definition or a derived one.
 * @param notAnObject - The sentence for a value that is not an object, with `{keys}` in it.
 * @param unknownKey - The sentence for an unknown key, called `{key}` in it.
 */
export function definitionKeyErrors(
  definition: unknown,
  grammar: "schemepart" | "replace" = "schemepart",
  notAnObject: Sentence = wrong("takes-definition"),
  unknownKey: Sentence = wrong("unknown-key"),
): readonly Sentence[] {
  const keys = ["name", ...Object.keys(TYPES), "access", grammar];
  const params = { keys: keys.join(", ") };
  if (typeof definition !== "object" || definition === null || isList(definition)) return [{ ...notAnObject, params }];
  const unknown = Object.keys(ownFields(definition)).filter((key) => !keys.includes(key));
  return unknown.map((key) => ({ ...unknownKey, params: { key, ...params } }));
}

function nameErrors(name: unknown): readonly Sentence[] {
  if (typeof name !== "string") return [wrong("no-name")];
  return /^[\da-z+.-]+$/.test(name) ? [] : [wrong("not-a-name", { name })];
}

function accessErrors(access: unknown): readonly Sentence[] {
  if (Object.prototype.toString.call(access) === "[object AsyncFunction]") return [wrong("async-access")];
  const isSentence = typeof access === "string" && access.trim() !== "";
  return typeof access === "function" || isSentence ? [] : [wrong("no-access")];
}

/** Finds the errors in the parts of a definition that do not depend on its grammar: keys, types and names. */
export function definitionErrors(definition: Unchecked): readonly Sentence[] {
  return [
    ...definitionKeyErrors(definition),
    ...nameErrors(definition.name),
    ...accessErrors(definition.access),
    ...wrongTypes(definition, TYPES).map(({ field, kind }) => wrong("type-of-key", { key: field, kind })),
  ];
}
