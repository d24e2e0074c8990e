import { checkHost, type Fault } from "@url1738/core/define";

/**
 * Makes what spells an article. Only an escaped `@` can stand before the one that separates, so the last one separates in the value
 * as well.
 *
 * @param spellUnique - Spells what stands before the `@`.
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

/** What stands after the `@` must be a host. */
export function checkMessageId(text: string): readonly Fault[] {
  const start = text.lastIndexOf("@") + 1;
  const faults = checkHost(text.slice(start));
  return faults.map((fault) => ({ ...fault, index: fault.index + start, end: fault.end + start }));
}
