import { Automaton, type AutomatonState, type Nfa, type Node, nfaOf } from "@url1738/core/runtime";

/** The texts of a grammar without their meaning: the automaton without marks. */
export class Language {
  readonly #automaton: Automaton;

  constructor(node: Node) {
    const nfa = nfaOf(node, () => []);
    this.#automaton = new Automaton(nfa, 0, { most: Number.POSITIVE_INFINITY });
  }

  /** The sets of characters of the grammar. */
  get sets(): Nfa["sets"] {
    return this.#automaton.nfa.sets;
  }

  /** The position before the first character. */
  get first(): AutomatonState {
    return this.#automaton.first;
  }

  /** Returns the position after a character, a UTF-16 code unit; `undefined` if no text continues so. */
  after(position: AutomatonState, code: number): AutomatonState | undefined {
    return this.#automaton.after(position, code);
  }

  /** Tells whether a text may end at a position. */
  isEnd(position: AutomatonState): boolean {
    return this.#automaton.finalOf(position) !== null;
  }
}

const known = new WeakMap<Node, Language>();

/** Returns the language of a grammar, which is made once. */
export function languageOf(node: Node): Language {
  const language = known.get(node) ?? new Language(node);
  known.set(node, language);
  return language;
}
