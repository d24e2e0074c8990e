import { checkVersion } from "../errors/check-version.ts";
import { invalidDefinition } from "../errors/url-error.ts";
import type { Scheme } from "./scheme.ts";

/** What is asked of a scheme; nothing of what is not an object, or cannot be read: a proxy that has been revoked. */
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
 * @param value - Anything, as a rule an export of a package.
 * @returns Whether it is a scheme. That it keeps a version of the contract that is known, `createRegistry` checks.
 * @public
 */
export function isScheme(value: unknown): value is Scheme {
  const { contract, name, parse } = known(value);
  return typeof contract === "number" && typeof name === "string" && typeof parse === "function";
}

/**
 * Demands of a value that it is a scheme with which this copy of the package can work.
 *
 * @throws Url1738Error - With the code `contract-version` where it was built against a version of the contract that is not known
 *   here; `invalid-definition` where it is not a scheme.
 */
export function checkContract(value: unknown): void {
  checkVersion(known(value));
  if (!isScheme(value))
    throw invalidDefinition({
      reason: "definition/not-a-scheme",
      sentence: "This is not a scheme: pass the result of defineScheme or deriveScheme.",
    });
}
