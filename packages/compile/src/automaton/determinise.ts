import { automaton, type Component, departureAt, type Front, type List, type Node } from "@url1738/core/compiled";
import { CompileError } from "./compile-error.ts";
import { Numbering } from "./language.ts";
import { type Label, type Machine, markOf, type Op, ordered, type State, type Step } from "./machine.ts";
import { type Mark, type Nfa, nfaOf } from "./nfa.ts";
import { begun, type Flags, type Followed, followedBy, raisedAtEnd } from "./spared-texts.ts";

/** More states than any table could have, even before those that are alike become one. */
const MOST_STATES = 20_000;

const CHARACTERS = 128;

/** One reading of a text. Of two that go on alike, only the first is kept. */
interface Thread {
  /** The state that reads the next character, or the end. */
  readonly nfa: number;
  /** The component in which the next character stands, and how far its languages have been followed. */
  readonly leaf: number | undefined;
  readonly followed: Followed;
  /** What is to be done at the next character. */
  readonly pending: readonly Op[];
  /** The marks that have been set. */
  readonly marks: ReadonlySet<string>;
}

/** The elements of which the end is among some marks. */
const endedIn = (marks: readonly string[]): readonly number[] =>
  marks.flatMap((mark) => (mark.startsWith("end") ? [Number(mark.slice("end".length))] : []));

/** What is done where elements turn out not to be there. */
const offOf = (lost: readonly string[]): readonly Op[] => endedIn(lost).map((of) => ({ what: "off", of, by: 0 }));

/** Which element cannot be told apart from itself: it could have begun, or ended, at two places at once. */
class Conflict {
  readonly mark: string;

  constructor(mark: string) {
    this.mark = mark;
  }
}

class Determiniser {
  readonly #nfa: Nfa;
  readonly #elements: readonly (Component | List)[];
  readonly #flags: Flags;
  /** The marks that are set when the next character is read, not when the one before is. */
  readonly #late: ReadonlySet<string>;
  readonly #automaton: ReturnType<typeof automaton>;

  constructor(node: Node, elements: readonly (Component | List)[], flags: Flags, late: ReadonlySet<string>) {
    this.#nfa = nfaOf(node, elements);
    this.#elements = elements;
    this.#flags = flags;
    this.#late = late;
    this.#automaton = automaton(node);
  }

