import type { Edit, Fix } from "@url1738/core";
import type { Advice } from "@url1738/core/define";
import { brokenEscape, type KnownText, type Machine, placeAt, type Walked, walked } from "@url1738/core/grammar";
import { neededEscape } from "@url1738/core/runtime";
import { adviceFor, refusesIn } from "../hints/advice.ts";
import { escapeAdvice } from "../hints/escape-advice.ts";
import { isAtAhead, isAtNeeded, seenLength } from "../hints/runs.ts";
import { afterFix, type Left, spotAt } from "../hints/spot.ts";
import { type Doubting, isDoubtful } from "./doubtful.ts";
import type { AdvisedPlace, MendStep } from "./place-errors.ts";
import { repeated } from "./repeated.ts";
import { skipped } from "./skip-wrong.ts";

/** The result of mending a text up to its end, the limit, or an error that cannot be mended. */
interface Mended {
  readonly steps: readonly MendStep[];
  /** The place after the last step, if that was one error more than the limit. */
  readonly rest?: Walked;
  /** The place of the error that cannot be mended, and the advice for it. */
  readonly stuck: AdvisedPlace | undefined;
}

/** The ways of mending that are allowed besides escaping. */
interface Mending {
  /** True to apply fixes that are not sure. */
  readonly likely: boolean;
  /** The most errors to report: mending stops one error later. Without a limit, it stops at the first error that it cannot mend. */
  readonly limit: number | undefined;
}

/** The data that do not change from step to step. */
interface Task extends Mending, Doubting {
  /** The length without the invisible characters at the end, which nobody meant as part of the URL. */
  readonly seen: number;
  /** Tells whether a rule beyond the grammar refuses what a fix of the text leads to. */
  readonly refuses: (fix: Edit) => boolean;
}

/** The progress of mending. A state never changes, so a decision that leads nowhere is undone by going on from an earlier state. */
interface MendState {
  /** The last step, linked to the one before it. */
  readonly last: Link | undefined;
  /** The number of steps that are errors of their own. */
  readonly errors: number;
  /** The offset and the state of the machine after the last step. */
  readonly since: Walked;
  /** The state before each escape that has decided which component the text is in, by that component. */
  readonly decisions: ReadonlyMap<string, MendState>;
  /** The offset before which no escape may decide: one that did has led nowhere. */
  readonly undecided: number;
}

interface Link {
  readonly step: MendStep;
  readonly before: Link | undefined;
}

/** Tells whether a step is an error of its own: a component that is wrong in itself is reported once. */
export function isOwnError({ wrong }: MendStep, before: MendStep | undefined): boolean {
  return wrong === undefined || wrong !== before?.wrong;
}

function stepsTo({ last }: MendState, before?: MendState): readonly MendStep[] {
  const steps: MendStep[] = [];
  for (let link = last; link !== undefined && link !== before?.last; link = link.before) steps.push(link.step);
  return steps.reverse();
}

const withStep = (state: MendState, step: MendStep, since: Walked): MendState => ({
  ...state,
  last: { step, before: state.last },
  errors: state.errors + (isOwnError(step, state.last?.step) ? 1 : 0),
  since,
});

/** Returns the escape that a place after the last fix needs; `undefined` if an escape would not help. */
function escapeAt({ text, seen }: Task, index: number, since: number): Advice | undefined {
  const begun = brokenEscape(text, index);
  if (begun >= since) return escapeAdvice(begun, begun + 1, "%25");
  if (index >= seen) return undefined;
  const { found } = placeAt(text, index);
  const escapes = neededEscape(found);
  return escapes === undefined ? undefined : escapeAdvice(index, index + found.length, escapes);
}

/** Returns the component that an escape has decided on, if the text could be in several before it. */
function decided(machine: Machine, before: unknown, after: unknown): string | undefined {
  const [only, ...others] = machine.componentsAt(after);
  return others.length === 0 && machine.componentsAt(before).size > 1 ? only : undefined;
}

/** Walks on from the last step to where the text leaves the grammar next. */
function leftAfter({ machine, text, refuses }: Task, state: MendState): Left {
  const { since, last } = state;
  return {
    machine,
    text,
    since,
    leaving: walked(machine, since.state, text, since.index),
    // If the last step passed over something, the next delimiter is decided as well.
    decided: last === undefined ? 0 : since.index + (last.step.wrong === undefined ? 0 : 1),
    // Asking about each fix would take quadratic time. Once everything is mended, one look at the result tells which fixes are refused.
    isRefused: last === undefined ? refuses : undefined,
  };
}

const withFix = (state: MendState, { leaving }: Left, advice: Advice, fix: Fix, after: Walked): MendState =>
  withStep(state, { ...fix, leaving, advice, wrong: undefined }, after);

/** Takes a step that writes an escape; `undefined` if that does not help. */
function escaped(task: Task, state: MendState, left: Left): MendState | undefined {
  const { machine, text } = task;
  const { since, decisions, undecided } = state;
  const { index, state: at } = left.leaving;
  // Of a host that allows escapes, only the spot knows that they are refused.
  if (machine.mismatchAt(at, index).component === "host" && !spotAt(left, left.leaving).canEscape) return undefined;
  const advised = escapeAt(task, index, since.index);
  const after = advised?.fix && afterFix(left, advised.fix);
  if (advised?.fix === undefined || after === undefined || isDoubtful(task, index)) return undefined;
  if (left.isRefused?.(advised.fix)) return undefined;
  const before = walked(machine, since.state, text, since.index, advised.fix.index);
  const component = decided(machine, before.state, after.state);
  const next = withFix(state, left, advised, advised.fix, after);
  if (component === undefined) return next;
  // If the `@` of a login has to come, it must be there.
  if (index < undecided || (isAtNeeded(spotAt(left, after)) && !isAtAhead(text, after.index))) return undefined;
  return decisions.has(component) ? next : { ...next, decisions: new Map([...decisions, [component, state]]) };
}

