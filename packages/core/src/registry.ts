import type { AccessIn, ContextOf } from "./access-in.ts";
import { checkContract } from "./contract.ts";
import { invalidDefinition, Url1738Error, type UrlError, urlError } from "./errors.ts";
import { explainBeginning, schemeOf } from "./explain.ts";
import { checkedGateways, throughGateway } from "./gateways.ts";
import { type GenericUrl, genericScheme } from "./generic.ts";
import { hostHint } from "./hints.ts";
import { failure } from "./methods.ts";
import type { Grammar, Parts, Result, Scheme, UrlValue } from "./scheme.ts";
import { type StandardSchema, standardSchema } from "./standard-schema.ts";

/**
 * What a registry can do beside its schemes.
 *
 * @public
 */
export interface RegistryOptions {
  /** Whether URLs of other schemes are taken as well, by the rule `otherurl` (RFC 1738 §5). */
  readonly generic?: boolean;
  /**
   * Gateways (RFC 1738 §4): a scheme's name, and the URL that is accessed instead of URLs of that scheme, such as
   * `{ "x-a": "x-b://gw.dom/get/{url}" }`. In it, `{url}` stands for the canonical spelling of the URL, in which everything but
   * unreserved characters is escaped.
   */
  readonly gateways?: Readonly<Record<string, string>>;
}

/** The value of a scheme's URLs. @public */
export type UrlOf<S> = S extends Scheme<infer U, infer _A, infer _C> ? U : never;

/** All values that a registry's `parse` can return. @public */
export type AnyUrlOf<S extends readonly Scheme[], G> = UrlOf<S[number]> | (G extends true ? GenericUrl : never);

/** The scheme of a URL whose text is known to the type checker. @public */
export type SchemeIn<T extends string> = T extends `${infer N}:${string}`
  ? string extends N
    ? string
    : Lowercase<N>
  : never;

/**
 * The value of a URL, as precisely as its text is known to the type checker.
 *
 * @public
 */
export type ParsedUrl<S extends readonly Scheme[], G, T extends string> = string extends T
  ? AnyUrlOf<S, G>
  : string extends SchemeIn<T>
    ? AnyUrlOf<S, G>
    : SchemeIn<T> extends UrlOf<S[number]>["scheme"]
      ? Extract<UrlOf<S[number]>, { scheme: SchemeIn<T> }>
      : G extends true
        ? GenericUrl
        : never;

/**
 * Several schemes as one. An immutable value; there is no global one.
 *
 * @public
 */
export interface Registry<S extends readonly Scheme[] = readonly Scheme[], G = boolean, W extends string = never> {
  /** Its schemes, in the order in which they were given. */
  readonly schemes: S;
  /**
   * Finds the grammar of a text's scheme.
   *
   * @param text - Anything.
   * @returns The scheme, or the generic fallback if the registry has it; `undefined` where the scheme is not known.
   */
  find(text: unknown): Grammar | undefined;
  /** The registry as a validator of strings, for every library that takes a Standard Schema. */
  readonly "~standard": StandardSchema<AnyUrlOf<S, G>>;
  /**
   * Takes a URL apart by the rules of its scheme.
   *
   * @param text - The URL, at most 1,048,576 characters.
   * @returns Its meaning; of a literal, of the type of its scheme.
   * @throws Url1738Error - Where the text is no URL of these schemes.
   */
  parse<const T extends string>(text: T): ParsedUrl<S, G, T>;
  /**
   * Takes a URL apart without throwing.
   *
   * @param text - Anything.
   * @returns The value or the error.
   */
  safeParse(text: unknown): Result<AnyUrlOf<S, G>>;
  /**
   * Tells whether `parse` would return a value.
   *
   * @param text - Anything.
   * @returns Whether it is a URL of these schemes.
   */
  canParse(text: unknown): boolean;
  /**
   * Makes a value of what a person has at hand, see {@link Scheme.build}; `scheme` tells by which rules.
   *
   * @param parts - The scheme, and the components in any form that `parse` would normalise.
   * @returns A value that `format` takes.
   * @throws Url1738Error - With the code `invalid-value` and the component, or `unknown-scheme`.
   */
  build<const P extends Parts<AnyUrlOf<S, G>> & { readonly scheme: string }>(parts: P): AnyUrlOf<S, G>;
  /**
   * Spells a URL canonically, see {@link Scheme.format}.
   *
   * @param url - The value.
   * @returns The URL.
   * @throws Url1738Error - With the code `invalid-value` and the component, `unknown-scheme` or `too-long`.
   */
  format(url: AnyUrlOf<S, G>): string;
  /**
   * Says how the resource is reached, see {@link Scheme.access}; where its scheme has a gateway, how the gateway's URL is
   * reached, and in `via` the gateway as it was configured (of several in a row, that of the URL's own scheme).
   *
   * @param url - The value.
   * @param context - What the URL does not say, for all schemes in one.
   * @returns The steps, as plain data.
   * @throws Url1738Error - As the scheme's own `access` does; `too-long` where the gateway's URL is.
   */
  access<const U extends AnyUrlOf<S, G>>(url: U, context?: ContextOf<S>): AccessIn<S, W, U>;
}

/** What a registry needs of a scheme. */
type Parser = Grammar & Pick<Scheme, "parse" | "safeParse" | "canParse" | "build" | "format" | "access">;

