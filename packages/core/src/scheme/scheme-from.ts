import { CONTRACT } from "../errors/check-version.ts";
import { ownFields } from "../errors/own-fields.ts";
import { ruleErrorSentence } from "../errors/sentence.ts";
import { checkLength, MAX_LENGTH, tooLongError, Url1738Error } from "../errors/url-error.ts";
import { Refusal } from "../values/refusal.ts";
import { errorsIn, placesIn } from "../values/scribe.ts";
import type { AnyDefinition } from "./definition.ts";
import { explainUrl } from "./explain.ts";
import { refusedError } from "./refused-error.ts";
import { failure, type Result, standardSchema } from "./result.ts";
import type { Scheme, SchemeInside, WholeScheme } from "./scheme.ts";
import { formatUrl, noteScribe, readUrl, respelt, type SchemeScribe, spellUrl, tellUrl } from "./scheme-scribe.ts";
import type { UrlValue } from "./url-value.ts";

/** The facts that an author gives about a scheme in addition to its grammar. @public */
export interface SchemeFacts<U extends UrlValue, A, C>
  extends Partial<
    Pick<
      SchemeInside<U>,
      "defaultPort" | "section" | "hint" | "meant" | "hazards" | "bare" | "relative" | "termsOfRefusal" | "wordTold"
    >
  > {
  /** See `Definition.checkParts`. */
  readonly checkParts?: AnyDefinition["checkParts"] | undefined;
  /** Says how a resource is reached, or throws, see `designates`. */
  readonly access: (url: U, context: C | undefined) => A;
}

/** Makes the scheme that a scribe reads and writes. */
export function schemeFrom<U extends UrlValue, A, C>(
  scribe: SchemeScribe<U>,
  schemeFacts: SchemeFacts<U, A, C>,
): Scheme<U, A, C> {
  const { name, secrets, labels, machine } = scribe;
  const { defaultPort, section, hint, meant, hazards, bare, relative, termsOfRefusal, wordTold, checkParts, access } =
    schemeFacts;
  // Even a fact that is not given is a member: otherwise a polluted prototype could give it.
  const facts = {
    defaultPort,
    section,
    hint,
    meant,
    hazards,
    bare,
    relative,
    termsOfRefusal,
    wordTold,
    members: undefined,
  };
  const read = (text: unknown) => readUrl(scribe, text, 0);
  const explain: WholeScheme["explain"] = (text, advise) => {
    const itemError = scribe.partError ?? scribe.elements.find((element) => element.itemError)?.itemError;
    const error = explainUrl(scheme, text, itemError, advise);
    if (error !== undefined) return error;
    // Nothing is wrong but the length of the canonical spelling, unless reading throws the error of an author's function.
    read(text);
    return tooLongError(MAX_LENGTH);
  };

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

  const scheme: WholeScheme<U, A, C> = {
    ...facts,
    contract: CONTRACT,
    name,
    secrets,
    labels,
    machine,
    errors: (text) => errorsIn(scribe, text),
    places: (text, isDeep) => placesIn(scribe, text, isDeep),
    explain,
    parse,
    safeParse,
    "~standard": standardSchema(safeParse),
    canParse: (text) => tellUrl(scribe, text) ?? read(text) !== undefined,
    normalize: (text) => respelt(scribe, text) ?? format(parse(text)),
    build: (parts, input: object = parts) => {
      const error = checkParts?.(ownFields(input as Readonly<Record<string, unknown>>));
      if (error) throw refusedError(name, new Refusal(error.component, ruleErrorSentence(error), error), scribe);
      return parse(checkLength(spellUrl(scribe, parts, false)));
    },
    format,
    // Pass on the checked value: a getter or a proxy could return something else the second time.
    access: (url, context) => access(parse(format(url)), context),
  };
  return noteScribe(scheme, scribe);
}
