import { type UrlValue, urlErrorOf } from "@url1738/core";
import { clientError, said } from "../errors/client-error.ts";
import type { ClientRegistry, Io } from "./driver.ts";
import type { Entry } from "./resource.ts";

/** Makes an entry and builds its URL from components, never from text; if there is no such URL, the entry has an error instead. */
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

/**
 * Makes an entry from a URL that the server has written, of any scheme except file: no server may name files on this machine. If it is
 * not such a URL, the entry has an error instead.
 */
export function elsewhere(item: Pick<Entry, "name" | "type">, text: string, { registry, url }: Io): Entry {
  const result = registry.safeParse(text);
  if (!result.ok) return { ...item, error: result.error };
  if (result.url.scheme !== "file") return { ...item, url: result.url };
  return { ...item, error: clientError("refused", said("leads-to-file"), { scheme: url.scheme }).error };
}
