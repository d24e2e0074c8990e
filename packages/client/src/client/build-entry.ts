import { type UrlValue, urlErrorOf } from "@url1738/core";
import type { ClientRegistry } from "./client-registry.ts";
import type { Entry } from "./entry.ts";

/**
 * Makes an entry and builds its URL from components, never from text.
 *
 * @param registry - The registry.
 * @param entry - The name, and the type if it has one.
 * @param parts - The scheme and the components, as `build` takes them.
 * @returns The entry; if there is no such URL, it has an error instead.
 */
export function buildEntry(
  registry: ClientRegistry,
  entry: Omit<Entry, "url" | "error">,
  parts: { readonly scheme: string } & Readonly<Record<string, unknown>>,
): Entry {
  try {
    const url: UrlValue = registry.build(parts);
    // `format` also throws for a value that cannot be written, such as one with an invalid host.
    registry.format(url);
    return { ...entry, url };
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return { ...entry, error };
  }
}
