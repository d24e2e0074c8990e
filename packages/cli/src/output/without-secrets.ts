import { type Registry, redact, type UrlValue } from "@url1738/core";

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

/** A text that is one URL, or was meant as one, without its secrets. */
export function redactUrl(text: string): string {
  return redact(text, { single: true });
}

/** A URL as the options want it. */
export function shownUrl(url: UrlValue, registry: Registry, options: { readonly redact?: unknown }): ShownUrl {
  if (options.redact === true) return urlWithoutSecrets(url, registry);
  return { href: registry.format(url as Parameters<Registry["format"]>[0]), url };
}

/**
 * A URL without its secrets: its value is what its spelling means once they are hidden there. Where it then means nothing, nothing of it is
 * shown.
 */
function urlWithoutSecrets(url: UrlValue, registry: Registry): ShownUrl {
  const href = registry.format(url as Parameters<Registry["format"]>[0]);
  const hidden = redactUrl(href);
  if (hidden === href) return { href, url };
  const result = registry.safeParse(hidden);
  return { href: hidden, url: result.ok ? result.url : (masked(url) as UrlValue) };
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
  const via = "via" in steps && typeof steps.via === "string" ? { via: redactUrl(steps.via) } : {};
  if (shown.url === url) return { ...steps, ...via };
  try {
    return { ...reach(shown.url), ...via };
  } catch {
    return { ...(masked(steps) as object), ...via };
  }
}
