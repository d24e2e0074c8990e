import type { Edit, Source, UrlError } from "@url1738/core";
import { urlError } from "@url1738/core/define";
import { checkSource, explain, rulesOf, type SchemeRules } from "@url1738/core/grammar";
import { ownFields } from "@url1738/core/runtime";
import { MASK, passwordsIn } from "@url1738/redact";
import { advisedError } from "../hints/advice.ts";
import { isFinal } from "../hints/is-final.ts";
import { sayings } from "../hints/sentences.ts";
import { errorsUpTo } from "./diagnose.ts";
import { edited, editOf, moved, originalOf } from "./fixes.ts";
import { followed } from "./follow.ts";
import { mend } from "./mend.ts";
import { componentsIn, errorsOfPlaces, readingOf } from "./place-errors.ts";
import { whatwgHost } from "./whatwg-host.ts";

const sentences = sayings({
  /** `repair(registry, "ftp://good.dom#@evil.dom/", { likely: true })` */
  "two-hosts": 'Write the host that is meant: browsers read "{read}" here, but mended, the text names "{left}".',
});

/** The result of `repair`: the URL nearest to the text, and the edits that made it; or the error that prevents one. @public */
export type Repair =
  | { readonly ok: true; readonly href: string; readonly changes: readonly Edit[] }
  | { readonly ok: false; readonly error: UrlError };

/** The options of `repair` and `applyFixes`. @public */
export interface RepairOptions {
  /** True to also make changes that are only likely to be meant; without it, `repair` only writes the needed escapes. */
  readonly likely?: boolean | undefined;
}

/** Returns the first error without a sure fix. */
const doubtIn = (source: Source, text: string) =>
  errorsUpTo(source, text, Infinity).find(({ fix }) => fix?.sure !== true);

/** Mends the text after the scheme. */
function repaired(source: Source, text: string, rules: SchemeRules, likely: boolean): Repair {
  const reading = readingOf(text, rules);
  const { steps, stuck } = mend(reading, { likely, limit: undefined });
  if (stuck !== undefined)
    return { ok: false, error: errorsOfPlaces(reading, componentsIn(reading, steps, stuck.leaving))(stuck) };
  const changes = steps.flatMap((step) => step.edits ?? editOf(step));
  const href = edited(text, steps);
  if (source.canParse(href)) return { ok: true, href, changes };
  const error = advisedError(source, href);
  // Without a broken rule, `diagnose` would find only the errors of these steps: they are mended, and their fixes are sure or likely.
  const isDoubtful = likely ? !isFinal(error) : rules.errors(href).length > 0;
  const doubt = isDoubtful ? doubtIn(source, text) : undefined;
  return { ok: false, error: doubt ?? moved(error, text, originalOf(changes)) };
}

/** Makes the URL that most people would have meant. */
function likelyRepaired(source: Source, original: string, { text, edits, stuck } = followed(source, original)): Repair {
  if (stuck === undefined) return { ok: true, href: text, changes: edits };
  const rules = stuck.fix && rulesOf(source, text);
  if (rules === undefined) return { ok: false, error: stuck };
  const rest = repaired(source, text, rules, true);
  if (!rest.ok) return { ok: false, error: moved(rest.error, original, originalOf(edits)) };
  // Both passes may have changed the same part, so the whole text counts as changed.
  return { ...rest, changes: [{ index: 0, end: original.length, replacement: rest.href }] };
}

/**
 * Refuses to choose if the rules of WHATWG read another host from the text than the repair would leave: nobody can know which one was meant,
 * and a program that checks the one may connect to the other.
 */
function withSameHost(source: Source, text: string, repaired: Repair): Repair {
  if (!repaired.ok) return repaired;
  const result = source.safeParse(repaired.href);
  const left = result.ok && "host" in result.url ? result.url.host : undefined;
  if (typeof left !== "string" || source.canParse(text)) return repaired;
  const read = whatwgHost(text);
  if (read === undefined || read === "" || read === left.toLowerCase()) return repaired;
  const secrets = passwordsIn(text, { single: true });
  const isShown = !secrets.some(({ index, end }) => text.slice(index, end).toLowerCase().includes(read));
  const params = { read: isShown ? read : MASK, left: left || "localhost" };
  // The params show no secret, so the advice is kept where the place of the error is one.
  return { ok: false, error: urlError(explain(rulesOf(source, text), text), "", sentences.said("two-hosts", params)) };
}

/** The length up to which hints look at a whole text, and not just at the place of an error. */
const SHORT = 2048;

/** Makes a URL that leaves no doubt: the hints would not write it differently, and nobody reads another host. */
function surelyRepaired(source: Source, original: string, rules: SchemeRules): Repair {
  const sure = repaired(source, original, rules, false);
  if (original.length > SHORT) return withSameHost(source, original, sure);
  const all = followed(source, original);
  const mended = likelyRepaired(source, original, all);
  const likely = withSameHost(source, original, mended);
  if (!sure.ok) return mended.ok && !likely.ok ? likely : sure;
  if (!likely.ok) return likely;
  const error = all.errors.find(({ fix }) => fix?.sure !== true) ?? doubtIn(source, original);
  return error === undefined ? sure : { ok: false, error };
}

/**
 * Turns a text into the nearest URL. By default, it only escapes unsafe characters, characters that are not ASCII (as UTF-8), and a `%` that
 * does not begin an escape, where the grammar allows escapes: it applies only fixes that are sure. It leaves all other decisions to you: where a fragment begins, why there is
 * white space around the URL or a control character in it, which `@` ends the user, and everything that a hint would write differently.
 * With `likely`, it decides as most people would: it makes every change that the hints of the errors name.
 *
 * @param source - A scheme or a registry.
 * @param text - Anything.
 * @param options - The options that tell which changes to make.
 * @returns The URL and the edits (none if the text is a URL already), or the error that it has not mended.
 * @throws Url1738Error - With the code `contract-version` if the scheme was built against a newer version of the contract.
 * @public
 */
export function repair(source: Source, text: unknown, options: RepairOptions = {}): Repair {
  checkSource(source);
  if (source.canParse(text)) return { ok: true, href: text as string, changes: [] };
  const error = advisedError(source, text);
  if (typeof text !== "string" || isFinal(error)) return { ok: false, error };
  const { likely } = ownFields<RepairOptions>(options);
  const rules = rulesOf(source, text);
  if (likely === true) return withSameHost(source, text, likelyRepaired(source, text));
  if (rules === undefined) return { ok: false, error };
  return surelyRepaired(source, text, rules);
}
