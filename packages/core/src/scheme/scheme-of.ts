import { CONTRACT } from "../errors/check-version.ts";
import { ownFields } from "../errors/own-fields.ts";
import { ruleErrorSentence } from "../errors/sentence.ts";
import { noAccess } from "../errors/sentences.ts";
import { checkLength, Url1738Error, urlError } from "../errors/url-error.ts";
import { Refusal } from "../values/refusal.ts";
import { placesIn } from "../values/scribe.ts";
import type { AnyDefinition } from "./definition.ts";
import { explainUrl } from "./explain.ts";
import { refusedError } from "./refused-error.ts";
import { failure, type Result, standardSchema } from "./result.ts";
import type { Scheme, SchemeInside } from "./scheme.ts";
import { isCanonical, noteScribe, readUrl, type SchemeScribe, spellUrl, tellUrl } from "./scheme-scribe.ts";
import type { UrlValue } from "./url-value.ts";

/** The facts that an author gives about a scheme in addition to its grammar. @public */
export interface SchemeFacts<U extends UrlValue, A, C>
  extends Partial<
    Pick<SchemeInside<U>, "defaultPort" | "section" | "hint" | "meant" | "hazards" | "bare" | "relative">
  > {
  /** See `Definition.checkParts`. */
  readonly checkParts?: AnyDefinition["checkParts"] | undefined;
  /** The way its resources are reached, see `Definition.access`. */
  readonly access: string | ((url: U, context: C | undefined) => A);
}

/** Makes the scheme that a scribe reads and writes. */
export function schemeOf<U extends UrlValue, A, C>(
  scribe: SchemeScribe<U>,
  { defaultPort, section, hint, meant, hazards, bare, relative, checkParts, access }: SchemeFacts<U, A, C>,
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
  const read = (text: unknown) => readUrl(scribe, text, 0);
  const spell = (parts: unknown, exact: boolean) => checkLength(spellUrl(scribe, parts, exact));

  function parse(text: unknown): U {
    const url = read(text);
    if (url === undefined) throw new Url1738Error(explainUrl(rules, text));
    return url;
  }

  function safeParse(text: unknown): Result<U> {
    const url = read(text);
    return url === undefined ? failure(() => explainUrl(rules, text)) : { ok: true, url };
  }

  const format = (url: unknown) => spell(url, true);

  const scheme = {
    ...rules,
    parse,
    safeParse,
    "~standard": standardSchema(safeParse),
    canParse: (text: unknown) => tellUrl(scribe, text, 0) ?? read(text) !== undefined,
    normalize: (text: string) => (isCanonical(scribe, text) ? text : format(parse(text))),
    build: (parts: unknown, given = parts) => {
      const error = checkParts?.(ownFields(given as Readonly<Record<string, unknown>>));
      if (error) throw refusedError(name, new Refusal(error.component, ruleErrorSentence(error), error), scribe);
      return parse(spell(parts, false));
    },
    format,
    access: (url: U, context?: C) => {
      // Pass on the checked value: a getter or a proxy could return something else the second time.
      const checked = parse(format(url));
      if (typeof access === "function") return access(checked, context);
      throw noAccessError(checked.scheme, section, access);
    },
  };
  return noteScribe(scheme, scribe);
}

/** Returns the error of a URL that cannot be accessed, with the author's sentence on what it designates instead. */
function noAccessError(scheme: string, section: string | undefined, designates: string): Url1738Error {
  const advice = { reason: `${scheme}/designates`, sentence: designates };
  return new Url1738Error(
    urlError({ code: "no-access", scheme, section }, { ...noAccess, params: { scheme } }, advice),
  );
}
