import { rfc1738, registry as today } from "url1738";
import { characters, LENGTHS, notValid, ofToday, SCHEMES, valid } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import { occurring } from "../occurring.ts";
import { urlAndGetters, urlOrNothing } from "../other-parsers.ts";
import { contender, race, ratio } from "../race.ts";
import { type Effort, inThreeProcesses, type Measure } from "./measure.ts";

const parse = "registry.parse";
const canParse = "registry.canParse";
const format = "registry.format";
const normalize = "registry.normalize";
const safeParse = "registry.safeParse";

const url = "new URL(s)";
const getters = "new URL(s), all getters";
const href = "new URL(s).href";
const urlCanParse = "URL.canParse";
const tryUrl = "try { new URL(s) }";

/** Returns the URLs of a corpus, and the registry that takes them. */
function taken(on: string) {
  const corpus = occurring.get(on) ?? ofToday.get(on);
  return corpus === undefined ? { corpus: valid.get(on) ?? [], registry: rfc1738 } : { corpus, registry: today };
}

/** The most that parse, parse compared with getters, canParse, format and normalize should take. */
type Limits = readonly (number | undefined)[];

/** A corpus, its limits, and what it has in common with others that share its rows in the table of targets. */
type Row = readonly [on: string, limits: Limits, kind?: string];

/** Measures one corpus in this process. */
function measureValid([on, limits, kind = on]: Row, effort: Effort): readonly Finding[] {
  const { corpus, registry } = taken(on);
  const values = corpus.map((text) => registry.parse(text));
  const contenders = [
    contender(url, (text) => new URL(text), corpus),
    contender(parse, (text) => registry.parse(text), corpus),
    contender(getters, urlAndGetters, corpus),
    contender(urlCanParse, (text) => URL.canParse(text), corpus),
    contender(canParse, (text) => registry.canParse(text), corpus),
    contender(href, (text) => new URL(text).href, corpus),
    contender(format, (value) => registry.format(value as never), values),
    contender(normalize, (text) => registry.normalize(text), corpus),
  ];
  const times = race(contenders, effort);
  const claims = [
    [parse, url, ""],
    [parse, getters, ", components read"],
    [canParse, urlCanParse, ""],
    [format, href, ""],
    [normalize, href, ""],
  ] as const;
  return claims.map(([subject, against, what], index) => {
    const finding = { subject, on, against, ...ratio(times, subject, against), unit: "×" } as const;
    const limit = limits[index];
    return limit === undefined ? finding : { ...finding, target: { row: `${subject}, ${kind}${what}`, limit } };
  });
}

/** Measures parsing into arrays that keep few results, or many. */
function measureKept(on: string, kept: number, effort: Effort): Finding {
  const { corpus, registry } = taken(on);
  const contenders = [
    contender(url, (text: string) => new URL(text), corpus, kept),
    contender(parse, (text: string) => registry.parse(text), corpus, kept),
  ];
  const what = `${on}, ${kept.toLocaleString("en")} values kept`;
  return { subject: parse, on: what, against: url, ...ratio(race(contenders, effort), parse, url), unit: "×" };
}

/** Measures strings that are not URLs, without looking at the errors. */
function measureInvalid(on: string, effort: Effort): readonly Finding[] {
  const corpus = notValid.get(on) ?? [];
  const contenders = [
    contender(tryUrl, urlOrNothing, corpus),
    contender(safeParse, (text) => rfc1738.safeParse(text), corpus),
    contender(urlCanParse, (text) => URL.canParse(text), corpus),
    contender(canParse, (text) => rfc1738.canParse(text), corpus),
  ];
  const accepted = corpus.filter((text) => URL.canParse(text)).length;
  const note = `\`URL\` takes ${accepted.toLocaleString("en")} of the ${corpus.length.toLocaleString("en")} strings`;
  const times = race(contenders, effort);
  const figureOf = (subject: string, against: string) =>
    ({ subject, on, against, ...ratio(times, subject, against), unit: "×", note }) as const;
  return [
    { ...figureOf(safeParse, tryUrl), target: { row: `registry.safeParse, ${on}`, limit: 0.5 } },
    figureOf(canParse, urlCanParse),
  ];
}

/** The limits of today's URLs whose hosts are not names, or that are long. */
const TODAY: Readonly<Record<string, Limits>> = {
  "https, IPv4": [0.7, undefined, 1.2, 0.9, 0.9],
  "https, IPv6": [1.8, undefined, 2.8, 2, 2],
  [`https, ${characters(150)}`]: [],
  [`https, ${characters(1_400)}`]: [0.6, undefined, 5, 1.2, 1],
};

/** The limits of today's URLs whose hosts are names. */
const NAMES: Limits = [0.75, undefined, 1.2, 1, 0.85];

/** The corpora of URLs of each group. */
const groups: Readonly<Record<string, readonly Row[]>> = {
  occurring: [...occurring.keys()].map((on) => [on, [0.8, undefined, 1.4, undefined, 0.6], "URLs as they occur"]),
  today: [...ofToday.keys()].map((on) => (TODAY[on] ? [on, TODAY[on]] : [on, NAMES, "https and http of today"])),
  mix: [
    ["the mix", [0.85, 0.7, 0.65, 1.15, 1.1]],
    ["the mix, by scheme", [0.72, 0.7, 0.6, 1, 1]],
  ],
  schemes: SCHEMES.map((on) => [on, [1.1, undefined, 1], "each scheme"]),
  numbers: [
    ["http, IPv4", [0.7, undefined, 1.2, 0.9, 0.9]],
    ["ftp, IPv4", [1.4, undefined, 2.4, 1.8, 1.8]],
  ],
  http: LENGTHS.map((on) => [`http, ${characters(on)}`, [1, undefined, 3], "http of 46 to 1,400 characters"]),
  escapes: [["%-heavy", [1.6, undefined, undefined, 1.6, 1.6]]],
};

/** The groups whose first corpus is also parsed with fewer, and with more, values kept. */
const KEPT = ["today", "mix"];

/** Measures one group in this process. */
export function measureGroup(group: string, effort: Effort): readonly Finding[] {
  const rows = groups[group];
  if (rows === undefined) return [...notValid.keys()].flatMap((on) => measureInvalid(on, effort));
  const [first] = rows as [Row];
  return [
    ...rows.flatMap((row) => measureValid(row, effort)),
    ...(KEPT.includes(group) ? [100, 20_000] : []).map((kept) => measureKept(first[0], kept, effort)),
  ];
}

/** The measures that compare with the platform's `URL`, each in some processes. */
export const urlMeasures: Readonly<Record<string, Measure>> = Object.fromEntries(
  [...Object.keys(groups), "invalid"].map((group) => [
    group,
    inThreeProcesses(import.meta.url, measureGroup.name, group),
  ]),
);
