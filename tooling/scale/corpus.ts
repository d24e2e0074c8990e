import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { generate } from "@url1738/prove";
import { rfc1738Definitions } from "url1738/definitions";
import { mixed, notValid } from "../bench/corpora.ts";
import { type Random, randomFrom } from "../bench/random.ts";

/**
 * Octets that text never contains: NUL, a CR without LF, DEL, Latin-1, an incomplete UTF-8 sequence, an overlong one, half of a surrogate
 * pair, a character beyond Unicode, a noncharacter.
 */
const DAMAGE = ["00", "0d", "7f", "e9", "e282", "c0af", "eda080", "f4908080", "efbfbe"].map((octets) =>
  Buffer.from(octets, "hex"),
);

/** Makes octets that are not text, without a line feed: a line with some damage, or anything. */
function noText(random: Random, line: Buffer): Buffer {
  if (random(2) === 0) return Buffer.from(Array.from({ length: 1 + random(60) }, () => (11 + random(255)) % 256));
  const at = random(line.length + 1);
  return Buffer.concat([line.subarray(0, at), DAMAGE[random(DAMAGE.length)] as Buffer, line.subarray(at)]);
}

const errors = notValid.get("invalid") as readonly string[];

/**
 * Yields lines, the same for the same seed. Most are URLs as people write them; in a hundred, ten are drawn from the grammars, five are
 * people's attempts at URLs, and one is not text.
 */
export function* corpus(count: number, seed: number): Generator<Buffer, void, undefined> {
  const random = randomFrom(seed);
  const people = mixed(seed, count);
  const end = Buffer.from("\n");
  let lines: Buffer[] = [];
  for (let index = 0; index < count; index++) {
    const kind = random(100);
    const drawn = () =>
      generate(rfc1738Definitions[random(rfc1738Definitions.length)] as (typeof rfc1738Definitions)[number], random);
    const written = () => Buffer.from((people.next() as IteratorYieldResult<string>).value);
    if (kind === 0) lines.push(noText(random, written()), end);
    else if (kind <= 10) lines.push(Buffer.from(drawn()), end);
    else if (kind <= 15) lines.push(Buffer.from(errors[random(errors.length)] as string), end);
    else lines.push(written(), end);
    if (lines.length < 20_000) continue;
    yield Buffer.concat(lines);
    lines = [];
  }
  yield Buffer.concat(lines);
}

/** Writes such lines to a file. */
export async function writeCorpus(path: string, count: number, seed: number): Promise<void> {
  await pipeline(Readable.from(corpus(count, seed), { objectMode: false }), createWriteStream(path));
}
