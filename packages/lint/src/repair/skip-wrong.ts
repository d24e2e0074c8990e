import { type Machine, shortestTo, type Walked } from "@url1738/core/grammar";
import { bracketEnd } from "../hints/runs.ts";

const DELIMITERS = "/:@?;";

/** Passes over wrong text, up to a delimiter that can follow it or a character that is allowed in its place; returns its end. */
export function skipped<State>(
  machine: Machine<State>,
  text: string,
  { index, state }: Walked<State>,
): (NonNullable<ReturnType<typeof shortestTo<State>>> & { readonly end: number }) | undefined {
  // Everything in brackets belongs together.
  const closing = text[index] === "[" ? bracketEnd(text, index) : text.length;
  const isClosed = closing < text.length;
  for (let end = isClosed ? closing + 1 : index; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (end > index && !isClosed && machine.step(state, code) !== undefined) return { end, replacement: "", state };
    if (!DELIMITERS.includes(text[end] as string)) continue;
    const reached = shortestTo(machine, state, (next) => machine.step(next, code) !== undefined);
    if (reached !== undefined) return { end, ...reached };
  }
  const reached = shortestTo(machine, state);
  return reached && { end: text.length, ...reached };
}
