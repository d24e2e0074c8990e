import { CONTRACT } from "../errors/check-version.ts";
import { noAccess } from "../errors/sentences.ts";
import { checkLength, Url1738Error, urlError } from "../errors/url-error.ts";
import { placesIn } from "../values/scribe.ts";
import { type Explained, explainUrl } from "./explain.ts";
import { failure, type Result, standardSchema } from "./result.ts";
import type { Scheme, SchemeInside } from "./scheme.ts";
import { isCanonical, noteScribe, readUrl, type SchemeScribe, spellUrl, tellUrl } from "./scheme-scribe.ts";
import type { UrlValue } from "./url-value.ts";

/** The facts that an author gives about a scheme in addition to its grammar. @public */
export interface SchemeFacts<U extends UrlValue, A, C>
  extends Partial<
    Pick<SchemeInside<U>, "defaultPort" | "section" | "hint" | "meant" | "hazards" | "bare" | "relative">
  > {
  /** The way its resources are reached, see `Definition.access`. */
  readonly access: string | ((url: U, context: C | undefined) => A);
}

/** Makes the scheme that a scribe reads and writes. */
export function schemeOf<U extends UrlValue, A, C>(
  scribe: SchemeScribe<U>,
  { defaultPort, section, hint, meant, hazards, bare, relative, access }: SchemeFacts<U, A, C>,
): Scheme<U, A, C> {
  const { name, secrets, labels, machine, errors } = scribe;
  // Keep the order of the names above: equal sequences take fewer bytes once they are compressed.
  const rules = {
    contract: CONTRACT,
    defaultPort,
    section,
    hint,
    meant,
    hazards,
    bare,
    relative,
    name,
    secrets,
    labels,
    machine,
    errors,
    places: (text: string, isDeep?: boolean) => placesIn(scribe, text, isDeep),
  };
  const own = methods<U, A, C>(
    rules,
    (text) => readUrl(scribe, text, 0),
    (parts, exact) => spellUrl(scribe, parts, exact),
    access,
    (text) => tellUrl(scribe, text, 0),
    (text) => isCanonical(scribe, text),
  );
  return noteScribe({ ...rules, ...own }, scribe);
}

/**
 * Spells a value of any length.
 *
 * @param exact - True if only values that `parse` returns are accepted.
 * @throws Url1738Error - With the code `invalid-value`.
 */
type Formatter = (parts: unknown, exact: boolean) => string;

/** The methods of {@link Scheme} that take URLs apart, spell them and access them. */
export type Methods<U extends UrlValue, A, C> = Pick<
  Scheme<U, A, C>,
  "parse" | "safeParse" | "canParse" | "normalize" | "build" | "format" | "access" | "~standard"
>;

/**
 * Makes the methods of a scheme.
 *
 * @param read - Takes anything apart; returns `undefined` if it is not a URL of the scheme.
 * @param spell - Spells a value of any length.
 * @param access - See `Definition.access`.
 * @param tell - Tells whether `read` returns a value, if that can be told faster than by reading.
 * @param isKnown - Tells whether a text is known to be its own canonical spelling.
 */
export function methods<U extends UrlValue, A, C>(
  explained: Explained,
  read: (text: unknown) => U | undefined,
  spell: Formatter,
  access: string | ((url: U, context: C | undefined) => A),
  tell: (text: unknown) => boolean | undefined,
  isKnown: (text: unknown) => boolean,
): Methods<U, A, C> {
  function parse(text: unknown): U {
    const url = read(text);
    if (url === undefined) throw new Url1738Error(explainUrl(explained, text));
    return url;
  }

  function safeParse(text: unknown): Result<U> {
    const url = read(text);
    return url === undefined ? failure(() => explainUrl(explained, text)) : { ok: true, url };
  }

  const format = (url: unknown) => checkLength(spell(url, true));

  return {
    parse,
    safeParse,
    "~standard": standardSchema(safeParse),
    canParse: (text) => tell(text) ?? read(text) !== undefined,
    normalize: (text) => (isKnown(text) ? text : format(parse(text))),
    build: (parts) => parse(checkLength(spell(parts, false))),
    format,
    access: (url, context) => {
      // Pass on the checked value: a getter or a proxy could return something else the second time.
      const checked = parse(format(url));
      if (typeof access === "function") return access(checked, context);
      throw noAccessError(checked.scheme, explained.section, access);
    },
  };
}

/** Returns the error of a URL that cannot be accessed, with the author's sentence on what it designates instead. */
function noAccessError(scheme: string, section: string | undefined, designates: string): Url1738Error {
  const advice = { reason: `${scheme}/designates`, sentence: designates };
  return new Url1738Error(
    urlError({ code: "no-access", scheme, section }, { ...noAccess, params: { scheme } }, advice),
  );
}
