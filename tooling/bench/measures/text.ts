import { findUrls } from "@url1738/text";
import { LinkifyIt } from "linkify-it";
import { find } from "linkifyjs";
import { rfc1738 as registry } from "url1738";
import type { Finding, Target } from "../finding.ts";
import { list, prose } from "../prose.ts";
import { contender, race, ratio } from "../race.ts";
import { type Effort, inProcesses } from "./measure.ts";

const LENGTH = 10_000_000;

/** Finds everything in a text, and returns the number of hits. */
type Finder = (text: string) => number;

function count(hits: Iterable<unknown>): number {
  let count = 0;
  for (const _ of hits) count++;
  return count;
}

const linkify = new LinkifyIt();
const sparing = new LinkifyIt({ fuzzyEmail: false });

const wrapped = "findUrls";
const bare = "findUrls, bare ones too";
const against = "linkify-it";

/** A finder so slow that a tenth of the text is enough; ratios compare times per character. */
const SLOW = "linkifyjs";

const finders: ReadonlyMap<string, Finder> = new Map<string, Finder>([
  [wrapped, (text) => count(findUrls(registry, text))],
  [bare, (text) => count(findUrls(registry, text, { bare: true }))],
  [against, (text) => linkify.match(text)?.length ?? 0],
  ["linkify-it, no bare e-mail addresses", (text) => sparing.match(text)?.length ?? 0],
  [SLOW, (text) => find(text).length],
]);

/** The texts, which of our finders looks for URLs in each, and how many times as fast as linkify-it it should be. */
const cases: readonly (readonly [on: string, text: (length: number) => string, subject: string, target: Target])[] = [
  ["10 MB of English", prose, wrapped, { row: "wrapped URLs in 10 MB of text, speed", limit: 5, atLeast: true }],
  [
    "10 MB of English",
    prose,
    bare,
    { row: "wrapped and bare URLs in 10 MB of text, speed", limit: 2.5, atLeast: true },
  ],
  // Every other word is a URL: finding is then mostly parsing.
  ["10 MB dense with URLs", list, bare, { row: "bare URLs in 10 MB dense with them, speed", limit: 1, atLeast: true }],
];

/** Measures how many times as fast as the others one of our finders is on a text, in this process. */
export function measureCase(index: number, effort: Effort): readonly Finding[] {
  const [on, write, subject, target] = cases[index] as (typeof cases)[number];
  const corpus = write(LENGTH);
  const textOf = (name: string) => (name === SLOW ? corpus.slice(0, LENGTH / 10) : corpus);
  const contenders = [...finders]
    .filter(([name]) => name === subject || (name !== wrapped && name !== bare))
    .map(([name, finder]) => ({ ...contender(name, finder, [textOf(name)]), items: textOf(name).length }));
  const times = race(contenders, effort);
  const hits = (name: string) => {
    const urls = finders.get(name)?.(textOf(name)).toLocaleString("en");
    return `finds ${urls}${name === SLOW ? " in the first 1 MB" : ""}`;
  };
  return contenders.slice(1).map(({ name: other }) => ({
    subject: `${subject}, speed`,
    on,
    against: other,
    ...ratio(times, other, subject),
    unit: "×",
    note: `${hits(subject)}; ${other} ${hits(other)}`,
    ...(other === against && { target }),
  }));
}

/** Measures how many times as fast as another package it finds URLs in running text; each way in a process, as programs use one. */
export const text = inProcesses(import.meta.url, measureCase.name, [...cases.keys()]);
