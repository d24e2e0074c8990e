import {
  type Automaton,
  type AutomatonState,
  type AutomatonStep,
  type Component,
  HERE,
  type List,
  labelOf,
  TooLarge,
} from "@url1738/core/runtime";
import { CompileError } from "./compile-error.ts";
import { keysOf, type Label, type Machine, markOf, type Op, op, ordered, type State, type Step } from "./machine.ts";

/** More states than any table could have, even before equal states are merged. */
export const MOST_STATES = 2_000;

/** Follows the registers of an automaton from the steps that set them to the states that need them. */
class Flow {
  /** For each state, the registers whose content is needed later. */
  readonly #needed: readonly Set<number>[];
  /** For each state, the registers that may hold a place. */
  readonly #set: readonly Set<number>[];
  readonly #marks: number;

  constructor(states: readonly AutomatonState[], numberOf: (state: AutomatonState) => number, marks: number) {
    this.#marks = marks;
    this.#needed = states.map(({ final }) => new Set([...(final?.places ?? [])].filter((place) => place !== HERE)));
    this.#set = states.map(() => new Set());
    const steps = states.flatMap((state, from) =>
      stepsOf(state).map((step) => ({ from, to: numberOf(step.to), moves: movesOf(step) })),
    );
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (const { from, to, moves } of [...steps].reverse())
        for (const register of this.#needed[to] ?? [])
          if (addTo(this.#needed[from], moves.get(register) ?? register)) isChanged = true;
      for (const { from, to, moves } of steps) {
        const set = this.#set[from] as Set<number>;
        for (const register of set) if (!moves.has(register) && addTo(this.#set[to], register)) isChanged = true;
        for (const [target, source] of moves)
          if ((source === HERE || set.has(source)) && addTo(this.#set[to], target)) isChanged = true;
      }
    }
  }

  isNeeded(state: number, register: number): boolean {
    return this.#needed[state]?.has(register) === true;
  }

  /** Returns the registers of a mark that hold places still needed. */
  held(state: number, mark: number): readonly number[] {
    return [...(this.#needed[state] ?? [])].filter(
      (register) => register % this.#marks === mark && this.#set[state]?.has(register),
    );
  }

  /** Tells whether one reading has noted a mark that others lack. */
  isAhead(state: number, mark: number): boolean {
    return [...(this.#needed[state] ?? [])].some((register) => register % this.#marks === mark && register !== mark);
  }
}

function addTo(registers: Set<number> | undefined, register: number): boolean {
  if (register === HERE || registers === undefined || registers.has(register)) return false;
  registers.add(register);
  return true;
}

/** Returns the steps from a state, each once. */
const stepsOf = ({ steps }: AutomatonState): readonly AutomatonStep[] => [
  ...new Set(steps.flatMap((step) => step ?? [])),
];

/** Maps each register that changes to the source of its new content. */
function movesOf({ moves }: AutomatonStep): ReadonlyMap<number, number> {
  const all = new Map<number, number>();
  for (let at = 0; at < moves.length; at += 2) all.set(moves[at] as number, moves[at + 1] as number);
  return all;
}

/** The operations on the ways from a state, and those for a text that ends in it. */
interface Ways {
  readonly steps: ReadonlyMap<AutomatonStep, readonly Op[]>;
  readonly final: readonly Op[] | undefined;
}

/** The operations of all states, and those before anything is read. */
interface Early {
  readonly initial: readonly Op[];
  readonly ways: readonly Ways[];
}

/** Rewrites an automaton with registers, so that it notes where elements begin and end. */
class Conversion {
  readonly #automaton: Automaton;
  readonly #elements: readonly (Component | List)[];
  readonly #states: readonly AutomatonState[];
  readonly #numbers: ReadonlyMap<AutomatonState, number>;
  readonly #flow: Flow;
  readonly #presence: Machine["presence"];
  readonly #copied: ReadonlySet<number>;

  constructor(automaton: Automaton, elements: readonly (Component | List)[], presence: Machine["presence"]) {
    this.#automaton = automaton;
    this.#elements = elements;
    this.#presence = presence;
    this.#states = explore(automaton, MOST_STATES);
    this.#numbers = new Map(this.#states.map((state, number) => [state, number]));
    this.#flow = new Flow(this.#states, (state) => this.#numberOf(state), automaton.marks);
    this.#copied = new Set(
      [...elements.keys()].filter((of) => this.#needsCopies(2 * of) || this.#needsCopies(2 * of + 1)),
    );
  }

  #numberOf(state: AutomatonState): number {
    return this.#numbers.get(state) as number;
  }

  /** Tells whether two places of a mark are needed at once. Otherwise one register holds it, wherever it is noted. */
  #needsCopies(mark: number): boolean {
    return this.#states.some((_, state) => this.#flow.held(state, mark).length > 1);
  }

  #opsNoting(mark: number): readonly Op[] {
    const of = mark >> 1;
    if (mark % 2 === 0) return [op("start", of)];
    return this.#isTold(of) ? [op("end", of), op("on", of)] : [op("end", of)];
  }

  #isTold(of: number): boolean {
    return this.#presence.includes(of);
  }

  /** Returns the operations on a way, except for flags. */
  #opsOf(from: number, to: number, step: AutomatonStep): readonly Op[] {
    const { marks } = this.#automaton;
    const moves = movesOf(step);
    const ops = [...moves].flatMap(([target, source]): readonly Op[] => {
      if (!this.#flow.isNeeded(to, target)) return [];
      if (this.#copied.has((target % marks) >> 1)) return [{ ...op("move", target), from: source }];
      return source === HERE ? this.#opsNoting(target % marks) : [];
    });
    const lost = this.#elements.flatMap((_, of): readonly Op[] => {
      const end = 2 * of + 1;
      if (!this.#isTold(of) || this.#copied.has(of)) return [];
      const isLost = this.#flow.isAhead(from, end) && !this.#flow.isAhead(to, end) && this.#flow.isNeeded(to, end);
      return isLost && !moves.has(end) ? [op("off", of)] : [];
    });
    return [...ops, ...lost];
  }

  #finalOf(state: number): readonly Op[] | undefined {
    const { final } = this.#states[state] as AutomatonState;
    if (!final) return undefined;
    const { places, flags } = final;
    const ops = [...places].flatMap((place, mark): readonly Op[] => {
      const of = mark >> 1;
      if (this.#copied.has(of)) return [{ ...op("take", mark), from: place }];
      if (place === HERE) return this.#opsNoting(mark);
      const isLost = mark % 2 === 1 && place === mark && this.#isTold(of) && this.#flow.isAhead(state, mark);
      return isLost ? [op("off", of)] : [];
    });
    return [...ops, ...flagged(flags)];
  }

  /** Tells whether the place of a mark noted on ways from a state is known earlier: no reading that goes on holds another one. */
  #isKnown(state: number, { what, of, by }: Op): boolean {
    const element = this.#elements[of];
    const canBe = what === "start" || (what === "end" && element?.kind === "list" && element.place === "after");
    return canBe && by === 0 && this.#flow.held(state, 2 * of + (what === "end" ? 1 : 0)).length === 0;
  }

  /** Returns, for each state, the marks that are noted on ways from it and known earlier. */
  #knownMarks(ways: readonly Ways[]): readonly ReadonlySet<string>[] {
    return ways.map(({ steps, final = [] }, state) => {
      const ops = [...[...steps.values()].flat(), ...final];
      return new Set(ops.filter((one) => this.#isKnown(state, one)).map(markOf));
    });
  }

  /** Returns the operations of all ways, with some marks noted on the ways to a state instead of the ways from it. */
  #withEarly(ways: readonly Ways[], known: readonly ReadonlySet<string>[], early: ReadonlySet<string>): Early {
    const isEarly = (state: number, mark: string) => early.has(mark) && known[state]?.has(mark) === true;
    const from = (state: number, ops: readonly Op[]) => ops.filter((one) => !isEarly(state, markOf(one)));
    const to = (state: number, by: number) =>
      [...(known[state] ?? [])].filter((mark) => early.has(mark)).map((mark) => opOf(mark, by));
    return {
      initial: ordered(to(0, 0)),
      ways: ways.map(({ steps, final }, state) => ({
        steps: new Map(
          [...steps].map(([step, ops]) => [
            step,
            ordered([...from(state, ops), ...to(this.#numberOf(step.to), 1), ...flagged(step.flags)]),
          ]),
        ),
        final: final && ordered(from(state, final)),
      })),
    };
  }

  /** Notes each mark as soon as its place is known, unless that gives more rows something to do. */
  #noted(ways: readonly Ways[]): Early {
    const known = this.#knownMarks(ways);
    const rows = ({ ways: all }: Early) =>
      new Set(
        all.flatMap(({ steps }) =>
          [...steps].flatMap(([step, ops]) => (ops.length === 0 ? [] : [`${keysOf(ops)}@${this.#numberOf(step.to)}`])),
        ),
      ).size;
    let early: ReadonlySet<string> = new Set(known.flatMap((marks) => [...marks]));
    let noted = this.#withEarly(ways, known, early);
    for (const mark of early) {
      const fewer = new Set([...early].filter((one) => one !== mark));
      const other = this.#withEarly(ways, known, fewer);
      if (rows(other) >= rows(noted)) continue;
      early = fewer;
      noted = other;
    }
    return noted;
  }

  machine(): Machine {
    const { ways, initial } = this.#noted(
      this.#states.map((state, from): Ways => {
        const steps = new Map(stepsOf(state).map((step) => [step, this.#opsOf(from, this.#numberOf(step.to), step)]));
        return { steps, final: this.#finalOf(from) };
      }),
    );
    const { classOf, classes } = this.#automaton.nfa;
    const states = this.#states.map((state, from): State => {
      const { steps, final } = ways[from] as Ways;
      const made = new Map<AutomatonStep | null | undefined, Step>();
      for (const [step, ops] of steps) made.set(step, { to: this.#numberOf(step.to), ops });
      const row = Array.from({ length: classes }, (_, of) => made.get(state.steps[of]));
      return { row, final: final && { ops: final }, label: this.#labelOf(state) };
    });
    return { classOf, start: 0, states, initial, presence: this.#presence, copied: this.#copied };
  }

  #labelOf(state: AutomatonState): Label {
    const { canEscape, components, ...label } = labelOf(this.#automaton, state);
    return { ...label, components: [...components] };
  }
}

/** Returns the operation that a mark names. */
function opOf(mark: string, by: number): Op {
  const [, what, of] = /^(start|end)(\d+)$/.exec(mark) ?? [];
  return op(what as "start" | "end", Number(of), by);
}

function flagged(flags: number): readonly Op[] {
  const ops: Op[] = [];
  for (let flag = 0; flags >>> flag !== 0; flag++) if ((flags >>> flag) & 1) ops.push(op("flag", flag));
  return ops;
}

/**
 * Converts a whole automaton into a machine.
 *
 * @param elements - The elements whose marks it notes.
 * @throws CompileError - If it has too many states.
 */
export function machineFrom(
  automaton: Automaton,
  elements: readonly (Component | List)[],
  presence: Machine["presence"],
): Machine {
  try {
    return new Conversion(automaton, elements, presence).machine();
  } catch (thrown) {
    if (!(thrown instanceof TooLarge)) throw thrown;
    throw new CompileError("too-many-states", "The grammar has so many states that no table could hold them.");
  }
}

/**
 * Makes all states of an automaton, in the order that texts reach them. Afterwards, their steps are known for every class.
 *
 * @param most - The limit of states, with ten threads each on average; the automaton must be able to keep that many.
 * @throws TooLarge - If there are more.
 */
function explore(automaton: Automaton, most: number): readonly AutomatonState[] {
  const found = new Set([automaton.first]);
  let threads = 0;
  for (const state of found) {
    threads += state.threads.length;
    if (found.size > most || threads > 10 * most) throw new TooLarge();
    automaton.finalOf(state);
    for (let of = 1; of < automaton.nfa.classes; of++) {
      const step: AutomatonStep | null = automaton.stepFrom(state, of);
      if (step !== null) found.add(step.to);
    }
  }
  return [...found];
}
