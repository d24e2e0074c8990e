import type { Place } from "@url1738/core/grammar";

/** What stands where a URL ends. */
export function hint({ text, found }: Place): string | undefined {
  return found !== "" && /^[^:]*:\/\/[^/]+\//.test(text)
    ? "Leave it out: nothing follows the / of a telnet URL."
    : undefined;
}
