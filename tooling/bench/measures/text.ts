import { findUrls } from "@url1738/text";
import { LinkifyIt } from "linkify-it";
import { find } from "linkifyjs";
import { rfc1738 as registry } from "url1738";
import type { Effort } from "../effort.ts";
import type { Finding, Target } from "../finding.ts";
import { mailbox } from "../mailbox.ts";
import { returned } from "../printed.ts";
import { list, prose } from "../prose.ts";
import { contender, race, ratio } from "../race.ts";
import type { Measure } from "./measure.ts";

const LENGTH = 10_000_000;

/** Finds everything in a text, and returns the number of hits. */
type Finder = (text: string) => number;

function count(hits: Iterable<unknown>): number {
  let found = 0;
  for (const _ of hits) found++;
  return found;
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

/** A text in which every other word is a URL: finding is then mostly parsing. */
const DENSE = "10 MB dense with URLs";

const corpora: ReadonlyMap<string, (length: number) => string> = new Map([
  ["10 MB of English", prose],
  ["10 MB of mail", mailbox],
  [DENSE, list],
]);

/** The targets relative to linkify-it, for each kind of text. */
const targets: ReadonlyMap<string, Target> = new Map([
  [wrapped, { row: "wrapped URLs in 10 MB of text, speed", limit: 5, atLeast: true }],
  [bare, { row: "wrapped and bare URLs in 10 MB of text, speed", limit: 2.5, atLeast: true }],
]);

const denseTargets: typeof targets = new Map([
  [bare, { row: "bare URLs in 10 MB dense with them, speed", limit: 1, atLeast: true }],
]);

/** Measures how many times as fast as the others one of our finders is on a corpus, in this process. */
export function measureFinder(on: string, subject: string, effort: Effort): readonly Finding[] {
  const corpus = corpora.get(on)?.(LENGTH) ?? "";
  const target = (on === DENSE ? denseTargets : targets).get(subject);
  const textOf = (name: string) => (name === SLOW ? corpus.slice(0, LENGTH / 10) : corpus);
  const contenders = [...finders]
    .filter(([name]) => name === subject || !targets.has(name))
    .map(([name, finder]) => ({ ...contender(name, finder, [textOf(name)]), items: textOf(name).length }));
  const times = race(contenders, effort);
  const hits = (name: string) => {
    const found = finders.get(name)?.(textOf(name)).toLocaleString("en");
    return `finds ${found}${name === SLOW ? " in the first 1 MB" : ""}`;
  };
  return contenders.slice(1).map(({ name: other }) => ({
    subject: `${subject}, speed`,
    on,
    against: other,
    ...ratio(times, other, subject),
    unit: "×",
    note: `${hits(subject)}; ${other} ${hits(other)}`,
    ...(other === against && target && { target }),
  }));
}

/** Measures how many times as fast as another package it finds URLs in running text; each way in a process, as programs use one. */
export const text: Measure = async (effort) => {
  const findings: Finding[] = [];
  for (const on of corpora.keys())
    for (const subject of (on === DENSE ? denseTargets : targets).keys())
      findings.push(...(await returned<readonly Finding[]>(import.meta.url, measureFinder.name, on, subject, effort)));
  return findings;
};
