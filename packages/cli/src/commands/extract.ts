import type { Registry } from "@url1738/core";
import { audit as auditText, type Finding, repair } from "@url1738/lint";
import type { Span } from "@url1738/redact";
import { createUrlFinder, type PartBeginning, type Reading, type UrlHit } from "@url1738/text";
import type { Origin, Piece, TextCommand, TextWork } from "../command-kit/command.ts";
import { annotationOptions, failOn, generic, isFailure, json, type Options, textJobs } from "../command-kit/options.ts";
import { failureOf } from "../command-kit/tasks.ts";
import { OctetDecoder } from "../input/from-octets.ts";
import { type HitInText, SecretsAround } from "../input/secrets-around.ts";
import type { Language } from "../language/language.ts";
import { withAdvice } from "../output/advice.ts";
import { annotationOf, annotationSpeller } from "../output/annotations.ts";
import { coloursIf } from "../output/colours.ts";
import { toJson } from "../output/json.ts";
import { plainData } from "../output/plain-data.ts";
import { renderError, renderFinding } from "../output/render-error.ts";
import { visible, visibleProse } from "../output/visible.ts";
import { errorsWithoutSecrets, redactUrl, repairedWithoutSecrets, shownUrl } from "../output/without-secrets.ts";
import { registryFor } from "../schemes/registry-for.ts";

/** Returns the object that `--json` prints for a hit: its documented fields, and no other properties. */
function record(hit: UrlHit): object {
  const { start, end, line, column, text, fragment } = hit;
  // JSON has no undefined properties.
  const place = { start, end, line, column, text, fragment };
  if (!hit.ok) return { ...place, ok: false, error: withAdvice(hit.error), repaired: hit.repaired };
  return { ...place, alternatives: hit.alternatives, ok: true, url: hit.url };
}

interface Spelling {
  readonly text: string;
  readonly fragment?: string;
}

function spellingWithoutSecrets({ text, fragment }: Spelling, registry: Registry, around: readonly Span[]): Spelling {
  // The secrets of a fragment are found only with the number sign before it.
  const inFragment = around.map(({ index, end }) => ({ index: index - text.length, end: end - text.length }));
  const masked = fragment !== undefined && { fragment: redactUrl(`#${fragment}`, undefined, inFragment).slice(1) };
  return { text: redactUrl(text, registry, around), ...masked };
}

function withoutSecrets([hit, secretsIn]: HitInText, registry: Registry): UrlHit {
  const reading = <R extends Reading>(read: R): R => {
    const around = secretsIn(read);
    return {
      ...read,
      ...spellingWithoutSecrets(read, registry, around),
      url: shownUrl(read.text, read.url, registry, { redact: true }, around).url,
    };
  };
  if (hit.ok)
    return { ...reading(hit), ...(hit.alternatives !== undefined && { alternatives: hit.alternatives.map(reading) }) };
  const { repaired } = hit;
  const around = secretsIn(hit);
  const spelling = spellingWithoutSecrets(hit, registry, around);
  const [error = hit.error] = errorsWithoutSecrets([hit.error], hit.text, registry);
  // A hint may quote what only the text around shows to be a secret.
  const { hint, advice, fix, ...plain } = error;
  return {
    ...hit,
    ...spelling,
    error: spelling.text === redactUrl(hit.text, registry) ? error : plain,
    repaired: repaired && repairedWithoutSecrets(hit.text, registry, (text) => repair(registry, text), around),
  };
}

/** Returns the output for a hit and the findings in its URL. */
type Report = (hit: UrlHit, findings: readonly Finding[]) => Piece;

/** Makes a hit printable: turns one whose value is not plain data into an error. */
function printable(hit: UrlHit): UrlHit {
  if (!hit.ok) return hit;
  try {
    const { alternatives = [], url } = hit;
    for (const value of [url, ...alternatives.map((reading) => reading.url)]) plainData(value);
    return hit;
  } catch (thrown) {
    return { ...hit, ok: false, error: failureOf(thrown, undefined).error, repaired: undefined };
  }
}

/** The options, the registry and the language for reporting the hits of one run. */
interface Manner {
  readonly options: Options;
  readonly registry: Registry;
  readonly language: Language;
  readonly spell: ReturnType<typeof annotationSpeller>;
}

const forPrograms =
  ({ options }: Manner): Report =>
  (text, findings) => {
    const hit = printable(text);
    const all = { ...record(hit), ...(options.audit === true && { findings }) };
    return { to: "result", text: toJson(all), isFailure: !hit.ok };
  };

/** Returns the place of a hit, or of the error in it. */
const placeOf = (hit: UrlHit) =>
  hit.ok || hit.errorLine === undefined ? hit : { line: hit.errorLine, column: hit.errorColumn };

/** Returns a report for people: the URL, or its error at length. */
const forPeople =
  ({ name, colour }: Origin, { language, registry }: Manner): Report =>
  (hit) => {
    if (hit.ok) return { to: "result", text: `${hit.text}\n` };
    const { line = 1, column = 1 } = hit;
    const origin = language.say("{name}, line {line}, column {column}", { name, line, column });
    const text = renderError(withAdvice(hit.error), hit.text, { colour, origin, language, schemes: registry });
    return { to: "message", text, isFailure: true };
  };

/** Returns a report in the style of compilers: a line for each error and each finding. */
const asCompilersDo =
  ({ name }: Origin, { language, registry }: Manner): Report =>
  (hit, findings) => {
    const head = `${name}:${hit.line}:${hit.column}:`;
    const plain = coloursIf(false);
    if (hit.ok) {
      const printed = findings.map((finding) => `${head} ${renderFinding(finding, plain, language)}`);
      return { to: "result", text: `${hit.text}\n${printed.join("")}` };
    }
    const { message, hint } = language.fact(withAdvice(hit.error));
    const sentences = [`${visible(redactUrl(hit.text, registry))}: ${message}`, hint];
    const { line, column } = placeOf(hit);
    const place = `${name}:${line}:${column}:`;
    return { to: "result", text: `${place} ${visibleProse(sentences.filter(Boolean).join(" "))}\n`, isFailure: true };
  };

