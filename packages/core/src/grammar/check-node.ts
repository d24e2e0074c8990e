import { CONTRACT, checkVersion, contractError } from "../errors/check-version.ts";
import { ownFields } from "../errors/own-fields.ts";
import type { Params, Sentence } from "../errors/sentence.ts";
import { typeOf } from "../errors/sentences.ts";
import { invalidDefinition } from "../errors/url-error.ts";
import type { Node } from "./nodes.ts";

/**
 * The sentences about values that are not valid pieces of grammar, apart from those about definitions: a program that defines no scheme
 * carries only these.
 */
export const pieceSentences = {
  "not-a-piece":
    "The {where} contains a value of type {type} where a piece of grammar should be: use the functions of @url1738/core/define; for a text alone or several parts, sequence(…).",
  "unknown-kind":
    "The {where} contains a piece of the kind {piece}, which is not known here. The kinds are {pieces}: those of version {version} of the contract between packages. If a newer version of @url1738/core made it, install that version here as well.",
  "wrong-piece":
    'The {where} contains a piece of the kind {piece} whose "{field}" is wrong: use the functions of @url1738/core/define.',
  "name-of-piece":
    "The {where} contains a {piece} whose name is of type {type}: the name comes first, and is a string.",
  "rule-of-piece": "The {where} needs a piece of grammar after its name, but has a value of type {type} there.",
  "wrong-place": 'The place of the separators of the {where} must be "before", "between" or "after".',
  "contains-itself":
    "The {where} contains a piece of the kind {piece} that contains itself: a grammar of URLs is finite, so use many, some or list for repetitions.",
  "nested-too-deeply": "The grammar is nested more than {most} deep: make it flatter.",
  "no-codec":
    'The component "{name}" has no codec: give an object with the functions read and spell, and perhaps check.',
  "codec-lacks":
    'The codec of the component "{name}" lacks {missing}: it needs the functions read and spell, and has [{has}].',
  "options-not-an-object": 'The options of the component "{name}" are of type {type}, not an object.',
  "type-in-codec": 'In the codec of the component "{name}", "{field}" is of type {type}; it must be {kind}.',
  "type-in-options": 'In the options of the component "{name}", "{field}" is of type {type}; it must be {kind}.',
} as const;

/** Makes the sentence about a value that is not a valid piece of grammar. */
function wrongPiece(reason: keyof typeof pieceSentences, params: Params): Sentence {
  return { reason: `definition/${reason}`, sentence: pieceSentences[reason], params };
}

/** Checks the form of pieces of grammar, since their author may write plain JavaScript. */

/** An object that has not been checked: its author may write plain JavaScript. */
export type Unchecked = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === "string";
const isBoolean = (value: unknown) => typeof value === "boolean";
const isFunction = (value: unknown) => typeof value === "function";
const isObject = (value: unknown): value is Unchecked => typeof value === "object" && value !== null;
const orAbsent = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value);

const isMerging = (value: unknown) =>
  isObject(value) &&
  Array.isArray(value.several) &&
  value.several.every(isText) &&
  isObject(value.absent) &&
  Object.values(value.absent).every(isText) &&
  isFunction(value.by);

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
  component: { name: isText, item: isObject, word: orAbsent(isText) },
  list: {
    name: isText,
    item: isObject,
    separator: isText,
    place: (value) => ["before", "between", "after"].some((place) => place === value),
    options: orAbsent((value) => isObject(value) && orAbsent(isText)(value.absent)),
    merged: orAbsent(isMerging),
  },
};

/** A kind of value: its name in sentences, and a test for it. */
interface Kind {
  readonly called: string;
  readonly has: (value: unknown) => boolean;
}

const anyFunction: Kind = { called: "a function", has: isFunction };
const anyText: Kind = { called: "a string", has: isText };

/** The functions that a codec may have. */
export const CODEC: Readonly<Record<string, Kind>> = {
  read: anyFunction,
  spell: anyFunction,
  check: anyFunction,
};

/** The options that a component may have. */
export const OPTIONS: Readonly<Record<string, Kind>> = {
  absent: { called: "a string, or a function that returns one", has: (value) => isText(value) || isFunction(value) },
  section: anyText,
  specification: anyText,
  secret: { called: "true or false", has: isBoolean },
  hint: anyFunction,
  sample: { called: "a piece of grammar", has: isObject },
};

