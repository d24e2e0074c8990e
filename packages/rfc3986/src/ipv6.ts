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

/** Tells whether a text between colons may be there. */
const isPart = (text: string, isLast: boolean) => text === "" || isGroup(text) || (isLast && isDotted(text));

function errorAt(index: number, end: number, { reason, sentence }: Sentence): RuleError {
  return { index, end, reason, message: sentence };
}

/** Returns the first error in an address in brackets, which has one. */
function addressError(host: string): RuleError {
  const address = host.slice(1, -1);
  const parts = address.split(":");
  const wrong = parts.find((part, at) => !isPart(part, at === parts.length - 1));
  if (wrong !== undefined) {
    const index = parts.slice(0, parts.indexOf(wrong)).reduce((sum, part) => sum + part.length + 1, 1);
    return errorAt(index, index + wrong.length, wrong.includes(".") ? dotted : group);
  }
  const whole = (own: Sentence) => errorAt(1, host.length - 1, own);
  const gaps = address.split("::").length - 1;
  if (gaps > 1 || address.includes(":::")) return whole(gapTwice);
  if (/^:(?!:)|(?<!:):$/.test(address)) return whole(edges);
  return whole(groups);
}

const [COLON, BRACKET] = [0x3a, 0x5b] as const;

const none: readonly RuleError[] = [];

/** The last usual address: it is checked, then read, then spelt. */
let last = "";

/**
 * Tells whether an address in brackets is right, and as short as it can be, because no group is zero. Most addresses are so: the zeros that
 * they have are those of `::`.
 */
function isUsual(host: string): boolean {
  if (host === last) return true;
  const end = host.length - 1;
  let [count, width, gap] = [0, 0, -1];
  for (let index = 1; index < end; index++) {
    const code = host.charCodeAt(index);
    if (code === COLON) {
      if (width === 0 && (gap >= 0 || index === 1)) return false;
      if (width === 0) gap = count;
      width = 0;
    } else {
      if (code < 0x30 || (code > 0x39 && code < 0x61) || (width === 0 && code === 0x30) || width === 4) return false;
      if (width++ === 0) count++;
    }
  }
  const isRight = width > 0 && (gap < 0 ? count === GROUPS : count < GROUPS - 1);
  if (isRight) last = host;
  return isRight;
}

/** Returns the groups in the text between colons; `NaN` for an error. */
function groupsIn(text: string, isLast: boolean): readonly number[] {
  if (isGroup(text)) return [Number.parseInt(text, 16)];
  if (!isLast || !isDotted(text)) return [Number.NaN];
  const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
  return [a * 256 + b, c * 256 + d];
}

/** Returns the eight groups of an address in brackets; `undefined` for one with an error. */
function groupsOf(host: string): readonly number[] | undefined {
  const halves = host.slice(1, -1).split("::");
  const [before = [], after = []] = halves.map((half, at) => {
    const parts = half === "" ? [] : half.split(":");
    return parts.flatMap((part, index) => groupsIn(part, at === halves.length - 1 && index === parts.length - 1));
  });
  const zeros = GROUPS - before.length - after.length;
  const isRight = halves.length === 1 ? zeros === 0 : halves.length === 2 && zeros > 0;
  if (!isRight || [...before, ...after].some(Number.isNaN)) return undefined;
  return [...before, ...Array<number>(zeros).fill(0), ...after];
}

/**
 * Finds the errors of a host beyond its rule: those of IPv6 addresses here, others by `checkHost`. A final dot is not counted.
 *
 * @public
 */
export function checkHost6(text: string): readonly RuleError[] {
  if (text.charCodeAt(0) !== BRACKET) return checkHost(text.replace(/\.$/, ""));
  return isUsual(text) || groupsOf(text) !== undefined ? none : [addressError(text)];
}

/** Finds the first of the longest runs of two zeros or more; a length of 1 after the last group if there is none. */
function longestZeros(groups: readonly number[]): readonly [start: number, length: number] {
  let [best, most] = [GROUPS as number, 1];
  for (let start = 0; start < GROUPS; start++) {
    let end = start;
    while (groups[end] === 0) end++;
    if (end - start > most) [best, most] = [start, end - start];
  }
  return [best, most];
}

/**
 * Returns the canonical spelling of a text of the rule `host6` without errors, see {@link checkHost6}: an IPv6 address in brackets, in lower
 * case and as short as possible (RFC 5952 §4), with all groups in hexadecimal, as the platform's `URL` writes it; other hosts as
 * `canonicalHost` spells them.
 *
 * @public
 */
export function canonicalHost6(text: string): string {
  if (text.charCodeAt(0) !== BRACKET) return canonicalHost(text);
  const groups = isUsual(text) ? undefined : groupsOf(text);
  if (groups === undefined) return text;
  const [start, length] = longestZeros(groups);
  const spelt = (from: number, to: number) =>
    groups
      .slice(from, to)
      .map((group) => group.toString(16))
      .join(":");
  return `[${start === GROUPS ? spelt(0, GROUPS) : `${spelt(0, start)}::${spelt(start + length, GROUPS)}`}]`;
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

/** The distance at which an opening bracket counts. Without a bound, a text with many errors would take quadratic time. */
const MOST = 100;

/** Returns advice, if any, for an error in a host that may be an IPv6 address. @public */
export function hintHost6({ text, index, found }: Place): Advice | undefined {
  const before = text.slice(Math.max(0, index - MOST), index + 1);
  if (before.lastIndexOf("[") <= before.lastIndexOf("]")) return undefined;
  return found === "%" ? zone : form;
}
