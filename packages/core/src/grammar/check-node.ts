import { CONTRACT } from "../contract/contract.ts";
import { ownFields } from "../contract/own-fields.ts";
import { checkVersion, contractError } from "../errors/check-version.ts";
import { invalidDefinition } from "../errors/invalid-definition.ts";
import type { Node } from "./nodes.ts";

/** Whether a piece of grammar is one at all: its author may write plain JavaScript. */

type Unchecked = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === "string";
const isFunction = (value: unknown) => typeof value === "function";
const isObject = (value: unknown): value is Unchecked => typeof value === "object" && value !== null;
const orAbsent = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value);

/** What the fields of each kind must be; `item` and `items` are looked at by themselves. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  literal: { text: isText },
  set: {
    name: orAbsent(isText),
    parts: Array.isArray,
    characters: isText,
    escapes: (value) => typeof value === "boolean",
    without: Array.isArray,
  },
  sequence: { items: Array.isArray },
  choice: { items: (value) => Array.isArray(value) && value.length > 0 },
  optional: { item: isObject, implied: (value) => typeof value === "boolean" },
  repeat: { item: isObject, least: (value) => value === 0 || value === 1 },
  rule: { name: isText, item: isObject },
  component: {
    name: isText,
    item: isObject,
    codec: (value) =>
      isObject(value) && isFunction(value.read) && isFunction(value.spell) && orAbsent(isFunction)(value.check),
    options: (value) =>
      isObject(value) && orAbsent(isFunction)(value.hint) && orAbsent(isText)(value.section) && isAbsent(value.absent),
  },
  list: {
    name: isText,
    item: isObject,
    separator: isText,
    place: (value) => ["before", "between", "after"].some((place) => place === value),
    options: orAbsent((value) => isObject(value) && orAbsent(isText)(value.absent)),
  },
};

function isAbsent(value: unknown): boolean {
  return value === undefined || isText(value) || isFunction(value);
}

/** Where in a grammar something is, as the end of a phrase. */
const within = (named: string | undefined) => (named === undefined ? "the grammar" : `the ${named}`);

/**
 * Checks that a value is a piece of grammar, and so is everything in it.
 *
 * @throws Url1738Error - With the code `contract-version` for a kind that is not known here, else `invalid-definition`.
 */
export function checkNode(value: unknown, scheme: string | undefined, named?: string): asserts value is Node {
  if (!isObject(value))
    throw invalidDefinition(
      `In ${within(named)} there is ${value === undefined ? "an undefined part" : `a ${typeof value}`} where a piece of grammar should be: give what the functions of @url1738/core/grammar return, for a text alone sequence("…").`,
      scheme,
    );
  const own = ownFields(value);
  const { kind } = own;
  const fields = typeof kind === "string" && Object.hasOwn(FIELDS, kind) ? FIELDS[kind] : undefined;
  if (fields === undefined)
    throw contractError(
      `In ${within(named)} there is a piece of the kind ${JSON.stringify(String(kind))}, which is not known here. The kinds are ${Object.keys(FIELDS).join(", ")}: those of version ${CONTRACT} of the contract between packages. If a newer version of @url1738/core made it, install that version here as well.`,
      scheme,
    );
  const here = isText(own.name) ? `${String(kind)} "${String(own.name)}"` : named;
  const wrong = Object.entries(fields).find(([field, is]) => !is(own[field]))?.[0];
  if (wrong !== undefined)
    throw invalidDefinition(
      `In ${within(here)} there is a ${String(kind)} whose "${wrong}" is not what it should be: use what the functions of @url1738/core/grammar return.`,
      scheme,
    );
  for (const item of Array.isArray(own.items) ? own.items : []) checkNode(item, scheme, here);
  if (own.item !== undefined) checkNode(own.item, scheme, here);
  const sample = isObject(own.options) ? ownFields(own.options).sample : undefined;
  if (sample !== undefined) checkNode(sample, scheme, here);
}

/** The grammars that have been checked: one from which a thousand URLs are drawn is looked through once. */
const checked = new WeakSet<Node>();

/** Checks what a function of its own, such as `bnf`, is given: the version of the contract, and the whole grammar. */
export function checkKnown(scheme: { readonly name?: string | undefined; readonly schemepart: Node }): void {
  checkVersion(scheme);
  const { schemepart, name } = ownFields(scheme);
  if (checked.has(schemepart)) return;
  checkNode(schemepart, name);
  checked.add(schemepart);
}
