import { ownFields } from "../errors/own-fields.ts";
import { invalidDefinition, Url1738Error, type UrlError } from "../errors/url-error.ts";
import { explain as explainText } from "../scheme/explain.ts";
import type { Failure } from "../scheme/failure.ts";
import { genericScheme } from "../scheme/generic-scheme.ts";
import { failure, type Result, type StandardSchema, standardSchema } from "../scheme/result.ts";
import type { Scheme, SchemeRules, WholeScheme } from "../scheme/scheme.ts";
import { formatUrl, readUrl, respelt, type SchemeScribe, tellUrl } from "../scheme/scheme-scribe.ts";
import type { Advise, Habits, Source } from "../scheme/source.ts";
import type { UrlValue } from "../scheme/url-value.ts";
import { accessThrough, checkedGateways } from "./gateways.ts";
import { BEGINNING, createLookup } from "./lookup.ts";
import type { AccessIn, ContextOf, NameAmong, ParsedUrl, PartsNamed, UrlNamed, UrlsOf } from "./url-types.ts";

/** The options of a registry. @public */
export interface RegistryOptions {
  /** True if URLs of other schemes are taken as well, by the rule `otherurl` (RFC 1738 §5). */
  readonly generic?: boolean;
  /**
   * Gateways (RFC 1738 §4): a scheme's name, and the URL that is accessed instead of URLs of that scheme, such as
   * `{ "x-a": "x-b://gw.dom/get/{url}" }`. The canonical spelling of the URL replaces `{url}`, with everything but unreserved characters
   * escaped.
   */
  readonly gateways?: Readonly<Record<string, string>>;
  /** Says what to write instead, for the hints of errors: `advice` of `@url1738/lint` does. Programs that do not pass it do not bundle it. */
  readonly advice?: Advise;
  /** The spellings that people use for these URLs, for `advice` of `@url1738/lint`: `[[/^e-?mail:/i, "x-mail:"]]`. */
  readonly habits?: Habits;
}

/** An immutable value that joins several schemes. There is no global registry. @public */
export interface Registry<S extends readonly Scheme[] = readonly Scheme[], G = boolean, W extends string = never> {
  /** Its schemes, in the order given, a scheme of several names once for each: an array of its own, frozen. */
  readonly schemes: S;
  /** The option `habits`, as it was given. */
  readonly habits?: Habits | undefined;
  /**
   * Finds the rules of a text's scheme.
   *
   * @param text - Anything.
   * @returns The scheme, or the generic fallback if the registry has it; `undefined` if the scheme is unknown.
   */
  find(text: unknown): SchemeRules | undefined;
  /** The registry as a validator of strings, for every library that takes a Standard Schema. */
  readonly "~standard": StandardSchema<UrlsOf<S, G>["any"]>;
  /**
   * Takes a URL apart by the rules of its scheme.
   *
   * @param text - The URL, at most 1,048,576 characters.
   * @returns Its meaning; for a literal, of the type of its scheme.
   * @throws Url1738Error - If the text is not a URL of these schemes.
   */
  parse<const T extends string>(text: T): ParsedUrl<S, G, T>;
  /**
   * Takes a URL apart without throwing.
   *
   * @param text - Anything.
   * @returns The value or the error.
   */
  safeParse(text: unknown): Result<UrlsOf<S, G>["any"]>;
  /**
   * Tells whether `parse` would return a value.
   *
   * @param text - Anything.
   */
  canParse(text: unknown): boolean;
  /**
   * Spells a URL canonically: the text that `format` makes of what `parse` returns.
   *
   * @param text - The URL, at most 1,048,576 characters.
   * @returns Its canonical spelling, which all equivalent URLs share.
   * @throws Url1738Error - As `parse` does.
   */
  normalize(text: string): string;
  /**
   * Makes a value from whatever a person has at hand, see {@link Scheme.build}; `scheme` selects the rules.
   *
   * @param parts - The scheme, and the components in any form that `parse` would normalise. For a literal scheme, the type checker refuses
   *   a field that the scheme does not have.
   * @returns A value that `format` accepts; for a literal scheme, of that scheme's type.
   * @throws Url1738Error - With the code `invalid-value` and the component, or `unknown-scheme`.
   */
  build<const N extends string>(
    parts: { readonly scheme: NameAmong<S, G, N> } & PartsNamed<S, G, NoInfer<N>>,
  ): UrlNamed<S, G, Lowercase<N>>;
  /**
   * Spells a URL canonically, see {@link Scheme.format}.
   *
   * @returns The URL.
   * @throws Url1738Error - With the code `invalid-value` and the component, `unknown-scheme` or `too-long`.
   */
  format(url: UrlsOf<S, G>["any"]): string;
  /**
   * Says how the resource is reached, see {@link Scheme.access}. If its scheme has a gateway, says how the gateway's URL is
   * reached, and `via` is the gateway as it was configured (of several in a row, that of the URL's own scheme).
   *
   * @param context - The facts that the URL does not contain, for all schemes in one object.
   * @returns The steps, as plain data.
   * @throws Url1738Error - As the scheme's own `access` does; `too-long` if the gateway's URL is too long.
   */
  access<const U extends UrlsOf<S, G>["any"]>(url: U, context?: ContextOf<S>): AccessIn<S, W, U>;
}

