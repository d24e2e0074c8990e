import type { ValueError } from "@url1738/core/define";

/**
 * Finds what people write by habit of the platform's `URL`: an empty port, a path without its slash, and a `search`, or a query, with its `?`. A query that
 * begins with a second `?` is read and formatted, but not built. For schemes derived from `https`.
 *
 * @param parts - The parts that `build` or `update` is given.
 * @returns The first error.
 * @public
 */
export function checkParts({ path, port, query, search }: Readonly<Record<string, unknown>>): ValueError | undefined {
  if (typeof path === "string" && /^[^/]/.test(path))
    return { component: "path", reason: "https/path", message: "Write the path with a slash before it." };
  if (port === "") return { component: "port", reason: "https/port", message: "Leave out a port that is empty." };
  const component = search === undefined ? "query" : "search";
  if (component === "search" || (typeof query === "string" && query.startsWith("?")))
    return { component, reason: "https/query", message: 'Write "query", and no question mark before it.' };
  return undefined;
}
