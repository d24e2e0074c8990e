import type { Edit, Registry, Source, UrlError, UrlValue } from "@url1738/core";
import { secretsIn } from "@url1738/lint";
import { MASK, passwordsIn, redact, type Span } from "@url1738/redact";

/** Makes the output that `--redact` asks for: results without secrets. */

/**
 * The word that replaces a secret while an input is processed: nearly every component can contain it, and no spelling changes it. The
 * result shows where the secret has gone, but nothing of the secret itself.
 */
const STAND_IN = "q1738hiddenq";

/** A URL in its canonical spelling, and its value. */
interface ShownUrl {
  readonly href: string;
  readonly url: UrlValue;
}

/** Copies a value, and replaces each string by the result of `shown` for it and the name of its field. */
function withStrings(value: unknown, shown: (text: string, name: string) => string, name = ""): unknown {
  if (typeof value === "string") return shown(value, name);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withStrings(item, shown));
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withStrings(field, shown, key)]));
}

/** Copies a value, and masks each string except the names of its scheme and protocol. */
const masked = (value: unknown) =>
  withStrings(value, (text, name) => (name === "scheme" || name === "protocol" ? text : MASK));

/** Returns the spans of the secrets in a text that should be one URL; without a source, by the rules for any URL. */
function secretPlaces(text: string, source: Source | undefined): readonly Span[] {
  return source === undefined ? passwordsIn(text, { single: true }) : secretsIn(source, text);
}

/** Masks the secrets in a text that should be one URL, see {@link secretPlaces}, and those that `around` has found in the text around it. */
export function redactUrl(text: string, source: Source | undefined, around: readonly Span[] = []): string {
  return redact(text, { single: true, also: [...secretPlaces(text, source), ...around] });
}

/** Replaces each secret in such a text by `STAND_IN`, so that the text can be processed as usual. */
export function withPlaceholders(text: string, around: readonly Span[] = []): string {
  return redact(text, { single: true, replacement: STAND_IN, also: around });
}

/** Replaces each `STAND_IN` by a mask, in a value made from the result of {@link withPlaceholders}. */
const maskedPlaceholders = <T>(answer: T): T => withStrings(answer, (text) => text.replaceAll(STAND_IN, MASK)) as T;

/** Counts the spans for which `isBefore` holds; all of them come before the others. */
function countFirst(spans: readonly Span[], isBefore: (span: Span) => boolean): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(spans[middle] as Span)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Masks the replacements in edits that change a secret of the text. */
export function editsWithoutSecrets<E extends Edit>(
  edits: readonly E[],
  text: string,
  source: Source | undefined,
): readonly E[] {
  const places = edits.length === 0 ? [] : secretPlaces(text, source);
  const isSecret = ({ index, end }: Edit) => {
    const next = places[countFirst(places, (place) => place.end <= index)];
    return next !== undefined && next.index < end;
  };
  return edits.map((edit) => (isSecret(edit) ? { ...edit, replacement: MASK } : edit));
}

/** Masks the replacements in the fixes of errors that change a secret of the text. */
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

/** Returns the URL that `mend` makes of a text, without the secrets; `undefined` if the text cannot be repaired without them. */
export function repairedWithoutSecrets(
  text: string,
  registry: Registry,
  mend: (text: string) => { readonly ok: false } | { readonly ok: true; readonly href: string },
  around: readonly Span[] = [],
): string | undefined {
  const result = mend(withPlaceholders(text, around));
  return result.ok ? maskedPlaceholders(redactUrl(withPlaceholders(result.href), registry)) : undefined;
}

/** Returns a URL, with its secrets masked if the options ask for it. @param text - The text that it was read from. */
export function shownUrl(
  text: string,
  url: UrlValue,
  registry: Registry,
  options: { readonly redact?: unknown },
  around: readonly Span[] = [],
): ShownUrl {
  // Most texts are canonical spellings themselves.
  if (options.redact !== true) return { href: registry.normalize(text), url };
  const { href, url: value } = urlWithPlaceholders(text, url, registry, around);
  return { href: maskedPlaceholders(redactUrl(href, registry)), url: maskedPlaceholders(value) };
}

const spelt = (url: UrlValue, registry: Registry): ShownUrl => ({
  href: registry.format(url as Parameters<Registry["format"]>[0]),
  url,
});

/**
 * Returns the URL of a text with `STAND_IN` for each secret; if the result is not a URL, masks the whole URL. Masks the components that
 * its scheme calls secret, because they may be unable to contain a word.
 */
function urlWithPlaceholders(text: string, url: UrlValue, registry: Registry, around: readonly Span[] = []): ShownUrl {
  const read = registry.safeParse(withPlaceholders(text, around));
  // A secret may appear only in the canonical spelling.
  const again = read.ok ? registry.safeParse(withPlaceholders(spelt(read.url, registry).href)) : read;
  const { paths = [] } = registry.find(`${url.scheme}:`)?.secrets ?? {};
  if (!again.ok) return { href: `${url.scheme}:${MASK}`, url: masked(url) as UrlValue };
  return { href: spelt(again.url, registry).href, url: withMaskedSecrets(again.url, paths) as UrlValue };
}

/** Masks the components of a value that its scheme calls secret. @param around - The path of the value. */
function withMaskedSecrets(value: unknown, secrets: readonly string[], around = ""): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withMaskedSecrets(item, secrets, `${around}[]`));
  const fields = Object.entries(value).map(([name, field]) => {
    const path = around === "" ? name : `${around}.${name}`;
    return [name, secrets.includes(path) ? masked(field) : withMaskedSecrets(field, secrets, path)];
  });
  return Object.fromEntries(fields);
}

/**
 * Returns the access of a URL without the secrets in the URL and in the gateways.
 *
 * @param steps - The access of the URL.
 * @param text - The text that the URL was read from.
 * @param reach - Returns the access of another URL, through gateways from {@link withPlaceholders} texts.
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

/** A masked text, and a span of it. */
export type Shown = Span & { readonly text: string };

/**
 * Masks the secrets in a text that should be one URL: once, for any number of spans; see {@link secretPlaces}.
 *
 * @returns A function that returns the masked text and the new place of a span; a span inside a secret becomes the whole mask.
 */
export function maskPasswords(text: string, source?: Source): (place: Span) => Shown {
  const secrets = secretPlaces(text, source);
  if (secrets.length === 0) return ({ index, end }) => ({ text, index, end });
  const shifts: number[] = [];
  let shown = "";
  let copied = 0;
  for (const { index, end } of secrets) {
    shifts.push(shown.length - copied);
    shown += text.slice(copied, index) + MASK;
    copied = end;
  }
  const grown = shown.length - copied;
  shown += text.slice(copied);

  /** Returns the new place of an offset; one inside a secret moves to the offset `inside` of the mask. */
  function moved(offset: number, inside: number): number {
    const before = countFirst(secrets, ({ index }) => index < offset);
    const last = secrets[before - 1];
    if (last === undefined) return offset;
    const isInside = offset < last.end;
    return isInside ? last.index + (shifts[before - 1] as number) + inside : offset + (shifts[before] ?? grown);
  }

  return ({ index, end }) => ({ text: shown, index: moved(index, 0), end: moved(end, MASK.length) });
}
