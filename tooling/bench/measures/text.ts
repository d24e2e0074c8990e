import { findUrls } from "@url1738/text";
import { LinkifyIt } from "linkify-it";
import { find } from "linkifyjs";
import { registry } from "url1738";
import type { Finding } from "../finding.ts";
import { prose } from "../prose.ts";
import { contender, race, ratio } from "../race.ts";
import type { Measure } from "./measure.ts";

const LENGTH = 10_000_000;

/** Finds everything in a text, and says how much that is. */
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

/** What is so slow that a tenth of the text tells enough; ratios are those of the time for a character. */
const SLOW = "linkifyjs";

const finders: ReadonlyMap<string, Finder> = new Map<string, Finder>([
  [wrapped, (text) => count(findUrls(registry, text))],
  [bare, (text) => count(findUrls(registry, text, { bare: true }))],
  [against, (text) => linkify.match(text)?.length ?? 0],
  ["linkify-it, no bare e-mail addresses", (text) => sparing.match(text)?.length ?? 0],
  [SLOW, (text) => find(text).length],
]);

/** URLs in running text: how many times as fast as another package. */
export const text: Measure = async ({ rounds }) => {
  const english = prose(LENGTH);
  const textOf = (name: string) => (name === SLOW ? english.slice(0, LENGTH / 10) : english);
  const contenders = [...finders].map(([name, finder]) => ({
    ...contender(name, finder, [textOf(name)]),
    items: textOf(name).length,
  }));
  // A text is long, so a round has one lap.
  const times = race(contenders, { rounds: Math.ceil(rounds / 6) }, 1);
  const found = new Map([...finders].map(([name, finder]) => [name, finder(textOf(name)).toLocaleString("en")]));
  const hits = (name: string) => `finds ${found.get(name)}${name === SLOW ? " in the first 1 MB" : ""}`;
  const speed = (subject: string, other: string): Finding => ({
    subject: `${subject}, speed`,
    on: "10 MB of English",
    against: other,
    ...ratio(times, other, subject),
    unit: "×",
    note: `${hits(subject)}; ${other} ${hits(other)}`,
  });
  const others = [...finders.keys()].filter((name) => name !== wrapped && name !== bare);
  return [wrapped, bare].flatMap((subject) =>
    others.map((other) => ({
      ...speed(subject, other),
      ...(subject === wrapped &&
        other === against && {
          target: { row: "wrapped URLs in 10 MB of text, speed", limit: 5, atLeast: true },
        }),
    })),
  );
};
