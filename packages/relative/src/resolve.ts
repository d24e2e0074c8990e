import { type Result, type RuleSource, Url1738Error, type UrlError, type UrlValue, urlErrorOf } from "@url1738/core";
import { type Sentence, urlError } from "@url1738/core/define";
import { labelIn, rulesOf, type SchemeRules } from "@url1738/core/grammar";
import { isRelative } from "./is-relative.ts";
import { divide, type Parts, type ReferencePart } from "./reference.ts";
import { targetOf, textOf } from "./target.ts";

/** A scheme or a registry, whose values are of the type `U`. @public */
export type UrlSource<U extends UrlValue> = RuleSource & {
  safeParse(text: unknown): Result<U>;
  format(url: never): string;
};

/** A URL: its canonical spelling, and its value. */
export interface Absolute<U extends UrlValue> {
  readonly text: string;
  readonly url: U;
  /** True if its scheme has fragments, and so is one of RFC 3986. */
  readonly is3986: boolean;
}

const neverRelative: Sentence = {
  reason: "relative/never",
  sentence: "Relative references are never used with {scheme} URLs (RFC 1808, section 2.3).",
};

const notGeneric: Sentence = {
  reason: "relative/not-generic",
  sentence:
    'The base does not follow the generic syntax: "{delimiter}" is part of its {component}, and delimits nothing.',
};

/** Returns the URL of a value, or of a text that needs no base. By RFC 1808, a fragment is not part of a URL. @throws Url1738Error */
export function absolute<U extends UrlValue>(source: UrlSource<U>, target: string | U): Absolute<U> {
  const text = typeof target === "string" ? target : source.format(target as never);
  let result = source.safeParse(text);
  if (!result.ok && text.includes("#")) {
    const whole = result;
    result = source.safeParse(text.slice(0, text.indexOf("#")));
    if (!result.ok) result = whole;
  }
  if (!result.ok) throw new Url1738Error(result.error);
  const { url } = result;
  return { text: source.format(url as never), url, is3986: Object.hasOwn(url, "fragment") };
}

/** Returns why no relative references can be resolved against a base (RFC 1808 §2.3); `undefined` if they can. */
export function refusalOfBase<U extends UrlValue>(
  source: UrlSource<U>,
  { text, url }: Absolute<U>,
): UrlError | undefined {
  // Parsing succeeded, so the scheme is known.
  const { relative = "never", places, labels } = rulesOf(source, text) as SchemeRules;
  const { scheme } = url;
  const refused = (sentence: Sentence, params: Sentence["params"]) =>
    urlError({ code: "invalid-value", scheme, component: "base" }, { ...sentence, params });
  if (relative === "never") return refused(neverRelative, { scheme });
  if (relative === "always") return undefined;
  const delimiter = text.search(/[;?]/);
  const inside = places(text).find(({ index, end }) => index < delimiter && delimiter < end);
  if (inside === undefined) return undefined;
  const { component } = inside;
  const label = labelIn(labels, component);
  return refused(notGeneric, { delimiter: text.charAt(delimiter), component, ...(label && { label }) });
}

/** Moves an error of the target to its place in the reference. An error in a part of the base covers the whole reference. */
function placed(error: UrlError, parts: readonly ReferencePart[], length: number): UrlError {
  const place = (offset: number): number | undefined => {
    let start = 0;
    for (const { text, index } of parts) {
      if (offset < start + text.length) return index === undefined ? undefined : Math.max(0, index + offset - start);
      start += text.length;
    }
    return length;
  };
  const span = ({ index, end }: { readonly index?: number | undefined; readonly end?: number | undefined }) => {
    const [from, last] = [place(index ?? 0), place(Math.max(index ?? 0, (end ?? 0) - 1))];
    if (from === undefined || last === undefined) return undefined;
    return { index: from, end: end === index ? from : Math.min(length, last + 1) };
  };
  const { fix, ...rest } = error;
  const moved = fix && span(fix);
  return { ...rest, ...(span(error) ?? { index: 0, end: length }), ...(fix && moved && { fix: { ...fix, ...moved } }) };
}

