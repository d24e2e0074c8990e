import type { Machine } from "./machine.ts";

/** Kinds of characters that have a name, and how many there are of each; the greater before the smaller. */
const KINDS = [
  ["letter", /[a-z]/gi, 52],
  ["hexdigit", /[\da-f]/gi, 22],
  ["digit", /\d/g, 10],
] as const;

/**
 * The characters with which a text can go on, separated by spaces: those of a kind by its name, `letter`, `hexdigit` or `digit`, all
 * others by themselves.
 *
 * @param canFollow - Tells of a character whether it can.
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

/** The same of a machine. */
export function following<State>(machine: Machine<State>, state: State): string {
  return followingIn((code) => machine.step(state, code) !== undefined);
}
