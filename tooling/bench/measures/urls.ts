import { rfc1738, registry as today } from "url1738";
import { characters, LENGTHS, notValid, ofToday, SCHEMES, valid } from "../corpora.ts";
import type { Effort } from "../effort.ts";
import type { Finding, Target } from "../finding.ts";
import { urlAndGetters, urlOrNothing } from "../other-parsers.ts";
import { returned } from "../printed.ts";
import { quantile } from "../quantile.ts";
import { contender, race, ratio } from "../race.ts";
import type { Measure } from "./measure.ts";

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
  const corpus = ofToday.get(on);
  return corpus === undefined ? { corpus: valid.get(on) ?? [], registry: rfc1738 } : { corpus, registry: today };
}

/** Measures one corpus in this process. Its targets are those of parse, parse compared with getters, canParse, format and normalize. */
function measureValid(on: string, targets: readonly (Target | undefined)[], effort: Effort): readonly Finding[] {
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
    [parse, url],
    [parse, getters],
    [canParse, urlCanParse],
    [format, href],
    [normalize, href],
  ] as const;
  return claims.map(([subject, against], index) => {
    const finding = { subject, on, against, ...ratio(times, subject, against), unit: "×" } as const;
    const target = targets[index];
    return target === undefined ? finding : { ...finding, target };
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
  const of = (subject: string, against: string) =>
    ({ subject, on, against, ...ratio(times, subject, against), unit: "×", note }) as const;
  return [
    { ...of(safeParse, tryUrl), target: { row: `registry.safeParse, ${on}`, limit: 0.5 } },
    of(canParse, urlCanParse),
  ];
}

/** The corpora of each measure, by name. */
export const corpusGroups = {
  today: [...ofToday.keys()],
  mix: ["the mix", "the mix, by scheme"],
  schemes: SCHEMES,
  numbers: ["http, IPv4", "ftp, IPv4"],
  http: LENGTHS.map((length) => `http, ${characters(length)}`),
  escapes: ["%-heavy"],
  invalid: [...notValid.keys()],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CorpusGroup = keyof typeof corpusGroups;

/** Makes targets whose rows are named after a corpus, or after what several have in common. */
function targets(on: string, limits: readonly (number | undefined)[]): readonly (Target | undefined)[] {
  const rows = [
    `registry.parse, ${on}`,
    `registry.parse, ${on}, components read`,
    `registry.canParse, ${on}`,
    `registry.format, ${on}`,
    `registry.normalize, ${on}`,
  ];
  return limits.map((limit, index) => (limit === undefined ? undefined : { row: rows[index] as string, limit }));
}

/** The targets of corpora of today's URLs, by the kind of host or the length. */
const TODAY: Readonly<Record<string, readonly (number | undefined)[]>> = {
  "https, IPv4": [0.7, undefined, 1.2, 0.9, 0.9],
  "https, IPv6": [1.8, undefined, 2.8, 2, 2],
  [`https, ${characters(150)}`]: [],
  [`https, ${characters(1_400)}`]: [0.6, undefined, 5, 1.2, 1],
};

/** The targets of today's URLs whose hosts are names. */
const NAMES = [0.75, undefined, 1.2, 1, 0.85] as const;

/** The function that measures each group in this process. */
const groups: Readonly<Record<CorpusGroup, (effort: Effort) => readonly Finding[]>> = {
  today: (effort) => [
    ...corpusGroups.today.flatMap((on) =>
      measureValid(on, targets(TODAY[on] === undefined ? "https and http of today" : on, TODAY[on] ?? NAMES), effort),
    ),
    ...[100, 20_000].map((kept) => measureKept("https", kept, effort)),
  ],
  mix: (effort) => [
    ...measureValid("the mix", targets("the mix", [0.85, 0.7, 0.65, 1.15, 1.1]), effort),
    ...measureValid("the mix, by scheme", targets("the mix, by scheme", [0.72, 0.7, 0.6, 1, 1]), effort),
    ...[100, 20_000].map((kept) => measureKept("the mix", kept, effort)),
  ],
  schemes: (effort) => SCHEMES.flatMap((on) => measureValid(on, targets("each scheme", [1.1, undefined, 1]), effort)),
  numbers: (effort) => [
    ...measureValid("http, IPv4", targets("http, IPv4", [0.7, undefined, 1.2, 0.9, 0.9]), effort),
    ...measureValid("ftp, IPv4", targets("ftp, IPv4", [1.4, undefined, 2.4, 1.8, 1.8]), effort),
  ],
  http: (effort) =>
    corpusGroups.http.flatMap((on) =>
      measureValid(on, targets("http of 46 to 1,400 characters", [1, undefined, 3]), effort),
    ),
  escapes: (effort) => measureValid("%-heavy", targets("%-heavy", [1.6, undefined, undefined, 1.6, 1.6]), effort),
  invalid: (effort) => corpusGroups.invalid.flatMap((on) => measureInvalid(on, effort)),
};

/** Measures one group in this process. */
export const measureGroup = (group: CorpusGroup, effort: Effort): readonly Finding[] => groups[group](effort);

/** The number of processes: the engine places a loop well or badly, which differs from one to the next. */
const PROCESSES = 3;

/** Returns the medians of several processes' findings, with the least and the greatest. */
function together(found: readonly (readonly Finding[])[]): readonly Finding[] {
  return (found[0] ?? []).map((finding, index) => {
    const all = found.flatMap((own) => own[index] ?? []);
    const median = (of: (one: Finding) => number) => quantile(all.map(of), 0.5);
    const figures = all.map(({ figure }) => figure);
    return {
      ...finding,
      figure: median(({ figure }) => figure),
      spread: [Math.min(...figures), Math.max(...figures)],
      clock: median(({ clock = 0 }) => clock),
      to: median(({ to = 0 }) => to),
    };
  });
}

const inProcesses =
  (group: CorpusGroup): Measure =>
  async (effort) => {
    const found: (readonly Finding[])[] = [];
    for (let index = 0; index < PROCESSES; index++)
      found.push(await returned(import.meta.url, measureGroup.name, group, effort));
    return together(found);
  };

/** The measures that compare with the platform's `URL`, each in some processes. */
export const urlMeasures = Object.fromEntries(
  Object.keys(groups).map((group) => [group, inProcesses(group as CorpusGroup)]),
) as Readonly<Record<CorpusGroup, Measure>>;
