import type { Fix } from "@url1738/core";
import type { Advice, Hint } from "@url1738/core/runtime";
import {
  brokenEscape,
  escapeAdvice,
  type Machine,
  neededEscape,
  placeAt,
  type Walked,
  walked,
} from "@url1738/core/runtime";
import { afterFix, type Left } from "../hints/after-fix.ts";
import { adviceFor } from "../hints/departure-advice.ts";
import { seenLength, spaceEnd } from "../hints/runs.ts";
import type { Edit } from "./fixes.ts";
import { skipped } from "./skip-error.ts";
import type { Told } from "./told-errors.ts";

/** How a text leaves a grammar again and again, if each time what is wrong is mended or passed over. */

/** A place where a text leaves a grammar, and what is done about it. */
export interface Step extends Edit, Told {
  /** The component that is wrong in itself and was passed over; nothing where the text was mended. */
  readonly wrong: string | undefined;
}

/** A text looked at to its end, or to where nothing helps. */
export interface Mended {
  readonly steps: readonly Step[];
  /** Where nothing helps, and the advice for it. */
  readonly stuck: Told | undefined;
}

/** What may be done besides escaping. */
export interface Mending {
  /** See `Definition.hint`. */
  readonly hint: Hint | undefined;
  /** Whether changes are made that are not sure. */
  readonly likely: boolean;
  /** Whether what cannot be mended is passed over. */
  readonly passesOver: boolean;
}

/**
 * Escapes what must be escaped at a place; nothing where an escape would not do.
 *
 * @param since - Where the fix before ends.
 * @param seen - Where the white space at the end begins: it is not part of the URL that somebody meant.
 */
function escapeAt(text: string, index: number, since: number, seen: number): Advice | undefined {
  const begun = brokenEscape(text, index);
  if (begun >= since) return escapeAdvice(begun, begun + 1, "%25");
  if (index >= seen) return undefined;
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const escapes = neededEscape(character);
  return escapes === undefined ? undefined : escapeAdvice(index, index + character.length, escapes);
}

/** The one component in which the text is after an escape, where there were several before it. */
function decided(machine: Machine, before: unknown, after: unknown): string | undefined {
  const [only, ...others] = machine.componentsAt(after);
  return others.length === 0 && machine.componentsAt(before).size > 1 ? only : undefined;
}

/** Where slashes after a colon last stand, of the text that was asked for. */
let slashes = { text: "", last: -1 };

function hasSlashesAfter(text: string, index: number): boolean {
  if (text !== slashes.text) slashes = { text, last: text.lastIndexOf("://") };
  return index < slashes.last;
}

