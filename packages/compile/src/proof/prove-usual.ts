import type { Node } from "@url1738/core/define";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import { examplesOf } from "./bordered.ts";
import type { ExpressionLanguage, Term } from "./expression-language.ts";
import { type Refuted, shortestWrong } from "./shortest-wrong.ts";

/** Proves that all texts of an expression are texts of the grammar. @param begin - The state of the expression where the grammar begins. */
export function refutedLanguage(node: Node, usual: ExpressionLanguage, begin: Term): Refuted | undefined {
  const grammar = new Automaton(node, { most: Number.POSITIVE_INFINITY });
  return shortestWrong<{ readonly term: Term; readonly state: AutomatonState | undefined }>({
    first: { term: begin, state: grammar.first },
    keyOf: ({ term, state }) => `${term.id},${state?.index}`,
    wrongAt: ({ term, state }) => {
      const isText = state !== undefined && grammar.finalOf(state) !== null;
      return usual.isEnd(term) && !isText ? "the grammar does not accept it" : undefined;
    },
    beside: () => [],
    after: ({ term, state }, code) => {
      const to = usual.step(term, code);
      return to && { term: to, state: state && grammar.after(state, code) };
    },
    codes: examplesOf([(code) => usual.classOf[code], (code) => grammar.nfa.classOf[code]]),
  });
}