function listOf(schemes: readonly Scheme[]): readonly Scheme[] {
  try {
    return schemes.flatMap((scheme) => (scheme as Partial<WholeScheme> | null)?.members ?? scheme);
  } catch {
    throw invalidDefinition({
      reason: "definition/not-a-list",
      sentence: "createRegistry takes an array of schemes.",
    });
  }
}

/** Tells whether a text really begins with the name of the scheme that was guessed, in lower case. */
const isOf = ({ name }: SchemeScribe<UrlValue>, text: string) => text.startsWith(`${name}:`);

/**
 * Joins schemes.
 *
 * @param schemes - Each scheme once.
 * @throws Url1738Error - With the code `invalid-definition` for a scheme that is given twice, for anything but an array, and for a
 *   gateway whose scheme the registry does not accept, that lacks `{url}`, is not a URL of these schemes or leads to itself;
 *   with `contract-version` for a scheme built against a newer version of the contract.
 * @public
 */
export function createRegistry<
  const S extends readonly Scheme[],
  const G extends boolean = false,
  const W extends string = never,
>(
  schemes: S,
  options: RegistryOptions & { readonly generic?: G; readonly gateways?: { readonly [N in W]: string } } = {},
): Registry<S, G, W> {
  // Copy the array: the caller's may change.
  const frozen = Object.freeze(listOf(schemes));
  const { generic, gateways, advice, habits } = ownFields<RegistryOptions>(options);
  const lookup = createLookup(frozen, generic === true ? genericScheme() : undefined);

  const advise = advice && ((text: string, failure?: Failure) => advice(registry, text, failure));
  const explain = (text: unknown): UrlError => explainText(lookup.find(text), text, advise);

  /** Reads a text by the compiled scheme that it seems to name, or else by the scheme that it names; `undefined` if it is not a URL. */
  function read(text: unknown): UrlValue | undefined {
    try {
      const scribe = lookup.guess(text);
      const url = scribe && readUrl(scribe, text, BEGINNING);
      if (url !== undefined || (scribe !== undefined && isOf(scribe, text as string))) return url;
    } catch {
      // Let the scheme report the errors of an author's functions.
    }
    const result = lookup.find(text)?.safeParse(text);
    return result?.ok ? result.url : undefined;
  }

  /**
   * Tells whether a text is a URL; `undefined` if the compiled scheme that it seems to name cannot tell. There is no `try` here:
   * where the engine inlines all of this, it would make the loop over the characters take 50% longer.
   */
  function tell(text: unknown): boolean | undefined {
    const scribe = lookup.guess(text);
    if (scribe === undefined) return lookup.find(text)?.canParse(text) ?? false;
    const isUrl = tellUrl(scribe, text);
    return isUrl === false && !isOf(scribe, text as string) ? undefined : isUrl;
  }

  function safeParse(text: unknown): Result<UrlValue> {
    const url = read(text);
    return url === undefined ? failure(() => explain(text)) : { ok: true, url };
  }

  function parse(text: string): UrlValue {
    const url = read(text);
    if (url === undefined) throw new Url1738Error(explain(text));
    return url;
  }

  const canParse = (text: unknown): boolean => tell(text) ?? read(text) !== undefined;

  function format(url: UrlValue): string {
    const scribe = lookup.scribeFor(url);
    try {
      if (scribe !== undefined) return formatUrl(scribe, url);
    } catch {
      // As in `read`.
    }
    return lookup.ownerOf(url).format(url);
  }

  const registry: Source & Record<string, unknown> = {
    schemes: frozen,
    habits,
    find: lookup.find,
    "~standard": standardSchema(safeParse),
    parse,
    safeParse,
    canParse,
    normalize: (text: string) => {
      const scribe = lookup.guess(text);
      if (scribe !== undefined) return respelt(scribe, text) ?? format(parse(text));
      // A scheme of another copy knows by itself whether a text is canonical already.
      const scheme = lookup.find(text);
      return scheme?.canParse(text) === true ? scheme.normalize(text) : format(parse(text));
    },
    build: (parts: UrlValue, input?: object) => lookup.ownerOf(parts).build(parts, input),
    format,
  };
  // Set `access` last: the registry explains the errors of gateways.
  registry.access = accessThrough(checkedGateways(gateways, lookup, safeParse), lookup, safeParse);
  // Cast: the types say for each text and value which scheme answers, but the program decides that at run time.
  return registry as unknown as Registry<S, G, W>;
}
