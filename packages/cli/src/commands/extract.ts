import type { Registry } from "@url1738/core";
import { findUrlsInStream, type UrlHit } from "@url1738/text";
import type { TextCommand } from "../command-kit/command.ts";
import { generic, json, type Options } from "../command-kit/options.ts";
import type { Origin, Piece } from "../command-kit/tasks.ts";
import { decodeChunks } from "../input/decode-chunks.ts";
import { withAdvice } from "../output/advice.ts";
import { toJson } from "../output/json.ts";
import { renderError } from "../output/render-error.ts";
import { registryFor } from "../schemes/registry-for.ts";

/** What `--json` prints: the documented fields of a hit, and nothing else that it may carry. */
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
  text: toJson(record(hit)),
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
  for await (const hit of findUrlsInStream(registry, decodeChunks(chunks), wanted))
    yield json === true ? forPrograms(hit) : forPeople(hit, origin);
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
    { flags: "--prefix", description: "also find URLs that have the prefix URL: but no brackets" },
    {
      flags: "--quoted",
      description: 'treat "> " at the beginning of a line inside a wrapper as the mark of a quotation',
    },
    generic,
  ],
  examples: [
    { line: "url1738 extract < letter.txt", purpose: "the URLs in a letter, one per line" },
    { line: "url1738 extract --bare --json < articles.txt", purpose: "one object per hit, with its place in the text" },
  ],
  prepareText: (options) => {
    const registry = registryFor(options);
    return {
      reads: "text",
      endsLines: true,
      transform: (chunks, origin) => extracted(chunks, registry, options, origin),
    };
  },
};
