import type { Sentence } from "../errors/sentence.ts";
import { ipv6Dotted, ipv6Edges, ipv6GapTwice, ipv6Group, ipv6Groups } from "../errors/sentences.ts";
import type { Fault } from "../grammar/nodes.ts";
import { faultOf } from "./decoded-faults.ts";
import { canonicalHost, checkHost } from "./host.ts";

/** Addresses of IPv6 in the place of a host: in brackets, as RFC 3986 §3.2.2 has them. RFC 1738 is older than they are. */

/** The greatest number of an octet in a dotted address, and the number of groups in an address of IPv6. */
const [OCTET, GROUPS] = [255, 8] as const;

/** A part of a text between colons, with its offset. */
interface Part {
  readonly text: string;
  readonly index: number;
}

/** The parts of an address without its brackets. */
function partsOf(address: string): readonly Part[] {
  let index = 1;
  return address.split(":").map((text) => {
    const part = { text, index };
    index += text.length + 1;
    return part;
  });
}

/** IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet */
function isDotted(text: string): boolean {
  return (
    /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/.test(text) && text.split(".").every((one) => Number(one) <= OCTET)
  );
}

// h16 = 1*4HEXDIG
const isGroup = (text: string) => /^[\dA-Fa-f]{1,4}$/.test(text);

/** How many groups a part stands for; of one that is wrong, nothing is known. */
function countOf({ text }: Part, isLast: boolean): number | undefined {
  if (text === "") return 0;
  if (isGroup(text)) return 1;
  return isLast && isDotted(text) ? 2 : undefined;
}

/** The first fault of an address in brackets. */
function addressFault(host: string): Fault | undefined {
  const address = host.slice(1, -1);
  const parts = partsOf(address);
  const counts = parts.map((part, index) => countOf(part, index === parts.length - 1));
  const wrong = parts[counts.indexOf(undefined)];
  if (wrong !== undefined) {
    const end = wrong.index + wrong.text.length;
    return faultOf(wrong.index, end, wrong.text.includes(".") ? ipv6Dotted : ipv6Group, {});
  }
  const whole = (sentence: Sentence) => faultOf(1, host.length - 1, sentence, {});
  const gaps = address.split("::").length - 1;
  if (gaps > 1 || address.includes(":::")) return whole(ipv6GapTwice);
  if (/^:(?!:)|(?<!:):$/.test(address)) return whole(ipv6Edges);
  const count = (counts as readonly number[]).reduce((sum, one) => sum + one, 0);
  if (gaps === 0 ? count === GROUPS : count < GROUPS) return undefined;
  return whole(ipv6Groups);
}

/**
 * What there is to a host beyond the rule `host6`: that an address of IPv6 is one, and what {@link checkHost} says of other hosts.
 *
 * @param text - A text of the rule `host6`.
 * @returns The parts at fault.
 * @public
 */
export function checkHost6(text: string): readonly Fault[] {
  if (!text.startsWith("[")) return checkHost(text);
  const fault = addressFault(text);
  return fault === undefined ? [] : [fault];
}

/** The groups that a part stands for. */
function groupsIn(text: string): readonly number[] {
  if (text === "") return [];
  return text.split(":").flatMap((part) => {
    if (!part.includes(".")) return Number.parseInt(part, 16);
    const [a = 0, b = 0, c = 0, d = 0] = part.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** Where the first of the longest runs of two zeros or more begins, and how long it is. */
function longestZeros(groups: readonly number[]): readonly [start: number, length: number] {
  let best: readonly [number, number] = [0, 1];
  for (let start = 0; start < groups.length; start++) {
    let end = start;
    while (groups[end] === 0) end++;
    if (end - start > best[1]) best = [start, end - start];
  }
  return best;
}

/** The one spelling of an address (RFC 5952 §4), all of its groups hexadecimal, as the platform's `URL` has it. */
function canonicalAddress(address: string): string {
  const [before = "", after] = address.split("::");
  const [left, right] = [groupsIn(before), groupsIn(after ?? "")];
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => 0);
  const groups = [...left, ...zeros, ...right];
  const [start, length] = longestZeros(groups);
  const spelt = (from: number, to: number) =>
    groups
      .slice(from, to)
      .map((group) => group.toString(16))
      .join(":");
  return length < 2 ? spelt(0, GROUPS) : `${spelt(0, start)}::${spelt(start + length, GROUPS)}`;
}

/**
 * The one spelling of a host: an address of IPv6 in lower case and as short as can be, in its brackets; other hosts as
 * {@link canonicalHost} has them.
 *
 * @param text - A text of the rule `host6` in which {@link checkHost6} finds no fault.
 * @returns The canonical spelling.
 * @public
 */
export function canonicalHost6(text: string): string {
  return text.startsWith("[") ? `[${canonicalAddress(text.slice(1, -1))}]` : canonicalHost(text);
}
