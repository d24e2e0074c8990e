import { type Check, hasOnlyKeys, type Unchecked } from "./check.ts";

/** Checks the parts of a definition that do not depend on its grammar. */

/** The keys that both a new scheme and a derived one may have. */
export const SCHEME_KEYS: readonly string[] = [
  "name",
  "section",
  "specification",
  "defaultPort",
  "unsafe",
  "check",
  "bare",
  "relative",
  "hint",
  "meant",
  "hazards",
  "access",
];

/** Checks that a definition is an object with known keys only. */
export const definitionKeys: Check<unknown> = hasOnlyKeys(
  [...SCHEME_KEYS, "schemepart"],
  { reason: "definition/takes-definition", sentence: "defineScheme takes an object with {keys}." },
  {
    reason: "definition/unknown-key",
    sentence: '"{key}" is unknown: defineScheme takes an object with {keys}.',
  },
);

const name: Check<Unchecked> = ({ name }) => {
  if (typeof name === "string" && /^[\da-z+.-]+$/.test(name)) return undefined;
  if (typeof name !== "string")
    return {
      reason: "definition/no-name",
      sentence: 'The scheme needs a name, which is a string: take lower-case letters, digits, "+", "." and "-".',
    };
  return {
    reason: "definition/not-a-name",
    sentence:
      '"{name}" is not the name of a scheme: take lower-case letters, digits, "+", "." and "-". Names that begin with x- are free for anyone, such as "x-example".',
    params: { name },
  };
};

const access: Check<Unchecked> = ({ access }) => {
  if (Object.prototype.toString.call(access) === "[object AsyncFunction]")
    return {
      reason: "definition/async-access",
      sentence:
        'The "access" must not be async: it says how a resource is reached, as plain data that is there at once, and opens no connection.',
    };
  if (typeof access === "function" || (typeof access === "string" && access.trim() !== "")) return undefined;
  return {
    reason: "definition/no-access",
    sentence:
      'The scheme needs an "access" (RFC 1738 §4): a function that says how a resource is reached, or one sentence on what the scheme\'s names designate instead.',
  };
};

const defaultPort: Check<Unchecked> = ({ defaultPort }) => {
  const isPort = Number.isInteger(defaultPort) && (defaultPort as number) >= 0 && (defaultPort as number) <= 65535;
  if (defaultPort === undefined || isPort) return undefined;
  return {
    reason: "definition/not-a-default-port",
    sentence: 'The "defaultPort" must be a whole number from 0 to 65535, or left out.',
  };
};

/** The types, as sentences name them. */
const TYPES = { string: "a string", function: "a function", boolean: "true or false" };

/** Makes a check that a field, if present, has a type. */
const typed =
  (key: string, type: keyof typeof TYPES): Check<Unchecked> =>
  (definition) =>
    definition[key] === undefined || typeof definition[key] === type
      ? undefined
      : {
          reason: "definition/type-of-key",
          sentence: '"{key}" must be {kind}, or left out.',
          params: { key, kind: TYPES[type] },
        };

const relative: Check<Unchecked> = ({ relative }) =>
  [undefined, "never", "generic", "always"].includes(relative as undefined)
    ? undefined
    : {
        reason: "definition/not-relative-forms",
        sentence: '"relative" must be "never", "generic" or "always" (RFC 1808 §2.3), or left out.',
      };

/** The checks, in the order of their errors. */
export const definitionChecks: readonly Check<Unchecked>[] = [
  definitionKeys,
  name,
  access,
  defaultPort,
  typed("section", "string"),
  typed("specification", "string"),
  typed("check", "function"),
  typed("bare", "boolean"),
  relative,
  typed("hint", "function"),
  typed("meant", "function"),
];
