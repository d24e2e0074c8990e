import { readFileSync } from "node:fs";
import { createRegistry } from "@url1738/core";
import { componentsOf } from "@url1738/core/grammar";
import { httpsDefinition } from "@url1738/https/definition";
import { repair } from "@url1738/lint";
import { passwordsIn } from "@url1738/redact";
import { expect, test } from "vitest";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import { answerOf } from "../../cli/test/answer-of.ts";
import { rfc1738Definitions } from "../../url1738/src/definitions.ts";
import { registry, rfc1738 } from "../../url1738/src/index.ts";
import {
  createUrlFinder,
  encodeQuotedPrintable,
  type FindOptions,
  findUrls,
  findUrlsInStream,
  LinePlaces,
  spansInHit,
  type UrlPartOptions,
  type UrlSource,
  urlCharacters,
  urlPart,
  wrapUrl,
} from "../src/index.ts";
import { transliterate } from "../src/transliterate.ts";

// Every function answers as before to texts that were chosen because few others notice some change of the sources. After a change that is meant,
// `npx pnpm@12 test packages/text/test/telling.test.ts --update` writes the digests, and belongs in the commit.

type Answer = (text: string) => unknown;

const generic = createRegistry(rfc1738.schemes, { generic: true });
const definitions = [...rfc1738Definitions, httpsDefinition];
const all: FindOptions = {
  bare: true,
  broken: true,
  www: true,
  prefix: true,
  quoted: true,
  lines: true,
  repair: repair as never,
};

const found =
  (source: UrlSource, options?: FindOptions): Answer =>
  (text) => [...findUrls(source, text, options)];

/** Finds the URLs of a text in pieces of a length, and tells after each piece whether the text may be divided there. */
const inPieces =
  (source: UrlSource, options: FindOptions, sizeOf: (text: string) => number): Answer =>
  (text) => {
    const finder = createUrlFinder(source, options, { offset: 5, line: 3 });
    const answers: unknown[] = [];
    const size = sizeOf(text);
    for (let at = 0; at < text.length; at += size)
      answers.push(finder.push(text.slice(at, at + size)), finder.isSettled());
    return [...answers, finder.end(), finder.isSettled()];
  };

/** Makes a text part of the components of three schemes. */
const asParts =
  (options: UrlPartOptions): Answer =>
  (text) =>
    [0, 4, 8].flatMap((shift) => {
      const definition = definitions[(text.length + shift) % definitions.length] as (typeof definitions)[number];
      const names = componentsOf(definition.schemepart).map(({ name }) => name);
      return [...names, "fields.value", "fields.name", "cwd", "none"].map((component) =>
        answerOf(() => urlPart(text, { ...options, definition, component })),
      );
    });

const hitsIn = (text: string) => [...findUrls(registry, text, all)];

async function inStream(text: string): Promise<unknown> {
  const octets = new TextEncoder().encode(text);
  const size = 1 + (text.length % 5);
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < octets.length; at += size) chunks.push(octets.slice(at, at + size));
  const hits: unknown[] = [];
  for await (const hit of findUrlsInStream(registry, chunks, all)) hits.push(hit);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  for await (const hit of findUrlsInStream(registry, stream, { bare: true })) hits.push(hit);
  return hits;
}

/** Asks for places in a text that comes in two pieces, and forgets some lines on the way. */
function linePlaces(text: string): unknown {
  const places = new LinePlaces(3, 2);
  for (const half of [text.slice(0, text.length / 2), text.slice(text.length / 2)]) places.add(half);
  const answers: unknown[] = [];
  for (let at = 3; at < text.length + 5; at += 1 + (text.length % 4)) {
    answers.push(places.placeOf(at));
    if (at % 3 === 0) places.forget(at);
  }
  return answers;
}

const withoutBlanks: FindOptions["mime"] = {
  encoding: "quoted-printable",
  charset: "latin1",
  format: "flowed",
  delSp: true,
};

