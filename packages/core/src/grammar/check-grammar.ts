import { CONTRACT, checkVersion, contractError } from "../errors/check-version.ts";
import { getterErrors, throwErrors } from "../errors/definition-errors.ts";
import { wrongPiece } from "../errors/definition-sentences.ts";
import { ownFields } from "../errors/own-fields.ts";
import type { Sentence } from "../errors/sentence.ts";
import { typeOf } from "../errors/sentences.ts";
import { escapedBeforeHost } from "./escaped-before-host.ts";
import type { Component, ElementNode, List, Node } from "./nodes.ts";
import { occurrencesOf } from "./walk.ts";

/** An object that has not been checked: its author may write plain JavaScript. */
export type Unchecked = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === "string";
const isBoolean = (value: unknown) => typeof value === "boolean";
const isFunction = (value: unknown) => typeof value === "function";
const isObject = (value: unknown): value is Unchecked => typeof value === "object" && value !== null;
const orAbsent = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value);

/** The checks of the fields of each kind of piece; the contents of `item` and `items` are checked separately. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  literal: { text: isText, anyCase: orAbsent(isBoolean) },
  set: {
    name: orAbsent(isText),
    parts: Array.isArray,
    characters: isText,
    escapes: isBoolean,
    without: Array.isArray,
  },
  sequence: { items: Array.isArray },
  choice: { items: (value) => Array.isArray(value) && value.length > 0, ordered: orAbsent(isBoolean) },
  optional: { item: isObject, implied: isBoolean },
  repeat: { item: isObject, least: (value) => value === 0 || value === 1 },
  rule: { name: isText, item: isObject },
  component: { name: isText, item: isObject, codec: isObject, options: isObject, word: orAbsent(isText) },
  list: {
    name: isText,
    item: isObject,
    separator: isText,
    place: (value) => ["before", "between", "after"].some((place) => place === value),
    options: orAbsent((value) => isObject(value) && orAbsent(isText)(value.absent)),
  },
};

/** The type of a field: its name in sentences, and a test for its values. */
export interface FieldType {
  readonly called: string;
  readonly has: (value: unknown) => boolean;
}

export const aFunction: FieldType = { called: "a function", has: isFunction };
export const aText: FieldType = { called: "a string", has: isText };
export const aBoolean: FieldType = { called: "true or false", has: isBoolean };

/** Finds the fields that are not of their types. @param needed - The fields that may not be left out. */
export function wrongTypes(fields: object, types: Readonly<Record<string, FieldType>>, needed: readonly string[] = []) {
  return Object.entries(types).flatMap(([field, { called, has }]) => {
    const value = (fields as Unchecked)[field];
    const isRight = value === undefined ? !needed.includes(field) : has(value);
    return isRight ? [] : [{ field, type: typeOf(value), kind: called }];
  });
}

/** The fields that a codec may have. */
const CODEC = {
  read: aFunction,
  spell: aFunction,
  check: aFunction,
  inside: aFunction,
  isAbsent: aFunction,
  isExact: aBoolean,
};

/** The options that a component may have. */
const OPTIONS: Readonly<Record<string, FieldType>> = {
  absent: { called: "a string, or a function that returns one", has: (value) => isText(value) || isFunction(value) },
  section: aText,
  specification: aText,
  secret: aBoolean,
  parts: { called: "an object", has: isObject },
  hint: aFunction,
  sample: { called: "a piece of grammar", has: isObject },
  usual: { called: "an object", has: isObject },
};

const aPart: FieldType = { called: "a piece of grammar", has: (value) => isText(value) || isObject(value) };

/** The fields of the option `usual`, by their paths. */
const USUAL: Readonly<Record<string, FieldType>> = {
  "usual.texts": aPart,
  "usual.except": aPart,
  "usual.unchanged": aPart,
  "usual.passing": aPart,
  "usual.most": { called: "a number", has: (value) => typeof value === "number" },
  "usual.checkLong": aFunction,
  "usual.mustRead": aBoolean,
};

/** The greatest depth of nesting, which no real grammar reaches. */
const DEEPEST = 250;

