import type { Machine } from "./machine.ts";

/** Kinds of characters that have a name, the greater before the smaller, and how many characters each has. */
const KINDS = [
  ["letter", /[A-Za-z]/g, 52],
  ["hexdigit", /[\dA-Fa-f]/g, 22],
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
  for (const [kind, ofKind, size] of KINDS) {
    const others = left.replace(ofKind, "");
    if (left.length - others.length < size) continue;
    kinds.push(kind);
    left = others;
  }
  return [...kinds, ...left].join(" ");
}

/** The same of a machine. */
export function following<State>(machine: Machine<State>, state: State): string {
  return followingIn((code) => machine.step(state, code) !== undefined);
}
