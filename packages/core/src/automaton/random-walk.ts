import { type Machine, PRINTABLE } from "./machine.ts";

/** A step of a machine. */
interface Step<State> {
  readonly code: number;
  readonly to: State;
}

/** The distances from the states of a machine to the end of a text. */
class Way<State> {
  readonly #machine: Machine<State>;
  readonly #steps = new Map<State, readonly Step<State>[]>();
  readonly #distances = new Map<State, number>();

  constructor(machine: Machine<State>) {
    this.#machine = machine;
    const states = new Set([machine.first]);
    const before = new Map<State, State[]>();
    for (const state of states)
      for (const { to } of this.stepsFrom(state)) {
        states.add(to);
        before.set(to, [...(before.get(to) ?? []), state]);
      }
    const ends = [...states].filter((state) => machine.isEnd(state));
    for (const state of ends) this.#distances.set(state, 0);
    const waiting = new Set(ends);
    for (const state of waiting)
      for (const previous of before.get(state) ?? []) {
        if (this.#distances.has(previous)) continue;
        this.#distances.set(previous, this.distanceOf(state) + 1);
        waiting.add(previous);
      }
  }

  stepsFrom(state: State): readonly Step<State>[] {
    const known = this.#steps.get(state);
    if (known !== undefined) return known;
    const steps = PRINTABLE.flatMap((code) => {
      const to = this.#machine.step(state, code);
      return to === undefined ? [] : [{ code, to }];
    });
    this.#steps.set(state, steps);
    return steps;
  }

  distanceOf(state: State): number {
    return this.#distances.get(state) ?? Number.POSITIVE_INFINITY;
  }
}

const ways = new WeakMap<Machine, Way<unknown>>();

/** Returns the ways through a machine, which are found once. */
function wayOf(machine: Machine): Way<unknown> {
  const way = ways.get(machine) ?? new Way(machine);
  ways.set(machine, way);
  return way;
}

/**
 * Draws a random text of a machine's grammar by whole numbers below those given to `pick`. On average, every second character is any that
 * can follow; the others take the shortest way to the end, and all do from the length `long` on.
 */
export function randomWalk(machine: Machine, pick: (n: number) => number, long: number): string {
  const way = wayOf(machine);
  let state = machine.first;
  let text = "";
  while (!(machine.isEnd(state) && (text.length >= long || pick(4) === 0))) {
    const steps = way.stepsFrom(state);
    const here = way.distanceOf(state);
    const nearer = steps.filter(({ to }) => way.distanceOf(to) < here);
    const isFree = nearer.length === 0 || (text.length < long && pick(2) === 0);
    const possible = isFree ? steps.filter(({ to }) => Number.isFinite(way.distanceOf(to))) : nearer;
    const step = possible[pick(possible.length)];
    if (step === undefined) break;
    text += String.fromCharCode(step.code);
    state = step.to;
  }
  return text;
}
