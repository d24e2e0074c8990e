import { ownFields } from "./own-fields.ts";
import type { Sentence } from "./sentence.ts";
import { Url1738Error, urlError } from "./url-error.ts";

/**
 * The version of the contract between copies of this package. The contract covers the methods of a scheme, the facts that they give about
 * its grammar, and the kinds of grammar node. Schemes of any other version do not work here.
 *
 * @public
 */
export const CONTRACT = 2;

/** Returns the error for an object made under another version of the contract. */
export function contractError(sentence: Sentence, scheme: string | undefined): Url1738Error {
  return new Url1738Error(urlError({ code: "contract-version", scheme }, sentence));
}

const newerVersion: Sentence = {
  reason: "contract-version",
  sentence:
    'The scheme "{name}" follows version {version} of the contract between packages, but this copy of @url1738/core follows version {own}. Install a newer @url1738/core.',
};

const olderVersion: Sentence = {
  reason: "contract-version-older",
  sentence:
    'The scheme "{name}" follows version {version} of the contract between packages, but this copy of @url1738/core follows version {own}. Install a newer version of the package that has the scheme.',
};

/**
 * Checks that a scheme has the same version of the contract as this copy. In a scheme of any other version, nothing else can be relied on.
 *
 * @throws Url1738Error - With the code `contract-version`.
 */
export function checkVersion(value: object): void {
  const { contract, name }: { readonly contract?: unknown; readonly name?: unknown } = ownFields(value);
  if (typeof contract !== "number" || contract === CONTRACT) return;
  const scheme = typeof name === "string" ? name : undefined;
  const params = { name: scheme ?? "?", version: contract, own: CONTRACT };
  throw contractError({ ...(contract < CONTRACT ? olderVersion : newerVersion), params }, scheme);
}

const olderCore: Sentence = {
  reason: "compiled-for-newer-core",
  sentence:
    'The scheme "{name}" was compiled for a newer @url1738/core than this copy. Install @url1738/core@{version} or newer.',
};

/**
 * Checks that this copy has everything that a scheme was compiled for, before other code of the scheme runs. Bundlers resolve the functions
 * themselves, and leave out the call.
 *
 * @param version - The version of `@url1738/core` that the scheme was compiled for, or a tag.
 * @param functions - The functions that the scheme uses; `undefined` for those that this copy lacks.
 * @throws Url1738Error - With the code `contract-version`.
 * @public
 */
export function checkCompiled(name: string, version: string, contract: number, functions: readonly unknown[]): void {
  if (contract < CONTRACT) checkVersion({ contract, name });
  if (contract > CONTRACT || functions.includes(undefined))
    throw contractError({ ...olderCore, params: { name, version } }, name);
}
