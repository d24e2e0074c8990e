import type { Registry } from "@url1738/core";
import { findUrlsInStream, type UrlHit } from "@url1738/text";
import { withAdvice } from "../advice.ts";
import { generic, json, type Options, type Origin, type Piece, type TextCommand } from "../command.ts";
import { decoded } from "../octets.ts";
import { renderError } from "../render-error.ts";
import { registryFor } from "../schemes-in-use.ts";

/** What `--json` prints: no more than is said of every hit. */
function record(hit: UrlHit): object {
  const { start, end, text, fragment } = hit;
  const place = { start, end, text, ...(fragment !== undefined && { fragment }) };
  if (!hit.ok) return { ...place, ok: false, error: withAdvice(hit.error) };
  const { alternatives, url } = hit;
  return { ...place, ...(alternatives !== undefined && { alternatives }), ok: true, url };
}

function forPeople(hit: UrlHit, { name, colour }: Origin): Piece {
  if (hit.ok) return { to: "result", text: `${hit.text}\n` };
  const origin = `${name}, characters ${hit.start} to ${hit.end}`;
  return { to: "complaint", text: renderError(withAdvice(hit.error), hit.text, { colour, origin }), isFailure: true };
}

const forPrograms = (hit: UrlHit): Piece => ({
  to: "result",
  text: `${JSON.stringify(record(hit))}\n`,
  isFailure: !hit.ok,
});

async function* extracted(
  chunks: AsyncIterable<Buffer>,
  registry: Registry,
  options: Options,
  origin: Origin,
): AsyncGenerator<Piece> {
  const { bare, prefix, quoted, json } = options;
  const wanted = { bare: bare === true, prefix: prefix === true, quoted: quoted === true };
  for await (const hit of findUrlsInStream(registry, decoded(chunks), wanted))
    yield json === true ? forPrograms(hit) : forPeople(hit, origin);
}

export const extract: TextCommand = {
  name: "extract",
  summary: "print the URLs in texts, such as letters and articles",
  description:
    "Prints the URLs that stand in texts as <URL:...>, without the white space in them and without their fragments. A wrapper " +
    "that holds no URL fails. Where a line breaks after a hyphen, the hyphen is kept if that makes a URL.",
  options: [
    json,
    { flags: "--bare", description: "find URLs without a wrapper, too" },
    { flags: "--prefix", description: "find URLs that have the prefix URL: but no brackets, too" },
    { flags: "--quoted", description: 'take "> " at the beginning of a line inside a wrapper for quoted text' },
    generic,
  ],
  examples: [
    { line: "url1738 extract < letter.txt", purpose: "the URLs in a letter, one a line" },
    { line: "url1738 extract --bare --json < articles.txt", purpose: "one object a hit, with its place in the text" },
  ],
  prepareText: (options) => {
    const registry = registryFor(options);
    return {
      reads: "text",
      hasProgress: true,
      transform: (chunks, origin) => extracted(chunks, registry, options, origin),
    };
  },
};
