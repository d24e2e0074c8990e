import type { Place } from "@url1738/core/grammar";

/** What belongs to the header of an article, or to a URL of the scheme nntp. */
export function hint({ text, found }: Place): string | undefined {
  if (/[<>]/.test(found)) return "Leave out the < and > around the message-id.";
  return text.startsWith("//", 5) ? "A news URL names no server; an nntp URL does: nntp://server/group." : undefined;
}
