import { brokenEscape, mustEscape, trimmedLength } from "../explain/hints.ts";
import type { Automaton, Front } from "../machines/automaton.ts";
import { type Reach, walk } from "../machines/departure.ts";
import { encodedOctets } from "../syntax/percent-encoding.ts";
import type { Fix } from "./fixes.ts";

/** How a text leaves a grammar again and again, if after each time the character at fault is escaped. */

/** A text looked at to its end, or to where escapes do not help. */
export interface Mended {
  readonly fixes: readonly Fix[];
  /** Where escapes do not help. */
  readonly leaving: Reach | undefined;
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
  if (index >= trimmed || character === "#" || !mustEscape(character)) return undefined;
  const replacement = encodedOctets(character);
  return replacement === undefined ? undefined : { index, end: index + character.length, replacement };
}

/** The components in which a text may be at a front. */
function componentsAt({ readers }: Front): ReadonlySet<string> {
  return new Set([...readers.keys()].flatMap(({ owner }) => owner?.component ?? []));
}

/** A fix that decided in which component the text is. */
interface Decision {
  /** How many fixes there were before. */
  readonly fixes: number;
  readonly leaving: Reach;
  readonly component: string;
}

/** The one component in which a text is after an escape, where there were several before it. */
function decided(before: Front, after: Front): string | undefined {
  const [only, ...others] = componentsAt(after);
  return others.length === 0 && componentsAt(before).size > 1 ? only : undefined;
}

/** The front after an escape; nothing where none fits. */
function afterEscape(machine: Automaton, from: Front, escape: string): Front | undefined {
  const { index, front } = walk(machine, from, escape, 0);
  return index === escape.length ? front : undefined;
}

/**
 * Walks a text through a grammar and fixes what escapes can fix. Every character is looked at a bounded number of times.
 *
 * An escape can be what decides between two components: the `~` of `x-a://a~b/` is in a user, if it is escaped, and no longer in
 * a host. If that leads nowhere, the text has left the grammar before the escape.
 */
export function mend(machine: Automaton, text: string, start: number): Mended {
  const fixes: Fix[] = [];
  const decisions: Decision[] = [];
  const trimmed = trimmedLength(text);
  let since = start;
  let from = machine.first;
  let leaving = walk(machine, from, text, since);
  while (leaving.index < text.length || !leaving.front.isEnd) {
    const fix = fixAt(text, leaving.index, since, trimmed);
    const before = fix && walk(machine, from, text, since, fix.index).front;
    const after = fix && before && afterEscape(machine, before, fix.replacement);
    if (fix === undefined || before === undefined || after === undefined) {
      const reached = componentsAt(leaving.front);
      const wrong = decisions.find(({ component }) => reached.has(component));
      return wrong === undefined ? { fixes, leaving } : { fixes: fixes.slice(0, wrong.fixes), leaving: wrong.leaving };
    }
    const component = before === after ? undefined : decided(before, after);
    if (component !== undefined) decisions.push({ fixes: fixes.length, leaving, component });
    fixes.push({ ...fix, leaving });
    since = fix.end;
    from = after;
    leaving = walk(machine, from, text, since);
  }
  return { fixes, leaving: undefined };
}
