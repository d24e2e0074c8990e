import type { Machine } from "./machine.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const digits = "0123456789";

/** Kinds of characters that have a name, the greater before the smaller. */
const KINDS = { letter: letters, hexdigit: `${digits}ABCDEFabcdef`, digit: digits };

/**
 * The characters with which a text can go on, separated by spaces: those of a kind by its name, `letter`, `hexdigit` or `digit`, all
 * others by themselves.
 *
 * @param canFollow - Tells of a character whether it can.
 */
export function followingIn(canFollow: (code: number) => boolean): string {
  let left = Array.from({ length: 128 }, (_, code) => (canFollow(code) ? String.fromCharCode(code) : "")).join("");
  const kinds: string[] = [];
  for (const [kind, characters] of Object.entries(KINDS)) {
    const others = [...left].filter((character) => !characters.includes(character)).join("");
    if (left.length - others.length < characters.length) continue;
    kinds.push(kind);
    left = others;
  }
  return [...kinds, ...left].join(" ");
}

/** The same of a machine. */
export function following<State>(machine: Machine<State>, state: State): string {
  return followingIn((code) => machine.step(state, code) !== undefined);
}
