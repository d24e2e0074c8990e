import type { Scheme, Source } from "@url1738/core";
import { namesNear, overTls } from "./names-near.ts";

/**
 * Tells whether advice would correct the beginning of a URL: a misspelt name of a scheme, or something other than a colon after it.
 *
 * @param source - The registry or the scheme that is meant to read the URL.
 * @param written - The text before the two slashes: `htpps:`, `http`, `http;`.
 * @returns True if a scheme of the source was meant but not written.
 * @public
 */
export function isMisspelt(source: Source, written: string): boolean {
  const { schemes = [source as Partial<Scheme>] } = source as { readonly schemes?: readonly Partial<Scheme>[] };
  const names = schemes.flatMap(({ name }) => name ?? []);
  const [, name = "", separator] = /^([\d+.a-z-]*[\da-z])(.?)$/su.exec(written.toLowerCase()) ?? [];
  if (names.includes(name)) return separator !== ":";
  const portOf = (wanted: string) => schemes.find((scheme) => scheme.name === wanted)?.defaultPort;
  return overTls(name, names, portOf) === undefined && namesNear(name, names).length > 0;
}
