import { type Check, hasOnlyKeys, type Unchecked } from "./check.ts";

/** What of a definition can be checked without its grammar. */

/** The check that a definition is an object, and says nothing that is not understood. */
export const definitionKeys: Check<unknown> = hasOnlyKeys(
  [
    "name",
    "section",
    "specification",
    "defaultPort",
    "schemepart",
    "unsafe",
    "check",
    "bare",
    "hint",
    "meant",
    "hazards",
    "access",
  ],
  "defineScheme takes an object with",
);

const name: Check<Unchecked> = ({ name }) => {
  if (typeof name === "string" && /^[\da-z+.-]+$/.test(name)) return [];
  const rule = 'take lower-case letters, digits, "+", "." and "-"';
  if (typeof name !== "string") return [`The scheme needs a name, which is a string: ${rule}.`];
  return [
    `"${name}" is not the name of a scheme: ${rule}. Names that begin with x- are free for anyone, such as "x-example".`,
  ];
};

const access: Check<Unchecked> = ({ access }) => {
  if (typeof access === "function" || (typeof access === "string" && access.trim() !== "")) return [];
  return [
    'The scheme needs an "access" (RFC 1738 §4): a function that says how a resource is reached, or one sentence on what the scheme\'s names designate instead.',
  ];
};

const defaultPort: Check<Unchecked> = ({ defaultPort }) => {
  const isPort = Number.isInteger(defaultPort) && (defaultPort as number) >= 0 && (defaultPort as number) <= 65535;
  if (defaultPort === undefined || isPort) return [];
  return ['The "defaultPort" is a whole number from 0 to 65535, or left out.'];
};

/** The check that a field has a type, if it is there. */
const typed =
  (key: string, type: "string" | "function" | "boolean"): Check<Unchecked> =>
  (definition) =>
    definition[key] === undefined || typeof definition[key] === type ? [] : [`"${key}" is a ${type}, or left out.`];

/** The checks, in the order in which their complaints are made. */
export const definitionChecks: readonly Check<Unchecked>[] = [
  definitionKeys,
  name,
  access,
  defaultPort,
  typed("section", "string"),
  typed("specification", "string"),
  typed("check", "function"),
  typed("bare", "boolean"),
  typed("hint", "function"),
  typed("meant", "function"),
];
