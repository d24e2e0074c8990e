import type { RuleError } from "@url1738/core/define";
import { checkHost } from "@url1738/core/runtime";
import { checkHost6 } from "./ipv6.ts";

// Hosts of RFC 3986 §3.2.2 that DNS can have, or that are addresses.

const label = {
  reason: "label",
  message: "A label of a host consists of letters, digits and underscores, with hyphens only between them.",
};
const address = {
  reason: "address",
  message:
    "A host that ends with a number must be an IPv4 address: four numbers up to 255, without leading zeros or a final dot.",
};

/** The numbers with which an address ends, as the URL Standard of WHATWG reads them (section 3.5, "ends in a number checker"). */
const NUMBER = /^(?:\d+|0x[\da-f]*)$/i;

// dec-octet, without leading zeros
const OCTET = /^(?:[1-9]?\d|1\d\d|2[0-4]\d|25[0-5])$/;

/**
 * Finds the errors of a host by the rules beyond RFC 3986, which allows more than DNS and addresses can be: labels of 1 to 63 letters,
 * digits, hyphens and underscores, none with a hyphen at its edge, 253 characters in all (RFC 1034, RFC 1123 §2.1), and a final dot; a host
 * whose last label is a number is an IPv4 address; addresses in brackets as in `checkHost6`.
 *
 * @param text - A text of the rule `host` of RFC 3986.
 * @returns The wrong labels, the wrong numbers or the whole host, as errors.
 * @public
 */
export function checkUriHost(text: string): readonly RuleError[] {
  if (text.startsWith("[")) return checkHost6(text);
  const name = text.replace(/\.$/, "");
  const labels = name.split(".");
  const isNumber = NUMBER.test(labels.at(-1) as string);
  const isAddress = isNumber && labels.length === 4;
  const errors: RuleError[] = [];
  let index = 0;
  for (const part of labels) {
    const end = index + part.length;
    if (!/^(?!-)[\w-]+(?<!-)$/.test(part)) errors.push({ index, end: Math.max(end, index + 1), ...label });
    else if (isAddress ? !OCTET.test(part) : isNumber && end === name.length) errors.push({ index, end, ...address });
    index = end + 1;
  }
  if (isAddress && name !== text) errors.push({ index: index - 1, end: index, ...address });
  const others = isNumber ? [] : checkHost(name);
  // RFC 3986 itself allows all of them.
  const section = { section: "RFC 1123, section 2.1" };
  return [...errors, ...others].sort((a, b) => a.index - b.index).map((error) => ({ ...error, ...section }));
}
