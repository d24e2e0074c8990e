import type { Name } from "./name.ts";

/** Questions about the text between the colon of a scheme and an offset. */

/** Tells whether two slashes follow the name, or need not be written. */
export const hasSlashes = (text: string, name: Name): boolean => name.implied !== "" || text.startsWith("//", name.end);

/** Tells whether it cannot be prose: it begins with `//`, perhaps after other names, or has an `@` or a `.` before a letter or digit. */
export function isUnlikeProse(text: string, from: number, end: number): boolean {
  return (
    text.startsWith("//", from) || /^(?:[\dA-Za-z][\d+.A-Za-z-]*:)+\/\/|[@.][\dA-Za-z]/.test(text.slice(from, end))
  );
}

/** Tells whether it ends with a host: the one after the slashes, or that of an address. */
export function endsWithHost(text: string, name: Name, end: number): boolean {
  const schemepart = text.slice(name.end, end);
  if (!hasSlashes(text, name)) return /@[^/?#@]*$/.test(schemepart);
  return !/[/?#]|:\d*$/.test(name.implied === "" ? schemepart.slice(2) : schemepart);
}

/** Tells whether a `#` begins a fragment; before the `@` of an address or a message-id, it is an error instead. */
export function beginsFragment(text: string, from: number, hash: number, end: number): boolean {
  return text.startsWith("//", from) || !text.slice(hash, end).includes("@");
}
