import { seenLength } from "../advice/unseen.ts";
import { brokenEscape, neededEscape } from "../explain/hints.ts";
import { type Machine, type Walked, walked } from "../machines/machine.ts";
import type { Fix } from "./fixes.ts";

/** How a text leaves a grammar again and again, if after each time the character at fault is escaped. */

/** A text looked at to its end, or to where escapes do not help. */
export interface Mended {
  readonly fixes: readonly Fix[];
  /** Where escapes do not help. */
  readonly leaving: Walked | undefined;
}

/**
 * Escapes what must be escaped at a place; nothing where an escape would not do.
 *
 * @param since - Where the fix before ends.
 * @param trimmed - Where the white space at the end begins: it is not part of the URL that somebody meant.
 */
function fixAt(text: string, index: number, since: number, trimmed: number): Omit<Fix, "leaving"> | undefined {
  const begun = brokenEscape(text, index);
  if (begun >= since) return { index: begun, end: begun + 1, replacement: "%25" };
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  // A # is never a slip of the pen: a fragment begins there, and where to split is not for us to say.
  const replacement = index >= trimmed ? undefined : neededEscape(character);
  return replacement === undefined ? undefined : { index, end: index + character.length, replacement };
}

/** A fix that decided in which component the text is. */
interface Decision {
  /** How many fixes there were before. */
  readonly fixes: number;
  readonly leaving: Walked;
  readonly component: string;
}

/** The one component in which the text is after an escape, where there were several before it. */
function decided(machine: Machine, before: unknown, after: unknown): string | undefined {
  const [only, ...others] = machine.componentsAt(after);
  return others.length === 0 && machine.componentsAt(before).size > 1 ? only : undefined;
}

/** Where the machine is after an escape; nothing where none fits. */
function afterEscape(machine: Machine, from: unknown, escape: string): Walked | undefined {
  const reached = walked(machine, from, escape, 0);
  return reached.index === escape.length ? reached : undefined;
}

/**
 * Walks a text through a grammar and fixes what escapes can fix. Every character is looked at a bounded number of times.
 *
 * An escape can be what decides between two components: the `~` of `x-a://a~b/` is in a user, if it is escaped, and no longer in
 * a host. If that leads nowhere, the text has left the grammar before the escape.
 */
export function mend(machine: Machine, text: string, start: number): Mended {
  const fixes: Fix[] = [];
  const decisions: Decision[] = [];
  const trimmed = seenLength(text);
  let since = start;
  let from = machine.first;
  let leaving = walked(machine, from, text, since);
  while (leaving.index < text.length || !machine.isEnd(leaving.state)) {
    const fix = fixAt(text, leaving.index, since, trimmed);
    const before = fix && walked(machine, from, text, since, fix.index);
    const after = fix && before && afterEscape(machine, before.state, fix.replacement);
    if (fix === undefined || before === undefined || after === undefined) {
      const reached = machine.componentsAt(leaving.state);
      const wrong = decisions.find(({ component }) => reached.has(component));
      return wrong === undefined ? { fixes, leaving } : { fixes: fixes.slice(0, wrong.fixes), leaving: wrong.leaving };
    }
    const component = decided(machine, before.state, after.state);
    if (component !== undefined) decisions.push({ fixes: fixes.length, leaving, component });
    fixes.push({ ...fix, leaving });
    since = fix.end;
    from = after.state;
    leaving = walked(machine, from, text, since);
  }
  return { fixes, leaving: undefined };
}
