import type { Machine } from "./machine.ts";

// What is printable and ASCII, letters first: a made-up host had better not be a number.
const CODES = Array.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", (letter) =>
  letter.charCodeAt(0),
).concat(Array.from({ length: 0x7f - 0x21 }, (_, offset) => 0x21 + offset));

/**
 * A shortest text that makes one of the grammar of a text that fits so far.
 *
 * @param from - Where the machine is at the end of that text.
 */
export function completion<State>(machine: Machine<State>, from: State): string {
  const seen = new Set([from]);
  const waiting: (readonly [state: State, text: string])[] = [[from, ""]];
  for (const [state, text] of waiting) {
    if (machine.isEnd(state)) return text;
    for (const code of CODES) {
      const next = machine.step(state, code);
      if (next === undefined || seen.has(next)) continue;
      seen.add(next);
      waiting.push([next, text + String.fromCharCode(code)]);
    }
  }
  throw new Error("The grammar has a place from which it cannot end.");
}
