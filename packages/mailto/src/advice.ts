import type { Place } from "@url1738/core/grammar";

/** What people write who think of the header of a letter. */
export function hint({ text, index, found }: Place): string | undefined {
  if (text.includes("<")) return "Write the address alone, without a name and without < and >.";
  if (/\?[\w-]+=/.test(text.slice(0, index)))
    return "Leave out the header fields, from the ? on: a mailto URL is an address and nothing else.";
  return found === "," ? "A mailto URL holds one address." : undefined;
}

/** An address by itself. */
export function meant(text: string): string | undefined {
  return /^[^\s@:/<]+@[^\s@:/>]+$/.test(text) ? `mailto:${text}` : undefined;
}
