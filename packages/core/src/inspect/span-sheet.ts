import type { Line } from "../machines/automaton.ts";
import { ownField } from "../machines/record.ts";
import type { Span } from "./span.ts";

/** Spans, as they are written down from left to right. */
export class SpanSheet {
  readonly spans: Span[] = [];
  readonly #names = new Map<Line, readonly string[]>();

  /** The names of a line and of those around it, outermost first. */
  #namesOf(line: Line): readonly string[] {
    const known = this.#names.get(line);
    if (known !== undefined) return known;
    const names = [...(line.outer === undefined ? [] : this.#namesOf(line.outer)), line.name];
    this.#names.set(line, names);
    return names;
  }

  /** Writes down what has a meaning. */
  add(index: number, end: number, component: string, path: string, line: Line): void {
    this.spans.push({ index, end, component, path, rules: this.#namesOf(line) });
  }

  /** Writes down what has no meaning of its own, together with what of the kind stands right before it. */
  addMark(index: number, end: number, component: string | undefined, line: Line): void {
    if (index === end) return;
    const rules = this.#namesOf(line);
    const last = this.spans.at(-1);
    const isSame =
      last !== undefined &&
      ownField(last, "path") === undefined &&
      ownField(last, "component") === component &&
      last.rules === rules;
    const start = isSame ? (this.spans.pop() as Span).index : index;
    this.spans.push(component === undefined ? { index: start, end, rules } : { index: start, end, component, rules });
  }
}
