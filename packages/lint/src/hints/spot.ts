import type { Edit, Fix } from "@url1738/core";
import type { Place } from "@url1738/core/define";
import { type Machine, type Mismatch, placeAt, rootOf, type Walked, walked } from "@url1738/core/grammar";

/** A text that leaves a grammar, and the machine's way through it. */
export interface Left<State = unknown> {
  readonly machine: Machine<State>;
  readonly text: string;
  /** The offset and the state from which the machine has read on. */
  readonly since: Walked<State>;
  /** The offset and the state where it left the grammar. */
  readonly leaving: Walked<State>;
  /** The offset before which no fix may begin, since everything there is decided. */
  readonly decided: number;
  /** Tells whether a rule beyond the grammar refuses what a fix leads to; absent where that is found out later, for all fixes at once. */
  readonly isRefused?: ((fix: Edit) => boolean) | undefined;
}

/** A place where a text leaves a grammar, or may have begun to, and the continuations that the grammar allows. */
export interface Spot extends Place, Omit<Mismatch, "index"> {
  /** See {@link Left.isRefused}. */
  readonly isRefused: Left["isRefused"];
  /** Returns the components that the next character can belong to after some others. */
  readonly componentsAfter: (text: string) => readonly string[];
  /** Tells whether a text of the grammar can go on with some characters. */
  readonly canFollow: (text: string) => boolean;
  /** Tells whether a text of the grammar can end with some characters. */
  readonly canEndWith: (text: string) => boolean;
  /** Returns an earlier place of the same text, but none before the first known one. */
  readonly earlier: (index: number) => Spot;
  /** Returns the last earlier place where a text of the grammar could end. */
  readonly lastEnd: () => Spot | undefined;
}

/** Returns the last place before an offset where a text of the grammar could end. */
function lastEnd<State>({ machine, text, since }: Left<State>, end: number): Walked<State> | undefined {
  let last: Walked<State> | undefined;
  let { index, state }: Walked<State> = since;
  for (let next: State | undefined = state; index < end && next !== undefined; index++) {
    if (machine.isEnd(state)) last = { index, state };
    next = machine.step(state, text.charCodeAt(index));
    state = next ?? state;
  }
  return last;
}

/** Makes the spot at the place up to which the machine has read a text. */
export function spotAt<State>(left: Left<State>, { index, state }: Walked<State>): Spot {
  const { machine, text, since } = left;
  const after = (other: string) => walked(machine, state, other, 0);
  const canFollow = (other: string) => after(other).index === other.length;
  const componentsAfter = (other: string) => [...new Set([...machine.componentsAt(after(other).state)].map(rootOf))];
  const { expected, component, section, canEscape, hints } = machine.mismatchAt(state, index);
  // Name the fields: spreading takes most of the time of a hint, and every error makes several spots.
  return {
    text,
    index,
    found: placeAt(text, index).found,
    expected,
    component,
    section,
    // RFC 3986 allows escapes in a host, but no host of DNS has any; an escape may decide that the text is a login.
    canEscape: canEscape && !(component === "host" && componentsAfter("%20").includes("host")),
    hints,
    isRefused: left.isRefused,
    canFollow,
    canEndWith: (other) => canFollow(other) && machine.isEnd(after(other).state),
    componentsAfter,
    earlier: (start) => spotAt(left, walked(machine, since.state, text, since.index, start)),
    lastEnd: () => {
      const last = lastEnd(left, index);
      return last && spotAt(left, last);
    },
  };
}

/** Returns where a machine is after a fix; `undefined` if the grammar does not allow what the fix writes. */
export function afterFix<State>({ machine, text, since }: Left<State>, fix: Fix): Walked<State> | undefined {
  const before = walked(machine, since.state, text, since.index, fix.index);
  const { index, state } = walked(machine, before.state, fix.replacement, 0);
  return before.index < fix.index || index < fix.replacement.length ? undefined : { index: fix.end, state };
}

/**
 * Tells whether a fixed text goes on where it left the grammar. If a fix replaces the wrong text, only its replacement counts, since the
 * error cannot recur in the same place.
 */
function goesOnAfter<State>({ machine, text, leaving }: Left<State>, fix: Fix, after: Walked<State>): boolean {
  if (fix.end > leaving.index) return true;
  const { index, state } = walked(machine, after.state, text, fix.end);
  return index > leaving.index || (index === text.length && machine.isEnd(state));
}

/**
 * Tells whether a fix keeps the law: the fixed text goes on, and no rule beyond the grammar refuses it because of the fix. Rejects a fix
 * that begins before `decided`, and accepts any other that begins before `since`.
 */
export function isLawful<State>(left: Left<State>, fix: Fix): boolean {
  if (fix.index < left.decided) return false;
  if (fix.index < left.since.index) return true;
  const after = afterFix(left, fix);
  return after !== undefined && goesOnAfter(left, fix, after) && !left.isRefused?.(fix);
}
