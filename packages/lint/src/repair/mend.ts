import type { Edit, Fix } from "@url1738/core";
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

/** What stays the same from the first step to the last. */
interface Task extends Mending {
  readonly machine: Machine;
  readonly text: string;
  /** Where the white space at the end begins: it is not part of the URL that somebody meant. */
  readonly seen: number;
  /** Where the last `://` is; -1 without one. */
  readonly lastSlashes: number;
}

/** How far a text has been mended. No state is ever changed, so a decision that leads nowhere is taken back by going on from an earlier one. */
interface State {
  /** The last step, each linked to the one before it. */
  readonly last: Link | undefined;
  readonly count: number;
  /** Where the machine is after the last step. */
  readonly since: Walked;
  /** For each component that an escape has decided the text to be in, the state before that escape. */
  readonly decisions: ReadonlyMap<string, State>;
  /** Before this offset, no escape decides any more: that has led nowhere. */
  readonly undecided: number;
}

interface Link {
  readonly step: Step;
  readonly before: Link | undefined;
}

/** Lists the steps that have led to a state. */
function stepsTo({ last, count }: State): readonly Step[] {
  const steps: Step[] = new Array(count);
  for (let link = last, at = count - 1; link !== undefined; link = link.before, at--) steps[at] = link.step;
  return steps;
}

const withStep = (state: State, step: Step, since: Walked): State => ({
  ...state,
  last: { step, before: state.last },
  count: state.count + 1,
  since,
});

/**
 * Escapes what must be escaped at a place; nothing where an escape would not do.
 *
 * @param since - Where the fix before ends.
 */
