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

const DOT = 0x2e;
const COLON = 0x3a;

/** Eight groups. */
type Groups = readonly number[];

const zeros = () => [0, 0, 0, 0, 0, 0, 0, 0];

/** Returns the value of a hexadecimal digit; 16 or more, or less than 0, for other characters of an address. */
const digitOf = (code: number) => (code < 0x3a ? code - 0x30 : (code | 0x20) - 0x57);

/** The address read last: it is checked first, and then spelt. */
let last: { readonly text: string; readonly groups: Groups | undefined } = { text: "", groups: undefined };

/** Returns the groups of an address in brackets; `undefined` if it has an error, which {@link addressError} explains. */
function groupsOf(text: string): Groups | undefined {
  if (last.text !== text) last = { text, groups: readGroups(text) };
  return last.groups;
}

function readGroups(text: string): Groups | undefined {
  const end = text.length - 1;
  const read = zeros();
  let count = 0;
  let gap = text.startsWith("::", 1) ? 0 : -1;
  for (let index = gap < 0 ? 1 : 3; index < end; index++) {
    const start = index;
    let value = 0;
    for (;;) {
      const digit = digitOf(text.charCodeAt(index));
      if (!(digit >= 0 && digit < 16)) break;
      value = value * 16 + digit;
      index++;
    }
    if (text.charCodeAt(index) === DOT) {
      const address = text.slice(start, end);
      if (!DOTTED.test(address)) return undefined;
      const [a, b, c, d] = address.split(".");
      read[count++] = Number(a) * 256 + Number(b);
      read[count++] = Number(c) * 256 + Number(d);
      break;
    }
    if (index === start || index > start + 4) return undefined;
    read[count++] = value;
    if (index === end) break;
    if (text.charCodeAt(index) !== COLON || index + 1 === end) return undefined;
    if (text.charCodeAt(index + 1) !== COLON) continue;
    if (gap >= 0) return undefined;
    gap = count;
    index++;
  }
  if (gap < 0 ? count !== GROUPS : count >= GROUPS) return undefined;
  // Those after the gap are the last ones.
  for (let to = GROUPS - 1; gap >= 0 && count > gap; to--) {
    read[to] = read[--count] as number;
    read[count] = 0;
  }
  return read;
}

/**
 * Finds the errors of a host beyond its rule: those of IPv6 addresses here, others by `checkHost`. A final dot is not counted.
 *
 * @public
 */
export function checkHost6(text: string): readonly RuleError[] {
  if (!text.startsWith("[")) return checkHost(text.replace(/\.$/, ""));
  const error = groupsOf(text) ? undefined : addressError(text);
  return error ? [error] : [];
}

/**
 * Returns the canonical spelling of a text of the rule `host6` without errors, see {@link checkHost6}: an IPv6 address in brackets, in lower
 * case and as short as possible (RFC 5952 §4), with all groups in hexadecimal, as the platform's `URL` writes it; other hosts as
 * `canonicalHost` spells them.
 *
 * @public
 */
export function canonicalHost6(text: string): string {
  if (!text.startsWith("[")) return canonicalHost(text);
  const all = groupsOf(text) ?? zeros();
  // The first of the longest runs of zeros, of two or more (RFC 5952 §4.2).
  let [end, most] = [-1, 1];
  for (let index = 0, zeros = 0; index < GROUPS; index++) {
    zeros = all[index] === 0 ? zeros + 1 : 0;
    if (zeros > most) [end, most] = [index + 1, zeros];
  }
  const start = end - most;
  let address = "[";
  for (let index = 0; index < GROUPS; index++) {
    if (index === start) {
      address += "::";
      index = end - 1;
    } else address += (index > 0 && index !== end ? ":" : "") + (all[index] as number).toString(16);
  }
  return `${address}]`;
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
