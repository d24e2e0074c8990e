import { MAX_LENGTH } from "../errors/too-long.ts";
import { componentsReader } from "../machines/reader.ts";
import { hostport } from "./shared-rules.ts";

/**
 * Reads a `hostport` (RFC 1738 §5) that stands by itself, such as a setting that names a server.
 *
 * @param text - `host` or `host:port`.
 * @param defaultPort - The port without one.
 * @returns The host in its canonical spelling and the port, or `undefined` where the text is not a hostport or breaks a rule beyond
 *   the grammar.
 * @public
 */
export function readHostport(
  text: string,
  defaultPort: number,
): { readonly host: string; readonly port: number } | undefined {
  // Longer texts can be too much for a regular expression.
  if (text.length > MAX_LENGTH) return undefined;
  const components = componentsReader(hostport, "", { defaultPort }).read(text);
  if (components === undefined) return undefined;
  const [, host, port] = components as [string, string, number];
  return { host, port };
}
