import { CONTRACT, checkVersion } from "../errors/check-version.ts";
import { ownField } from "../errors/own-fields.ts";
import type { Advice } from "../errors/sentence.ts";
import { invalidDefinition } from "../errors/url-error.ts";
import { schemeOf } from "../syntax/scheme-name.ts";
import type { Failure } from "./failure.ts";
import type { Scheme, SchemeRules, WholeScheme } from "./scheme.ts";

/**
 * Spellings that people use for a URL: a pattern, usually of the beginning of a text, and the replacement for its match, both as
 * `replace` takes them. A pair counts only if it makes the text a URL.
 *
 * @public
 */
export type Habits = readonly (readonly [pattern: RegExp, instead: string])[];

/** Gives the rules of a text: the part that a scheme and a registry have in common. @public */
export type RuleSource = Pick<SchemeRules, "name"> | { find(text: unknown): SchemeRules | undefined };

/** A scheme or a registry, which has the rules of a text. @public */
export type Source = Pick<Scheme, "safeParse" | "canParse"> & RuleSource;

const isRegistry = (source: RuleSource): source is Extract<RuleSource, { find: unknown }> =>
  Object.hasOwn(source, "find");

/** Returns the fields that identify a source. `checkVersion` would copy all fields, which takes longer than parsing a URL. */
const identityOf = (source: unknown) => ({
  contract: ownField(Object(source), "contract"),
  name: ownField(Object(source), "name"),
});

/** The sources that `checkSource` has accepted. */
const checked = /* @__PURE__ */ new WeakSet();

/**
 * Checks that a value is a scheme or a registry.
 *
 * @throws Url1738Error - With the code `contract-version`, or with `invalid-definition` if it is neither.
 * @public
 */
export function checkSource(source: unknown): asserts source is Source {
  if (checked.has(source as object)) return;
  checkVersion(identityOf(source));
  if (typeof ownField(Object(source), "safeParse") !== "function")
    throw invalidDefinition({
      reason: "definition/not-a-source",
      sentence: "This is neither a scheme nor a registry.",
    });
  checked.add(source as object);
}

/** Returns the rules of a text's scheme, if the source has the scheme. @throws Url1738Error - With the code `contract-version`. @public */
export function rulesOf(source: RuleSource, text: unknown): SchemeRules | undefined {
  if (isRegistry(source)) {
    const scheme = source.find(text);
    if (scheme !== undefined && ownField(scheme, "contract") !== CONTRACT) checkVersion(identityOf(scheme));
    return scheme;
  }
  const { members = [source as WholeScheme] } = source as WholeScheme;
  const name = typeof text === "string" ? schemeOf(text) : undefined;
  return members.find((member) => member.name === name);
}

/**
 * Returns the best advice on what to write instead of a text that a source refused: `advice` of `@url1738/lint` does.
 *
 * @param failure - Why the text is not a URL of its scheme; `undefined` if the text does not begin with a known scheme.
 * @public
 */
export type Advise = (source: Source, text: string, failure: Failure | undefined) => Advice | string | undefined;

/**
 * Recognises a scheme of any copy and any version of this package, for programs that load schemes at run time.
 *
 * @param value - Anything, usually an export of a package.
 * @returns True if it is a scheme. `createRegistry` checks whether its version of the contract is known.
 * @public
 */
export function isScheme(value: unknown): value is Scheme {
  const { contract, name } = identityOf(value);
  return (
    typeof contract === "number" && typeof name === "string" && typeof ownField(Object(value), "parse") === "function"
  );
}

/**
 * Checks that a value is a scheme that this copy of the package can work with.
 *
 * @throws Url1738Error - With the code `contract-version` if it was built against a version of the contract that is unknown
 *   here; `invalid-definition` if it is not a scheme.
 */
export function checkContract(value: unknown): void {
  checkVersion(identityOf(value));
  if (!isScheme(value))
    throw invalidDefinition({
      reason: "definition/not-a-scheme",
      sentence: "This is not a scheme: pass the result of defineScheme or deriveScheme.",
    });
}
