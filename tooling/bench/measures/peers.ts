import { rfc1738, registry as today } from "url1738";
import { notValid, ofToday, valid } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import { otherParsers, urlAndGetters } from "../other-parsers.ts";
import { contender, race, ratio } from "../race.ts";
import { takenBy } from "../taken-by.ts";
import type { Measure } from "./measure.ts";

const against = "new URL(s)";

/**
 * Measures every parser on every corpus. A parser that throws for some strings is measured on the others. All are slow, so few rounds do; but
 * the engine collects the garbage of one while it runs the next, so each runs several laps.
 */
export const peers: Measure = async ({ rounds }) => {
  return [...ofToday, ...valid, ...notValid].flatMap(([on, corpus]) => {
    const registry = ofToday.has(on) ? today : rfc1738;
    const all = new Map<string, (text: string) => unknown>([
      ["new URL(s), getters", urlAndGetters],
      ["registry.parse", (text) => registry.parse(text)],
      ...otherParsers,
    ]);
    const own = [...all].map(([name, call]) => [name, call, takenBy(call, corpus)] as const);
    const racers = own.filter(([, , taken]) => taken.length > 0);
    const native = contender(
      against,
      (text: string) => new URL(text),
      takenBy((text) => new URL(text), corpus),
    );
    if (native.items === 0) return [];
    const contenders = [native, ...racers.map(([name, call, taken]) => contender(name, call, taken))];
    const times = race(contenders, { rounds: Math.ceil(rounds / 10) }, 4);
    return racers.map(([subject, , taken]): Finding => {
      const refused = corpus.length - taken.length;
      const note = refused > 0 ? { note: `refuses ${refused.toLocaleString("en")}` } : {};
      return { subject, on, against, ...ratio(times, subject, against), unit: "×", ...note };
    });
  });
};
