import type { Node } from "../grammar/nodes.ts";
import { followersOf } from "./closure.ts";
import { machineIn } from "./expectation.ts";
import type { Machine } from "./machine.ts";
import { type Nfa, nfaOf } from "./nfa.ts";
import type { Ages, AutomatonOptions, Config, Final, State, Step, Thread, Watch } from "./state.ts";
import { HERE } from "./state.ts";

/**
 * A grammar as a deterministic automaton with registers. A state is made when a text first reaches it, and then kept. A place is recorded
 * when the character after it is read. If several ways to read a text have recorded different places for one tag, each place has its own
 * register; older places have lower registers.
 */

/** The age of a place that was just recorded and has no register yet: all others are older. */
const NOW = Number.POSITIVE_INFINITY;

const ascending = (left: number, right: number) => left - right;

const NO_MOVES = new Int32Array(0);
const NO_AGES: Ages = new Map();

const UNKNOWN = 0;
const DEAD = -1;

/** The default limit of states, and of edges. Beyond it, all are forgotten, so memory is bounded and time stays linear. */
const MOST_KEPT = 4096;

export class Automaton {
  readonly nfa: Nfa;
  /** The number of places that are recorded; tags from this number on are ignored. */
  readonly tagCount: number;
  /** Walks the automaton character by character. */
  readonly machine: Machine<State>;
  /** The flags that the last run raised. */
  flags = 0;
  /** The register of age a for tag t is a * tagCount + t. */
  registers: Int32Array;
  /** The number of times that all states have been forgotten. */
  flushes = 0;
  readonly #most: number;
  readonly #watch: Watch | undefined;
  /** The states by row; row 0 is not used. */
  #states: State[] = [];
  #known = new Map<string, State>();
  /** The steps that have moves or raise flags. */
  #edges: Step[] = [];
  /** For each state and ASCII character, the next row; 0 means unknown, -1 dead, and lower numbers an edge. */
  #table = new Int16Array(128 * 16);
  #stamp = 0;

  /** @throws RangeError - For a grammar that is too large. */
  constructor(node: Node, options: AutomatonOptions = {}) {
    const { most = MOST_KEPT, tagging = () => [], tagCount = 0, line, others, watch } = options;
    this.nfa = nfaOf(node, tagging, line, others);
    this.tagCount = tagCount;
    this.machine = machineIn(this);
    this.registers = new Int32Array(Math.max(1, 2 * tagCount));
    this.#most = most;
    this.#watch = watch?.(this.nfa);
    this.#begin();
  }

  /** The state before anything has been read. */
  get first(): State {
    return this.#states[1] as State;
  }