/** Returns a report for code reviews: errors and findings only. */
const forReviews =
  ({ path }: Origin, { options, language, spell }: Manner): Report =>
  (hit, findings) => {
    const { line = 1, column = 1 } = placeOf(hit);
    const place = { file: path ?? (options.stdinName as string | undefined), line, column };
    const facts = hit.ok ? findings : [withAdvice(hit.error)];
    return {
      to: "result",
      text: facts.map((fact) => spell(annotationOf(fact, place, language))).join(""),
      isFailure: !hit.ok,
    };
  };

function reportFor(origin: Origin, manner: Manner): Report {
  const { json, audit, outputFormat } = manner.options;
  if (outputFormat !== undefined) return forReviews(origin, manner);
  if (json === true) return forPrograms(manner);
  return isBroken(manner.options) || audit === true ? asCompilersDo(origin, manner) : forPeople(origin, manner);
}

/** Tells whether text that is no URL is wanted. */
const isBroken = ({ broken, onlyBroken }: Options) => broken === true || onlyBroken === true;

const findOptions = ({ bare, mime, prefix, quoted, www, ...options }: Options) => ({
  bare: bare === true,
  broken: isBroken(options),
  mime: mime === true,
  prefix: prefix === true,
  quoted: quoted === true,
  www: www === true,
  lines: true,
  repair,
});

/** Extracts the URLs of a text, or of a part of one. */
function extracting(origin: Origin, manner: Manner, from?: PartBeginning): TextWork {
  const { options, registry } = manner;
  const report = reportFor(origin, manner);
  const finder = createUrlFinder(registry, findOptions(options), from);
  const secrets = options.redact === true ? new SecretsAround(options.mime === true, from?.offset) : undefined;
  const decoder = new OctetDecoder();
  const reported = (hit: UrlHit, shown: UrlHit) => {
    const findings = options.audit === true && hit.ok ? auditText(registry, hit.text) : [];
    const piece = report(shown, findings);
    return findings.some((finding) => isFailure(finding, options)) ? { ...piece, isFailure: true } : piece;
  };
  const isWanted = (hit: UrlHit) => !(hit.ok && options.onlyBroken === true);
  const all = (text: string, found: readonly UrlHit[], isEnd = false) => {
    const hits = found.filter(isWanted);
    if (secrets === undefined) return hits.map((hit) => reported(hit, hit));
    const hitsInText = isEnd ? secrets.end(text, hits) : secrets.push(text, hits);
    return hitsInText.map((inText) => reported(inText[0], withoutSecrets(inText, registry)));
  };
  return {
    push: (octets) => {
      const text = decoder.push(octets);
      return all(text, finder.push(text));
    },
    end: () => {
      const text = decoder.end();
      return all(text, [...finder.push(text), ...finder.end()], true);
    },
    isSettled: () => !decoder.isUnfinished && finder.isSettled() && secrets?.isSettled() !== false,
  };
}

async function* extracted(chunks: AsyncIterable<Buffer>, { push, end }: TextWork): AsyncGenerator<Piece> {
  for await (const chunk of chunks) yield* push(chunk);
  yield* end();
}

export const extract: TextCommand = {
  name: "extract",
  summary: "print the <URL:...> in texts; with --bare, all URLs",
  description:
    "Prints the URLs that texts wrap as <URL:...>, without their white space, and without fragments if their scheme has none. A " +
    "wrapper without a URL in it fails. If a line breaks after a hyphen, the hyphen is kept if that makes a URL.",
  options: [
    { flags: "--bare", description: "also find URLs without a wrapper" },
    { flags: "--prefix", description: "also find URLs that have the prefix URL: or X-URL: but no brackets" },
    {
      flags: "--broken",
      description:
        "also find text that begins like a URL but is not one; print errors as file:line:column: text: message",
    },
    { flags: "--only-broken", description: "print only what --broken finds, and no URLs" },
    { flags: "--www", description: "also find hosts that begin with www., as URLs of https" },
    {
      flags: "--mime",
      description: "decode letters and mailboxes: quoted-printable and format=flowed, as their headers say",
    },
    {
      flags: "--quoted",
      description: 'treat "> " at the beginning of a line inside a wrapper as the mark of a quotation',
    },
    { flags: "--audit", description: "also print the findings in the URLs, as audit does: file:line:column: finding" },
    failOn,
    json,
    textJobs,
    ...annotationOptions,
    generic,
  ],
  examples: [
    { line: "url1738 extract < letter.txt", purpose: "the URLs in a letter, one per line" },
    { line: "url1738 extract --bare < README.md", purpose: "also those that nothing wraps" },
    { line: "url1738 extract --bare --json < articles.txt", purpose: "one object per hit, with its place in the text" },
    { line: "url1738 extract --broken --mime < mailbox", purpose: "where in a mailbox URLs are wrong, and why" },
    { line: "url1738 extract --bare --audit --fail-on warning < letter.txt", purpose: "the findings in a letter" },
  ],
  prepareText: (options, language) => {
    const registry = registryFor(options);
    const manner = { options, registry, language, spell: annotationSpeller(options.outputFormat) };
    const begin = (origin: Origin, from?: PartBeginning) => extracting(origin, manner, from);
    return {
      endsLines: true,
      // The encoding of mail goes on from part to part.
      ...(options.mime !== true && { begin }),
      transform: (chunks, origin) => extracted(chunks, begin(origin)),
    };
  },
};
