import { checkVersion } from "../errors/check-version.ts";
import { invalidDefinition } from "../errors/url-error.ts";
import type { Scheme } from "./scheme.ts";

/** Reads the fields that identify a scheme; returns none for a value that is not an object or cannot be read, such as a revoked proxy. */
function known(value: unknown): Partial<Record<keyof Scheme, unknown>> {
  if (typeof value !== "object" || value === null) return {};
  try {
    const { contract, name, parse } = value as Partial<Record<keyof Scheme, unknown>>;
    return { contract, name, parse };
  } catch {
    return {};
  }
}

/**
 * Recognises a scheme of any copy and any version of this package, for programs that load schemes at run time.
 *
 * @param value - Anything, usually an export of a package.
 * @returns True if it is a scheme. Whether its version of the contract is known, `createRegistry` checks.
 * @public
 */
export function isScheme(value: unknown): value is Scheme {
  const { contract, name, parse } = known(value);
  return typeof contract === "number" && typeof name === "string" && typeof parse === "function";
}

/**
 * Checks that a value is a scheme that this copy of the package can work with.
 *
 * @throws Url1738Error - With the code `contract-version` if it was built against a version of the contract that is unknown
 *   here; `invalid-definition` if it is not a scheme.
 */
export function checkContract(value: unknown): void {
  checkVersion(known(value));
  if (!isScheme(value))
    throw invalidDefinition({
      reason: "definition/not-a-scheme",
      sentence: "This is not a scheme: pass the result of defineScheme or deriveScheme.",
    });
}
