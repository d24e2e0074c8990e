import { wrong } from "../errors/definition-sentences.ts";
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
  "checkParts",
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
  "takes-definition",
  "unknown-key",
);

const name: Check<Unchecked> = ({ name }) => {
  if (typeof name !== "string") return wrong("no-name");
  return /^[\da-z+.-]+$/.test(name) ? undefined : wrong("not-a-name", { name });
};

const access: Check<Unchecked> = ({ access }) => {
  if (Object.prototype.toString.call(access) === "[object AsyncFunction]") return wrong("async-access");
  const isSentence = typeof access === "string" && access.trim() !== "";
  return typeof access === "function" || isSentence ? undefined : wrong("no-access");
};

const defaultPort: Check<Unchecked> = ({ defaultPort }) => {
  const isPort = Number.isInteger(defaultPort) && (defaultPort as number) >= 0 && (defaultPort as number) <= 65535;
  return defaultPort === undefined || isPort ? undefined : wrong("not-a-default-port");
};

/** The types, as sentences name them. */
const TYPES = { string: "a string", function: "a function", boolean: "true or false" };

/** Makes a check that a field, if present, has a type. */
const typed =
  (key: string, type: keyof typeof TYPES): Check<Unchecked> =>
  ({ [key]: value }) =>
    value === undefined || typeof value === type ? undefined : wrong("type-of-key", { key, kind: TYPES[type] });

const relative: Check<Unchecked> = ({ relative }) =>
  [undefined, "never", "generic", "always"].includes(relative as undefined) ? undefined : wrong("not-relative-forms");

/** The checks, in the order of their errors. */
export const definitionChecks: readonly Check<Unchecked>[] = [
  definitionKeys,
  name,
  access,
  defaultPort,
  typed("section", "string"),
  typed("specification", "string"),
  typed("check", "function"),
  typed("checkParts", "function"),
  typed("bare", "boolean"),
  relative,
  typed("hint", "function"),
  typed("meant", "function"),
];
