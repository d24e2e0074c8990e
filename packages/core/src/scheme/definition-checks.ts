import { wrong } from "../errors/definition-sentences.ts";
import { ownFields } from "../errors/own-fields.ts";
import type { Sentence } from "../errors/sentence.ts";
import { CODEC, LIST_OPTIONS, OPTIONS, type Unchecked } from "../grammar/check-node.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { allElements } from "../grammar/walk.ts";
import { getterErrors, keyErrors } from "./check.ts";

/** The keys that both a new scheme and a derived one may have. */
export const SCHEME_KEYS: readonly string[] = [
  "name",
  "section",
  "specification",
  "defaultPort",
  "unsafe",
  "check",
  "checkParts",
  "bare",
  "relative",
  "hint",
  "meant",
  "labels",
  "hazards",
  "access",
];

/** Finds the errors in the keys of a definition, or of a value that should be one. */
export const definitionKeyErrors = (definition: unknown): readonly Sentence[] =>
  keyErrors(definition, [...SCHEME_KEYS, "schemepart"], wrong("takes-definition"), wrong("unknown-key"));

/** The types, as sentences name them. */
const TYPES = { string: "a string", function: "a function", boolean: "true or false" };

/** The keys of one type; all may be left out. */
const TYPED: Readonly<Record<string, keyof typeof TYPES>> = {
  section: "string",
  specification: "string",
  unsafe: "string",
  check: "function",
  checkParts: "function",
  bare: "boolean",
  hint: "function",
  meant: "function",
};

function nameErrors(name: unknown): readonly Sentence[] {
  if (typeof name !== "string") return [wrong("no-name")];
  return /^[\da-z+.-]+$/.test(name) ? [] : [wrong("not-a-name", { name })];
}

function accessErrors(access: unknown): readonly Sentence[] {
  if (Object.prototype.toString.call(access) === "[object AsyncFunction]") return [wrong("async-access")];
  const isSentence = typeof access === "string" && access.trim() !== "";
  return typeof access === "function" || isSentence ? [] : [wrong("no-access")];
}

function portErrors(port: unknown): readonly Sentence[] {
  const isPort = Number.isInteger(port) && (port as number) >= 0 && (port as number) <= 65535;
  return port === undefined || isPort ? [] : [wrong("not-a-default-port")];
}

function hazardErrors(hazards: unknown): readonly Sentence[] {
  if (hazards === undefined) return [];
  const wrongKeys = keyErrors(
    hazards,
    ["lines", "neverFirst", "look"],
    wrong("takes-hazards"),
    wrong("unknown-hazard"),
  );
  if (wrongKeys.length > 0) return wrongKeys;
  const unreadable = getterErrors(hazards, "unreadable-hazards");
  if (unreadable.length > 0) return unreadable;
  const { lines = [], neverFirst = [], look } = hazards as Unchecked;
  const lists = Object.entries({ lines, neverFirst }).filter(([, listed]) => !Array.isArray(listed));
  return [
    ...(look === undefined || typeof look === "function" ? [] : [wrong("look-not-a-function")]),
    ...lists.map(([key]) => wrong("hazards-not-a-list", { key })),
  ];
}

function labelErrors(labels: unknown): readonly Sentence[] {
  const all = ownFields(labels as object | undefined);
  const areTexts = Object.values(all).every((label) => typeof label === "string" && /^\S.{0,39}$/.test(label));
  return labels === undefined || (Object(labels) === labels && areTexts) ? [] : [wrong("not-labels")];
}

/** Finds the errors in the parts of a definition that do not depend on its grammar: keys, types and names. */
export function definitionErrors(definition: Unchecked): readonly Sentence[] {
  const { name, access, defaultPort, relative, labels, hazards } = definition;
  const mistyped = Object.entries(TYPED).filter(
    ([key, type]) => definition[key] !== undefined && typeof definition[key] !== type,
  );
  const isRelative = [undefined, "never", "generic", "always"].includes(relative as undefined);
  return [
    ...definitionKeyErrors(definition),
    ...nameErrors(name),
    ...accessErrors(access),
    ...portErrors(defaultPort),
    ...mistyped.map(([key, type]) => wrong("type-of-key", { key, kind: TYPES[type] })),
    ...(isRelative ? [] : [wrong("not-relative-forms")]),
    ...labelErrors(labels),
    ...hazardErrors(hazards),
  ];
}

/** Finds the unknown keys of an object, which are usually misspelt. */
function unknownKeys(given: object, known: readonly string[]) {
  const words = Object.entries(given).flatMap(([word, value]) => (value === undefined ? [] : [word]));
  return words.filter((word) => !known.includes(word)).map((word) => ({ word, known: known.join(", ") }));
}

/** The name of the scheme, and the names of what every object inherits: a value that lacks such a component would seem to have it. */
const TAKEN =
  /^(?:scheme|constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$/;

function elementNameErrors({ name }: Component | List): readonly Sentence[] {
  return /^[a-z][\dA-Za-z]*$/.test(name) && !TAKEN.test(name) ? [] : [wrong("not-a-component-name", { name })];
}

function componentErrors({ name, codec, options }: Component): readonly Sentence[] {
  const { check } = ownFields(options as { readonly check?: unknown });
  return [
    ...unknownKeys(codec, Object.keys(CODEC)).map((unknown) => wrong("unknown-in-codec", { name, ...unknown })),
    ...(check === undefined || check === codec.check ? [] : [wrong("check-in-options", { name })]),
  ];
}

function listErrors({ name, separator }: List): readonly Sentence[] {
  return /^[!-$&-/:-@G-`g-~]$/.test(separator) ? [] : [wrong("not-a-separator", { name })];
}

/** Finds the errors in the names, the keys and the separators of a grammar's components and lists. */
export function elementErrors(node: Node): readonly Sentence[] {
  return allElements(node).flatMap((element) => {
    const { kind, name, options = {} } = element;
    const known = kind === "list" ? Object.keys(LIST_OPTIONS) : [...Object.keys(OPTIONS), "check"];
    const objects = kind === "component" ? [element.codec, options] : [options];
    const unreadable = objects.flatMap((object) => getterErrors(object, "unreadable-in-component", { kind, name }));
    if (unreadable.length > 0) return unreadable;
    return [
      ...elementNameErrors(element),
      ...(kind === "list" ? listErrors(element) : componentErrors(element)),
      ...unknownKeys(options, known).map((unknown) => wrong("unknown-option", { kind, name, ...unknown })),
    ];
  });
}
