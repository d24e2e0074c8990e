import type { Parts, ReferencePart } from "./reference.ts";

/** Returns the names between the slashes of a path; an absolute path begins with an empty one, a path without text has none. */
function namesOf({ text, index }: ReferencePart): readonly ReferencePart[] {
  const names: ReferencePart[] = [];
  for (let from = 0; from < text.length || names.length > 0; ) {
    const slash = text.indexOf("/", from);
    const end = slash < 0 ? text.length : slash;
    names.push({ text: text.slice(from, end), index: index === undefined ? undefined : index + from });
    if (slash < 0) break;
    from = end + 1;
  }
  return names;
}

/** Returns a name in which an escaped dot is a dot, since the two are equivalent (RFC 3986 §6.2.2.2). */
const withDots = ({ text }: ReferencePart) => (text.includes("%") ? text.replace(/%2e/gi, ".") : text);

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

/** Matches a path with a `.` or `..` to remove. Most have none, and need not be divided. */
const DOTTED = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** Joins names, each after a slash; the first one only if the path is absolute. */
const joined = (names: readonly ReferencePart[], isAbsolute: boolean): readonly ReferencePart[] =>
  names.map(({ text, index }, at) =>
    at > 0 || isAbsolute ? { text: `/${text}`, index: index === undefined ? undefined : index - 1 } : { text, index },
  );

const dotless = (path: ReferencePart): readonly ReferencePart[] =>
  DOTTED.test(path.text) ? joined(withoutDots(namesOf(path).slice(1), true), true) : [path];

/** Returns the path of a reference, which is not empty, in the directory of a base. */
function inDirectory(
  { netLoc, path: { text } }: Parts,
  path: ReferencePart,
  is3986: boolean,
): readonly ReferencePart[] {
  const directory = text.slice(0, Math.max(0, text.lastIndexOf("/")));
  const isUnderRoot = netLoc !== undefined || text.startsWith("/");
  if (!DOTTED.test(directory) && !DOTTED.test(path.text)) {
    const isAfterSlash = isUnderRoot || text.includes("/");
    return [{ text: directory }, ...(isAfterSlash ? joined([path], true) : [path])];
  }
  const above = directory === "" ? [] : namesOf({ text: directory }).slice(text.startsWith("/") ? 1 : 0);
  return joined(withoutDots([...above, ...namesOf(path)], is3986), isUnderRoot);
}

/** Returns the path of a URL. @param isNew - True if it has nothing of the base's. */
function pathOf(base: Parts, path: ReferencePart, isNew: boolean, is3986: boolean): readonly ReferencePart[] {
  if (isNew) return is3986 && path.text.startsWith("/") ? dotless(path) : [path];
  return path.text === "" ? [base.path] : inDirectory(base, path, is3986);
}

/** Returns the text that parts make in order. */
export function textOf(parts: readonly ReferencePart[]): string {
  let all = "";
  for (const { text } of parts) all += text;
  return all;
}

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
  const isNew = netLoc !== undefined || path.text.startsWith("/");
  const isSame = !isNew && path.text === "" && params === undefined;
  const all = [
    base.scheme,
    netLoc ?? base.netLoc,
    ...pathOf(base, path, isNew, is3986),
    isSame ? base.params : params,
    isSame ? (query ?? base.query) : query,
    fragment,
  ];
  return all.filter((part) => part !== undefined);
}