/** White space with which advice may have to do: next to a delimiter, before what closes, at the end, or before another URL. */
function isDoubtfulSpace(text: string, index: number): boolean {
  const before = text.charAt(index - 1);
  if (/\s/.test(before)) return false;
  const next = text.charAt(spaceEnd(text, index));
  return (
    /[\n\r]/.test(text.charAt(index)) ||
    !/^[^./:=@#>"\u00bb\u2019\u201d\u3001-\u3011\uff01-\uff1f]{2}$/u.test(before + next) ||
    hasSlashesAfter(text, index)
  );
}

/** Tells whether a character that could be escaped may stand for another one, or for none, so that advice is asked for. */
function isDoubtful(text: string, index: number): boolean {
  const character = text.charAt(index);
  if (/\s/.test(character)) return isDoubtfulSpace(text, index);
  if (text[index - 1] === ")") return true;
  return /[\\|<>\]{}"`\u00bb\u2019\u201d\ufffd\p{DI}\p{Cf}]/u.test(character);
}

/** The first fix that decided that the text is in a component. */
interface Decision {
  /** How many steps there were before. */
  readonly steps: number;
  readonly left: Left;
}

/**
 * Walks a text through a grammar, and mends it or passes over what is wrong. Every character is looked at a bounded number of times.
 *
 * An escape can be what decides between two components: the `~` of `x-a://a~b/` is in a user, if it is escaped, and no longer in
 * a host. If that leads nowhere, the text has left the grammar before the escape.
 */
export function mend(machine: Machine, text: string, start: number, { hint, likely, passesOver }: Mending): Mended {
  let steps: Step[] = [];
  let decisions = new Map<string, Decision>();
  const seen = seenLength(text);
  let since: Walked = { index: start, state: machine.first };
  // Before it, no escape decides any more: that has led nowhere.
  let undecided = start;

  /** Where a change can begin: after all that was done, and where something was passed over, after the delimiter with which it goes on. */
  function decidedBefore({ index }: Walked): number {
    const last = steps.at(-1);
    if (last === undefined) return 0;
    return last.wrong === undefined ? index : index + 1;
  }

  const leftAt = (from: Walked): Left => ({
    machine,
    text,
    since: from,
    leaving: walked(machine, from.state, text, from.index),
    decided: decidedBefore(from),
  });

  function make(left: Left, advice: Advice, fix: Fix, after: Walked): void {
    steps.push({ ...fix, leaving: left.leaving, advice, wrong: undefined });
    since = after;
  }

  /** Escapes what must be escaped; tells whether that helps. */
  function escaped(left: Left): boolean {
    const { index } = left.leaving;
    const advised = escapeAt(text, index, since.index, seen);
    const after = advised?.fix && afterFix(left, advised.fix);
    if (advised?.fix === undefined || after === undefined) return false;
    if (isDoubtful(text, index) || hint?.(placeAt(text, index)) !== undefined) return false;
    const before = walked(machine, since.state, text, since.index, advised.fix.index);
    const { state } = walked(machine, before.state, advised.fix.replacement, 0);
    const component = decided(machine, before.state, state);
    if (component !== undefined) {
      if (index < undecided) return false;
      if (!decisions.has(component)) decisions.set(component, { steps: steps.length, left });
    }
    make(left, advised, advised.fix, after);
    return true;
  }

  /** Takes back the decision that has led nowhere, if one has; gives where the text had left the grammar before it. */
  function takenBack(leaving: Walked): Left | undefined {
    const reached = [...machine.componentsAt(leaving.state)];
    const [wrong] = reached.flatMap((component) => decisions.get(component) ?? []).sort((a, b) => a.steps - b.steps);
    if (wrong === undefined) return undefined;
    steps = steps.slice(0, wrong.steps);
    decisions = new Map();
    since = wrong.left.since;
    undecided = leaving.index + 1;
    return wrong.left;
  }

  /** Makes the change that advice names; tells whether that helps. */
  function followed(left: Left, advice: Told["advice"]): boolean {
    if (typeof advice !== "object" || advice.fix === undefined) return false;
    if (!(likely || passesOver || advice.fix.sure)) return false;
    const after = advice.fix.index >= since.index ? afterFix(left, advice.fix) : undefined;
    if (after === undefined) return false;
    make(left, advice, advice.fix, after);
    return true;
  }

  /** Passes over a component that is wrong in itself; tells whether the text goes on after it. */
  function passedOver(leaving: Walked, wrong: string, advice: Told["advice"]): boolean {
    const over = passesOver && leaving.index < text.length ? skipped(machine, text, leaving) : undefined;
    if (over === undefined) return false;
    const { end, replacement, state } = over;
    steps.push({ index: leaving.index, end, replacement, leaving, advice, wrong });
    since = { index: end, state };
    return true;
  }

  for (;;) {
    const left = leftAt(since);
    const { leaving } = left;
    if (leaving.index === text.length && machine.isEnd(leaving.state)) return { steps, stuck: undefined };
    if (escaped(left)) continue;
    const before = takenBack(leaving);
    if (before !== undefined) {
      if (likely || passesOver) continue;
      return { steps, stuck: { leaving: before.leaving, advice: adviceFor(before, hint) } };
    }
    const component = machine.departureAt(leaving.state, leaving.index).component ?? "";
    // Of a component that is wrong in itself, one place is told.
    const isTold = passesOver && steps.at(-1)?.wrong === component;
    const advice = isTold ? undefined : adviceFor(left, hint);
    if (!followed(left, advice) && !passedOver(leaving, component, advice))
      return { steps, stuck: { leaving, advice } };
  }
}
