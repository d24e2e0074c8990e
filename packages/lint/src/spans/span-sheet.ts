import type { Span } from "@url1738/core";
import type { ElementNode } from "@url1738/core/define";
import { type Derivation, isElement } from "@url1738/core/grammar";
import { ownFields } from "@url1738/core/runtime";
import { lineOfEmpty } from "./line-of-empty.ts";

/** A piece of a URL's text. Within it, the component, its place in the value and its line of the grammar stay the same. @public */
export interface Piece extends Span {
  /** The component that it is part of, by the name of its field; `"scheme"`; absent between components. */
  readonly component?: string;
  /**
   * Its place in the value, such as `host`, `cwd[0]`, `fields[1].name`, `options.timeout` or, for a list without items, `cwd`; absent if it has none, like a
   * separator.
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
  readonly element: ElementNode;
  readonly path: string;
  /** The line around it. */
  readonly line: readonly string[];
  readonly start: number;
  /** The number of separators passed so far, for a list. */
  separators: number;
  hasItems: boolean;
}

/** Returns the place in the value of an element that begins inside another, and counts it there. */
function pathIn(list: Open | undefined, element: ElementNode): string {
  if (list?.element.kind !== "list") return element.name;
  const { item, place } = list.element;
  const path = `${list.path}[${list.separators - (place === "before" ? 1 : 0)}]`;
  return isElement(item) ? path : `${path}.${element.name}`;
}

/** The pieces of a text, written down from left to right. */
export class SpanSheet {
  readonly spans: Piece[] = [];

  /** Adds a piece, or extends the last one if only its place in the text differs. Leaves out an empty piece without a path. */
  add(span: Piece): void {
    const { component, path } = ownFields(span);
    if (span.index === span.end && path === undefined) return;
    const last = this.spans.at(-1);
    const lastFields = ownFields(last);
    const isSame =
      last !== undefined &&
      last.end > last.index &&
      last.rules === span.rules &&
      lastFields.component === component &&
      lastFields.path === path;
    if (isSame) this.spans[this.spans.length - 1] = { ...last, end: span.end };
    else this.spans.push(span);
  }

  /**
   * Adds all pieces of a text of a grammar.
   *
   * @param from - The offset where the grammar's text begins.
   */
  addDerived(steps: NonNullable<ReturnType<Derivation["stepsOf"]>>, text: string, from: number): void {
    const open: Open[] = [];
    for (const [offset, { marks, line: rules }] of steps.entries()) {
      const index = from + offset;
      for (const { element, isEnd, line } of marks) {
        if (isEnd) this.#end(open, index);
        else {
          const around = open.at(-1);
          if (around !== undefined) around.hasItems = true;
          const path = pathIn(around, element);
          open.push({
            element,
            path,
            line,
            start: index,
            separators: 0,
            hasItems: false,
          });
        }
      }
      if (rules === undefined) continue;
      const place = { index, end: index + 1, rules };
      const [outer, inner] = [open[0], open.at(-1)];
      if (outer === undefined || inner === undefined) this.add(place);
      else if (inner.element.kind === "component")
        this.add({ ...place, component: outer.element.name, path: inner.path });
      else {
        this.add({ ...place, component: outer.element.name });
        if (text[index] === inner.element.separator) inner.separators++;
      }
    }
  }

  /** Ends the innermost element, and adds it here if it is empty. */
  #end(open: Open[], index: number): void {
    const { element, path, line, start, hasItems } = open.pop() as Open;
    const place = { index, end: index, component: (open[0]?.element ?? element).name, path };
    if (element.kind === "component" && start === index) this.add({ ...place, rules: lineOfEmpty(element.item, line) });
    if (element.kind === "list" && !hasItems) this.add({ ...place, rules: line });
  }
}
