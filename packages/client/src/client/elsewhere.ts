import { clientError } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";
import type { Io } from "./driver.ts";
import type { Entry } from "./entry.ts";

/**
 * Makes an entry from a URL that the server has written. It may have any scheme, but must not lead to a file on this machine.
 *
 * @param item - The name, and the type if it has one.
 * @param text - The text that the server has written.
 * @returns The entry; if the text is not a URL, or leads to a file, it has an error instead.
 */
export function elsewhere(item: Pick<Entry, "name" | "type">, text: string, { registry, url }: Io): Entry {
  const result = registry.safeParse(text);
  if (!result.ok) return { ...item, error: result.error };
  if (result.url.scheme !== "file") return { ...item, url: result.url };
  return { ...item, error: clientError("refused", said("leads-to-file"), { scheme: url.scheme }).error };
}