/** The length of the longest run of steps whose repetition is noticed. */
const MOST_REPEATED = 16;

/**
 * Takes one step that repeats the last ones, if the machine is in the same state as before them and the text goes on as it did there: in a
 * text of a million like errors, hints would say the same of each.
 */
function repeatedOn(task: Task, before: MendState, state: MendState): MendState {
  const { since, decisions, undecided, last } = state;
  const isAlike = since.state === before.since.state && decisions === before.decisions;
  const more =
    isAlike && last && undecided <= before.since.index
      ? repeated(task, before.since.index, since.index, stepsTo(state, before))
      : undefined;
  return last && more ? withStep(state, { ...last.step, ...more }, { ...since, index: more.end }) : state;
}

/** Returns the state before a decision that has led nowhere, if there is one. */
function takenBack({ machine }: Task, { decisions }: MendState, { index, state }: Walked): MendState | undefined {
  const reached = machine.componentsAt(state);
  const [, wrong] = [...decisions].find(([component]) => reached.has(component)) ?? [];
  return wrong && { ...wrong, decisions: new Map(), undecided: index + 1 };
}

/** Takes a step that applies the fix of some advice; `undefined` if that does not help. */
function followed(
  { likely }: Task,
  state: MendState,
  left: Left,
  advice: AdvisedPlace["advice"],
): MendState | undefined {
  if (typeof advice !== "object" || advice.fix === undefined) return undefined;
  if (!likely && !advice.fix.sure) return undefined;
  const after = advice.fix.index >= state.since.index ? afterFix(left, advice.fix) : undefined;
  return after && withFix(state, left, advice, advice.fix, after);
}

/** Takes a step over a component that is wrong in itself; `undefined` if the text does not go on after it. */
function passedOver(
  { machine, text, limit }: Task,
  state: MendState,
  leaving: Walked,
  wrong: string,
  advice: AdvisedPlace["advice"],
): MendState | undefined {
  const over = limit !== undefined && leaving.index < text.length ? skipped(machine, text, leaving) : undefined;
  if (over === undefined) return undefined;
  const { end, replacement } = over;
  const step = { index: leaving.index, end, replacement, leaving, advice, wrong };
  return withStep(state, step, { index: end, state: over.state });
}

/** Takes the next step: returns the state after it, or all steps if the text ends or cannot be mended. */
function step(task: Task, state: MendState): MendState | Mended {
  const { machine, text, rules, likely } = task;
  const left = leftAfter(task, state);
  const { leaving } = left;
  if (leaving.index === text.length && machine.isEnd(leaving.state)) return { steps: stepsTo(state), stuck: undefined };
  const next = escaped(task, state, left);
  if (next !== undefined) return next;
  const before = takenBack(task, state, leaving);
  if (before !== undefined) {
    if (likely) return before;
    const undone = leftAfter(task, before);
    return { steps: stepsTo(before), stuck: { leaving: undone.leaving, advice: adviceFor(undone, rules) } };
  }
  const component = machine.mismatchAt(leaving.state, leaving.index).component ?? "";
  // A component that is wrong in itself is reported once.
  const isKnown = state.last?.step.wrong === component;
  const advice = isKnown ? undefined : adviceFor(left, rules);
  return (
    followed(task, state, left, advice) ??
    passedOver(task, state, leaving, component, advice) ?? { steps: stepsTo(state), stuck: { leaving, advice } }
  );
}

/**
 * Walks a text through a grammar, and mends or passes over each error. Reads every character a bounded number of times.
 *
 * An escape can decide between two components: an escaped `~` in `x-a://a~b/` is in a user, and no longer in a host. If that leads nowhere,
 * the text has left the grammar before the escape.
 */
export function mend(reading: KnownText, mending: Mending): Mended {
  const { limit = Infinity } = mending;
  const { text, scheme, machine, rules } = reading;
  const refuses = refusesIn(rules, machine, text);
  const task = { ...mending, ...reading, refuses, seen: seenLength(text), lastSlashes: text.lastIndexOf("://") };
  const start = scheme.length + 1;
  const since = { index: start, state: machine.first };
  let state: MendState | Mended = { last: undefined, errors: 0, since, decisions: new Map(), undecided: start };
  let before: MendState = state;
  let full: MendState | undefined;
  while ("since" in state) {
    if (state.errors <= limit) full = undefined;
    else {
      full ??= state;
      if (state.decisions.size === 0) break;
      // A decision may still be taken back, so reading goes on, but collects no more steps.
      state = { ...state, last: state.last && { step: state.last.step, before: undefined } };
    }
    state = step(task, state);
    if (mending.limit === undefined && "since" in state) {
      const next = repeatedOn(task, before, state);
      if (next !== state || next.errors % MOST_REPEATED === 0) before = next;
      state = next;
    }
  }
  return full === undefined ? (state as Mended) : { steps: stepsTo(full), stuck: undefined, rest: full.since };
}
