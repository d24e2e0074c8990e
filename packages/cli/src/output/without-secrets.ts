import { type Registry, type Source, secretsIn, type UrlValue } from "@url1738/core";
import { type RedactOptions, redact } from "@url1738/redact";

/** What is shown where secrets are to be hidden. */

/** What stands for a secret. */
export const MASK = "***";

/** A URL in its canonical spelling, and its value. */
export interface ShownUrl {
  readonly href: string;
  readonly url: UrlValue;
}

/** The same with each string in it masked, but for what names its kind. */
function masked(value: unknown, name = ""): unknown {
  if (typeof value === "string") return name === "scheme" || name === "protocol" ? value : MASK;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => masked(item));
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, masked(field, key)]));
}

/**
 * What is hidden of a text that is one URL, or was meant as one.
 *
 * @param source - The scheme or registry that knows what else is secret; without it, only what is in any URL.
 */
export function hiddenIn(text: string, source: Source | undefined): RedactOptions {
  return { single: true, also: source === undefined ? [] : secretsIn(source, text) };
}

/** A text that is one URL, or was meant as one, without its secrets, see {@link hiddenIn}. */
export function redactUrl(text: string, source: Source | undefined): string {
  return redact(text, hiddenIn(text, source));
}

/** A URL as the options want it. */
export function shownUrl(url: UrlValue, registry: Registry, options: { readonly redact?: unknown }): ShownUrl {
  if (options.redact === true) return urlWithoutSecrets(url, registry);
  return { href: registry.format(url as Parameters<Registry["format"]>[0]), url };
}

/**
 * A URL without its secrets: its value is what its spelling means once they are hidden there. Where it then means nothing, nothing of it is
 * shown. What its scheme calls secret need not be able to hold a mask, and is masked in the value.
 */
function urlWithoutSecrets(url: UrlValue, registry: Registry): ShownUrl {
  const href = registry.format(url as Parameters<Registry["format"]>[0]);
  const hidden = redactUrl(href, registry);
  if (hidden === href) return { href, url };
  const result = registry.safeParse(redactUrl(href, undefined));
  const { secrets = [] } = registry.schemes.find(({ name }) => name === url.scheme) ?? {};
  const fields = Object.entries(result.ok ? result.url : (masked(url) as UrlValue));
  const shown = fields.map(([name, value]) => [name, secrets.includes(name) ? masked(value) : value]);
  return { href: hidden, url: Object.fromEntries(shown) };
}

/**
 * How a URL is reached, without the secrets in it.
 *
 * @param steps - How it is reached.
 * @param reach - Tells how another URL is reached.
 */
export function accessWithoutSecrets(
  steps: object,
  url: UrlValue,
  registry: Registry,
  reach: (url: UrlValue) => object,
): object {
  const shown = urlWithoutSecrets(url, registry);
  const hidden = shown.url === url ? steps : reached();
  // A gateway has secrets of its own.
  return "via" in hidden && typeof hidden.via === "string"
    ? { ...hidden, via: redactUrl(hidden.via, registry) }
    : hidden;

  function reached(): object {
    try {
      return reach(shown.url);
    } catch {
      return masked(steps) as object;
    }
  }
}