function escapeAt({ text, seen }: Task, index: number, since: number): Advice | undefined {
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

/** White space with which advice may have to do: next to a delimiter, before what closes, at the end, or before another URL. */
function isDoubtfulSpace({ text, lastSlashes }: Task, index: number): boolean {
  const before = text.charAt(index - 1);
  if (/\s/.test(before)) return false;
  const next = text.charAt(spaceEnd(text, index));
  return (
    /[\n\r]/.test(text.charAt(index)) ||
    !/^[^./:=@#>"\u00bb\u2019\u201d\u3001-\u3011\uff01-\uff1f]{2}$/u.test(before + next) ||
    index < lastSlashes
  );
}

/** Tells whether a character that could be escaped may stand for another one, or for none, so that advice is asked for. */
function isDoubtful(task: Task, index: number): boolean {
  const { text } = task;
  const character = text.charAt(index);
  if (/\s/.test(character)) return isDoubtfulSpace(task, index);
  if (text[index - 1] === ")") return true;
  return /[\\|<>\]{}"`\u00bb\u2019\u201d\ufffd\p{DI}\p{Cf}]/u.test(character);
}

/** Finds where a change can begin: after all that was done, and where something was passed over, after the delimiter with which it goes on. */
function decidedBefore({ last, since: { index } }: State): number {
  if (last === undefined) return 0;
  return last.step.wrong === undefined ? index : index + 1;
}

/** Walks on from the last step to where the text leaves the grammar next. */
function leftAfter({ machine, text }: Task, state: State): Left {
  const { since } = state;
  return {
    machine,
    text,
    since,
    leaving: walked(machine, since.state, text, since.index),
    decided: decidedBefore(state),
  };
}

const made = (state: State, { leaving }: Left, advice: Advice, fix: Fix, after: Walked): State =>
  withStep(state, { ...fix, leaving, advice, wrong: undefined }, after);

/** Escapes what must be escaped; nothing where that does not help. */
function escaped(task: Task, state: State, left: Left): State | undefined {
  const { machine, text, hint } = task;
  const { since, decisions, undecided } = state;
  const { index } = left.leaving;
  const advised = escapeAt(task, index, since.index);
  const after = advised?.fix && afterFix(left, advised.fix);
  if (advised?.fix === undefined || after === undefined) return undefined;
  if (isDoubtful(task, index) || hint?.(placeAt(text, index)) !== undefined) return undefined;
  const before = walked(machine, since.state, text, since.index, advised.fix.index);
  const { state: reached } = walked(machine, before.state, advised.fix.replacement, 0);
  const component = decided(machine, before.state, reached);
  const next = made(state, left, advised, advised.fix, after);
  if (component === undefined) return next;
  if (index < undecided) return undefined;
  return decisions.has(component) ? next : { ...next, decisions: new Map([...decisions, [component, state]]) };
}

/** Takes back the decision that has led nowhere, if one has. */
function takenBack({ machine }: Task, { decisions }: State, { index, state }: Walked): State | undefined {
  const reached = [...machine.componentsAt(state)];
  const [wrong] = reached.flatMap((component) => decisions.get(component) ?? []).sort((a, b) => a.count - b.count);
  return wrong && { ...wrong, decisions: new Map(), undecided: index + 1 };
}

/** Makes the change that advice names; nothing where that does not help. */
function followed({ likely, passesOver }: Task, state: State, left: Left, advice: Told["advice"]): State | undefined {
  if (typeof advice !== "object" || advice.fix === undefined) return undefined;
  if (!(likely || passesOver || advice.fix.sure)) return undefined;
  const after = advice.fix.index >= state.since.index ? afterFix(left, advice.fix) : undefined;
  return after && made(state, left, advice, advice.fix, after);
}

/** Passes over a component that is wrong in itself; nothing where the text does not go on after it. */
function passedOver(
  { machine, text, passesOver }: Task,
  state: State,
  leaving: Walked,
  wrong: string,
  advice: Told["advice"],
): State | undefined {
  const over = passesOver && leaving.index < text.length ? skipped(machine, text, leaving) : undefined;
  if (over === undefined) return undefined;
  const { end, replacement, state: reached } = over;
  const step = { index: leaving.index, end, replacement, leaving, advice, wrong };
  return withStep(state, step, { index: end, state: reached });
}

/** Takes the next step: gives the state after it, or all steps where the text ends or nothing helps. */
function step(task: Task, state: State): State | Mended {
  const { machine, text, hint, likely, passesOver } = task;
  const left = leftAfter(task, state);
  const { leaving } = left;
  if (leaving.index === text.length && machine.isEnd(leaving.state)) return { steps: stepsTo(state), stuck: undefined };
  const next = escaped(task, state, left);
  if (next !== undefined) return next;
  const before = takenBack(task, state, leaving);
  if (before !== undefined) {
    if (likely || passesOver) return before;
    const undone = leftAfter(task, before);
    return { steps: stepsTo(before), stuck: { leaving: undone.leaving, advice: adviceFor(undone, hint) } };
  }
  const component = machine.departureAt(leaving.state, leaving.index).component ?? "";
  // Of a component that is wrong in itself, one place is told.
  const isTold = passesOver && state.last?.step.wrong === component;
  const advice = isTold ? undefined : adviceFor(left, hint);
  return (
    followed(task, state, left, advice) ??
    passedOver(task, state, leaving, component, advice) ?? { steps: stepsTo(state), stuck: { leaving, advice } }
  );
}

/**
 * Walks a text through a grammar, and mends it or passes over what is wrong. Every character is looked at a bounded number of times.
 *
 * An escape can decide between two components: the `~` of `x-a://a~b/` is in a user, if it is escaped, and no longer in a host. If
 * that leads nowhere, the text has left the grammar before the escape.
 */
export function mend(machine: Machine, text: string, start: number, mending: Mending): Mended {
  const task = { ...mending, machine, text, seen: seenLength(text), lastSlashes: text.lastIndexOf("://") };
  const since = { index: start, state: machine.first };
  let state: State | Mended = { last: undefined, count: 0, since, decisions: new Map(), undecided: start };
  while ("since" in state) state = step(task, state);
  return state;
}
