import { MASK, passwordsIn, redact } from "@url1738/redact";
import { visible, visibleProse } from "./visible.ts";

/** So short a secret may stand anywhere by chance: it is hidden where the whole input is quoted. */
const SHORT = 4;

/** The text of an option, and the value that is given with it, as in `--plugin=x`. */
const quotable = (input: string) => [input, ...(/^--[\w-]+=(.+)$/s.exec(input)?.slice(1) ?? [])];

/**
 * A complaint that may quote inputs, such as the name of a file that cannot be read, as it can be shown: without what is hidden of
 * them, and with everything escaped that a terminal would obey.
 *
 * @param inputs - What it may quote, whole or in part.
 */
export function complaint(text: string, inputs: readonly string[]): string {
  let shown = text;
  for (const input of inputs.flatMap(quotable)) {
    if (input !== "") shown = shown.replaceAll(input, visible(redact(input, { single: true })));
    // A path is quoted as it was resolved, for instance.
    const secrets = passwordsIn(input, { single: true }).map(({ index, end }) => input.slice(index, end));
    for (const secret of secrets) if (secret.length >= SHORT) shown = shown.replaceAll(secret, MASK);
  }
  return redact(shown).split("\n").map(visibleProse).join("\n");
}