/** A scheme, and the characters of its name and colon. */
interface Candidate {
  readonly scheme: Scheme;
  readonly codes: readonly number[];
}

/** Like `startsWith`, which is not compiled into its caller. */
function beginsWith(text: string, codes: readonly number[]): boolean {
  for (let index = codes.length - 1; index >= 0; index--) if (text.charCodeAt(index) !== codes[index]) return false;
  return true;
}

function checkScheme(scheme: Scheme, names: ReadonlySet<string>): void {
  checkContract(scheme);
  const { name } = scheme;
  if (names.has(name)) throw invalidDefinition(`The scheme "${name}" is given twice; leave one out.`, name);
}

/**
 * Joins schemes.
 *
 * @param schemes - Each scheme once.
 * @param options - What else the registry can do.
 * @returns The registry.
 * @throws Url1738Error - With the code `invalid-definition` for a scheme that is given twice, and for a gateway that is for a
 *   scheme which the registry does not take, that lacks `{url}`, is no URL of these schemes or leads to itself; with
 *   `contract-version` for a scheme built against a newer version of the contract.
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
  const byName = new Map<string, Scheme>();
  for (const scheme of schemes) {
    checkScheme(scheme, new Set(byName.keys()));
    byName.set(scheme.name, scheme);
  }
  const generic = options.generic === true ? (genericScheme() as unknown as Parser) : undefined;
  const isKnown = (name: string) => generic !== undefined || byName.has(name);

  const byFirst: Candidate[][] = Array.from({ length: 128 }, () => []);
  for (const scheme of schemes) {
    const codes = Array.from(`${scheme.name}:`, (character) => character.charCodeAt(0));
    byFirst[codes[0] as number]?.push({ scheme, codes });
  }

  /** The scheme of a text. Nearly all are in lower case and are found by their first character; nothing is copied for that. */
  function find(text: unknown): Parser | undefined {
    if (typeof text !== "string") return undefined;
    const candidates = byFirst[text.charCodeAt(0)] ?? [];
    for (let index = 0; index < candidates.length; index++) {
      const { scheme, codes } = candidates[index] as Candidate;
      if (beginsWith(text, codes)) return scheme;
    }
    const name = schemeOf(text);
    return name === undefined ? undefined : (byName.get(name) ?? generic);
  }

  /** The scheme by whose rules a value is spelt. */
  function owner(value: unknown): Parser {
    let name: unknown;
    try {
      name = (value as UrlValue).scheme;
    } catch {
      // Left undefined: a value that cannot be read has no scheme.
    }
    const found =
      typeof name === "string" ? (byName.get(name) ?? byName.get(name.toLowerCase()) ?? generic) : undefined;
    if (found !== undefined) return found;
    if (typeof name === "string") throw new Url1738Error(explainBeginning(`${name}:`, isKnown) ?? noScheme());
    throw new Url1738Error(noScheme());
  }

  const noScheme = () =>
    urlError({
      code: "invalid-value",
      component: "scheme",
      message: `The component "scheme" is missing or no string.`,
    });

  /** What one of the schemes takes a text for that has no scheme of theirs. */
  function meant(text: string): string | undefined {
    const urls = schemes.map((scheme) => scheme.meant?.(text));
    return urls.find((url, index) => url !== undefined && (schemes[index] as Scheme).canParse(url));
  }

  function beginning(text: unknown): UrlError {
    const error = explainBeginning(text, isKnown) as UrlError;
    const isLost = error.code === "no-scheme" || error.code === "unknown-scheme";
    const url = isLost && error.hint === undefined ? meant(text as string) : undefined;
    const hint = url === undefined ? isLost && (error.hint ?? hostHint(text as string)) : `Perhaps ${url} is meant.`;
    return hint ? { ...error, hint } : error;
  }

  const safeParse = (text: unknown): Result<UrlValue> => find(text)?.safeParse(text) ?? failure(() => beginning(text));

  const gateways = checkedGateways(options.gateways, {
    has: (name) => byName.has(name),
    takes: (name) => byName.has(name) || (generic !== undefined && schemeOf(`${name}:`) === name),
    safeParse,
  });

  function access(url: UrlValue, context: unknown): unknown {
    const scheme = owner(url);
    const href = scheme.format(url);
    const via = gateways.get(schemeOf(href) as string);
    if (via === undefined) return scheme.access(url, context);
    const result = safeParse(throughGateway(via, href));
    if (!result.ok) throw new Url1738Error(result.error);
    return Object.assign({}, access(result.url, context), { via });
  }

  const registry: Registry<readonly Scheme[], boolean> = {
    schemes,
    find,
    "~standard": standardSchema(safeParse) as Registry["~standard"],
    parse: (text) => {
      const scheme = find(text);
      if (scheme === undefined) throw new Url1738Error(beginning(text));
      return scheme.parse(text) as never;
    },
    safeParse: safeParse as Registry["safeParse"],
    canParse: (text) => find(text)?.canParse(text) ?? false,
    build: (parts) => owner(parts).build(parts) as GenericUrl,
    format: (url) => owner(url).format(url),
    access: access as Registry["access"],
  };
  return registry as unknown as Registry<S, G, W>;
}
