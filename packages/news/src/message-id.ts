import type { RuleError } from "@url1738/core/define";
import { checkHost } from "@url1738/core/runtime";

/**
 * Makes the function that spells an article. Only an escaped `@` can precede the separating one, so the last `@` separates in the
 * value as well. For schemes derived from this one.
 *
 * @param spellUnique - Spells the text before the `@`.
 * @returns The function: it takes a message-id, and returns its text in a URL, or `undefined` if it has none.
 * @public
 */
export function articleSpeller(
  spellUnique: (value: unknown) => string | undefined,
): (value: unknown) => string | undefined {
  return (value) => {
    if (typeof value !== "string") return undefined;
    const at = Math.max(0, value.lastIndexOf("@"));
    const encoded = spellUnique(value.slice(0, at));
    return encoded === undefined ? undefined : encoded + value.slice(at);
  };
}

/**
 * Checks that the text after the `@` is a host. For schemes derived from this one.
 *
 * @param text - The text of an article, as written.
 * @returns The errors of the host.
 * @public
 */
export function checkMessageId(text: string): readonly RuleError[] {
  const start = text.lastIndexOf("@") + 1;
  const errors = checkHost(text.slice(start));
  return errors.map((error) => ({ ...error, index: error.index + start, end: error.end + start }));
}
