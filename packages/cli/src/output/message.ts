import { MASK, passwordsIn, redact } from "@url1738/redact";
import { visible, visibleProse } from "./visible.ts";

/** A secret shorter than this may occur anywhere by chance. It is masked only where the message quotes the whole input. */
const SHORT = 4;

/** Returns an argument, and the value in it if it is an option such as `--plugin=x`. */
const quotable = (input: string) => [input, ...(/^--[\w-]+=(.+)$/s.exec(input)?.slice(1) ?? [])];

/**
 * Makes an error message safe to show. It may quote inputs, such as the name of an unreadable file: masks their secrets, and escapes
 * everything that a terminal would obey.
 *
 * @param inputs - The inputs that the message may quote, whole or in part.
 */
export function message(text: string, inputs: readonly string[]): string {
  let shown = text;
  for (const input of inputs.flatMap(quotable)) {
    if (input !== "") shown = shown.replaceAll(input, visible(redact(input, { single: true })));
    // The message may quote only a part, such as the resolved form of a path.
    const secrets = passwordsIn(input, { single: true }).map(({ index, end }) => input.slice(index, end));
    for (const secret of secrets) if (secret.length >= SHORT) shown = shown.replaceAll(secret, MASK);
  }
  return redact(shown).split("\n").map(visibleProse).join("\n");
}
