import { CONTRACT } from "../contract/contract.ts";
import { Url1738Error } from "../errors/url-error.ts";
import { explainUrl } from "../explain/explain.ts";
import { guarded } from "../scheme/guarded.ts";
import { noAccessError } from "../scheme/no-access-error.ts";
import { failure, type Result } from "../scheme/result.ts";
import type { Scheme } from "../scheme/scheme.ts";
import { standardSchema } from "../scheme/standard-schema.ts";
import type { UrlValue } from "../scheme/url-value.ts";
import {
  checkLength,
  formatUrl,
  type GeneratedScheme,
  noteUnit,
  readUrl,
  SchemeUnit,
  spellUrl,
  testUrl,
  unitOf,
} from "./scheme-unit.ts";

/**
 * Makes a scheme of what has been generated for it.
 *
 * @param generated - What has been generated.
 * @returns The scheme: it does what `defineScheme` makes of the definition.
 * @public
 */
export function compiledScheme<U extends UrlValue, A = never, C = unknown>(
  generated: GeneratedScheme<U, A, C>,
): Scheme<U, A, C> {
  const { name, defaultPort, section, hint, meant, hazards, secrets, access } = generated;
  const unit = new SchemeUnit<U>(generated as unknown as GeneratedScheme<U, never, never>);
  const { machine, faults, places } = unit;
  const rules = { name, defaultPort, section, hint, hazards, secrets, machine, faults, places };

  function parse(text: unknown): U {
    const url = readUrl(unit, text, 0);
    if (url === undefined) throw new Url1738Error(explainUrl(rules, text));
    return url;
  }

  function safeParse(text: unknown): Result<U> {
    const url = readUrl(unit, text, 0);
    return url === undefined ? failure(() => explainUrl(rules, text)) : { ok: true, url };
  }

  const scheme: Scheme<U, A, C> = {
    contract: CONTRACT,
    ...rules,
    meant,
    parse,
    safeParse,
    canParse: (text) => typeof text === "string" && testUrl(unit, text, 0),
    "~standard": standardSchema(safeParse),
    format: (url) => formatUrl(unit, url),
    build: (parts) => parse(checkLength(spellUrl(unit, parts, false))),
    access: (url, context) => {
      // Passed on is what has been checked: a getter or a proxy could give something else the second time.
      const checked = parse(formatUrl(unit, url));
      if (typeof access === "function") return access(checked, context);
      throw noAccessError(name, section, access);
    },
  };
  return noteUnit(scheme, unit as unknown as SchemeUnit<UrlValue>);
}

/**
 * Guards a scheme whose author's functions may throw anything.
 *
 * @param scheme - The scheme.
 * @returns The same scheme, but what a function throws comes out as an `invalid-definition`.
 * @public
 */
export function guardedScheme<U extends UrlValue, A, C>(scheme: Scheme<U, A, C>): Scheme<U, A, C> {
  const unit = unitOf(scheme);
  return unit === undefined ? guarded(scheme) : noteUnit(guarded(scheme), unit);
}
