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

const GROUPS = 8;

/** IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet */
const DOTTED = /^(?:(?:[1-9]?[0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])(?:\.(?!$)|$)){4}$/;

// h16 = 1*4HEXDIG
const GROUP = /^[\dA-Fa-f]{1,4}$/;

function errorAt(index: number, end: number, { reason, sentence }: Sentence): RuleError {
  return { index, end, reason, message: sentence };
}

/** Returns the first error in an address in brackets. */
function addressError(host: string): RuleError | undefined {
  const address = host.slice(1, -1);
  const gaps = address.split("::").length - 1;
  let index = 1;
  let count = 0;
  for (const part of address.split(":")) {
    const end = index + part.length;
    if (GROUP.test(part)) count++;
    else if (end === host.length - 1 && DOTTED.test(part)) count += 2;
    else if (part !== "") return errorAt(index, end, part.includes(".") ? dotted : group);
    index = end + 1;
  }
  const whole = (own: Sentence) => errorAt(1, host.length - 1, own);
  if (gaps > 1 || address.includes(":::")) return whole(gapTwice);
  if (/^:(?!:)|(?<!:):$/.test(address)) return whole(edges);
  return count + gaps > GROUPS || (gaps === 0 && count < GROUPS) ? whole(groups) : undefined;
}

const BRACKET = 0x5b;

const none: readonly RuleError[] = [];

/** Matches the hosts of the rule `usualAddress`, and nothing else; a test compares both. */
export const USUAL_ADDRESS: RegExp =
  /^\[(?:(?:(?:[1-9a-f][\da-f]{0,3}|(?!0:[0:])0):){7}|(?!(?:[\da-f]*:){7})(?:(?:(?:[1-9a-f][\da-f]{0,3}|(?!0:[0:])0):)+|:):(?!0)(?:(?:[1-9a-f][\da-f]{0,3}|(?!0:[0:])0):)*)(?:[1-9a-f][\da-f]{0,3}|(?!0:[0:])0)\]$/;

/**
 * Finds the errors of a host beyond its rule: those of IPv6 addresses here, others by `checkHost`. A final dot is not counted.
 *
 * @public
 */
export function checkHost6(text: string): readonly RuleError[] {
  if (text.charCodeAt(0) !== BRACKET) return checkHost(text.replace(/\.$/, ""));
  const error = USUAL_ADDRESS.test(text) ? undefined : addressError(text);
  return error === undefined ? none : [error];
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
  if (USUAL_ADDRESS.test(text)) return text;
  const inHexadecimal = (number: number) => number.toString(16);
  const [before = [], after = []] = text
    .slice(1, -1)
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
      [a * 256 + +b, c * 256 + +d].map(inHexadecimal).join(":"),
    )
    .split("::")
    .map((half) => (half === "" ? [] : half.split(":").map((group) => inHexadecimal(Number.parseInt(group, 16)))));
  const zeros = Array<string>(GROUPS)
    .fill("0")
    .slice(before.length + after.length);
  const all = [...before, ...zeros, ...after].join(":");
  // The first of the longest runs of zeros, of two or more (RFC 5952 §4.2).
  for (let more = GROUPS - 1; more > 0; more--) {
    const short = all.replace(new RegExp(`(?:^|:)0(?::0){${more}}(?::|$)`), "::");
    if (short !== all) return `[${short}]`;
  }
  return `[${all}]`;
}

/** `parse("https://[fe80::1%25eth0]/")` */
const zone: Sentence = {
  reason: "ipv6-zone",
  sentence: "A zone, such as %eth0, is not part of a URL: leave it out.",
};

/** `parse("https://[::1/")` */
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
