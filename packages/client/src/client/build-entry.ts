import { type UrlValue, urlErrorOf } from "@url1738/core";
import type { ClientRegistry } from "./client-registry.ts";
import type { Entry } from "./entry.ts";

/**
 * Makes an entry whose URL is built of its components, never pasted from text.
 *
 * @param registry - The registry.
 * @param entry - The name, and the type if it has one.
 * @param parts - The scheme and the components, as `build` takes them.
 * @returns The entry; with an error in place of the URL where there is no such URL.
 */
export function buildEntry(
  registry: ClientRegistry,
  entry: Pick<Entry, "name" | "type">,
  parts: { readonly scheme: string } & Readonly<Record<string, unknown>>,
): Entry {
  try {
    const url: UrlValue = registry.build(parts);
    // What cannot be spelt, such as a host that is none, can be built no more than this.
    registry.format(url);
    return { ...entry, url };
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return { ...entry, error };
  }
}