/** Returns the offset after the scheme's colon in a text of a URL. */
export const afterScheme = ({ url: { scheme } }: Absolute<UrlValue>): number => scheme.length + 1;

/** Returns the base of an absolute reference of a scheme of RFC 3986: its scheme. */
export const schemeAlone = (text: string, from: number): Parts => ({
  scheme: { text: text.slice(0, from), index: 0 },
  path: { text: "" },
});

/** Resolves a relative reference, or an absolute one of a scheme of RFC 3986, which removes dots even there. */
function resolveParts<U extends UrlValue>(
  source: UrlSource<U>,
  base: Parts,
  reference: string,
  from: number,
  is3986: boolean,
): Result<U> {
  const parts = targetOf(base, divide(reference, from, is3986), is3986);
  const result = source.safeParse(textOf(parts));
  return result.ok ? result : { ok: false, error: placed(result.error, parts, reference.length) };
}

/** A base that takes relative references, and its parts. */
interface Base {
  readonly text: string;
  readonly parts: Parts;
  readonly is3986: boolean;
}

/** The last base of each source, by its text, as it was given or spelt: usually, many references are resolved against the same one. */
const bases = /* @__PURE__ */ new WeakMap<object, Base>();

/** Divides the text of a base into its parts. @throws Url1738Error - If it takes no relative references, or is not a URL. */
function baseOf<U extends UrlValue>(source: UrlSource<U>, text: string): Base {
  const from = absolute(source, text);
  const error = refusalOfBase(source, from);
  if (error !== undefined) throw new Url1738Error(error);
  const base = { text, parts: divide(from.text, afterScheme(from), from.is3986, true), is3986: from.is3986 };
  bases.set(source, base);
  return base;
}

/**
 * Resolves a reference without throwing, see {@link resolve}.
 *
 * @param source - A scheme or a registry.
 * @param base - The URL that the reference is relative to: its text, percent-encoded, or its value.
 * @param reference - The reference, percent-encoded, or the value of a URL.
 * @returns The value or the error.
 * @public
 */
export function safeResolve<U extends UrlValue>(
  source: UrlSource<U>,
  base: string | NoInfer<U>,
  reference: string | NoInfer<U>,
): Result<U> {
  try {
    if (typeof reference !== "string" || !isRelative(reference)) {
      const whole = absolute(source, reference);
      if (!whole.is3986 || typeof reference !== "string") return { ok: true, url: whole.url };
      const after = afterScheme(whole);
      return resolveParts(source, schemeAlone(reference, after), reference, after, true);
    }
    const text = typeof base === "string" ? base : source.format(base as never);
    const cached = bases.get(source);
    const { parts, is3986 } = cached?.text === text ? cached : baseOf(source, text);
    return resolveParts(source, parts, reference, 0, is3986);
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return { ok: false, error };
  }
}

/**
 * Resolves a reference against a base (RFC 1808 §4; for schemes whose URLs have a fragment, such as `https`, the strict algorithm of RFC
 * 3986 §5.2). Only the latter algorithm keeps the fragment of a reference.
 *
 * @param source - A scheme or a registry.
 * @param base - The URL that the reference is relative to: its text, percent-encoded, or its value.
 * @param reference - The reference, percent-encoded, or the value of a URL.
 * @returns The value of the URL that is meant.
 * @throws Url1738Error - With the code `invalid-value` for a base that takes no relative references (RFC 1808 §2.3); with the code that
 *   `parse` gives, and a place in the reference, if the result is not a URL of the scheme; as `parse` does for a base or an absolute
 *   reference that is not a URL.
 * @public
 */
export function resolve<U extends UrlValue>(
  source: UrlSource<U>,
  base: string | NoInfer<U>,
  reference: string | NoInfer<U>,
): U {
  const result = safeResolve(source, base, reference);
  if (!result.ok) throw new Url1738Error(result.error);
  return result.url;
}
