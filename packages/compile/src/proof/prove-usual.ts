import type { Component, Node } from "@url1738/core/define";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import { Bordered, examplesOf } from "./bordered.ts";
import { type Walkable, walkOfAll, walkOfExpression } from "./cover.ts";
import type { ExpressionLanguage, Term } from "./expression-language.ts";
import { componentsIn } from "./prove-flags.ts";
import { type Refuted, shortestOf, shortestWrong } from "./shortest-wrong.ts";
import { usualLanguageOf } from "./try-facts.ts";

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

interface At {
  readonly term: Term;
  readonly grammar: AutomatonState;
  /** The state of the component's usual texts; `null` once it has left them, `undefined` outside of the component. */
  readonly usual: Term | null | undefined;
  /** True if the component has had another text. */
  readonly isOdd: boolean;
}

/** Proves that a component has only its usual texts, which its check passes, in all texts of an expression. */
function refutedCheck(node: Node, expression: ExpressionLanguage, begin: Term, component: Component) {
  const grammar = new Bordered(node, (one) => one.kind === "component" && one.codec === component.codec);
  const language = usualLanguageOf(component);
  return shortestWrong<At>({
    first: { term: begin, grammar: grammar.first, usual: undefined, isOdd: false },
    keyOf: (at) => `${at.term.id},${at.grammar.index},${at.usual?.id ?? at.usual},${at.isOdd}`,
    wrongAt: ({ term, grammar: own, isOdd }) =>
      isOdd && expression.isEnd(term) && grammar.isEnd(own) ? `${component.name} is not checked` : undefined,
    beside: (at) => {
      const [opened, closed] = [grammar.opened(at.grammar), grammar.closed(at.grammar)];
      const isUsual = at.usual && language?.isEnd(at.usual);
      return [
        ...(opened === undefined ? [] : [{ ...at, grammar: opened, usual: language?.first ?? null }]),
        ...(closed === undefined ? [] : [{ ...at, grammar: closed, usual: undefined, isOdd: at.isOdd || !isUsual }]),
      ];
    },
    after: (at, code) => {
      const [term, to] = [expression.step(at.term, code), grammar.after(at.grammar, code)];
      return term && to && { ...at, term, grammar: to, usual: at.usual && (language?.step(at.usual, code) ?? null) };
    },
    codes: examplesOf([
      (code) => expression.classOf[code],
      (code) => grammar.classOf(code),
      (code) => language?.classOf[code],
    ]),
  });
}

/** Proves that the components with a check have only their usual texts in all texts of an expression. */
export const refutedChecks = (node: Node, expression: ExpressionLanguage, begin: Term): Refuted | undefined =>
  shortestOf(
    componentsIn(node).map((component) =>
      component.codec.check === undefined ? undefined : refutedCheck(node, expression, begin, component),
    ),
  );
