import { clientError } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";
import type { Io } from "./driver.ts";
import type { Entry } from "./entry.ts";

/**
 * Makes an entry whose URL the server has written: of any scheme, but none that leads to a file of this machine.
 *
 * @param item - The name, and the type if it has one.
 * @param text - What the server has written.
 * @returns The entry; with an error in place of the URL where it is none, or leads to a file.
 */
export function elsewhere(item: Pick<Entry, "name" | "type">, text: string, { registry, url }: Io): Entry {
  const result = registry.safeParse(text);
  if (!result.ok) return { ...item, error: result.error };
  if (result.url.scheme !== "file") return { ...item, url: result.url };
  return { ...item, error: clientError("refused", said("leads-to-file"), { scheme: url.scheme }).error };
}
