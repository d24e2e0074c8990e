import type { Span } from "@url1738/redact";
import { type Derivation, type DerivationStep, lineOfEmpty } from "../automaton/derivation.ts";
import type { Line } from "../automaton/nfa.ts";
import { fieldOf } from "../errors/own-fields.ts";
import type { Component, List } from "../grammar/nodes.ts";
import { isElement } from "../grammar/walk.ts";

/** A piece of a URL's text. Within it, the component, its place in the value and its line of the grammar stay the same. @public */
export interface Piece extends Span {
  /** The component that it is part of, by the name of its field; `"scheme"`; absent between components. */
  readonly component?: string;
  /**
   * The place of its meaning in the value, such as `host`, `cwd[0]`, `fields[1].name` or, for a list without items, `cwd`; absent if it has
   * no meaning of its own, such as a separator.
   */
  readonly path?: string;
  /**
   * The lines of the grammar from which it derives, outermost first: `["ftpurl", "login", "hostport", "host", "hostname"]`. Without the
   * definition of the scheme, only the outermost is known; empty where no URL continues like this.
   */
  readonly rules: readonly string[];
}

/** An element that has begun and not ended. */
interface Open {
  readonly element: Component | List;
  readonly path: string;
  /** The line around it. */
  readonly line: Line;
  readonly start: number;
  /** The number of separators passed so far, for a list. */
  separators: number;
  hasItems: boolean;
}

/** Returns the place in the value of an element that begins inside another. */
function pathIn(list: Open | undefined, element: Component | List): string {
  if (list?.element.kind !== "list") return element.name;
  const { item, place } = list.element;
  const path = `${list.path}[${list.separators - (place === "before" ? 1 : 0)}]`;
  return isElement(item) ? path : `${path}.${element.name}`;
}

/** The pieces of a text, written down from left to right. */
export class SpanSheet {
  readonly spans: Piece[] = [];
  readonly #names = new Map<Line, readonly string[]>();

  /** Returns the names of a line and of those around it, outermost first; always the same array for one line. */
  #namesOf(line: Line): readonly string[] {
    const known = this.#names.get(line);
    if (known !== undefined) return known;
    const names = [...(line.outer === undefined ? [] : this.#namesOf(line.outer)), line.name];
    this.#names.set(line, names);
    return names;
  }

  /** Adds a piece, or extends the last one if only its place in the text differs. */
  #add(span: Piece): void {
    const last = this.spans.at(-1);
    const isSame =
      last !== undefined &&
      last.end > last.index &&
      last.rules === span.rules &&
      fieldOf(last, "component") === fieldOf(span, "component") &&
      fieldOf(last, "path") === fieldOf(span, "path");
    if (isSame) this.spans[this.spans.length - 1] = { ...last, end: span.end };
    else this.spans.push(span);
  }

  /** Adds a piece that has a meaning. */
  add(index: number, end: number, component: string, path: string, line: Line): void {
    this.#add({ index, end, component, path, rules: this.#namesOf(line) });
  }

  /** Adds a piece that has no meaning of its own. */
  addMark(index: number, end: number, component: string | undefined, line: Line): void {
    const rules = this.#namesOf(line);
    if (index < end) this.#add(component === undefined ? { index, end, rules } : { index, end, component, rules });
  }

  /**
   * Adds all pieces of a text of a grammar.
   *
   * @param from - The offset where the grammar's text begins.
   */
  addDerived({ elements }: Derivation, steps: readonly DerivationStep[], text: string, from: number): void {
    const open: Open[] = [];
    for (const [offset, { tags, reader }] of steps.entries()) {
      const index = from + offset;
      for (const { tag, line } of tags) {
        if (tag % 2 === 1) this.#end(open, index);
        else {
          const element = elements[tag >> 1] as Component | List;
          const around = open.at(-1);
          if (around !== undefined) around.hasItems = true;
          const path = pathIn(around, element);
          open.push({ element, path, line: line as Line, start: index, separators: 0, hasItems: false });
        }
      }
      const inner = open.at(-1);
      const component = open[0]?.element.name;
      if (reader === undefined) continue;
      if (inner?.element.kind === "component")
        this.add(index, index + 1, component as string, inner.path, reader.line as Line);
      else {
        this.addMark(index, index + 1, component, reader.line as Line);
        if (inner !== undefined && text[index] === inner.element.separator) inner.separators++;
      }
    }
  }

  /** Ends the innermost element, and adds it here if it is empty. */
  #end(open: Open[], index: number): void {
    const { element, path, line, start, hasItems } = open.pop() as Open;
    const component = (open[0]?.element ?? element).name;
    if (element.kind === "component" && start === index)
      this.add(index, index, component, path, lineOfEmpty(element.item, line));
    if (element.kind === "list" && !hasItems) this.add(index, index, component, path, line);
  }
}