  /** What a mark does on the way to a state: some of it at once, some of it later. */
  #passed(thread: Thread, mark: Mark, by: number): { readonly thread: Thread; readonly ops: readonly Op[] } {
    const { what, of } = mark;
    if (what === "enter")
      return { thread: { ...thread, leaf: of, followed: begun(this.#flags.of[of] ?? []) }, ops: [] };
    if (what === "leave") {
      const raised = raisedAtEnd(this.#flags.of[of] ?? [], thread.followed);
      const flags = raised.map((flag): Op => ({ what: "flag", of: flag, by: 0 }));
      return { thread: { ...thread, leaf: undefined, followed: [], pending: [...thread.pending, ...flags] }, ops: [] };
    }
    const own: Op[] = [{ what, of, by: 0 }];
    if (what === "end") own.push({ what: "on", of, by: 0 });
    // What follows an element that has no last character of its own begins where that one ends.
    const isLate = this.#late.has(markOf(mark)) || thread.pending.some((op) => op.what === "end");
    if (isLate) return { thread: { ...thread, pending: [...thread.pending, ...own] }, ops: [] };
    const marks = new Set(thread.marks).add(markOf(mark));
    return { thread: { ...thread, marks }, ops: own.map((op) => (op.what === "on" ? op : { ...op, by })) };
  }

  /** All readings that go on from a thread, in the order in which they are preferred. */
  #closure(first: Thread, by: number, found: Thread[], ops: Op[]): void {
    const seen = new Set<number>();
    const within = new Set<number>();
    const reach = (thread: Thread): void => {
      const state = this.#nfa.states[thread.nfa];
      if (state === undefined || seen.has(thread.nfa)) return;
      seen.add(thread.nfa);
      if (state.kind !== "fork") {
        if (!found.some(({ nfa }) => nfa === thread.nfa)) found.push(thread);
        return;
      }
      for (const { to, mark, into, outOf } of state.ways) {
        if (outOf !== undefined && within.has(outOf)) continue;
        if (into !== undefined) within.add(into);
        const passed = mark === undefined ? { thread, ops: [] } : this.#passed(thread, mark, by);
        const before = found.length;
        reach({ ...passed.thread, nfa: to });
        // What is done on a way that no reading takes need not be done.
        if (found.length > before) ops.push(...passed.ops);
        if (into !== undefined) within.delete(into);
      }
    };
    reach(first);
  }

  #begin(): { readonly threads: readonly Thread[]; readonly ops: readonly Op[] } {
    const threads: Thread[] = [];
    const ops: Op[] = [];
    const first = { nfa: this.#nfa.start, leaf: undefined, followed: [], pending: [], marks: new Set<string>() };
    this.#closure(first, 0, threads, ops);
    return { threads, ops: ordered(ops) };
  }

  /** A thread after what was pending is done. */
  #settled(thread: Thread): Thread {
    const marks = new Set(thread.marks);
    for (const op of thread.pending) if (op.what === "start" || op.what === "end") marks.add(markOf(op));
    return { ...thread, marks, pending: [] };
  }

  #read(thread: Thread, code: number, found: Thread[], ops: Op[]): void {
    const state = this.#nfa.states[thread.nfa];
    if (state?.kind !== "read" || !state.codes.has(code)) return;
    const settled = this.#settled(thread);
    const spares = this.#flags.of[thread.leaf ?? -1] ?? [];
    const { followed, raised } = followedBy(spares, thread.followed, code);
    const before = found.length;
    const own: Op[] = [];
    this.#closure({ ...settled, followed, nfa: state.to }, 1, found, own);
    if (found.length === before) return;
    ops.push(...thread.pending, ...raised.map((flag): Op => ({ what: "flag", of: flag, by: 0 })), ...own);
  }