/**
 * Returns the checks of the fields of a kind of piece.
 *
 * @throws Url1738Error - With the code `contract-version` for a kind that is not known here.
 */
function fieldsOf(kind: unknown, scheme: string | undefined, where: string): (typeof FIELDS)[string] {
  const fields = typeof kind === "string" && Object.hasOwn(FIELDS, kind) ? FIELDS[kind] : undefined;
  if (fields !== undefined) return fields;
  const pieces = Object.keys(FIELDS).join(", ");
  const params = { where, piece: JSON.stringify(String(kind)), pieces, version: CONTRACT };
  throw contractError(wrongPiece("unknown-kind", params), scheme);
}

/** Returns the sentence for an error in a piece itself, not in the pieces inside it. */
function ownError(
  values: Unchecked,
  fields: (typeof FIELDS)[string],
  where: string,
  isInItself: boolean,
): Sentence | undefined {
  const piece = String(values.kind);
  const wrong = Object.entries(fields).find(([field, is]) => !is(values[field]))?.[0];
  if (wrong === "place") return wrongPiece("wrong-place", { where });
  const type = pieceType(values[wrong ?? ""]);
  if (wrong === "name") return wrongPiece("name-of-piece", { where, piece, type });
  if (wrong === "item" && isText(values.name)) return wrongPiece("rule-of-piece", { where, type });
  if (wrong === "codec") return wrongPiece("no-codec", { name: String(values.name) });
  if (wrong === "options" && piece === "component")
    return wrongPiece("options-not-an-object", { name: String(values.name), type });
  if (wrong !== undefined) return wrongPiece("wrong-piece", { where, piece, field: wrong });
  return isInItself ? wrongPiece("contains-itself", { where, piece }) : undefined;
}

/** Names the type of a value that is not a piece of grammar. */
function pieceType(value: unknown): string {
  if (value instanceof RegExp) return "RegExp";
  return Array.isArray(value) ? "array" : typeOf(value);
}

/**
 * Returns the sentence for the first value in a grammar that is not a piece of grammar.
 *
 * @param where - The innermost named piece around it, as errors name it.
 * @param around - The pieces around it.
 * @throws Url1738Error - With the code `contract-version` for a kind that is not known here.
 */
function pieceError(
  value: unknown,
  scheme: string | undefined,
  where: string,
  around: ReadonlySet<unknown>,
): Sentence | undefined {
  if (!isObject(value) || Array.isArray(value) || value instanceof RegExp)
    return wrongPiece("not-a-piece", { where, type: pieceType(value) });
  if (around.size > DEEPEST) return wrongPiece("nested-too-deeply", { most: DEEPEST });
  const values = ownFields(value);
  const fields = fieldsOf(values.kind, scheme, where);
  const here = isText(values.name) ? `${String(values.kind)} "${String(values.name)}"` : where;
  let error = ownError(values, fields, here, around.has(value));
  const inner = new Set(around).add(value);
  const { sample, usual } = ownFields<Unchecked>(isObject(values.options) ? values.options : {});
  const { texts, except, unchanged, passing } = ownFields<Unchecked>(isObject(usual) ? usual : {});
  const pieces = [
    ...(Array.isArray(values.items) ? values.items : []),
    ...[values.item, sample].filter((piece) => piece !== undefined),
    ...[texts, except, unchanged, passing].filter(isObject),
  ];
  for (const piece of pieces) error ??= pieceError(piece, scheme, here, inner);
  return error;
}

/** Finds the unknown keys of an object, which are usually misspelt. */
function unknownKeys(options: object, allowed: readonly string[]) {
  const words = Object.entries(options).flatMap(([word, value]) => (value === undefined ? [] : [word]));
  return words.filter((word) => !allowed.includes(word)).map((word) => ({ word, known: allowed.join(", ") }));
}

