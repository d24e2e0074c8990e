import type { Parts, ReferencePart } from "./reference.ts";

/** Returns the names between the slashes of a path; an absolute path begins with an empty one, a path without text has none. */
function namesOf({ text, index }: ReferencePart): readonly ReferencePart[] {
  if (text === "") return [];
  let at = index;
  return text.split("/").map((name) => {
    const part = { text: name, index: at };
    if (at !== undefined) at += name.length + 1;
    return part;
  });
}

/** Returns a name in which an escaped dot is a dot, since the two are equivalent (RFC 3986 §6.2.2.2). */
const withDots = ({ text }: ReferencePart) => text.replace(/%2e/gi, ".");

/**
 * Removes `.` and `..` from the names of a path.
 *
 * @param is3986 - True to remove a `..` that has no name before it (RFC 3986 §5.2.4); by RFC 1808 §4, step 6, it stays.
 */
function withoutDots(names: readonly ReferencePart[], is3986: boolean): readonly ReferencePart[] {
  const kept: ReferencePart[] = [];
  for (const [at, name] of names.entries()) {
    const before = kept.at(-1);
    const dots = withDots(name);
    const isUp = dots === "..";
    const isExcess = before === undefined || (!is3986 && withDots(before) === "..");
    if (!(isUp || dots === ".") || (isUp && isExcess && !is3986)) kept.push(name);
    else {
      if (isUp) kept.pop();
      // The path of a directory ends with a slash.
      if (at === names.length - 1) kept.push({ text: "", index: name.index });
    }
  }
  return kept;
}

/** Joins names, each after a slash; the first one only if the path is absolute. */
const joined = (names: readonly ReferencePart[], isAbsolute: boolean): readonly ReferencePart[] =>
  names.map(({ text, index }, at) =>
    at > 0 || isAbsolute ? { text: `/${text}`, index: index === undefined ? undefined : index - 1 } : { text, index },
  );

const dotless = (path: ReferencePart) => joined(withoutDots(namesOf(path).slice(1), true), true);

/** Returns the text that parts make in order. */
export const textOf = (parts: readonly ReferencePart[]) => parts.map(({ text }) => text).join("");

/**
 * Returns the parts of the URL that a reference designates, in order: by RFC 3986 §5.2.2, or else by RFC 1808 §4.
 *
 * @param base - The base; for a reference with a scheme, only that scheme.
 * @param is3986 - True for schemes whose URLs have a fragment.
 */
export function targetOf(base: Parts, reference: Parts, is3986: boolean): readonly ReferencePart[] {
  const { path, params, query } = reference;
  // By RFC 1808 §4, step 3, an empty net_loc is inherited.
  const netLoc = is3986 || reference.netLoc?.text !== "//" ? reference.netLoc : undefined;
  const fragment = is3986 ? reference.fragment : undefined;
  const isAbsolute = path.text.startsWith("/");
  const parts = (...all: readonly (ReferencePart | undefined)[]) => all.filter((part) => part !== undefined);
  const rest = parts(params, query, fragment);
  const head = parts(base.scheme, netLoc ?? base.netLoc);
  if (netLoc !== undefined || isAbsolute) return [...head, ...(is3986 && isAbsolute ? dotless(path) : [path]), ...rest];
  if (path.text !== "") {
    const directory = namesOf(base.path).slice(0, -1);
    const isUnderRoot = base.netLoc !== undefined || base.path.text.startsWith("/");
    const above = base.path.text.startsWith("/") ? directory.slice(1) : directory;
    return [...head, ...joined(withoutDots([...above, ...namesOf(path)], is3986), isUnderRoot), ...rest];
  }
  if (params !== undefined) return [...head, base.path, ...rest];
  return [...head, base.path, ...parts(base.params, query ?? base.query, fragment)];
}
