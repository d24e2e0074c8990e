import { checkHost, decodedCodec, type Fault, oneOf, some, uchar } from "@url1738/core/grammar";

// What stands before the "@" of an article: 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ]
export const unique = some(oneOf(uchar, ";/?:&="));

const uniqueCodec = decodedCodec(unique);

/** Only an escaped `@` can stand before the one that separates, so the last one separates in the value as well. */
export function spellMessageId(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const at = Math.max(0, value.lastIndexOf("@"));
  const encoded = uniqueCodec.spell(value.slice(0, at));
  return encoded === undefined ? undefined : encoded + value.slice(at);
}

/** What stands after the `@` must be a host. */
export function checkMessageId(text: string): readonly Fault[] {
  const start = text.lastIndexOf("@") + 1;
  const faults = checkHost(text.slice(start));
  return faults.map((fault) => ({ ...fault, index: fault.index + start, end: fault.end + start }));
}
