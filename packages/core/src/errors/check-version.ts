import { CONTRACT, OLDEST_CONTRACT } from "../contract/contract.ts";
import { ownFields } from "../contract/own-fields.ts";
import { Url1738Error, urlError } from "./url-error.ts";

/** What crosses between copies of this package, and how one copy recognises what it does not know. */

/** The error of what another version of the contract has made. */
export function contractError(message: string, scheme: string | undefined): Url1738Error {
  return new Url1738Error(urlError({ code: "contract-version", scheme, message }));
}

/**
 * Checks that the version of the contract that a scheme keeps is known here. Of any other version, nothing else may be relied on.
 *
 * @throws Url1738Error - With the code `contract-version`.
 */
export function checkVersion(value: object): void {
  const { contract, name }: { readonly contract?: unknown; readonly name?: unknown } = ownFields(value);
  if (typeof contract !== "number") return;
  if (Number.isInteger(contract) && contract >= OLDEST_CONTRACT && contract <= CONTRACT) return;
  const scheme = typeof name === "string" ? name : undefined;
  const advice =
    contract < OLDEST_CONTRACT
      ? "Install a newer version of the scheme's package."
      : "Install a newer version of @url1738/core, or an older one of the scheme's package.";
  throw contractError(
    `The scheme${scheme === undefined ? "" : ` "${scheme}"`} keeps version ${contract} of the contract between packages, this copy of @url1738/core version ${CONTRACT}. ${advice}`,
    scheme,
  );
}
