import { rfc1738 as registry } from "url1738";
import { notValid, SCHEMES, valid } from "../corpora.ts";
import type { Effort } from "../effort.ts";
import type { Finding, Target } from "../finding.ts";
import { urlAndGetters, urlOrNothing } from "../other-parsers.ts";
import { contender, race, ratio } from "../race.ts";
import type { Measure } from "./measure.ts";

const parse = "registry.parse";
const canParse = "registry.canParse";
const format = "registry.format";
const safeParse = "registry.safeParse";

const url = "new URL(s)";
const getters = "new URL(s), all getters";
const href = "new URL(s).href";
const urlCanParse = "URL.canParse";
const tryUrl = "try { new URL(s) }";

/** A claim: the thing measured, the thing it is compared with, and its target. */
type Claim = readonly [subject: string, against: string, target?: Target];

function hold(on: string, times: ReturnType<typeof race>, claims: readonly Claim[]): readonly Finding[] {
  return claims.map(([subject, against, target]) => {
    const measured = { subject, on, against, ...ratio(times, subject, against), unit: "×" } as const;
    return target === undefined ? measured : { ...measured, target };
  });
}

function measureValid(on: string, claims: readonly Claim[], effort: Effort): readonly Finding[] {
  const corpus = valid.get(on) ?? [];
  const values = corpus.map((text) => registry.parse(text));
  const contenders = [
    contender(url, (text) => new URL(text), corpus),
    contender(parse, (text) => registry.parse(text), corpus),
    contender(getters, urlAndGetters, corpus),
    contender(urlCanParse, (text) => URL.canParse(text), corpus),
    contender(canParse, (text) => registry.canParse(text), corpus),
    contender(href, (text) => new URL(text).href, corpus),
    contender(format, (value) => registry.format(value), values),
  ];
  return hold(on, race(contenders, effort), claims);
}

/** Measures strings that are not URLs, without looking at the errors. */
function measureInvalid(on: string, effort: Effort): readonly Finding[] {
  const corpus = notValid.get(on) ?? [];
  const contenders = [
    contender(tryUrl, urlOrNothing, corpus),
    contender(safeParse, (text) => registry.safeParse(text), corpus),
    contender(urlCanParse, (text) => URL.canParse(text), corpus),
    contender(canParse, (text) => registry.canParse(text), corpus),
  ];
  const taken = corpus.filter((text) => URL.canParse(text)).length;
  const note = `\`URL\` takes ${taken.toLocaleString("en")} of the ${corpus.length.toLocaleString("en")} strings`;
  return hold(on, race(contenders, effort), [
    [safeParse, tryUrl, { row: `registry.safeParse, ${on}`, limit: 0.5 }],
    [canParse, urlCanParse],
  ]).map((finding) => ({ ...finding, note }));
}

/** The corpora of each measure, by name. */
export const corpusGroups = {
  mix: ["the mix"],
  schemes: SCHEMES,
  http: [...valid.keys()].filter((name) => name.startsWith("http,")),
  escapes: ["%-heavy"],
  invalid: [...notValid.keys()],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The name of a group of corpora. */
export type CorpusGroup = keyof typeof corpusGroups;

function measure(group: CorpusGroup, claims: readonly Claim[]): Measure {
  return async (effort) => corpusGroups[group].flatMap((on) => measureValid(on, claims, effort));
}

/** The measures that compare with the platform's `URL`. */
export const urlMeasures: Readonly<Record<CorpusGroup, Measure>> = {
  mix: measure("mix", [
    [parse, url, { row: "registry.parse, the mix", limit: 0.85 }],
    [parse, getters, { row: "registry.parse, the mix, components read", limit: 0.7 }],
    [canParse, urlCanParse, { row: "registry.canParse, the mix", limit: 0.6 }],
    [format, href, { row: "registry.format, the mix", limit: 1.1 }],
  ]),
  schemes: measure("schemes", [
    [parse, url, { row: "registry.parse, each scheme", limit: 1.1 }],
    [parse, getters],
    [canParse, urlCanParse, { row: "registry.canParse, each scheme", limit: 1 }],
    [format, href],
  ]),
  http: measure("http", [
    [parse, url, { row: "registry.parse, http of 50 to 1,400 characters", limit: 1 }],
    [parse, getters],
    [canParse, urlCanParse],
    [format, href],
  ]),
  escapes: measure("escapes", [
    [parse, url, { row: "registry.parse, %-heavy", limit: 1.8 }],
    [parse, getters],
    [canParse, urlCanParse],
    [format, href],
  ]),
  invalid: async (effort) => corpusGroups.invalid.flatMap((on) => measureInvalid(on, effort)),
};
