import { type Machine, walked } from "../automaton/machine.ts";
import { shortestTo } from "../automaton/shortest-to.ts";
import type { Edit } from "../errors/sentence.ts";
import { schemeEnd } from "../syntax/scheme-name.ts";
import type { RuleErrorOf } from "../values/scribe.ts";

/**
 * Returns the error by a rule beyond the grammar that a fix leads to: in what it writes, or in a part before that which it changes.
 * `undefined` if there is none. Errors after the fix do not count, nor do those in parts before it.
 *
 * @param errorsIn - Finds the errors in a text that the grammar accepts.
 * @param machine - The machine of the grammar.
 * @param text - The text before the fix.
 */
export function refusalOfFix<State>(
  errorsIn: (text: string) => readonly RuleErrorOf[],
  machine: Machine<State>,
  text: string,
  { index, end, replacement }: Edit,
): RuleErrorOf | undefined {
  const start = schemeEnd(text) + 1;
  const made = text.slice(0, index) + replacement;
  const written = walked(machine, machine.first, made, start);
  if (index < start || written.index < made.length) return undefined;
  const rest = walked(machine, written.state, text, end);
  const last = shortestTo(machine, rest.state, (state) => machine.isEnd(state));
  const whole = made + text.slice(end, rest.index) + last?.replacement;
  return last && errorsIn(whole).find((error) => error.index < made.length && error.end > index);
}
