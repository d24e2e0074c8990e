import type { Finding } from "../finding.ts";
import { type Kind, kinds } from "../kinds.ts";
import { contender, type Pace, race, ratio } from "../race.ts";
import { type Effort, inThreeProcesses, type Measure } from "./measure.ts";

/** There are more than a hundred kinds, so each has less time than a corpus. */
const PACE: Pace = { turn: 4, warm: { laps: 10, least: 20, most: 1_000 } };

/** Measures one kind in this process. */
function measureKind({ name, registry, texts, wrong, limits }: Kind, effort: Effort): readonly Finding[] {
  const values = texts.map((text) => registry.parse(text));
  const [url, href, urlCanParse] = ["new URL(s)", "new URL(s).href", "URL.canParse"] as const;
  const claims = ["parse", "canParse", "format", "normalize", "canParse, wrong"] as const;
  const against = [url, urlCanParse, href, href, `${urlCanParse}, wrong`] as const;
  const contenders = [
    contender(url, (text) => new URL(text), texts),
    contender(urlCanParse, (text) => URL.canParse(text), texts),
    contender(href, (text) => new URL(text).href, texts),
    contender(`${urlCanParse}, wrong`, (text) => URL.canParse(text), wrong),
    contender("parse", (text) => registry.parse(text), texts),
    contender("canParse", (text) => registry.canParse(text), texts),
    contender("format", (value) => registry.format(value as never), values),
    contender("normalize", (text) => registry.normalize(text), texts),
    contender("canParse, wrong", (text) => registry.canParse(text), wrong),
  ];
  const times = race(contenders, effort, PACE);
  return claims.map((subject, index) => {
    const to = against[index] as string;
    const { figure, spread } = ratio(times, subject, to);
    const finding = { subject: `registry.${subject}`, on: name, against: to, figure, spread, unit: "×" } as const;
    const limit = limits[index];
    const row = `registry.${subject}, each kind of spelling`;
    return limit === undefined ? finding : { ...finding, target: { row, limit } };
  });
}

/** Measures all kinds in this process. */
export const measureKinds = (effort: Effort): readonly Finding[] => kinds.flatMap((kind) => measureKind(kind, effort));

/** Measures each kind of spelling in some processes. */
export const ofKinds: Measure = inThreeProcesses(import.meta.url, measureKinds.name);
