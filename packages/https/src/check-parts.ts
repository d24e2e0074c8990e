import type { ValueError } from "@url1738/core/define";

/**
 * Finds what people write by habit of the platform's `URL`: an empty port, a path without its slash, and a `search`, or a query, with its
 * `?`. In a whole value, as `parse` returns it, a query may begin with a second `?`. For schemes derived from `https`.
 *
 * @param parts - The parts that `build` or `update` is given.
 * @returns The first error.
 * @public
 */
export function checkParts(parts: Readonly<Record<string, unknown>>): ValueError | undefined {
  const { scheme, host, path, port, query, search } = parts;
  if (typeof path === "string" && /^[^/]/.test(path))
    return { component: "path", reason: "https/path", message: "Write the path with a slash before it." };
  if (port === "") return { component: "port", reason: "https/port", message: "Leave out a port that is empty." };
  const component = search === undefined ? "query" : "search";
  const isWhole = scheme && host && path && typeof port === "number";
  if (component === "search" || (!isWhole && typeof query === "string" && query.startsWith("?")))
    return { component, reason: "https/query", message: 'Write "query", and no question mark before it.' };
  return undefined;
}