/** The answers to a text. */
const ASKED: Readonly<Record<string, Answer>> = {
  "by default": found(registry),
  bare: found(registry, { bare: true }),
  "all options": found(registry, all),
  broken: found(registry, { broken: true, lines: true }),
  "quoted, of RFC 1738": found(rfc1738, { quoted: true, bare: true }),
  "prefix, of RFC 1738": found(rfc1738, { prefix: true, www: true }),
  "of any scheme": found(generic, { bare: true, broken: true }),
  "all options, of any scheme": found(generic, all),
  mime: found(registry, { mime: true, bare: true, lines: true }),
  "mime, all options": found(registry, { ...all, mime: true }),
  "quoted-printable": found(registry, { bare: true, mime: { encoding: "quoted-printable" } }),
  flowed: found(registry, { bare: true, broken: true, mime: { format: "flowed" } }),
  "flowed, without blanks": found(registry, { ...all, mime: withoutBlanks }),
  "limit 25": found(registry, { ...all, limit: 25 }),
  "limit 40": found(registry, { ...all, limit: 40 }),
  "character by character": inPieces(registry, all, () => 1),
  "mime in pieces": inPieces(registry, { ...all, mime: true }, (text) => 1 + (text.length % 7)),
  "in pieces, of any scheme": inPieces(
    generic,
    { bare: true, broken: true, lines: true, limit: 60 },
    (text) => 1 + (text.length % 3),
  ),
  "in a stream": inStream,
  "secrets in hits": (text) => hitsIn(text).map((hit) => spansInHit(text, hit, passwordsIn(text))),
  "spans in hits": (text) =>
    hitsIn(text).map((hit) =>
      [
        [0, 9],
        [hit.start, hit.start + 3],
        [hit.end - 4, hit.end],
        [hit.start + 5, hit.start + 8],
        [hit.end, hit.end + 3],
      ].map(([index = 0, end = 0]) => spansInHit(text, hit, [{ index, end }])),
    ),
  urlPart: (text) =>
    [
      {},
      { treatment: "replace" },
      { treatment: "remove" },
      { profile: "cautious" },
      { treatment: "replace", neutral: "_" },
      { treatment: "replace", neutral: "", profile: "cautious" },
      { treatment: "replace", transliterate },
      { treatment: "replace", neutral: text.slice(0, 1) },
    ].map((options) => answerOf(() => urlPart(text, options as UrlPartOptions))),
  "urlPart of components": asParts({}),
  "urlPart of components, replaced": asParts({ treatment: "replace", profile: "cautious", transliterate }),
  wrapUrl: (text) =>
    [
      {},
      { width: 20 },
      { width: 40, column: 7 },
      { width: 1 },
      { fragment: "f" },
      { width: 30, fragment: text.slice(-5) },
      { column: 80 },
      { width: 12, column: 9 },
    ].map((options) => answerOf(() => wrapUrl(text, options))),
  encodeQuotedPrintable: (text) =>
    [{}, { column: 1 }, { column: 70 }, { column: 75 }, { column: 76 }].map((options) =>
      encodeQuotedPrintable(text, options),
    ),
  transliterate: (text) => [
    transliterate(text),
    [...text].slice(0, 3).map((character) => urlCharacters[character.charCodeAt(0) & 127]),
  ],
  LinePlaces: linePlaces,
};

/** The texts, by what is asked. They are not imported, as some have half of a surrogate pair. */
const tellingTexts: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL("telling-texts.json", import.meta.url), "utf8"),
);

test("the answers to telling texts", async () => {
  const answers: [string, string][] = [];
  for (const [name, texts] of Object.entries(tellingTexts)) {
    let lines = "";
    for (const text of texts) {
      const answer = await ASKED[name]?.(text);
      lines += `${JSON.stringify(text)}\n  ${answerOf(() => answer)}\n`;
    }
    answers.push([name, lines]);
  }
  await expect(digests("text", answers)).toMatchFileSnapshot("telling.txt");
});
