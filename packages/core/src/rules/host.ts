import type { Fault } from "../grammar/nodes.ts";

/** What there is to a host beyond the rule `host` (RFC 1738 §5). */

const none: readonly Fault[] = [];

/** Most hosts begin with a letter, so they need no closer look. */
function isHostnumber(text: string): boolean {
  return text.charCodeAt(0) <= 0x39 && /^[\d.]+$/.test(text);
}

/**
 * What the rule `host` leaves open: labels of at most 63 characters and 253 in all (RFC 1034), groups of a hostnumber of at
 * most 255.
 *
 * @param text - A text of the rule `host`.
 * @returns The labels, groups or the host at fault.
 * @public
 */
export function checkHost(text: string): readonly Fault[] {
  const isNumber = isHostnumber(text);
  if (!isNumber && text.length <= 63) return none;
  if (!isNumber && text.length > 253)
    return [{ index: 0, end: text.length, message: "A host has at most 253 characters." }];
  const message = isNumber
    ? "Each of the four numbers of a host is at most 255."
    : "Each label of a host has at most 63 characters.";
  const faults: Fault[] = [];
  let index = 0;
  for (const part of text.split(".")) {
    const end = index + part.length;
    if (isNumber ? Number(part) > 255 : part.length > 63) faults.push({ index, end, message });
    index = end + 1;
  }
  return faults;
}

/**
 * The one spelling of a host: a hostname in lower case, a hostnumber without leading zeros.
 *
 * @param text - A text of the rule `host` in which {@link checkHost} finds no fault.
 * @returns The canonical spelling.
 * @public
 */
export function canonicalHost(text: string): string {
  if (isHostnumber(text)) return text.split(".").map(Number).join(".");
  return /[A-Z]/.test(text) ? text.toLowerCase() : text;
}