  #begin(): void {
    this.#states = [undefined as never];
    const followers = followersOf(this.nfa.start);
    this.#stateOf([{ at: undefined, followers, ages: NO_AGES, isSpent: false, watched: this.#watch?.none }]);
  }

  #forget(): void {
    this.flushes++;
    this.#known = new Map();
    this.#edges = [];
    this.#table.fill(UNKNOWN);
    this.#begin();
  }

  #keyOf(threads: readonly Thread[]): string {
    let key = "";
    for (const { at, ages, isSpent, watched } of threads) {
      key += `${isSpent ? "-" : ";"}${at === undefined ? "" : at.index}`;
      if (ages.size > 0) key += `:${[...ages].join()}`;
      if (this.#watch !== undefined) key += `/${this.#watch.keyOf(watched)}`;
    }
    return key;
  }

  #stateOf(threads: readonly Thread[]): State {
    const key = this.#keyOf(threads);
    const cached = this.#known.get(key);
    if (cached !== undefined) return cached;
    if (this.#states.length > this.#most) this.#forget();
    const index = this.#states.length;
    const state: State = { index, threads, steps: [], known: new Map(), configs: undefined, final: undefined };
    this.#states.push(state);
    this.#known.set(key, state);
    return state;
  }

  /** Returns the configurations that can be read after a state. If several threads lead to one place, only the first counts. */
  configsOf(state: State): readonly Config[] {
    if (state.configs !== undefined) return state.configs;
    const configs: Config[] = [];
    const stamp = ++this.#stamp;
    for (const thread of state.threads) {
      if (thread.isSpent) continue;
      for (const follower of thread.followers) {
        if (follower.to.seen === stamp) continue;
        follower.to.seen = stamp;
        configs.push({ thread, follower });
      }
    }
    state.configs = configs;
    return configs;
  }

  /** Reads a character of a class. @returns The threads after it, with new places of the age {@link NOW}, and the flags raised. */
  #read(configs: readonly Config[], classIndex: number): { readonly threads: Thread[]; readonly flags: number } {
    const { has, classes } = this.nfa;
    const threads: Thread[] = [];
    const stamp = ++this.#stamp;
    let flags = 0;
    for (const { thread, follower } of configs) {
      const { to, tags } = follower;
      if (to.kind === "end" || has[to.set * classes + classIndex] !== 1) continue;
      to.followers ??= followersOf(to.next);
      let isSpent = true;
      for (const { to: next } of to.followers) {
        if (next.seen !== stamp) isSpent = false;
        next.seen = stamp;
      }
      let ages = isSpent ? NO_AGES : thread.ages;
      let watched = this.#watch?.none;
      if (!isSpent) {
        for (const { tag } of tags) if (tag < this.tagCount) ages = new Map(ages).set(tag, NOW);
        const after = this.#watch?.after(thread.watched, tags, classIndex);
        watched = after?.now;
        flags |= after?.flags ?? 0;
      }
      threads.push({ at: to, followers: to.followers, ages, isSpent, watched });
    }
    return { threads, flags };
  }

  /** Renumbers the registers of each tag by the age of their places. @returns The moves, in order, see {@link Step.moves}. */
  #settle(threads: readonly Thread[]): Int32Array {
    const live = threads.filter(({ isSpent }) => !isSpent);
    const used = [...new Set(live.flatMap(({ ages }) => [...ages.keys()]))].sort(ascending);
    if (used.length === 0) return NO_MOVES;
    const moves: number[] = [];
    const settled = live.map((): Map<number, number> => new Map());
    for (const tag of used) {
      const before = live.map(({ ages }) => ages.get(tag) ?? 0);
      const order = [...new Set(before)].sort(ascending);
      this.#grow(order.length * this.tagCount);
      // A lower register is free, or has been copied already.
      for (const [age, old] of order.entries())
        if (age !== old) moves.push(age * this.tagCount + tag, old === NOW ? HERE : old * this.tagCount + tag);
      for (const [index, old] of before.entries()) if (old !== order[0]) settled[index]?.set(tag, order.indexOf(old));
    }
    for (const [index, thread] of live.entries()) thread.ages = settled[index] as Ages;
    return Int32Array.from(moves);
  }

  #grow(count: number): void {
    if (count <= this.registers.length) return;
    const registers = new Int32Array(count * 2);
    registers.set(this.registers);
    this.registers = registers;
  }

  #step(state: State, classIndex: number): Step | null {
    const configs = this.configsOf(state);
    const { has, classes } = this.nfa;
    // Classes that no configuration here distinguishes lead the same way, unless the watch distinguishes them.
    const isShort = configs.length < 31 && this.#watch === undefined;
    let taken = 0;
    if (isShort) {
      for (let index = 0; index < configs.length; index++) {
        const { to } = (configs[index] as Config).follower;
        if (to.kind === "reader" && has[to.set * classes + classIndex] === 1) taken |= 1 << index;
      }
      if (taken === 0) return null;
      const cached = state.known.get(taken);
      if (cached !== undefined) return cached;
    }
    const { threads, flags } = this.#read(configs, classIndex);
    if (threads.length === 0) return null;
    const moves = this.#settle(threads);
    const step: Step = { to: this.#stateOf(threads), moves, flags };
    if (isShort) state.known.set(taken, step);
    return step;
  }

  /** Returns the step for a character of a class; `null` if no text of the grammar continues with it. */
  stepFrom(state: State, classIndex: number): Step | null {
    if (classIndex === 0) return null;
    const cached = state.steps[classIndex];
    if (cached !== undefined) return cached;
    const step = this.#step(state, classIndex);
    state.steps[classIndex] = step;
    return step;
  }

  /** Returns the state after a character, a UTF-16 code unit; `undefined` if no text of the grammar continues with it. */
  after(state: State, code: number): State | undefined {
    return this.stepFrom(state, code > 0x7f ? 0 : (this.nfa.classOf[code] as number))?.to;
  }

  /** Returns the places and flags of a text that ends in a state; `null` if no text ends there. */
  finalOf(state: State): Final | null {
    if (state.final !== undefined) return state.final;
    state.final = null;
    const config = this.configsOf(state).find(({ follower }) => follower.to.kind === "end");
    if (config === undefined) return null;
    const { thread, follower } = config;
    const { tags } = follower;
    const places = new Int32Array(this.tagCount);
    for (let tag = 0; tag < this.tagCount; tag++) places[tag] = (thread.ages.get(tag) ?? 0) * this.tagCount + tag;
    for (const { tag } of tags) if (tag < this.tagCount) places[tag] = HERE;
    const flags = this.#watch?.after(thread.watched, tags, undefined).flags ?? 0;
    state.final = { places, flags };
    return state.final;
  }

  /** Fills a cell of the table. @returns The content, which is valid even if the state has just been forgotten. */
  #fill(row: number, code: number): number {
    let state = this.#states[row] as State;
    if (this.#edges.length > this.#most) {
      this.#forget();
      state = this.#stateOf(state.threads);
    }
    const { flushes } = this;
    const step = this.stepFrom(state, this.nfa.classOf[code] as number);
    let cell = DEAD;
    if (step !== null) {
      cell = step.to.index;
      if (step.moves.length > 0 || step.flags !== 0) cell = -1 - this.#edges.push(step);
    }
    if (flushes !== this.flushes) return cell;
    while (this.#states.length << 7 > this.#table.length) {
      const table = new Int16Array(this.#table.length * 2);
      table.set(this.#table);
      this.#table = table;
    }
    this.#table[(state.index << 7) + code] = cell;
    return cell;
  }

  /**
   * Follows a text to its end. Afterwards, the registers hold the places; {@link Final.places} assigns them to the tags.
   *
   * @param from - The offset where the grammar's text begins.
   * @returns The state at the end; `undefined` if the text leaves the grammar.
   */
  run(text: string, from: number): State | undefined {
    const { length } = text;
    let registers = this.registers;
    let table = this.#table;
    let row = 1;
    let flags = 0;
    // Registers of greater age are set before they are read.
    for (let tag = 0; tag < this.tagCount; tag++) registers[tag] = -1;
    for (let index = from; index < length; index++) {
      const code = text.charCodeAt(index);
      let cell = code > 0x7f ? DEAD : (table[(row << 7) + code] as number);
      if (cell === UNKNOWN) {
        cell = this.#fill(row, code);
        table = this.#table;
        registers = this.registers;
      }
      if (cell > 0) row = cell;
      else if (cell === DEAD) return undefined;
      else {
        const { to, moves, flags: raised } = this.#edges[-2 - cell] as Step;
        row = to.index;
        flags |= raised;
        for (let move = 0; move < moves.length; move += 2) {
          const source = moves[move + 1] as number;
          registers[moves[move] as number] = source === HERE ? index : (registers[source] as number);
        }
      }
    }
    this.flags = flags;
    return this.#states[row] as State;
  }
}

/** Makes the machine of a grammar, or of any piece of one. @public */
export function machineOf(grammar: Node): Machine {
  return new Automaton(grammar).machine;
}
