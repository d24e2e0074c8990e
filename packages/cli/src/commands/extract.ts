import type { Registry } from "@url1738/core";
import { repair } from "@url1738/lint";
import { findUrlsInStream, type Reading, type UrlHit } from "@url1738/text";
import type { TextCommand } from "../command-kit/command.ts";
import { generic, json, type Options } from "../command-kit/options.ts";
import { failureOf } from "../command-kit/outcome.ts";
import type { Origin, Piece } from "../command-kit/tasks.ts";
import { decodeChunks } from "../input/decode-chunks.ts";
import type { Language } from "../language/language.ts";
import { withAdvice } from "../output/advice.ts";
import { toJson } from "../output/json.ts";
import { plainData } from "../output/plain-data.ts";
import { renderError } from "../output/render-error.ts";
import { visibleProse } from "../output/visible.ts";
import { redactUrl, shownUrl } from "../output/without-secrets.ts";
import { registryFor } from "../schemes/registry-for.ts";

/** What `--json` prints: the documented fields of a hit, its place, and nothing else that it may carry. */
function record(hit: UrlHit): object {
  const { start, end, line, column, text, fragment } = hit;
  const place = { start, end, line, column, text, ...(fragment !== undefined && { fragment }) };
  if (!hit.ok) {
    const { error, repaired } = hit;
    return { ...place, ok: false, error: withAdvice(error), ...(repaired !== undefined && { repaired }) };
  }
  const { alternatives, url } = hit;
  return { ...place, ...(alternatives !== undefined && { alternatives }), ok: true, url };
}

interface Spelling {
  readonly text: string;
  readonly fragment?: string;
}

function spellingWithoutSecrets({ text, fragment }: Spelling, registry: Registry): Spelling {
  // What a fragment hides is told by what stands before it.
  const hidden = fragment !== undefined && { fragment: redactUrl(`#${fragment}`, undefined).slice(1) };
  return { text: redactUrl(text, registry), ...hidden };
}

/** A hit without its secrets. */
function withoutSecrets(hit: UrlHit, registry: Registry): UrlHit {
  const reading = <R extends Reading>(read: R): R => ({
    ...read,
    ...spellingWithoutSecrets(read, registry),
    url: shownUrl(read.url, registry, { redact: true }).url,
  });
  if (hit.ok)
    return { ...reading(hit), ...(hit.alternatives !== undefined && { alternatives: hit.alternatives.map(reading) }) };
  const { error, repaired } = hit;
  return {
    ...hit,
    ...spellingWithoutSecrets(hit, registry),
    error,
    repaired: repaired && redactUrl(repaired, registry),
  };
}

type Report = (hit: UrlHit) => Piece;

/** A hit that can be printed; of a URL whose value cannot be, that it is a mistake. */
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

const forPrograms: Report = (given) => {
  const hit = printable(given);
  return { to: "result", text: toJson(record(hit)), isFailure: !hit.ok };
};

/** As people read it: mistakes at length, with the URL. */
const forPeople =
  ({ name, colour }: Origin, language: Language, schemes: Registry): Report =>
  (hit) => {
    if (hit.ok) return { to: "result", text: `${hit.text}\n` };
    const { line = 1, column = 1 } = hit;
    const origin = language.say("{name}, line {line}, column {column}", { name, line, column });
    const text = renderError(withAdvice(hit.error), hit.text, { colour, origin, language, schemes });
    return { to: "complaint", text, isFailure: true };
  };

/** As compilers print: a line for each mistake. */
const asCompilersDo =
  ({ name }: Origin, { fact }: Language): Report =>
  (hit) => {
    if (hit.ok) return { to: "result", text: `${hit.text}\n` };
    const message = visibleProse(fact(withAdvice(hit.error)).message);
    return { to: "result", text: `${name}:${hit.line}:${hit.column}: ${message}\n`, isFailure: true };
  };

function reportFor({ json, broken }: Options, origin: Origin, language: Language, registry: Registry): Report {
  if (json === true) return forPrograms;
  return broken === true ? asCompilersDo(origin, language) : forPeople(origin, language, registry);
}

const findOptions = ({ bare, broken, mime, prefix, quoted }: Options) => ({
  bare: bare === true,
  broken: broken === true,
  mime: mime === true,
  prefix: prefix === true,
  quoted: quoted === true,
  lines: true,
  repair,
});

async function* extracted(
  chunks: AsyncIterable<Buffer>,
  registry: Registry,
  options: Options,
  origin: Origin,
  language: Language,
): AsyncGenerator<Piece> {
  const report = reportFor(options, origin, language, registry);
  for await (const hit of findUrlsInStream(registry, decodeChunks(chunks), findOptions(options)))
    yield report(options.redact === true ? withoutSecrets(hit, registry) : hit);
}

export const extract: TextCommand = {
  name: "extract",
  summary: "print the URLs in texts, such as letters and articles",
  description:
    "Prints the URLs that are wrapped in texts as <URL:...>, without the white space in them and without their fragments. A " +
    "wrapper without a URL in it fails. Where a line breaks after a hyphen, the hyphen is kept if that makes a URL.",
  options: [
    json,
    { flags: "--bare", description: "also find URLs without a wrapper" },
    { flags: "--prefix", description: "also find URLs that have the prefix URL: or X-URL: but no brackets" },
    {
      flags: "--broken",
      description: "also find what begins as a URL but is not one; print mistakes as file:line:column: message",
    },
    {
      flags: "--mime",
      description: "the texts are letters or mailboxes: undo quoted-printable and format=flowed, as their headers say",
    },
    {
      flags: "--quoted",
      description: 'treat "> " at the beginning of a line inside a wrapper as the mark of a quotation',
    },
    generic,
  ],
  examples: [
    { line: "url1738 extract < letter.txt", purpose: "the URLs in a letter, one per line" },
    { line: "url1738 extract --bare --json < articles.txt", purpose: "one object per hit, with its place in the text" },
    { line: "url1738 extract --broken --mime < mailbox", purpose: "where in a mailbox URLs are wrong, and why" },
  ],
  prepareText: (options, language) => {
    const registry = registryFor(options);
    return {
      reads: "text",
      endsLines: true,
      transform: (chunks, origin) => extracted(chunks, registry, options, origin, language),
    };
  },
};
