import { Url1738Error, type UrlValue } from "@url1738/core";
import { type Sentence, urlError } from "@url1738/core/define";
import { isRelative } from "./is-relative.ts";
import { divide, type Parts, type ReferencePart } from "./reference.ts";
import { absolute, afterScheme, refusalOfBase, schemeAlone, type UrlSource } from "./resolve.ts";
import { targetOf, textOf } from "./target.ts";

const nothingLeads: Sentence = {
  reason: "relative/nothing-leads",
  sentence:
    "No reference leads to this {scheme} URL: the names . and .. are removed from every path (RFC 3986, section 5.2.4).",
};

const written = (part: ReferencePart | undefined) => part?.text ?? "";

/** Returns the shortest paths that lead from a base to another path of the same host. */
function pathsTo(base: string, path: string): readonly string[] {
  const [from, to] = [base.split("/").slice(0, -1), path.split("/")];
  let common = 0;
  while (common < from.length && common < to.length - 1 && from[common] === to[common]) common++;
  const ups = from.length - common;
  const rest = to.slice(common).join("/");
  // A colon before the first slash would end a scheme, and a slash at the beginning a host or root (RFC 1808 §5.3).
  const isMistaken = ups === 0 && (rest === "" || /^[^/]*:|^\//.test(rest));
  const relative = (isMistaken ? "./" : "../".repeat(ups)) + rest;
  return [relative, relative.replace(/(^|\/)(\.\.?)\/$/, "$1$2"), path];
}

/** Returns references that may lead from a base to a URL of the same scheme. */
function candidates(base: Parts, { netLoc, path, params, query, fragment }: Parts): readonly string[] {
  const [inside, after, end] = [written(params), written(query), written(fragment)];
  if (written(netLoc) !== written(base.netLoc)) return [written(netLoc) + path.text + inside + after + end];
  const same = ["", end, after + end, inside + after + end];
  const paths = pathsTo(base.path.text, path.text).map((other) => other + inside + after + end);
  return [...same, ...paths, written(netLoc) + path.text + inside + after + end];
}

/**
 * Returns the shortest reference that resolves to a given URL against a base.
 *
 * @param source - A scheme or a registry.
 * @param base - The URL that the reference is to be relative to: its text, percent-encoded, or its value.
 * @param url - The URL to refer to: its text, percent-encoded, or its value.
 * @returns The reference, percent-encoded; the canonical spelling of the URL if nothing shorter resolves to it, as with another scheme.
 * @throws Url1738Error - With the code `invalid-value` if no reference resolves to the URL, such as one with `..` in its path; as `parse` and `format` do, for anything that is not a URL.
 * @public
 */
export function relate<U extends UrlValue>(
  source: UrlSource<U>,
  base: string | NoInfer<U>,
  url: string | NoInfer<U>,
): string {
  const [from, to] = [absolute(source, base), absolute(source, url)];
  const isTo = (parts: Parts, reference: string) => {
    const start = reference === to.text ? afterScheme(to) : 0;
    const text = textOf(targetOf(parts, divide(reference, start, to.is3986), to.is3986));
    // A canonical spelling says which URL it is without being read.
    if (text === to.text || text === from.text) return text === to.text;
    const result = source.safeParse(text);
    return result.ok && source.format(result.url as never) === to.text;
  };
  const isReferable = from.url.scheme === to.url.scheme && refusalOfBase(source, from) === undefined;
  const parts = divide(from.text, afterScheme(from), from.is3986);
  const relative = isReferable ? candidates(parts, divide(to.text, afterScheme(to), to.is3986)) : [];
  const shortestFirst = [...new Set(relative)]
    .filter((candidate) => isRelative(candidate) && candidate.length < to.text.length)
    .sort((left, right) => left.length - right.length);
  const reference =
    shortestFirst.find((candidate) => isTo(parts, candidate)) ??
    (!to.is3986 || isTo(schemeAlone(to.text, afterScheme(to)), to.text) ? to.text : undefined);
  if (reference !== undefined) return reference;
  const { scheme } = to.url;
  throw new Url1738Error(
    urlError({ code: "invalid-value", scheme, component: "url" }, { ...nothingLeads, params: { scheme } }),
  );
}
