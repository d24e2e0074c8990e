import { groupTooGreat, hostTooLong, labelTooLong } from "../errors/sentences.ts";
import type { Fault } from "../grammar/nodes.ts";
import { faultOf } from "./decoded-faults.ts";

/** Checks and spells hosts beyond the rule `host` (RFC 1738 §5). */

const none: readonly Fault[] = [];

/** Tells whether a host is a number. Most hosts begin with a letter, so they need no closer look. */
function isHostnumber(text: string): boolean {
  return text.charCodeAt(0) <= 0x39 && /^[\d.]+$/.test(text);
}

/**
 * Checks the limits that the rule `host` leaves open: labels of at most 63 characters and 253 in all (RFC 1034), groups of a
 * hostnumber of at most 255.
 *
 * @param text - A text of the rule `host`.
 * @returns The wrong labels, the wrong groups or the whole host, as errors.
 * @public
 */
export function checkHost(text: string): readonly Fault[] {
  const isNumber = isHostnumber(text);
  if (!isNumber && text.length <= 63) return none;
  if (!isNumber && text.length > 253) return [faultOf(0, text.length, hostTooLong, { most: 253 })];
  const faults: Fault[] = [];
  let index = 0;
  for (const part of text.split(".")) {
    const end = index + part.length;
    if (isNumber && Number(part) > 255) faults.push(faultOf(index, end, groupTooGreat, { most: 255 }));
    if (!isNumber && part.length > 63) faults.push(faultOf(index, end, labelTooLong, { most: 63 }));
    index = end + 1;
  }
  return faults;
}

/**
 * Returns the canonical spelling of a host: a hostname in lower case, a hostnumber without leading zeros.
 *
 * @param text - A text of the rule `host` without errors, see {@link checkHost}.
 * @returns The canonical spelling.
 * @public
 */
export function canonicalHost(text: string): string {
  if (isHostnumber(text)) return text.split(".").map(Number).join(".");
  return /[A-Z]/.test(text) ? text.toLowerCase() : text;
}
