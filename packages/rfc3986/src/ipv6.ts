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

/** An IPv6 address. */
interface Address {
  /** Its eight groups. */
  readonly groups: readonly number[];
  /** The number of groups before `::`, and of the zeros that it stands for; 8 and 1 without it. */
  readonly gap: readonly [start: number, length: number];
  /** True if its groups are in lower case, without leading zeros and dots. */
  readonly isUsual: boolean;
}

const [DOT, COLON] = [0x2e, 0x3a] as const;

/** The last address that was read: it is checked first, then read. */
let last: { readonly host: string; readonly address: Address | undefined } | undefined;

/** Returns the address in a text of the rule `IP-literal`; `undefined` for one with an error. */
function addressOf(host: string): Address | undefined {
  if (last?.host !== host) last = { host, address: readAddress(host) };
  return last.address;
}

function readAddress(host: string): Address | undefined {
  const groups = [0, 0, 0, 0, 0, 0, 0, 0];
  const end = host.length - 1;
  let [count, gap, isUsual] = [0, -1, true];
  let index = 1;
  if (host.startsWith("::", 1)) {
    gap = 0;
    index = 3;
  }
  while (index < end) {
    const start = index;
    let value = 0;
    let code = host.charCodeAt(index);
    for (; index < end && code !== COLON && code !== DOT; code = host.charCodeAt(++index)) {
      value = value * 16 + (code & 15) + 9 * (code >> 6);
      if ((code > 0x39 && code < 0x61) || (index > start && value < 16)) isUsual = false;
    }
    if (code === DOT) {
      const dots = host.slice(start, end);
      if (!isDotted(dots)) return undefined;
      const [a = 0, b = 0, c = 0, d = 0] = dots.split(".").map(Number);
      groups[count++] = a * 256 + b;
      groups[count++] = c * 256 + d;
      isUsual = false;
      break;
    }
    if (index === start || index > start + 4) return undefined;
    groups[count++] = value;
    if (index === end) break;
    if (++index === end) return undefined;
    if (host.charCodeAt(index) === COLON) {
      if (gap >= 0) return undefined;
      gap = count;
      index++;
    }
  }
  if (gap < 0) return count === GROUPS ? { groups, gap: [GROUPS, 1], isUsual } : undefined;
  const length = GROUPS - count;
  if (length < 1) return undefined;
  for (let at = count - 1; at >= gap; at--) {
    groups[at + length] = groups[at] as number;
    groups[at] = 0;
  }
  return { groups, gap: [gap, length], isUsual };
}

/**
 * Finds the errors of a host beyond its rule: those of IPv6 addresses here, others by `checkHost`. A final dot is not counted.
 *
 * @public
 */
export function checkHost6(text: string): readonly RuleError[] {
  if (!text.startsWith("[")) return checkHost(text.replace(/\.$/, ""));
  return addressOf(text) === undefined ? [addressError(text)] : [];
}

/** Finds the first of the longest runs of two zeros or more; a length of 1 after the last group if there is none. */
function longestZeros(groups: readonly number[]): Address["gap"] {
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
  const address = text.startsWith("[") ? addressOf(text) : undefined;
  if (address === undefined) return canonicalHost(text);
  const { groups, gap, isUsual } = address;
  const [start, length] = longestZeros(groups);
  if (isUsual && start === gap[0] && length === gap[1]) return text;
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
