import { rfc1738, registry as today } from "url1738";
import { notValid, ofToday, valid } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import { otherParsers, urlAndGetters } from "../other-parsers.ts";
import { contender, race, ratio } from "../race.ts";
import { type Effort, inProcesses } from "./measure.ts";

const against = "new URL(s)";
const own = "registry.parse";

const others = new Map<string, (text: string) => unknown>([["new URL(s), getters", urlAndGetters], ...otherParsers]);

/** Returns the texts for which a function does not throw. */
function takenBy(call: (text: string) => unknown, texts: readonly string[]): readonly string[] {
  return texts.filter((text) => {
    try {
      call(text);
      return true;
    } catch {
      return false;
    }
  });
}

/** Measures a parser against the platform's on every corpus, in this process. If it throws for some strings, the others are measured. */
export function measurePeer(subject: string, { rounds }: Effort): readonly Finding[] {
  return [...ofToday, ...valid, ...notValid].flatMap(([on, corpus]): readonly Finding[] => {
    const registry = ofToday.has(on) ? today : rfc1738;
    const calls: readonly (readonly [name: string, call: (text: string) => unknown])[] = [
      [against, (text) => new URL(text)],
      [subject, others.get(subject) ?? ((text) => registry.parse(text))],
    ];
    const contenders = calls.map(([name, call]) => contender(name, call, takenBy(call, corpus)));
    if (contenders.some(({ items }) => items === 0)) return [];
    const refused = corpus.length - (contenders[1]?.items ?? 0);
    const note = refused > 0 ? { note: `refuses ${refused.toLocaleString("en")}` } : {};
    return [
      {
        subject,
        on,
        against,
        ...ratio(race(contenders, { rounds: Math.ceil(rounds / 2) }), subject, against),
        unit: "×",
        ...note,
      },
    ];
  });
}

/** Measures every parser, each in a process of its own: there, nobody else's garbage is collected. */
export const peers = inProcesses(import.meta.url, measurePeer.name, [
  "new URL(s), getters",
  own,
  ...otherParsers.keys(),
]);
