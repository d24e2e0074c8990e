import type { Span } from "@url1738/core";
import type { TraceStep, Way } from "@url1738/prove";
import { MASK } from "@url1738/redact";
import type { Language } from "../language/language.ts";
import type { Colours } from "./colours.ts";
import { visible } from "./visible.ts";

/** Returns a trace with one step without ways in place of those of each secret: even which ways are taken would tell of it. */
export function traceWithoutSecrets(steps: readonly TraceStep[], secrets: readonly Span[]): readonly TraceStep[] {
  return steps.flatMap((step): readonly TraceStep[] => {
    const secret = secrets.find(({ index, end }) => step.index >= index && step.index < end);
    if (secret === undefined) return [step];
    return step.index === secret.index || step === steps[0] ? [{ ...step, found: MASK, ways: [] }] : [];
  });
}

/** Returns the columns of a way: the lines of the grammar that are left of it beyond the first, and the term that comes next. */
function columnsOf({ rules, next }: Way, { say }: Language): readonly [lines: string, term: string] {
  const [top = "", ...inner] = rules;
  return [inner.length === 0 ? top : inner.join(" / "), next === "" ? say("end") : next];
}

/** Renders a trace for people: a line for each way in which the grammar can go on, with a mark for those that the text takes. */
export function renderTrace(steps: readonly TraceStep[], colour: Colours, language: Language): string {
  const all = steps.flatMap(({ ways }) => ways.map((way) => columnsOf(way, language)[0].length));
  const width = Math.max(0, ...all);
  const offset = String(steps.at(-1)?.index ?? 0).length;
  const margin = MASK.length;
  return steps
    .map(({ index, found, ways }) => {
      const place = `${String(index).padStart(offset)}  ${visible(found).padEnd(margin)}`;
      const lines = ways.map((way) => {
        const [rules, term] = columnsOf(way, language);
        const text = `${rules.padEnd(width)}  ${term}`;
        return way.isTaken ? `> ${text}` : `  ${colour.dim(text)}`;
      });
      const [first = "", ...rest] = lines;
      return [`${place}  ${first}`.trimEnd(), ...rest.map((line) => `${" ".repeat(offset + 2 + margin)}  ${line}`)]
        .map((line) => `${line}\n`)
        .join("");
    })
    .join("");
}
