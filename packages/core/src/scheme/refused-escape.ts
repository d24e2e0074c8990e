import { type Machine, type Mismatch, shortestTo, walked } from "../automaton/machine.ts";
import type { Edit } from "../errors/sentence.ts";
import type { Place } from "../grammar/nodes.ts";
import { rootOf } from "../grammar/walk.ts";
import { schemeEnd } from "../syntax/scheme-name.ts";
import type { Reading, RuleErrorOf } from "../values/scribe.ts";
import { escapeAt } from "./sure-hints.ts";

/**
 * Returns the error by a rule beyond the grammar that a fix leads to: in what it writes, or in a part before that which it changes.
 * `undefined` if there is none. Errors after the fix do not count, nor do those in parts before it. If the grammar does not allow the fix, or
 * if it needs the `@` of a login that does not follow, returns the fix itself.
 *
 * @param part - A component whose errors before the fix count as well.
 * @public
 */
export function refusalOfFix<State>(
  errorsIn: (text: string) => readonly RuleErrorOf[],
  machine: Machine<State>,
  text: string,
  fix: Edit,
  part?: string,
): Pick<RuleErrorOf, "index" | "end" | "acceptedTerms"> | undefined {
  const { index, end, replacement } = fix;
  const start = schemeEnd(text) + 1;
  const escaped = text.slice(0, index) + replacement;
  const written = walked(machine, machine.first, escaped, start);
  if (index < start) return undefined;
  if (written.index < escaped.length) return fix;
  const rest = walked(machine, written.state, text, end);
  const last = shortestTo(machine, rest.state);
  if (last?.replacement[0] === "@" && !text.includes("@", rest.index)) return fix;
  const whole = escaped + text.slice(end, rest.index) + last?.replacement;
  return (
    last &&
    errorsIn(whole).find(
      (error) => error.index < escaped.length && (error.end > index || rootOf(error.component) === part),
    )
  );
}

/**
 * Returns the terms of the rule beyond the grammar that refuses even the escape of a character, if there is one: it knows better than the
 * grammar what is allowed.
 *
 * @public
 */
export function termsOfRefusal(
  errorsIn: (text: string) => readonly RuleErrorOf[],
  reading: Reading,
  place: Place,
  { canEscape, component }: Mismatch,
): readonly string[] | undefined {
  const escape = escapeAt(place, canEscape);
  const refused = escape && refusalOfFix(errorsIn, reading.machine, reading.text, escape, component);
  return refused && refused.end > escape.index ? refused.acceptedTerms?.(reading, refused.index) : undefined;
}
