import type { Node } from "../grammar/nodes.ts";
import { Automaton } from "./automaton.ts";
import { type Nfa, nfaOf } from "./nfa.ts";
import type { State } from "./state.ts";

/** The texts of a grammar without their meaning: the automaton without marks. @public */
export class Language {
  readonly #automaton: Automaton;

  /** @param node - The grammar. */
  constructor(node: Node) {
    const nfa = nfaOf(node, () => []);
    this.#automaton = new Automaton(nfa, 0, { most: Number.POSITIVE_INFINITY });
  }

  /** The sets of characters of the grammar. */
  get sets(): Nfa["sets"] {
    return this.#automaton.nfa.sets;
  }

  /** The position before the first character. */
  get first(): State {
    return this.#automaton.first;
  }

  /**
   * Continues by one character.
   *
   * @param position - The position that a text has reached.
   * @param code - The character, as a UTF-16 code unit.
   * @returns The position after the character; `undefined` if no text continues so.
   */
  after(position: State, code: number): State | undefined {
    const of = code > 0x7f ? 0 : (this.#automaton.nfa.classOf[code] as number);
    return this.#automaton.stepFrom(position, of)?.to;
  }

  /**
   * Tells whether a text may end at a position.
   *
   * @param position - The position that the text has reached.
   * @returns True if it may.
   */
  isEnd(position: State): boolean {
    return this.#automaton.finalOf(position) !== null;
  }
}

const known = new WeakMap<Node, Language>();

/**
 * Returns the language of a grammar, which is made once.
 *
 * @param node - The grammar.
 * @returns The language.
 * @public
 */
export function languageOf(node: Node): Language {
  const language = known.get(node) ?? new Language(node);
  known.set(node, language);
  return language;
}
