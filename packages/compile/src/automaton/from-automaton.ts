import type { ElementNode } from "@url1738/core/define";
import type { Automaton } from "@url1738/core/inside/automaton/automaton";
import { type State as AutomatonState, type Step as AutomatonStep, HERE } from "@url1738/core/inside/automaton/state";
import { CompileError } from "./compile-error.ts";
import { busySteps, type Op, op, opName, ordered, type Program, type ProgramState } from "./program.ts";

/** More states than any table could have, even before equal states are merged. */
export const MOST_STATES = 2_000;

/** Follows the registers of an automaton from the steps that set them to the states that need them. */
class Flow {
  /** For each state, the registers whose content is needed later. */
  readonly #needed: readonly Set<number>[];
  /** For each state, the registers that may hold a place. */
  readonly #set: readonly Set<number>[];
  readonly #tagCount: number;

  constructor(states: readonly AutomatonState[], tagCount: number) {
    this.#tagCount = tagCount;
    this.#needed = states.map(({ final }) => new Set([...(final?.places ?? [])].filter((place) => place !== HERE)));
    this.#set = states.map(() => new Set());
    const steps = states.flatMap((state, from) =>
      state.steps.flatMap((step) => (step ? [{ from, to: numberOf(step.to), moves: movesOf(step) }] : [])),
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

  /** Returns the registers of a tag that hold places still needed. */
  held(state: number, tag: number): readonly number[] {
    return [...(this.#needed[state] ?? [])].filter(
      (register) => register % this.#tagCount === tag && this.#set[state]?.has(register),
    );
  }

  /** Tells whether one reading has noted a tag that others lack. */
  isAhead(state: number, tag: number): boolean {
    return [...(this.#needed[state] ?? [])].some((register) => register % this.#tagCount === tag && register !== tag);
  }
}

function addTo(registers: Set<number> | undefined, register: number): boolean {
  if (register === HERE || registers === undefined || registers.has(register)) return false;
  registers.add(register);
  return true;
}

/** Numbers the states from 0, in the order that texts reach them. */
const numberOf = ({ index }: AutomatonState): number => index - 1;

/** Maps each register that changes to the source of its new content. */
function movesOf({ moves }: AutomatonStep): ReadonlyMap<number, number> {
  const all = new Map<number, number>();
  for (let at = 0; at < moves.length; at += 2) all.set(moves[at] as number, moves[at + 1] as number);
  return all;
}

/** Rewrites an automaton with registers, so that it notes where elements begin and end. */
class Conversion {
  readonly #automaton: Automaton;
  readonly #elements: readonly ElementNode[];
  readonly #states: readonly AutomatonState[];
  readonly #flow: Flow;
  readonly #presence: Program["presence"];
  readonly #copied: ReadonlySet<number>;

  constructor(automaton: Automaton, elements: readonly ElementNode[], presence: Program["presence"]) {
    this.#automaton = automaton;
    this.#elements = elements;
    this.#presence = presence;
    this.#states = explore(automaton);
    this.#flow = new Flow(this.#states, automaton.tagCount);
    this.#copied = new Set(
      [...elements.keys()].filter((at) => this.#needsCopies(2 * at) || this.#needsCopies(2 * at + 1)),
    );
  }

  /** Tells whether two places of a tag are needed at once. Otherwise one register holds it, wherever it is noted. */
  #needsCopies(tag: number): boolean {
    return this.#states.some((_, state) => this.#flow.held(state, tag).length > 1);
  }

  #opsNoting(tag: number): readonly Op[] {
    const at = tag >> 1;
    if (tag % 2 === 0) return [op("start", at)];
    return this.#isTold(at) ? [op("end", at), op("on", at)] : [op("end", at)];
  }

  #isTold(at: number): boolean {
    return this.#presence.includes(at);
  }

  #opsOf(from: number, step: AutomatonStep): readonly Op[] {
    const { tagCount } = this.#automaton;
    const to = numberOf(step.to);
    const moves = movesOf(step);
    const ops = [...moves].flatMap(([target, source]): readonly Op[] => {
      if (!this.#flow.isNeeded(to, target)) return [];
      if (this.#copied.has((target % tagCount) >> 1)) return [{ ...op("move", target), from: source }];
      return source === HERE ? this.#opsNoting(target % tagCount) : [];
    });
    const lost = this.#elements.flatMap((_, at): readonly Op[] => {
      const end = 2 * at + 1;
      if (!this.#isTold(at) || this.#copied.has(at)) return [];
      const isLost = this.#flow.isAhead(from, end) && !this.#flow.isAhead(to, end) && this.#flow.isNeeded(to, end);
      return isLost && !moves.has(end) ? [op("off", at)] : [];
    });
    return [...ops, ...lost, ...flagged(step.flags)];
  }

  #finalOf(state: number, { places, flags }: NonNullable<AutomatonState["final"]>): readonly Op[] {
    const ops = [...places].flatMap((place, tag): readonly Op[] => {
      const at = tag >> 1;
      if (this.#copied.has(at)) return [{ ...op("take", tag), from: place }];
      if (place === HERE) return this.#opsNoting(tag);
      const isLost = tag % 2 === 1 && place === tag && this.#isTold(at) && this.#flow.isAhead(state, tag);
      return isLost ? [op("off", at)] : [];
    });
    return [...ops, ...flagged(flags)];
  }

  /** Returns the program that notes each place when the character after it is read. */
  #program(): Program {
    const { machine } = this.#automaton;
    const states = this.#states.map(
      (state, from): ProgramState => ({
        row: Array.from(state.steps, (step) =>
          step ? { to: numberOf(step.to), ops: this.#opsOf(from, step) } : undefined,
        ),
        final: state.final ? this.#finalOf(from, state.final) : undefined,
        expectation: { ...machine.mismatchAt(state, 0), components: machine.componentsAt(state) },
      }),
    );
    const { classOf } = this.#automaton.nfa;
    return { classOf, states, initial: [], presence: this.#presence, copied: this.#copied };
  }

  /** Tells whether a place noted on ways from a state is known earlier: no reading that goes on holds another one. */
  #isKnown(state: number, { what, of }: Op): boolean {
    const element = this.#elements[of];
    const canBe = what === "start" || (what === "end" && element?.kind === "list" && element.place === "after");
    return canBe && this.#flow.held(state, 2 * of + (what === "end" ? 1 : 0)).length === 0;
  }

  /** Notes each tag as soon as its place is known, unless that gives more rows something to do. */
  noted(): Program {
    const program = this.#program();
    let early: readonly Early[] = program.states.map(({ row, final }, state) => {
      const ops = [...row.flatMap((step) => step?.ops ?? []), ...(final ?? [])];
      return new Map(
        ops.filter((operation) => this.#isKnown(state, operation)).map((operation) => [opName(operation), operation]),
      );
    });
    let noted = withEarly(program, early);
    for (const name of new Set(early.flatMap((ops) => [...ops.keys()]))) {
      const fewer = early.map((ops) => new Map([...ops].filter(([key]) => key !== name)));
      const other = withEarly(program, fewer);
      if (busySteps(other.states).size >= busySteps(noted.states).size) continue;
      early = fewer;
      noted = other;
    }
    return noted;
  }
}

/** The operations on ways from a state that are done on the ways to it instead, by name. */
type Early = ReadonlyMap<string, Op>;

function withEarly(program: Program, early: readonly Early[]): Program {
  const late = (from: number, ops: readonly Op[]) => ops.filter((operation) => !early[from]?.has(opName(operation)));
  const earlier = (to: number, by: number) =>
    [...(early[to]?.values() ?? [])].map((operation) => ({ ...operation, by }));
  const states = program.states.map(({ row, final, expectation }, from): ProgramState => {
    const steps = row.map(
      (step) => step && { ...step, ops: ordered([...late(from, step.ops), ...earlier(step.to, 1)]) },
    );
    return { row: steps, final: final && ordered(late(from, final)), expectation };
  });
  return { ...program, initial: ordered(earlier(0, 0)), states };
}

function flagged(flags: number): readonly Op[] {
  const ops: Op[] = [];
  for (let flag = 0; flags >>> flag !== 0; flag++) if ((flags >>> flag) & 1) ops.push(op("flag", flag));
  return ops;
}

/**
 * Converts a whole automaton into a program.
 *
 * @param elements - The elements whose tags it notes.
 * @throws CompileError - If it has too many states.
 */
export function programFrom(
  automaton: Automaton,
  elements: readonly ElementNode[],
  presence: Program["presence"],
): Program {
  return new Conversion(automaton, elements, presence).noted();
}

/**
 * Makes all states of an automaton, in the order that texts reach them. Afterwards, their steps are known for every class.
 *
 * @throws CompileError - If there are more than {@link MOST_STATES}, or more than ten threads in each on average.
 */
function explore(automaton: Automaton): readonly AutomatonState[] {
  const reached = new Set([automaton.first]);
  let threads = 0;
  for (const state of reached) {
    threads += state.threads.length;
    if (reached.size > MOST_STATES || threads > 10 * MOST_STATES)
      throw new CompileError("too-many-states", "The grammar has so many states that no table could hold them.");
    automaton.finalOf(state);
    for (let classIndex = 1; classIndex < automaton.nfa.classes; classIndex++) {
      const step: AutomatonStep | null = automaton.stepFrom(state, classIndex);
      if (step !== null) reached.add(step.to);
    }
  }
  return [...reached];
}
