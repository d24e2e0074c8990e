import { namesOf, termsOf } from "../grammar/terms.ts";
import type { Machine, Mismatch } from "./machine.ts";
import type { Nfa, NfaState, Owner, Reader } from "./nfa.ts";
import type { State } from "./state.ts";

/** The facts about a state that errors and repairs report. */
export interface Expectation extends Omit<Mismatch, "index"> {
  /** The paths of the components whose characters can follow, see {@link Mismatch.path}. */
  readonly components: ReadonlySet<string>;
}

/** A state to visit, and the terms of the rule that has begun on the way to it. */
interface Visit {
  readonly state: NfaState;
  readonly terms: readonly string[] | undefined;
}

/** Finds the next readers in the order of the grammar, each with its terms: those of the outermost rule that begins there. */
function expectedFrom(starts: readonly NfaState[]): ReadonlyMap<Reader, readonly string[]> {
  const expected = new Map<Reader, readonly string[]>();
  const seen = new Set<NfaState>();
  const stack: Visit[] = starts.map((state) => ({ state, terms: undefined })).reverse();
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { state, terms } = visit;
    if (seen.has(state)) continue;
    seen.add(state);
    if (state.kind === "reader") expected.set(state, terms ?? termsOf(state.node));
    else if (state.kind === "fork") {
      const inner = terms ?? (state.rule && namesOf(state.rule));
      const ways = state.isSwapped ? state.ways : [...state.ways].reverse();
      stack.push(...ways.map((way) => ({ state: way, terms: inner })));
    } else if (state.kind !== "end") stack.push({ state: state.next, terms });
  }
  return expected;
}

const ownersOf = (readers: readonly Reader[]): readonly Owner[] => readers.flatMap(({ owner }) => owner ?? []);

/** Returns the facts about a state. */
function expectationOf(nfa: Nfa, { threads }: State): Expectation {
  // Readers are numbered from the end of the grammar.
  const before = threads.flatMap(({ at }) => at ?? []).sort((left, right) => right.index - left.index);
  const expected = expectedFrom(before.length === 0 ? [nfa.start] : before.map(({ next }) => next));
  const next = [...expected.keys()];
  const past = ownersOf(before);
  const following = ownersOf(next);
  const owners = [...past, ...following];
  // A component that begins with its delimiter, such as a path with its slash, only may follow where another one stands.
  const beyondDelimiters = ownersOf(next.filter(({ set }) => nfa.sets[set]?.length !== 1));
  const last = past.at(-1) ?? beyondDelimiters.at(-1) ?? owners.at(-1);
  // After a delimiter in an item, the component of the item that begins there.
  const reached = last && (following.filter(({ path }) => path.startsWith(`${last.path}.`)).at(-1) ?? last);
  return {
    expected: [...new Set([...expected.values()].flat())],
    component: reached?.component,
    path: reached?.path,
    section: reached?.section,
    canEscape: next.some(({ set }) => nfa.sets[set]?.includes("%")),
    hints: [...new Set(owners.flatMap(({ hint }) => hint ?? []))],
    components: new Set(following.map(({ path }) => path)),
  };
}

/** The members of an automaton that its machine needs. */
interface Walkable extends Pick<Machine<State>, "first"> {
  readonly nfa: Nfa;
  readonly after: Machine<State>["step"];
  finalOf(state: State): unknown;
}

/** Makes the machine of an automaton. It remembers which characters can follow each state. */
export function machineIn(automaton: Walkable): Machine<State> {
  const expectations = new WeakMap<State, Expectation>();
  const expectationAt = (state: State): Expectation => {
    const expectation = expectations.get(state) ?? expectationOf(automaton.nfa, state);
    expectations.set(state, expectation);
    return expectation;
  };
  return {
    get first() {
      return automaton.first;
    },
    step: (state, code) => automaton.after(state, code),
    isEnd: (state) => automaton.finalOf(state) !== null,
    mismatchAt: (state, index) => {
      const { components, ...mismatch } = expectationAt(state);
      return { index, ...mismatch };
    },
    componentsAt: (state) => expectationAt(state).components,
  };
}

/** The named kinds of characters and the size of each, larger kinds before smaller ones. */
const KINDS = [
  ["letter", /[a-z]/gi, 52],
  ["lowalpha", /[a-z]/g, 26],
  ["hialpha", /[A-Z]/g, 26],
  ["hexdigit", /[\da-f]/gi, 22],
  ["digit", /\d/g, 10],
  // A list that is separated by spaces has none as itself.
  ["space", / /g, 1],
] as const;

/**
 * Lists the characters that can follow a text, separated by spaces. A complete kind appears by its name, such as `letter`, `digit` or `space`; all
 * other characters appear as themselves.
 */
export function followingIn(canFollow: (code: number) => boolean): string {
  let left = "";
  for (let code = 0; code < 128; code++) if (canFollow(code)) left += String.fromCharCode(code);
  const kinds: string[] = [];
  for (const [kind, every, count] of KINDS) {
    const others = left.replace(every, "");
    if (left.length - others.length < count) continue;
    kinds.push(kind);
    left = others;
  }
  return [...kinds, ...left].join(" ");
}

/** Keeps the lists by machine and state, because errors in many texts reach the same states again. */
const listed = /* @__PURE__ */ new WeakMap<object, Map<unknown, string> | WeakMap<object, string>>();

/** Lists the characters that can follow a state of a machine, see {@link followingIn}. */
export function following<State>(machine: Machine<State>, state: State): string {
  // An automaton forgets states, which are objects; those of a table are numbers.
  const lists = (listed.get(machine) ?? (typeof state === "object" ? new WeakMap() : new Map())) as Map<State, string>;
  const list = lists.get(state) ?? followingIn((code) => machine.step(state, code) !== undefined);
  listed.set(machine, lists.set(state, list));
  return list;
}