  /**
   * Demands that no register would have to hold two places: one that is set now, and one that another reading has set before. No
   * reading sets a mark twice, for no element stands in a repetition.
   *
   * @param kept - The marks that the readings which go on have set before.
   */
  #checkMarks(kept: ReadonlySet<string>, ops: readonly Op[]): void {
    for (const op of ops) {
      if (op.what !== "start" && op.what !== "end") continue;
      const mark = markOf(op);
      if (kept.has(mark) || ops.some((other) => other !== op && markOf(other) === mark)) throw new Conflict(mark);
    }
  }

  #next(
    threads: readonly Thread[],
    code: number,
  ): { readonly threads: readonly Thread[]; readonly ops: readonly Op[] } {
    const next: Thread[] = [];
    const ops: Op[] = [];
    const kept = new Set<string>();
    for (const thread of threads) {
      const from = next.length;
      this.#read(thread, code, next, ops);
      if (next.length > from) for (const mark of thread.marks) kept.add(mark);
    }
    const done = ordered(ops);
    this.#checkMarks(kept, done);
    const had = new Set(threads.flatMap(({ marks }) => [...marks]));
    const has = new Set(next.flatMap(({ marks }) => [...marks]));
    const off = offOf([...had].filter((mark) => !has.has(mark)));
    const isOff = (op: Op) => op.what === "on" && off.some(({ of }) => of === op.of);
    return { threads: next, ops: ordered([...done.filter((op) => !isOff(op)), ...off]) };
  }

  /** What is done where the text ends, and which elements it has: those of the preferred reading that ends here. */
  #final(threads: readonly Thread[]): State["final"] {
    const thread = threads.find(({ nfa }) => this.#nfa.states[nfa]?.kind === "end");
    if (thread === undefined) return undefined;
    const { marks } = this.#settled(thread);
    const others = new Set(threads.flatMap((other) => [...other.marks]));
    const off = offOf([...others].filter((mark) => !marks.has(mark)));
    return { ops: ordered([...thread.pending, ...off]), present: endedIn([...marks]) };
  }

  #label(front: Front): Label {
    const { expected, component, section, hints } = departureAt(front, 0);
    const components = [...front.readers.keys()].flatMap(({ owner }) => owner?.component ?? []);
    return { expected, component, section, hints, components: [...new Set(components)] };
  }

  machine(): Machine {
    const { step, first } = this.#automaton;
    const fronts = new Map<Front, number>();
    const states = new Numbering<{ readonly threads: readonly Thread[]; readonly front: Front }>();
    const number = (threads: readonly Thread[], front: Front): number => {
      if (!fronts.has(front)) fronts.set(front, fronts.size);
      const key = threads.map(({ nfa, leaf, followed, pending, marks }) =>
        [
          nfa,
          leaf,
          followed.join("."),
          pending.map((op) => `${markOf(op)}+${op.by}`).join("."),
          [...marks].sort().join("."),
        ].join(":"),
      );
      return states.of(`${key.join("|")}#${fronts.get(front)}`, () => ({ threads, front }));
    };
    const begin = this.#begin();
    number(begin.threads, first);
    const all: State[] = [];
    for (let at = 0; at < states.all.length; at++) {
      if (at > MOST_STATES)
        throw new CompileError("too-many-states", "The grammar has so many states that no table could hold them.");
      const { threads, front } = states.all[at] as (typeof states.all)[number];
      const row = Array.from({ length: CHARACTERS }, (_, code): Step | undefined => {
        const to = step(front, code);
        if (to === null) return undefined;
        const next = this.#next(threads, code);
        return { to: number(next.threads, to), ops: next.ops };
      });
      all.push({ row, final: this.#final(threads), label: this.#label(front) });
    }
    return { start: 0, states: all, initial: begin.ops, presence: presenceOf(all, this.#elements.length) };
  }
}

/** See {@link Machine.presence}. */
function presenceOf(states: readonly State[], count: number): Machine["presence"] {
  const texts = states.flatMap(({ final }) => (final === undefined ? [] : [final.present]));
  const column = (of: number) => texts.map((present) => (present.includes(of) ? "1" : "0")).join("");
  const columns = Array.from({ length: count }, (_, of) => column(of));
  // The last of them is the least often announced in vain.
  return columns.map((own) => (own.includes("0") ? columns.lastIndexOf(own) : undefined));
}

/** The marks that are at first set late: the ends of elements, but of lists that end with their separator. */
function endsOf(elements: readonly (Component | List)[]): Set<string> {
  const isLate = (element: Component | List) => element.kind !== "list" || element.place !== "after";
  return new Set(elements.flatMap((element, of) => (isLate(element) ? [markOf({ what: "end", of })] : [])));
}

/**
 * The second pass: a grammar as a deterministic automaton, which sets each mark in one register. A start is set as soon as an
 * element can begin, unless that would need two registers; then, as ends are, at the character after.
 *
 * @throws CompileError - Where one register for each mark is not enough, or there are too many states.
 */
export function determinise(node: Node, elements: readonly (Component | List)[], flags: Flags): Machine {
  const late = endsOf(elements);
  for (;;) {
    try {
      return new Determiniser(node, elements, flags, late).machine();
    } catch (thrown) {
      if (!(thrown instanceof Conflict)) throw thrown;
      if (late.has(thrown.mark)) {
        const element = elements[Number(/\d+/.exec(thrown.mark)?.[0])];
        const edge = thrown.mark.startsWith("start") ? "begins" : "ends";
        throw new CompileError(
          "needs-look-ahead",
          `Where the component "${element?.name}" ${edge} is decided only by what follows in the text, and a compiled scheme does not ` +
            `look ahead. Say in its grammar with which character it ${edge}.`,
        );
      }
      late.add(thrown.mark);
    }
  }
}
