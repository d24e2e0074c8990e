import { Url1738Error, type UrlValue } from "@url1738/core";
import { type Sentence, urlError } from "@url1738/core/define";
import { divide, type Part, type Parts } from "./reference.ts";
import { absolute, safeResolve, type UrlSource } from "./resolve.ts";

const nothingLeads: Sentence = {
  reason: "relative/nothing-leads",
  sentence:
    "No reference leads to this {scheme} URL: the names . and .. are removed from every path (RFC 3986, section 5.2.4).",
};

const textOf = (part: Part | undefined) => part?.text ?? "";

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
  const [inside, after, end] = [textOf(params), textOf(query), textOf(fragment)];
  if (textOf(netLoc) !== textOf(base.netLoc)) return [textOf(netLoc) + path.text + inside + after + end];
  const same = ["", end, after + end, inside + after + end];
  const paths = pathsTo(base.path.text, path.text).map((other) => other + inside + after + end);
  return [...same, ...paths, textOf(netLoc) + path.text + inside + after + end];
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
  const leads = (reference: string) => {
    const result = safeResolve(source, from.text, reference);
    return result.ok && source.format(result.url as never) === to.text;
  };
  const isSame = from.url.scheme === to.url.scheme;
  const shorter = isSame ? candidates(divide(from.text, from.is3986), divide(to.text, to.is3986)) : [];
  const shortestFirst = [...shorter.filter(({ length }) => length < to.text.length), to.text].sort(
    (one, other) => one.length - other.length,
  );
  const reference = shortestFirst.find(leads);
  if (reference !== undefined) return reference;
  const { scheme } = to.url;
  throw new Url1738Error(
    urlError({ code: "invalid-value", scheme, component: "url" }, { ...nothingLeads, params: { scheme } }),
  );
}
