import { urlErrorOf } from "@url1738/core";
import { redactStream } from "@url1738/redact/stream";
import { findUrlsInStream } from "@url1738/text";
import { clientError } from "../../client/src/errors/client-error.ts";
import { listing } from "../../client/src/ftp/listing.ts";
import { attributeEntries, menuEntries } from "../../client/src/gopher/menu-entries.ts";
import { withoutLastDot } from "../../client/src/gopher/without-last-dot.ts";
import { groupEntries } from "../../client/src/nntp/entries.ts";
import { multiline } from "../../client/src/nntp/multiline.ts";
import { linesOf } from "../../client/src/wire/lines.ts";
import { registryFor } from "../src/schemes/registry-for.ts";

const registry = registryFor({});

/** Cuts a text into pieces of 1,000 characters. */
function* piecesOf(text: string): Generator<string> {
  for (let index = 0; index < text.length; index += 1000) yield text.slice(index, index + 1000);
}

async function* octetsOf(text: string): AsyncGenerator<Uint8Array> {
  for (const piece of piecesOf(text)) yield Buffer.from(piece);
}

/** Reads everything, or up to the error that ends it; a line of a listing may be too long. */
async function readAll(items: AsyncIterable<unknown>): Promise<void> {
  try {
    for await (const _ of items);
  } catch (thrown) {
    if (urlErrorOf(thrown) === undefined) throw thrown;
  }
}

/** Returns the part of a transfer that the readers of listings use. */
const io = (url: string) => ({ registry, url: registry.parse(url), note: () => undefined, fail: clientError }) as never;

/** Lists the entries of a directory of FTP. */
const listed = (text: string, isGranted: boolean) =>
  readAll(listing(io("ftp://h.dom/a"), { isWanted: true, isGranted })?.(octetsOf(text), { facts: true }) as never);

/** The lines of a text, each cut at its slashes: a listing has short lines. */
const lines = (text: string) => text.replaceAll("/", "\r\n");

/** Everything that anybody, or any server, can do with a text that comes in pieces. */
export const streamUses: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
  findUrlsInStream: (text) => readAll(findUrlsInStream(registry, piecesOf(text), { bare: true })),
  redactStream: (text) => readAll(ReadableStream.from(piecesOf(text)).pipeThrough(redactStream()) as never),
  "lines of an answer": (text) => readAll(linesOf(octetsOf(lines(text)))),
  "answer of several lines": (text) => readAll(multiline(octetsOf(`${lines(text)}\r\n.\r\n`))),
  "text up to a dot": (text) => readAll(withoutLastDot(octetsOf(lines(text)))),
  "listing of ftp, names": (text) => listed(lines(text), false),
  "listing of ftp, facts": (text) => listed(`type=file;size=1; ${lines(text)}`, true),
  "menu of gopher": (text) =>
    readAll(menuEntries(octetsOf(`1a\tb\th.dom\t70\r\n1${lines(text)}`), io("gopher://h.dom/"))),
  "attributes of gopher": (text) =>
    readAll(attributeEntries(octetsOf(`+INFO: 1${lines(text)}`), io("gopher://h.dom/"))),
  "groups of news": (text) => readAll(groupEntries(octetsOf(lines(text)), io("news:a"))),
};
