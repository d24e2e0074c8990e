import type { Node } from "@url1738/core/define";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import { examplesOf } from "./bordered.ts";
import type { ExpressionLanguage, Term } from "./expression-language.ts";
import { type Refuted, shortestWrong } from "./shortest-wrong.ts";

/** A language that has all texts of an expression, if what is claimed is true. */
interface Whole<S> {
  readonly first: S;
  readonly step: (state: S, code: number) => S | undefined;
  readonly isEnd: (state: S) => boolean;
  readonly keyOf: (state: S) => number;
  readonly classOf: readonly unknown[];
}

/** Proves that all texts of an expression are in a language. @param begin - The state of the expression where the language begins. */
function refutedBy<S>(whole: Whole<S>, usual: ExpressionLanguage, begin: Term, reason: string): Refuted | undefined {
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
    codes: examplesOf([(code) => usual.classOf[code], (code) => whole.classOf[code]]),
  });
}

/** Proves that all texts of an expression are texts of a grammar. @param begin - The state of the expression where the grammar begins. */
export function refutedLanguage(node: Node, usual: ExpressionLanguage, begin: Term): Refuted | undefined {
  const grammar = new Automaton(node, { most: Number.POSITIVE_INFINITY });
  const { first, nfa } = grammar;
  const whole = {
    first,
    step: (state: typeof first, code: number) => grammar.after(state, code),
    isEnd: (state: typeof first) => grammar.finalOf(state) !== null,
    keyOf: ({ index }: typeof first) => index,
    classOf: nfa.classOf,
  };
  return refutedBy(whole, usual, begin, "the grammar does not accept it");
}

/** Proves that all texts of an expression are texts of another one. */
export function refutedExpression(other: ExpressionLanguage, usual: ExpressionLanguage): Refuted | undefined {
  const { first, step, isEnd, classOf } = other;
  return refutedBy(
    { first, step, isEnd, classOf, keyOf: ({ id }) => id },
    usual,
    usual.first,
    "nothing is known of it",
  );
}
