import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { generate } from "@url1738/core";
import { definitions } from "url1738/definitions";
import { mixed, notValid } from "../bench/corpora.ts";
import { type Random, randomFrom } from "../bench/random.ts";

/** Octets in which there is no URL, and mostly no text either; no line feed among them. */
function noText(random: Random): Buffer {
  return Buffer.from(Array.from({ length: 1 + random(60) }, () => 11 + random(245)));
}

const mistakes = notValid.get("invalid") as readonly string[];

/**
 * Lines, alike for a seed. Most are URLs as people write them; of a hundred, ten are drawn from the grammars, five are what people
 * write that is no URL, and one is not text.
 */
export function* corpus(count: number, seed: number): Generator<Buffer, void, undefined> {
  const random = randomFrom(seed);
  const people = mixed(seed, count);
  const end = Buffer.from("\n");
  let lines: Buffer[] = [];
  for (let index = 0; index < count; index++) {
    const kind = random(100);
    const drawn = () => generate(definitions[random(definitions.length)] as (typeof definitions)[number], random);
    if (kind === 0) lines.push(noText(random), end);
    else if (kind <= 10) lines.push(Buffer.from(drawn()), end);
    else if (kind <= 15) lines.push(Buffer.from(mistakes[random(mistakes.length)] as string), end);
    else lines.push(Buffer.from((people.next() as IteratorYieldResult<string>).value), end);
    if (lines.length < 20_000) continue;
    yield Buffer.concat(lines);
    lines = [];
  }
  yield Buffer.concat(lines);
}

/** Writes such lines into a file. */
export async function writeCorpus(path: string, count: number, seed: number): Promise<void> {
  await pipeline(Readable.from(corpus(count, seed), { objectMode: false }), createWriteStream(path));
}