/** The name of the scheme, and the names of what every object inherits: a value that lacks such a component would seem to have it. */
const TAKEN =
  /^(?:scheme|constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$/;

function nameErrors({ name }: ElementNode): readonly Sentence[] {
  return /^[a-z][\dA-Za-z]*$/.test(name) && !TAKEN.test(name) ? [] : [wrongPiece("not-a-component-name", { name })];
}

/** Finds the errors in the option `usual`. */
function usualErrors(name: string, usual: Unchecked): readonly Sentence[] {
  const fields = Object.fromEntries(Object.entries(ownFields(usual)).map(([key, value]) => [`usual.${key}`, value]));
  const unknown = unknownKeys(fields, Object.keys(USUAL));
  return [
    ...wrongTypes(fields, USUAL, ["usual.texts"]).map((wrong) => wrongPiece("type-in-options", { name, ...wrong })),
    ...unknown.map((key) => wrongPiece("unknown-option", { kind: "component", name, ...key })),
  ];
}

function codecErrors({ name, codec, options }: Component): readonly Sentence[] {
  const fields = ownFields(codec);
  const { check, usual } = ownFields<Unchecked>(options as object as Unchecked);
  return [
    ...wrongTypes(fields, CODEC, ["read", "spell"]).map((wrong) => wrongPiece("type-in-codec", { name, ...wrong })),
    ...unknownKeys(fields, Object.keys(CODEC)).map((unknown) => wrongPiece("unknown-in-codec", { name, ...unknown })),
    ...wrongTypes(ownFields(options), OPTIONS).map((wrong) => wrongPiece("type-in-options", { name, ...wrong })),
    ...(isObject(usual) ? usualErrors(name, usual) : []),
    ...(check === undefined || check === fields.check ? [] : [wrongPiece("check-in-options", { name })]),
  ];
}

function separatorErrors({ name, separator }: List): readonly Sentence[] {
  return /^[!-$&-/:-@G-`g-~]$/.test(separator) ? [] : [wrongPiece("not-a-separator", { name })];
}

/** Finds the errors in the name, the codec, the options and the separator of a component or a list. */
function elementErrors(element: ElementNode): readonly Sentence[] {
  const { kind, name, options = {} } = element;
  const objects = kind === "component" ? [element.codec, options] : [options];
  const unreadable = wrongPiece("unreadable-in-component", { kind, name });
  const getters = objects.flatMap((object) => getterErrors(object, unreadable));
  if (getters.length > 0) return getters;
  const allowed = kind === "list" ? ["absent"] : [...Object.keys(OPTIONS), "check"];
  return [
    ...nameErrors(element),
    ...(kind === "list" ? separatorErrors(element) : codecErrors(element)),
    ...unknownKeys(options, allowed).map((unknown) => wrongPiece("unknown-option", { kind, name, ...unknown })),
  ];
}

/**
 * Finds the errors in the form of a grammar, whose author may write plain JavaScript: kinds of node and their fields; if they are right, the
 * names, codecs, options and separators of components and lists.
 *
 * @throws Url1738Error - With the code `contract-version` for a kind that is not known here.
 */
export function grammarErrors(value: unknown, scheme: string | undefined): readonly Sentence[] {
  const error = pieceError(value, scheme, "grammar", new Set());
  return error === undefined ? occurrencesOf(value as Node, true).flatMap(elementErrors) : [error];
}

/** The admitted grammars by those of the authors: drawing a thousand URLs from one checks it once. */
const admitted = new WeakMap<Node, Node>();

/**
 * Admits the grammar of a definition that need not be whole, such as the argument of `bnf`: checks the version of the contract, and the form.
 *
 * @returns The grammar; its canonical spelling escapes `/`, `\`, `@` and `?` in what comes before a host.
 * @throws Url1738Error - With the code `contract-version` or `invalid-definition`.
 * @public
 */
export function admittedGrammar(scheme: { readonly name?: string | undefined; readonly schemepart: Node }): Node {
  checkVersion(scheme);
  const { schemepart, name } = ownFields(scheme);
  const cached = admitted.get(schemepart);
  if (cached !== undefined) return cached;
  throwErrors(grammarErrors(schemepart, name), name);
  const copy = escapedBeforeHost(schemepart, name);
  admitted.set(schemepart, copy);
  return copy;
}
