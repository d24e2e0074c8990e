import { type Registry, type Source, secretsIn, type UrlError, type UrlValue } from "@url1738/core";
import { MASK, passwordsIn, redact, type Span } from "@url1738/redact";

/** What is shown where secrets are to be hidden. */

/**
 * Stands for a secret while something is made of an input: a word that nearly every component may have in it, and that no spelling changes.
 * Whatever is made of it shows where the secret has gone, and shows nothing of it.
 */
const STAND_IN = "q1738hiddenq";

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

/** The secret places of a text that is one URL, or was meant as one; without a source, those of any URL. */
export function secretPlaces(text: string, source: Source | undefined): readonly Span[] {
  return source === undefined ? passwordsIn(text, { single: true }) : secretsIn(source, text);
}

/** A text that is one URL, or was meant as one, without its secrets, see {@link secretPlaces}. */
export function redactUrl(text: string, source: Source | undefined): string {
  return redact(text, { single: true, also: secretPlaces(text, source) });
}

/** The same, with a word for each secret of any URL, of which can be made what would be made of the text: see {@link maskedPlaceholders}. */
export function withPlaceholders(text: string): string {
  return redact(text, { single: true, replacement: STAND_IN });
}

/** What was made of a withPlaceholders text, with masks. */
export function maskedPlaceholders<T>(made: T): T {
  if (typeof made === "string") return made.replaceAll(STAND_IN, MASK) as T;
  if (typeof made !== "object" || made === null) return made;
  if (Array.isArray(made)) return made.map(maskedPlaceholders) as T;
  return Object.fromEntries(Object.entries(made).map(([key, field]) => [key, maskedPlaceholders(field)])) as T;
}

/** What a part of a text is replaced by. */
type Edit = Span & { readonly replacement: string };

/** Masks in edits of a text what they have made of its secrets. */
export function editsWithoutSecrets<E extends Edit>(
  edits: readonly E[],
  text: string,
  source: Source | undefined,
): readonly E[] {
  const places = edits.length === 0 ? [] : secretPlaces(text, source);
  const isSecret = ({ index, end }: Edit) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle] as Span).end <= index) low = middle + 1;
      else high = middle;
    }
    return low < places.length && (places[low] as Span).index < end;
  };
  return edits.map((edit) => (isSecret(edit) ? { ...edit, replacement: MASK } : edit));
}

/** Errors of a text without what their fixes have made of secrets. */
export function errorsWithoutSecrets(
  errors: readonly UrlError[],
  text: string,
  source: Source | undefined,
): readonly UrlError[] {
  const fixes = errors.flatMap(({ fix = [] }) => fix);
  const shown = editsWithoutSecrets(fixes, text, source)[Symbol.iterator]();
  return errors.map((error) =>
    error.fix === undefined ? error : { ...error, fix: shown.next().value as typeof error.fix },
  );
}

/** A URL as the options want it. @param text - What it was made of. */
export function shownUrl(
  text: string,
  url: UrlValue,
  registry: Registry,
  options: { readonly redact?: unknown },
): ShownUrl {
  const { href, url: value } =
    options.redact === true ? urlWithPlaceholders(text, url, registry) : spelt(url, registry);
  return options.redact === true
    ? { href: maskedPlaceholders(redactUrl(href, registry)), url: maskedPlaceholders(value) }
    : { href, url };
}

const spelt = (url: UrlValue, registry: Registry): ShownUrl => ({
  href: registry.format(url as Parameters<Registry["format"]>[0]),
  url,
});

/**
 * A URL made of a withPlaceholders text. Where that is none, nothing of it is shown. What its scheme calls secret need not be able to hold a word,
 * and is masked in the value.
 */
function urlWithPlaceholders(text: string, url: UrlValue, registry: Registry): ShownUrl {
  const read = registry.safeParse(withPlaceholders(text));
  // A secret may appear in the canonical spelling alone.
  const again = read.ok ? registry.safeParse(withPlaceholders(spelt(read.url, registry).href)) : read;
  const { secrets = [] } = registry.schemes.find(({ name }) => name === url.scheme) ?? {};
  if (!again.ok) return { href: `${url.scheme}:${MASK}`, url: masked(url) as UrlValue };
  const fields = Object.entries(again.url);
  const shown = fields.map(([name, value]) => [name, secrets.includes(name) ? masked(value) : value]);
  return { href: spelt(again.url, registry).href, url: Object.fromEntries(shown) };
}

/**
 * How a URL is reached, without the secrets in it and in the gateways.
 *
 * @param steps - How it is reached.
 * @param text - What the URL was made of.
 * @param reach - Tells how another URL is reached, through withPlaceholders gateways.
 */
export function accessWithoutSecrets(
  steps: object,
  text: string,
  url: UrlValue,
  registry: Registry,
  reach: (url: UrlValue) => object,
): object {
  try {
    return maskedPlaceholders(reach(urlWithPlaceholders(text, url, registry).url));
  } catch {
    return masked(steps) as object;
  }
}
