import type { Node } from "@url1738/core/define";
import { examplesOf } from "./bordered.ts";
import { type Walkable, walkOfAll, walkOfExpression } from "./cover.ts";
import type { ExpressionLanguage, Term } from "./expression-language.ts";
import { type Refuted, shortestWrong } from "./shortest-wrong.ts";

/** Proves that all texts of an expression are in a language. @param begin - The state of the expression where the language begins. */
function refutedBy<S>(whole: Walkable<S>, usual: ExpressionLanguage, begin: Term, reason: string): Refuted | undefined {
  return shortestWrong<{ readonly term: Term; readonly state: S | undefined }>({
    first: { term: begin, state: whole.first },
    keyOf: ({ term, state }) => `${term.id},${state && whole.keyOf(state)}`,
    wrongAt: ({ term, state }) =>
      usual.isEnd(term) && (state === undefined || !whole.isEnd(state)) ? reason : undefined,
    beside: () => [],
    after: ({ term, state }, code) => {
      const to = usual.step(term, code);
      return to && { term: to, state: state && whole.step(state, code) };
    },
    codes: examplesOf([(code) => usual.classOf[code], whole.classOf]),
  });
}

/** Proves that all texts of an expression are texts of a grammar. @param begin - The state of the expression where the grammar begins. */
export const refutedLanguage = (node: Node, usual: ExpressionLanguage, begin: Term): Refuted | undefined =>
  refutedBy(walkOfAll([node]), usual, begin, "the grammar does not accept it");

/** Proves that all texts of an expression are texts of another one. */
export const refutedExpression = (other: ExpressionLanguage, usual: ExpressionLanguage): Refuted | undefined =>
  refutedBy(walkOfExpression(other), usual, usual.first, "nothing is known of it");