/** The options that a list may have. */
export const LIST_OPTIONS: typeof OPTIONS = { absent: anyText };

/** Finds a field that is not of its type. */
function wrongType(fields: Unchecked, kinds: typeof CODEC) {
  for (const [field, { called, has }] of Object.entries(kinds)) {
    const value = fields[field];
    if (value !== undefined && !has(value)) return { field, type: typeOf(value), kind: called };
  }
  return undefined;
}

/** Returns the sentence for an error in the codec or the options of a component. */
function componentError({ name: given, codec, options }: Unchecked): Sentence | undefined {
  const name = String(given);
  if (!isObject(codec)) return wrongPiece("no-codec", { name });
  const own = ownFields(codec);
  const missing = ["read", "spell"].filter((one) => own[one] === undefined);
  if (missing.length > 0)
    return wrongPiece("codec-lacks", { name, missing: missing.join(", "), has: Object.keys(own).join(", ") });
  if (!isObject(options)) return wrongPiece("options-not-an-object", { name, type: typeOf(options) });
  const inCodec = wrongType(own, CODEC);
  if (inCodec !== undefined) return wrongPiece("type-in-codec", { name, ...inCodec });
  const inOptions = wrongType(ownFields(options), OPTIONS);
  return inOptions && wrongPiece("type-in-options", { name, ...inOptions });
}

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
function pieceError(
  own: Unchecked,
  fields: (typeof FIELDS)[string],
  where: string,
  isInItself: boolean,
): Sentence | undefined {
  const piece = String(own.kind);
  const wrong = Object.entries(fields).find(([field, is]) => !is(own[field]))?.[0];
  if (wrong === "place") return wrongPiece("wrong-place", { where });
  const type = pieceType(own[wrong ?? ""]);
  if (wrong === "name") return wrongPiece("name-of-piece", { where, piece, type });
  if (wrong === "item" && isText(own.name)) return wrongPiece("rule-of-piece", { where, type });
  if (wrong !== undefined) return wrongPiece("wrong-piece", { where, piece, field: wrong });
  if (isInItself) return wrongPiece("contains-itself", { where, piece });
  return own.kind === "component" ? componentError(own) : undefined;
}

/** Names the type of a value that is not a piece of grammar. */
function pieceType(value: unknown): string {
  if (value instanceof RegExp) return "RegExp";
  return Array.isArray(value) ? "array" : typeOf(value);
}

/**
 * Checks that a value is a piece of grammar, and so is everything in it.
 *
 * @param where - The innermost named piece around it, as errors name it.
 * @param around - The pieces around it.
 * @throws Url1738Error - With the code `contract-version` for a kind that is not known here, else `invalid-definition`.
 */
export function checkNode(
  value: unknown,
  scheme: string | undefined,
  where = "grammar",
  around: ReadonlySet<unknown> = new Set(),
): asserts value is Node {
  if (!isObject(value) || Array.isArray(value) || value instanceof RegExp)
    throw invalidDefinition(wrongPiece("not-a-piece", { where, type: pieceType(value) }), scheme);
  if (around.size > DEEPEST) throw invalidDefinition(wrongPiece("nested-too-deeply", { most: DEEPEST }), scheme);
  const own = ownFields(value);
  const fields = fieldsOf(own.kind, scheme, where);
  const here = isText(own.name) ? `${String(own.kind)} "${String(own.name)}"` : where;
  const error = pieceError(own, fields, here, around.has(value));
  if (error !== undefined) throw invalidDefinition(error, scheme);
  const inner = new Set(around).add(value);
  for (const item of Array.isArray(own.items) ? own.items : []) checkNode(item, scheme, here, inner);
  if (own.item !== undefined) checkNode(own.item, scheme, here, inner);
  const sample = isObject(own.options) ? ownFields(own.options).sample : undefined;
  if (sample !== undefined) checkNode(sample, scheme, here, inner);
}

/** The grammars already checked: drawing a thousand URLs from one checks it once. */
const checked = new WeakSet<Node>();

/** Checks the argument of a standalone function, such as `bnf`: the version of the contract, and the whole grammar. */
export function checkKnown(scheme: { readonly name?: string | undefined; readonly schemepart: Node }): void {
  checkVersion(scheme);
  const { schemepart, name } = ownFields(scheme);
  if (checked.has(schemepart)) return;
  checkNode(schemepart, name);
  checked.add(schemepart);
}
