import type { ElementNode, Node } from "@url1738/core/define";
import { children, isElement, withChildren } from "@url1738/core/grammar";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import { absentText, type Defaults } from "@url1738/core/inside/grammar/walk";
import { CODES } from "../automaton/program.ts";

/**
 * A grammar with the borders of some elements as letters. Where an element begins and ends is then a question about languages; since no text of
 * a checked definition has two values, any reading of a text is its reading.
 */

const OPEN = "\u0001";
const CLOSE = "\u0002";

/** Tells whether an element has letters as its borders. */
type IsMeant = (element: ElementNode, isInList: boolean) => boolean;

function withBorders(node: Node, isMeant: IsMeant, isInList = false): Node {
  const parts = children(node).map((part) => withBorders(part, isMeant, isInList || node.kind === "list"));
  const inner = withChildren(node, parts);
  if (!isElement(node) || !isMeant(node, isInList)) return inner;
  return {
    kind: "sequence",
    items: [{ kind: "literal", text: OPEN }, inner, { kind: "literal", text: CLOSE }],
  } as Node;
}

/** Walks a grammar whose borders are letters. */
export class Bordered {
  readonly #automaton: Automaton;

  constructor(node: Node, isMeant: IsMeant) {
    this.#automaton = new Automaton(withBorders(node, isMeant), { most: Number.POSITIVE_INFINITY });
  }

  get first(): AutomatonState {
    return this.#automaton.first;
  }

  /** Returns the class of a character: the grammar does not tell characters of a class apart. */
  classOf(code: number): number | undefined {
    return this.#automaton.nfa.classOf[code];
  }

  readonly after = (state: AutomatonState, code: number): AutomatonState | undefined =>
    this.#automaton.after(state, code);
  readonly isEnd = (state: AutomatonState): boolean => this.#automaton.finalOf(state) !== null;
  /** Returns the state after the beginning of an element here. */
  readonly opened = (state: AutomatonState) => this.after(state, OPEN.charCodeAt(0));
  /** Returns the state after the end of an element here. */
  readonly closed = (state: AutomatonState) => this.after(state, CLOSE.charCodeAt(0));
}

/** Tells whether an empty element means the same as none. With separators between items, the empty text is one item. */
export const isAbsenceEmpty = (element: ElementNode, defaults: Defaults): boolean =>
  !(element.kind === "list" && element.place === "between") && absentText(element, defaults) === "";

/** Returns a character of each class that some languages tell apart; those that people can read before others. */
export function examplesOf(classesOf: readonly ((code: number) => unknown)[]): readonly number[] {
  const isPlain = (code: number) => /[a-z0-9]/.test(String.fromCharCode(code));
  const examples = new Map<string, number>();
  for (const code of CODES.slice(3)) {
    const key = classesOf.map((classOf) => classOf(code)).join();
    const known = examples.get(key);
    if (known === undefined || (!isPlain(known) && isPlain(code))) examples.set(key, code);
  }
  return [...examples.values()];
}
