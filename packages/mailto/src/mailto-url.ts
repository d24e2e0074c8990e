import type { Advice, OwnFinding, Place } from "@url1738/core/define";

/**
 * A mailto URL (RFC 1738 §3.5): the Internet mailing address of an individual or service, and nothing else.
 *
 * @public
 */
export interface MailtoUrl {
  /** Always `"mailto"`. */
  scheme: "mailto";
  /** The address, decoded: an addr-spec by RFC 822, as written. */
  address: string;
}

/** `ten.parse("mailto://host.dom")` */
const slashes: Advice = {
  reason: "mailto/slashes",
  sentence: "Leave out the // after the colon.",
};

/** `ten.parse("mailto:Anna<anna@host.dom>,<bea@host.dom>")` */
const addressAlone: Advice = {
  reason: "mailto/address-alone",
  sentence: "Write the address alone, without a name and angle brackets.",
};

/** `ten.parse("mailto:anna@host.dom?subject=a%20b")` */
const headerFields: Advice = {
  reason: "mailto/header-fields",
  sentence: "Leave out the header fields, from the ? on.",
};

/** `ten.parse("mailto:anna@host.dom,bea@host.dom")` */
const oneAddress: Advice = {
  reason: "mailto/one-address",
  sentence: "A mailto URL holds one address, such as anna@host.dom.",
};

/** `ten.parse("mailto:a b@host.dom")` */
const onlyInside: Advice = {
  reason: "mailto/only-inside",
  sentence: "In an address, only a quoted string or a domain literal can contain a space.",
};

/** `ten.parse("mailto:\u00e9@host.dom")` */
const notInAddresses: Advice = {
  reason: "mailto/not-in-addresses",
  sentence: "No address has this character, escaped or not.",
};

/** Adds a fix that leaves out a span. */
function leavingOut(advice: Advice, index: number, end: number): Advice {
  return { ...advice, fix: { index, end, replacement: "", sure: false } };
}

/** The number of characters to search for header fields. */
const MOST = 1000;

/**
 * Advises people who write a mailto URL like the header of a message. For schemes derived from this one.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if there is any.
 * @public
 */
export function mailtoHint({ text, index, found }: Place): Advice | undefined {
  const start = text.indexOf(":") + 1;
  // No address is longer than MOST.
  const query = start + text.slice(start, Math.min(start + MOST, index)).indexOf("?");
  if (text.startsWith("//", start)) return leavingOut(slashes, start, start + 2);
  if (/^\?[\w-]+=/.test(text.slice(query, index))) return leavingOut(headerFields, query, text.length);
  if (/[<>]/.test(found)) return addressAlone;
  if (found === "" || /[,;]/.test(text.slice(index - 1, index + 1))) return oneAddress;
  if (/^%(?:[0189a-f][\da-f]|7f)/i.test(text.slice(index, index + 3)) || found > "\x7f") return notInAddresses;
  if (found !== " " && !text.startsWith("%20", index)) return undefined;
  return /@[^@]*$/.test(text.slice(start, index)) && text.indexOf("@", index) > 0 ? oneAddress : onlyInside;
}

/** Returns the URL meant by an address. */
export function meant(text: string): string | undefined {
  return /^[^\s@:/<]+@[^\s@:/>]+$/.test(text) ? `mailto:${text}` : undefined;
}

/**
 * Finds header fields: "No additional information other than an Internet mailing address is present or implied" (§3.5), but other
 * software reads them. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The finding, if there is one.
 * @public
 */
export function mailtoFindings({ address }: MailtoUrl): readonly OwnFinding[] {
  if (!/\?[\w-]+=/.test(address)) return [];
  const sentence = "The ? belongs to the address, but newer software takes what follows for header fields.";
  return [
    {
      code: "header-fields",
      reason: "mailto/header-fields",
      component: "address",
      severity: "warning",
      section: "3.5",
      sentence,
    },
  ];
}
