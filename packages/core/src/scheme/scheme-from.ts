import { CONTRACT } from "../errors/check-version.ts";
import { ownFields } from "../errors/own-fields.ts";
import { ruleErrorSentence } from "../errors/sentence.ts";
import { checkLength, Url1738Error } from "../errors/url-error.ts";
import { Refusal } from "../values/refusal.ts";
import { placesIn } from "../values/scribe.ts";
import type { AnyDefinition } from "./definition.ts";
import { explainUrl } from "./explain.ts";
import { refusedError } from "./refused-error.ts";
import { failure, type Result, standardSchema } from "./result.ts";
import type { Scheme, SchemeInside } from "./scheme.ts";
import { formatUrl, isCanonical, noteScribe, readUrl, type SchemeScribe, spellUrl, tellUrl } from "./scheme-scribe.ts";
import type { UrlValue } from "./url-value.ts";

/** The facts that an author gives about a scheme in addition to its grammar. @public */
export interface SchemeFacts<U extends UrlValue, A, C>
  extends Partial<
    Pick<SchemeInside<U>, "defaultPort" | "section" | "hint" | "meant" | "hazards" | "bare" | "relative">
  > {
  /** See `Definition.checkParts`. */
  readonly checkParts?: AnyDefinition["checkParts"] | undefined;
  /** Says how a resource is reached, or throws, see `designates`. */
  readonly access: (url: U, context: C | undefined) => A;
}

/** Makes the scheme that a scribe reads and writes. */
export function schemeFrom<U extends UrlValue, A, C>(
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
  const explain = (text: unknown) =>
    explainUrl(rules, text, scribe.elements.find(({ itemError }) => itemError)?.itemError);

  function parse(text: unknown): U {
    const url = read(text);
    if (url === undefined) throw new Url1738Error(explain(text));
    return url;
  }

  function safeParse(text: unknown): Result<U> {
    const url = read(text);
    return url === undefined ? failure(() => explain(text)) : { ok: true, url };
  }

  const format = (url: unknown) => formatUrl(scribe, url);

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
      return parse(checkLength(spellUrl(scribe, parts, false)));
    },
    format,
    // Pass on the checked value: a getter or a proxy could return something else the second time.
    access: (url: U, context?: C) => access(parse(format(url)), context),
  };
  return noteScribe(scheme, scribe);
}
