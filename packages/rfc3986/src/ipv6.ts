import type { Advice, Place, RuleError, Sentence } from "@url1738/core/define";
import { canonicalHost, checkHost } from "@url1738/core/runtime";

// IPv6 addresses as hosts, in brackets (RFC 3986 §3.2.2).

const dotted: Sentence = {
  reason: "ipv6-dotted",
  sentence: "Four decimal numbers up to 255, without leading zeros, are allowed only at the end of an IPv6 address.",
};
const group: Sentence = {
  reason: "ipv6-group",
  sentence: "Each group of an IPv6 address must have one to four hexadecimal digits.",
};
const gapTwice: Sentence = {
  reason: "ipv6-gap-twice",
  sentence: "An IPv6 address may contain :: only once.",
};
const edges: Sentence = {
  reason: "ipv6-edges",
  sentence: "An IPv6 address must begin and end with a group or with ::.",
};
const groups: Sentence = {
  reason: "ipv6-groups",
  sentence: "An IPv6 address must have eight groups, or fewer with :: for those that are zero.",
};

/** The greatest octet in a dotted address, and the number of groups in an IPv6 address. */
const [OCTET, GROUPS] = [255, 8] as const;

/** IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet */
function isDotted(text: string): boolean {
  return (
    /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/.test(text) && text.split(".").every((one) => Number(one) <= OCTET)
  );
}

// h16 = 1*4HEXDIG
const isGroup = (text: string) => /^[\dA-Fa-f]{1,4}$/.test(text);

/** Counts the groups in a text between colons; returns `undefined` for a wrong one. */
function countOf(text: string, isLast: boolean): number | undefined {
  if (text === "") return 0;
  if (isGroup(text)) return 1;
  return isLast && isDotted(text) ? 2 : undefined;
}

function errorAt(index: number, end: number, { reason, sentence }: Sentence): RuleError {
  return { index, end, reason, message: sentence };
}

/** Finds the first error in an address in brackets. */
function addressError(host: string): RuleError | undefined {
  const address = host.slice(1, -1);
  const parts = address.split(":");
  const counts = parts.map((part, at) => countOf(part, at === parts.length - 1));
  const wrong = parts[counts.indexOf(undefined)];
  if (wrong !== undefined) {
    const before = parts.slice(0, counts.indexOf(undefined));
    const index = before.reduce((sum, part) => sum + part.length + 1, 1);
    return errorAt(index, index + wrong.length, wrong.includes(".") ? dotted : group);
  }
  const whole = (own: Sentence) => errorAt(1, host.length - 1, own);
  const gaps = address.split("::").length - 1;
  if (gaps > 1 || address.includes(":::")) return whole(gapTwice);
  if (/^:(?!:)|(?<!:):$/.test(address)) return whole(edges);
  const count = (counts as readonly number[]).reduce((sum, one) => sum + one, 0);
  if (gaps === 0 ? count === GROUPS : count < GROUPS) return undefined;
  return whole(groups);
}

/**
 * Finds the errors of a host beyond its rule: those of IPv6 addresses here, others by `checkHost`. A final dot is not counted.
 *
 * @public
 */
export function checkHost6(text: string): readonly RuleError[] {
  if (!text.startsWith("[")) return checkHost(text.replace(/\.$/, ""));
  const error = addressError(text);
  return error === undefined ? [] : [error];
}

function groupsIn(text: string): readonly number[] {
  if (text === "") return [];
  return text.split(":").flatMap((part) => {
    if (!part.includes(".")) return Number.parseInt(part, 16);
    const [a = 0, b = 0, c = 0, d = 0] = part.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** Finds the first of the longest runs of two zeros or more. Returns a length of 1 if there is none. */
function longestZeros(all: readonly number[]): readonly [start: number, length: number] {
  let best: readonly [number, number] = [0, 1];
  for (let start = 0; start < all.length; start++) {
    let end = start;
    while (all[end] === 0) end++;
    if (end - start > best[1]) best = [start, end - start];
  }
  return best;
}

/** Returns the canonical spelling of an address (RFC 5952 §4), with all groups in hexadecimal, as the platform's `URL` writes it. */
function canonicalAddress(address: string): string {
  const [before = "", after] = address.split("::");
  const [left, right] = [groupsIn(before), groupsIn(after ?? "")];
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => 0);
  const all = [...left, ...zeros, ...right];
  const [start, length] = longestZeros(all);
  const spelt = (from: number, to: number) =>
    all
      .slice(from, to)
      .map((group) => group.toString(16))
      .join(":");
  return length < 2 ? spelt(0, GROUPS) : `${spelt(0, start)}::${spelt(start + length, GROUPS)}`;
}

/**
 * Returns the canonical spelling of a text of the rule `host6` without errors, see {@link checkHost6}: an IPv6 address in brackets, in lower
 * case and as short as possible (RFC 5952 §4); other hosts as `canonicalHost` spells them.
 *
 * @public
 */
export function canonicalHost6(text: string): string {
  return text.startsWith("[") ? `[${canonicalAddress(text.slice(1, -1))}]` : canonicalHost(text);
}

/** `scheme(sequence("//", hostport6), { defaultPort: 7, unsafe: "[]" }).parse("x-a://[fe80::1%25eth0]")` */
const zone: Sentence = {
  reason: "ipv6-zone",
  sentence: "A zone, such as %eth0, is not part of a URL: leave it out.",
};

/** `scheme(sequence("//", hostport6), { defaultPort: 7, unsafe: "[]" }).parse("x-a://[::1/")` */
const form: Sentence = {
  reason: "ipv6-form",
  sentence: "An IPv6 address has only hexadecimal digits, colons and dots, and ends with a closing bracket.",
};

/** Returns advice, if any, for an error in a host that may be an IPv6 address. @public */
export function hintHost6({ text, index, found }: Place): Advice | undefined {
  if (text.lastIndexOf("[", index) <= text.lastIndexOf("]", index)) return undefined;
  return found === "%" ? zone : form;
}
