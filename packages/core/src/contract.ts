import { invalidDefinition, Url1738Error, urlError } from "./errors.ts";
import type { Scheme } from "./scheme.ts";

/** What crosses between copies of this package, and how one copy recognises what it does not know. */

/**
 * The version of the contract between copies of this package: the methods of a scheme and the kinds of grammar node. Schemes of
 * an older version work here, too; what a newer one means is not known.
 *
 * @public
 */
export const CONTRACT = 1;

/** The oldest version of the contract whose schemes still work here. */
const OLDEST = 1;

/** The error of what another version of the contract has made. */
export function contractError(message: string, scheme: string | undefined): Url1738Error {
  return new Url1738Error(urlError({ code: "contract-version", scheme, message }));
}

/**
 * Recognises a scheme of any copy and any version of this package, for programs that load schemes at run time.
 *
 * @param value - Anything, as a rule an export of a package.
 * @returns Whether it is a scheme. That it keeps a version of the contract that is known, `createRegistry` checks.
 * @public
 */
export function isScheme(value: unknown): value is Scheme {
  if (typeof value !== "object" || value === null) return false;
  const { contract, name, schemepart, parse } = value as Partial<Record<keyof Scheme, unknown>>;
  return (
    typeof contract === "number" &&
    typeof name === "string" &&
    typeof schemepart === "object" &&
    typeof parse === "function"
  );
}

/**
 * Demands that what tells a version of the contract tells one that is known here. Of any other nothing else may be asked.
 *
 * @throws Url1738Error - With the code `contract-version`.
 */
export function checkVersion(value: object): void {
  const { contract, name }: { readonly contract?: unknown; readonly name?: unknown } = value;
  if (typeof contract !== "number") return;
  if (Number.isInteger(contract) && contract >= OLDEST && contract <= CONTRACT) return;
  const scheme = typeof name === "string" ? name : undefined;
  const advice =
    contract < OLDEST
      ? "Install a newer version of the scheme's package."
      : "Install a newer version of @url1738/core, or an older one of the scheme's package.";
  throw contractError(
    `The scheme${scheme === undefined ? "" : ` "${scheme}"`} keeps version ${contract} of the contract between packages, this copy of @url1738/core version ${CONTRACT}. ${advice}`,
    scheme,
  );
}

/**
 * Demands of a value that it is a scheme with which this copy of the package can work.
 *
 * @throws Url1738Error - With the code `contract-version` where it was built against a version of the contract that is not known
 *   here; `invalid-definition` where it is no scheme.
 */
export function checkContract(value: unknown): void {
  if (typeof value === "object" && value !== null) checkVersion(value);
  if (!isScheme(value))
    throw invalidDefinition(
      "What is given is no scheme: give what defineScheme or deriveScheme returns. If it is undefined, the package has no export of that name.",
    );
}
