import { type Source, Url1738Error, type UrlError } from "@url1738/core";
import { urlError } from "@url1738/core/define";
import type { Finding } from "@url1738/lint";
import type { Span } from "@url1738/redact";
import { english } from "../language/chosen-language.ts";
import type { Language, Say } from "../language/language.ts";
import { type Colours, coloursIf } from "./colours.ts";
import { excerptOf } from "./excerpt.ts";
import { visible, visibleProse } from "./visible.ts";
import { maskPasswords, type Shown } from "./without-secrets.ts";

/** The options for rendering an error. @public */
export interface Rendering {
  /** True to colour the output for a terminal; false by default. */
  readonly colour?: boolean;
  /** The origin of the input, in words. */
  readonly origin?: string | undefined;
  /** The language; English by default. */
  readonly language?: Language;
  /** The scheme or registry that found the error. In addition to passwords, everything that it calls secret is masked in the text. */
  readonly schemes?: Source | undefined;
}

/** Cites a section; if it is of another specification, it already includes the name. */
export function cited(section: string, say: Say): string {
  return /^\d/.test(section) ? say("RFC 1738, section {section}", { section }) : section;
}

/** Returns the text around a span, and in the next line the mark under it. */
function excerptLines(shown: Shown, colour: Colours): string {
  const { before, marked, after, columnsBefore, columns } = excerptOf(shown);
  const mark = " ".repeat(columnsBefore) + colour.red("^".repeat(Math.max(1, columns)));
  return `  ${colour.blue("|")} ${before}${colour.red(marked)}${after}\n  ${colour.blue("|")} ${mark}\n`;
}

/**
 * Renders an error for people as compilers do: its reason and the message; the text with carets under the error, if its place is known;
 * the section of the RFC, and what it expects there; and after `help:` the hint. Shortens a long text around the error, escapes characters
 * that cannot be printed, and masks passwords.
 *
 * @param error - The error.
 * @param source - The text that `error.index` refers to; `undefined` if it cannot be shown.
 * @param rendering - The options for rendering.
 * @returns One or more lines, each with its line end.
 * @throws Url1738Error - With the code `not-a-string` if the text is not a string.
 * @public
 */
export function renderError(error: UrlError, source: string | undefined, rendering: Rendering = {}): string {
  return renderErrors([error], source, rendering);
}

/**
 * Renders several errors of one text, such as those of `diagnose`, each as {@link renderError} does. It takes time proportional to the
 * length of the text and the number of errors.
 *
 * @param errors - The errors.
 * @param source - The text that each `error.index` refers to; `undefined` if it cannot be shown.
 * @param rendering - The options for rendering.
 * @returns The lines of all errors, in order.
 * @throws Url1738Error - With the code `not-a-string` if the text is not a string.
 * @public
 */
export function renderErrors(
  errors: readonly UrlError[],
  source: string | undefined,
  rendering: Rendering = {},
): string {
  if (source !== undefined && typeof source !== "string") {
    const sentence = "A text must be a string, but this is of type {type}.";
    const notAString = { reason: "text/not-a-string", sentence, params: { type: typeof source } };
    throw new Url1738Error(urlError({ code: "not-a-string" }, notAString));
  }
  const isMarked = source !== undefined && errors.some(({ index }) => index !== undefined);
  const shown = isMarked ? maskPasswords(source, rendering.schemes) : undefined;
  const colour = coloursIf(rendering.colour === true);
  return errors.map((error) => renderOne(error, source, shown, rendering, colour)).join("");
}

function renderOne(
  error: UrlError,
  source: string | undefined,
  shown: ((place: Span) => Shown) | undefined,
  { language = english, origin }: Rendering,
  colour: Colours,
): string {
  const { message, hint } = language.fact(error);
  const { say, afterLabel } = language;
  // `other` is the reason of sentences without one of their own, and says nothing.
  const { reason } = error;
  const label = reason === "other" ? say("error:") : say("error[{reason}]:", { reason: visible(reason) });
  let lines = `${colour.bold(colour.red(label))} ${visibleProse(afterLabel(message))}\n`;
  if (origin !== undefined) lines += ` ${colour.blue("-->")} ${origin}\n`;
  if (source !== undefined && shown !== undefined && error.index !== undefined) {
    const index = Math.min(Math.max(0, error.index), source.length);
    const end = Math.min(Math.max(index, error.end ?? index), source.length);
    lines += excerptLines(shown({ index, end }), colour);
  }
  const rule = ruleOf(error, say);
  if (rule !== undefined) lines += `  ${colour.blue("=")} ${colour.dim(visibleProse(rule))}\n`;
  if (hint !== undefined) lines += `${colour.bold(colour.cyan(say("help:")))} ${visibleProse(afterLabel(hint))}\n`;
  return lines;
}

/** Returns the section that an error cites, with the terms of its grammar that could have followed. */
function ruleOf({ section, expected = [] }: UrlError, say: Say): string | undefined {
  if (section === undefined) return undefined;
  const rule = cited(section, say);
  return expected.length === 0 ? rule : say("{rule}: expected {terms}", { rule, terms: expected.join(", ") });
}

/** Renders a finding as a line. */
export function renderFinding(finding: Finding, colour: Colours, { say, fact, afterLabel }: Language): string {
  const { severity, section } = finding;
  const paint = { info: colour.cyan, warning: colour.yellow, danger: colour.red }[severity];
  const place = colour.dim(visible(cited(section, say)));
  return `${paint(say(`${severity}:`))} ${afterLabel(fact(finding).message)} ${place}\n`;
}
