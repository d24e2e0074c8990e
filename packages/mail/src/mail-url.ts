import type { Advice, OwnFinding, Place, RuleError, ValueError } from "@url1738/core/define";
import { decode } from "@url1738/core/runtime";

/**
 * A header field of the message that a mailto URL describes (RFC 6068 §2).
 *
 * @public
 */
export interface MailHeader {
  /** The name of the field, decoded, in lower case; never `"to"`, since its addresses are recipients. */
  name: string;
  /** The value of the field, decoded; lines of a body end in CR and LF. */
  value: string;
}

/**
 * A mailto URL (RFC 6068): a message that somebody may want to send.
 *
 * @public
 */
export interface MailUrl {
  /** Always `"mailto"`. */
  scheme: "mailto";
  /** The addresses of the recipients, decoded, in order: those before the `?`, then those of `to` fields. */
  to: string[];
  /** The other header fields, in order; `body` is the body of the message. */
  headers: MailHeader[];
}

// atext of RFC 5322 §3.2.3, with the letters of RFC 6532 §3.2; dot-atom-text = 1*atext *("." 1*atext)
const ATEXT = "[\\w!#$%&'*+/=?^`{|}~\\u0080-\\ud7ff\\ue000-\\u{10ffff}-]+";
const DOT_ATOM = `${ATEXT}(?:\\.${ATEXT})*`;
// quoted-string = DQUOTE *( qtext / quoted-pair / SP ) DQUOTE
const QUOTED = '"(?:[ !#-\\[\\]-~\\u0080-\\ud7ff\\ue000-\\u{10ffff}]|\\\\[ -~])*"';
// addr-spec = local-part "@" domain; domain = dot-atom-text / "[" *dtext-no-obs "]" (RFC 6068 §2)
const ADDRESS = new RegExp(`^(?:${DOT_ATOM}|${QUOTED})@(?:${DOT_ATOM}|\\[[!-Z^-~]*\\])$`, "u");

/** Splits the value of a `to` field at its commas, which separate addresses unless they are quoted. */
function addressesIn(value: string): readonly string[] {
  const addresses: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let index = 0; index <= value.length; index++) {
    const character = value[index];
    if (character === "\\" && isQuoted && index + 1 < value.length) index++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === undefined || (character === "," && !isQuoted)) {
      addresses.push(value.slice(start, index).trim());
      start = index + 1;
    }
  }
  // Forms write `to=` without an address.
  return addresses.length === 1 && addresses[0] === "" ? [] : addresses;
}

const isTo = ({ name }: MailHeader) => name === "to";

/**
 * Joins the addresses of `to` fields to the recipients (RFC 6068 §2: they are equivalent). For schemes derived from this one.
 *
 * @param url - A value, which is changed.
 * @returns The value.
 * @public
 */
export function mailNormalize(url: MailUrl): MailUrl {
  url.to.push(...url.headers.filter(isTo).flatMap(({ value }) => addressesIn(value)));
  url.headers = url.headers.filter((header) => !isTo(header));
  return url;
}

const isAddress = (address: string) => ADDRESS.test(address);

const notAnAddress = {
  reason: "mail/address",
  message: "An address is written as name@domain, and what separates or delimits addresses is quoted in a name.",
};

/**
 * Checks the rules of an address that its text cannot show (RFC 6068 §2). For schemes derived from this one.
 *
 * @param text - The text of the address.
 * @returns The error, if there is one.
 * @public
 */
export function mailAddressErrors(text: string): readonly RuleError[] {
  return isAddress(decode(text)) ? [] : [{ ...notAnAddress, index: 0, end: text.length }];
}

/**
 * Checks the addresses of `to` fields. For schemes derived from this one.
 *
 * @param url - A value.
 * @returns The errors.
 * @public
 */
export function mailCheck({ to }: MailUrl): readonly ValueError<"headers">[] {
  return to.every(isAddress) ? [] : [{ ...notAnAddress, component: "headers" }];
}

/** Reads the name of a header field, in lower case. For schemes derived from this one. @public */
export function mailHeaderName(text: string): string {
  return decode(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Masks the line breaks of the body. For schemes derived from this one. @public */
export function mailMeantLines(text: string): string {
  return text.replace(/[?&]body=[^&]*/gi, (body) => body.replace(/%0[AD]/gi, "   "));
}

/** The fields that RFC 6068 §4 and §5 call safe, and those that only say where a reply belongs. */
const SAFE = ["subject", "body", "cc", "keywords", "comments", "in-reply-to", "references"];

/**
 * Finds header fields that may deceive: an agent "MUST NOT" set others without asking (RFC 6068 §4). For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns A finding, if there is such a field.
 * @public
 */
export function mailFindings({ headers }: MailUrl): readonly OwnFinding[] {
  const unsafe = headers.find(({ name }) => !SAFE.includes(name));
  if (unsafe === undefined) return [];
  return [
    {
      code: "unsafe-header",
      reason: "mail/unsafe-header",
      component: "headers",
      severity: "warning",
      section: "RFC 6068, section 4",
      params: { name: unsafe.name },
      sentence:
        'The header field "{name}" is not one that a mailto URL can set safely, so mail programs ignore it or warn.',
    },
  ];
}

/** `mail.parse("mailto://host.dom")` */
const slashes: Advice = {
  reason: "mail/slashes",
  sentence: "Leave out the // after the colon.",
};

/** `mail.parse("mailto:Anna<anna@host.dom>,<bea@host.dom>")` */
const alone: Advice = {
  reason: "mail/alone",
  sentence: "Write each address alone, without a name and angle brackets.",
};

/** `mail.parse("mailto:anna@host.dom;bea@host.dom")` */
const commas: Advice = {
  reason: "mail/commas",
  sentence: "Separate addresses by commas.",
};

/**
 * Advises people who write a mailto URL like the header of a message. For schemes derived from this one.
 *
 * @param place - The place where the text leaves the grammar.
 * @returns The advice, if there is any.
 * @public
 */
export function mailHint({ text, index, found }: Place): Advice | undefined {
  const start = text.indexOf(":") + 1;
  const leaveOut = { index: start, end: start + 2, replacement: "", sure: false };
  if (text.startsWith("//", start)) return { ...slashes, fix: leaveOut };
  if (/[<>]/.test(found)) return alone;
  return found === ";" ? { ...commas, fix: { index, end: index + 1, replacement: ",", sure: false } } : undefined;
}

/** Returns the URL meant by an address. For schemes derived from this one. @public */
export function mailMeant(text: string): string | undefined {
  return /^[^\s@:/<]+@[^\s@:/>]+$/.test(text) ? `mailto:${text}` : undefined;
}
