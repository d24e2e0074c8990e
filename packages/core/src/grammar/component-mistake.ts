import { ownFields } from "../contract/own-fields.ts";

/** What is wrong with the codec or the options of a component: their author may write plain JavaScript. */

type Unchecked = Readonly<Record<string, unknown>>;

/** A kind of value: what it is called, and whether a value is of it. */
interface Kind {
  readonly called: string;
  readonly has: (value: unknown) => boolean;
}

const isFunction = (value: unknown) => typeof value === "function";
const isText = (value: unknown) => typeof value === "string";
const isObject = (value: unknown) => typeof value === "object" && value !== null;

const anyFunction: Kind = { called: "a function", has: isFunction };
const anyText: Kind = { called: "a string", has: isText };

/** What a codec may have. */
export const CODEC: Readonly<Record<string, Kind>> = {
  read: anyFunction,
  spell: anyFunction,
  check: anyFunction,
  forRule: anyFunction,
  spared: { called: "an object", has: isObject },
};

/** What a component may declare. */
export const OPTIONS: Readonly<Record<string, Kind>> = {
  absent: { called: "a string, or a function that returns one", has: (value) => isText(value) || isFunction(value) },
  section: anyText,
  specification: anyText,
  secret: { called: "true or false", has: (value) => typeof value === "boolean" },
  hint: anyFunction,
  sample: { called: "a piece of grammar", has: isObject },
};

/** What a list may declare. */
export const LIST_OPTIONS: typeof OPTIONS = { absent: anyText };

/** A value by its type, as one says it. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  return `${/^[aeiou]/.test(typeof value) ? "an" : "a"} ${typeof value}`;
}

/** What is wrong with the types of some fields, as a sentence. */
function wrongType(owner: string, fields: Unchecked, kinds: typeof CODEC): string | undefined {
  for (const [name, { called, has }] of Object.entries(kinds)) {
    const value = fields[name];
    if (value !== undefined && !has(value)) return `${owner} has a "${name}" that is ${typeOf(value)}, not ${called}.`;
  }
  return undefined;
}

/** What is wrong with the codec or the options of a component, as a sentence. */
export function componentMistake({ name, codec, options }: Unchecked): string | undefined {
  const component = `the component "${String(name)}"`;
  if (!isObject(codec))
    return `The component "${String(name)}" has no codec: give an object with the functions read and spell, and perhaps check.`;
  const given = ownFields(codec as Unchecked);
  const missing = ["read", "spell"].filter((one) => given[one] === undefined);
  if (missing.length > 0)
    return `The codec of ${component} lacks the function${missing.length > 1 ? "s" : ""} ${missing.join(" and ")}. It has ${Object.keys(given).join(", ") || "nothing"}.`;
  if (!isObject(options)) return `The options of ${component} are ${typeOf(options)}, not an object.`;
  return (
    wrongType(`The codec of ${component}`, given, CODEC) ??
    wrongType(`Among its options, ${component}`, ownFields(options as Unchecked), OPTIONS)
  );
}
