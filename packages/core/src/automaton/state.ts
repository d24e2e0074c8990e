import type { Follower, Line, Nfa, Reader, Tag, Tagging } from "./nfa.ts";

/** The records of the automaton: its states, their threads, and the steps between them. */

export type Ages = ReadonlyMap<number, number>;

/** One way to read the text so far. */
export interface Thread {
  /** The reader of the last character; `undefined` at the beginning. */
  readonly at: Reader | undefined;
  readonly followers: readonly Follower[];
  /** For each tag, in order, the age of the register that holds its place, unless that is 0. */
  ages: Ages;
  /** True if earlier threads can continue everywhere that this one could; the thread is then kept only for error messages. */
  readonly isSpent: boolean;
  /** The observation that {@link Watch} has made of the thread. */
  readonly watched: unknown;
}

/** Observes each thread, and raises flags. */
export interface Watch {
  /** The observation before anything has been read. */
  readonly none: unknown;
  /** @param classIndex - The class of the character being read; `undefined` at the end of the text. */
  readonly after: (
    before: unknown,
    tags: readonly Tag[],
    classIndex: number | undefined,
  ) => { readonly now: unknown; readonly flags: number };
  /** Returns the same key for threads that need not be distinguished. */
  readonly keyOf: (watched: unknown) => string;
}

/** A thread and one of its followers. */
export interface Config {
  readonly thread: Thread;
  readonly follower: Follower;
}

/** A step from one state to the next, and its effects. */
export interface Step {
  readonly to: State;
  /** Pairs of a register and its new value: the register to copy, or {@link HERE}. */
  readonly moves: Int32Array;
  readonly flags: number;
}

/** The places and flags of a text that ends in a state. */
export interface Final {
  /** For each tag, the register that holds its place, or {@link HERE}. */
  readonly places: Int32Array;
  readonly flags: number;
}

/** A state. It is self-contained, so it can be used after the automaton has forgotten it. */
export interface State {
  /** The row of the state in the table; meaningless once the state is forgotten. */
  readonly index: number;
  readonly threads: readonly Thread[];
  /** The steps by class of character; `null` where no text continues. */
  readonly steps: (Step | null | undefined)[];
  /** The known steps, by the configurations that take them. */
  readonly known: Map<number, Step>;
  configs: readonly Config[] | undefined;
  /** The places and flags at the end; `null` if no text ends here. */
  final: Final | null | undefined;
}

/** The place of the character being read, where a register is expected. */
export const HERE = -1;

/** The options of an automaton. */
export interface AutomatonOptions {
  /** The limit of states, and of edges: at most 16,000 for an automaton that runs texts. */
  readonly most?: number;
  /** The tags of each element; by default, none. */
  readonly tagging?: Tagging;
  /** The number of places to record, see `Automaton.tagCount`; by default, none. */
  readonly tagCount?: number;
  /** The line that has the grammar as its right side, if lines are wanted. */
  readonly line?: Line;
  /** Further sets of characters that classes must distinguish. */
  readonly others?: readonly string[];
  /** Makes what observes each thread. */
  readonly watch?: ((nfa: Nfa) => Watch | undefined) | undefined;
}
