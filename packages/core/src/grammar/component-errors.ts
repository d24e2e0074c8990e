import { ownFields } from "../errors/own-fields.ts";
import type { Sentence } from "../errors/sentence.ts";
import { typeOf } from "../errors/sentences.ts";

/** Checks the codec and the options of a component: their author may write plain JavaScript. */

type Unchecked = Readonly<Record<string, unknown>>;

/** A kind of value: its name in sentences, and a test for it. */
interface Kind {
  readonly called: string;
  readonly has: (value: unknown) => boolean;
}

const isFunction = (value: unknown) => typeof value === "function";
const isText = (value: unknown) => typeof value === "string";
const isObject = (value: unknown) => typeof value === "object" && value !== null;

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
  secret: { called: "true or false", has: (value) => typeof value === "boolean" },
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
export function componentError({ name: given, codec, options }: Unchecked): Sentence | undefined {
  const name = String(given);
  if (!isObject(codec))
    return {
      reason: "definition/no-codec",
      sentence:
        'The component "{name}" has no codec: give an object with the functions read and spell, and perhaps check.',
      params: { name },
    };
  const own = ownFields(codec as Unchecked);
  const missing = ["read", "spell"].filter((one) => own[one] === undefined);
  if (missing.length > 0)
    return {
      reason: "definition/codec-lacks",
      sentence:
        'The codec of the component "{name}" lacks {missing}: it needs the functions read and spell, and has [{has}].',
      params: { name, missing: missing.join(", "), has: Object.keys(own).join(", ") },
    };
  if (!isObject(options))
    return {
      reason: "definition/options-not-an-object",
      sentence: 'The options of the component "{name}" are of type {type}, not an object.',
      params: { name, type: typeOf(options) },
    };
  const inCodec = wrongType(own, CODEC);
  if (inCodec !== undefined)
    return {
      reason: "definition/type-in-codec",
      sentence: 'The codec of the component "{name}" has a "{field}" of type {type}; it must be {kind}.',
      params: { name, ...inCodec },
    };
  const inOptions = wrongType(ownFields(options as Unchecked), OPTIONS);
  if (inOptions === undefined) return undefined;
  return {
    reason: "definition/type-in-options",
    sentence: 'Among its options, the component "{name}" has a "{field}" of type {type}; it must be {kind}.',
    params: { name, ...inOptions },
  };
}
