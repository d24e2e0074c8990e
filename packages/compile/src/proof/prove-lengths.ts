import type { Node } from "@url1738/core/define";
import { componentsOf } from "@url1738/core/grammar";
import type { State as AutomatonState } from "@url1738/core/inside/automaton/state";
import type { Longest } from "@url1738/core/inside/scheme/scheme-scribe";
import { limitOf, longCheckOf } from "../automaton/watched-texts.ts";
import { Bordered, examplesOf } from "./bordered.ts";
import { type Refuted, shortestWrong } from "./shortest-wrong.ts";

/** Proves that a text that passes the test of length has no component that is too long to go unchecked. */

interface At {
  readonly grammar: AutomatonState;
  /** The number of characters read, up to where the test begins to count. */
  readonly read: number;
  readonly isOpen: boolean;
  readonly isAfterDelimiter: boolean;
  /** True if a component with a limit lies where the test does not count. */
  readonly isMissed: boolean;
}

/** Proves the test, whose places count from the beginning of the grammar's text; `undefined` says that no component can be too long. */
export function refutedLengths(node: Node, longest: Longest | undefined): Refuted | undefined {
  const limits = componentsOf(node).flatMap((element) => {
    const most = limitOf(element);
    return most === undefined ? [] : [{ name: element.name, most, checkLong: longCheckOf(element) }];
  });
  if (limits.length === 0) return undefined;
  const { from = 0, most = Number.POSITIVE_INFINITY, delimiter, checkLong } = longest ?? {};
  const short = limits.find((limit) => limit.most < most);
  if (short !== undefined) return { text: "", reason: `${short.name} may have at most ${short.most} characters` };
  const other = limits.find((limit) => checkLong !== undefined && limit.checkLong !== checkLong);
  if (other !== undefined) return { text: "", reason: `${other.name} has another check of longer texts` };
  const grammar = new Bordered(node, ({ name }, isInList) => !isInList && limits.some((limit) => limit.name === name));
  return shortestWrong<At>({
    first: { grammar: grammar.first, read: 0, isOpen: false, isAfterDelimiter: false, isMissed: false },
    keyOf: (at) => `${at.grammar.index},${at.read},${at.isOpen},${at.isAfterDelimiter},${at.isMissed}`,
    wrongAt: (at) =>
      at.isMissed && grammar.isEnd(at.grammar) ? "a component lies outside of what is counted" : undefined,
    beside: (at) => {
      const [opened, closed] = [grammar.opened(at.grammar), grammar.closed(at.grammar)];
      const isMissed = at.isMissed || at.read < from;
      return [
        ...(opened === undefined ? [] : [{ ...at, grammar: opened, isOpen: true, isMissed }]),
        ...(closed === undefined ? [] : [{ ...at, grammar: closed, isOpen: false }]),
      ];
    },
    after: (at, code) => {
      const to = grammar.after(at.grammar, code);
      if (to === undefined) return undefined;
      const isAfterDelimiter = at.isAfterDelimiter || (at.read >= from && String.fromCharCode(code) === delimiter);
      const isMissed = at.isMissed || (isAfterDelimiter && at.isOpen);
      return { ...at, grammar: to, read: Math.min(at.read + 1, from), isAfterDelimiter, isMissed };
    },
    codes: examplesOf([(code) => grammar.classOf(code), (code) => String.fromCharCode(code) === delimiter]),
  });
}
