import { invalidDefinition, Url1738Error, urlError } from "./errors.ts";
import { CONTRACT, type Scheme } from "./scheme.ts";

/**
 * Recognises a scheme of any copy and any version of this package, for programs that load schemes at run time.
 *
 * @param value - Anything, as a rule an export of a package.
 * @returns Whether it is a scheme. That it keeps the version of the contract that is needed, `createRegistry` checks.
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
 * Demands of a value that it is a scheme with which this copy of the package can work.
 *
 * @throws Url1738Error - With the code `invalid-definition` where it is no scheme; `contract-version` where it was built against
 *   another version of the contract.
 */
export function checkContract(value: unknown): void {
  if (!isScheme(value))
    throw invalidDefinition(
      "What is given is no scheme: give what defineScheme or deriveScheme returns. If it is undefined, the package has no export of that name.",
    );
  const { contract, name } = value;
  if (contract === CONTRACT) return;
  const message = `The scheme "${name}" keeps version ${String(contract)} of the contract between packages, this copy of @url1738/core version ${CONTRACT}. Install versions of both that were released for the same major version of @url1738/core.`;
  throw new Url1738Error(urlError({ code: "contract-version", scheme: name, message }));
}
