/**
 * Converts URLs to and from the platform's `URL`.
 *
 * @packageDocumentation
 */

import { type RuleSource, Url1738Error, type UrlValue } from "@url1738/core";
import { type Sentence, urlError } from "@url1738/core/define";
import { labelIn, rulesOf } from "@url1738/core/grammar";
import { isSameValue } from "@url1738/core/runtime";
import { absolute, type UrlSource } from "./resolve.ts";

export type { UrlSource } from "./resolve.ts";

const refusedByPlatform: Sentence = {
  reason: "relative/platform-refuses",
  sentence: "JavaScript's URL does not take this {scheme} URL.",
};

const readOtherwise: Sentence = {
  reason: "relative/platform-differs",
  sentence: "JavaScript's URL reads another {component} from this {scheme} URL.",
};

function refused(source: RuleSource, scheme: string, sentence: Sentence, component?: string): Url1738Error {
  const label = labelIn(rulesOf(source, `${scheme}:`)?.labels, component);
  return new Url1738Error(
    urlError({ code: "invalid-value", scheme, component, label }, { ...sentence, params: { scheme } }),
  );
}

/**
 * Converts a URL to the platform's `URL`.
 *
 * @param source - A scheme or a registry.
 * @param target - The URL: its text, percent-encoded, or its value.
 * @returns The `URL` of its canonical spelling, from which the same value can be read.
 * @throws Url1738Error - With the code `invalid-value` if the platform's `URL` refuses the canonical spelling, or changes its meaning: it
 *   removes `..` from a path, adds a slash to `ftp://host`, drops an empty password. Otherwise, as `parse` and `format` do.
 * @public
 */
export function toUrl<U extends UrlValue>(source: UrlSource<U>, target: string | NoInfer<U>): URL {
  const { text, url } = absolute(source, target);
  if (!URL.canParse(text)) throw refused(source, url.scheme, refusedByPlatform);
  const written = new URL(text);
  const back = source.safeParse(written.href);
  if (back.ok && source.format(back.url as never) === text) return written;
  const isSame = (name: string) => back.ok && isSameValue(back.url[name as keyof U], url[name as keyof U]);
  throw refused(
    source,
    url.scheme,
    readOtherwise,
    Object.keys(url).find((name) => !isSame(name)),
  );
}

/** The properties of the platform's `URL` that may differ from the value, with the names of their components. */
const PARTS = { hostname: "host", port: "port", username: "user", password: "password" } as const;

/** Returns the text of a `URL`; `undefined` of anything else. */
function hrefOf(url: unknown): string {
  try {
    return (url as URL).href;
  } catch {
    return undefined as never;
  }
}

/**
 * Converts the platform's `URL` to a value.
 *
 * @param source - A scheme or a registry.
 * @param url - The platform's `URL`.
 * @returns Its value.
 * @throws Url1738Error - With the code `invalid-value` and the component if the platform's `URL` reads another host, port, user or password
 *   than the scheme does; with the code `not-a-string` if it has no `href`; as {@link toUrl} does; as `parse` does if its `href` is not a URL of the scheme, such as one with a fragment.
 * @public
 */
export function fromUrl<U extends UrlValue>(source: UrlSource<U>, url: URL): U {
  const result = source.safeParse(hrefOf(url));
  if (!result.ok) throw new Url1738Error(result.error);
  const platformUrl = toUrl(source, result.url);
  const defaultPort = (result.url as { readonly port?: unknown }).port;
  const read = (platformUrl: URL, part: keyof typeof PARTS) =>
    part === "port" && platformUrl.port === ""
      ? String(defaultPort)
      : octetsOf(part === "hostname" ? platformUrl[part].toLowerCase() : platformUrl[part]);
  for (const [part, component] of Object.entries(PARTS) as [keyof typeof PARTS, string][])
    if (read(platformUrl, part) !== read(url, part)) throw refused(source, result.url.scheme, readOtherwise, component);
  return result.url;
}

/** Decodes each escape by itself, to compare octets. */
const octetsOf = (text: string) =>
  text.replace(/%([\da-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
