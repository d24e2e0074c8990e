import type { Advice, OwnFinding, Place, RuleError, ValueError } from "@url1738/core/define";
import { decode, lowerCase } from "@url1738/core/runtime";

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

// dot-atom-text = 1*atext *("." 1*atext); atext of RFC 5322 §3.2.3, with the letters of RFC 6532 §3.2
const ATEXT = '[^\\0- "(),.:;<>@[-\\]\\x7f\\p{Cs}]+';
const DOT_ATOM = `${ATEXT}(?:\\.${ATEXT})*`;
// quoted-string = DQUOTE *( qtext / quoted-pair / SP ) DQUOTE
const QUOTE = '"(?:[^\\0-\\x1f"\\\\\\x7f\\p{Cs}]|\\\\[ -~])*';
// addr-spec = local-part "@" domain; domain = dot-atom-text / "[" *dtext-no-obs "]" (RFC 6068 §2)
const LITERAL = "\\[[!-Z^-~]*";
/** The longest beginning of an address, and its domain if that can end there. */
const BEGINNING = new RegExp(
  `^(?:(?:${DOT_ATOM}|${QUOTE}")@(?:(${DOT_ATOM}|${LITERAL}\\])\\.?|${LITERAL})?|${DOT_ATOM}\\.?|${QUOTE}["\\\\]?)?`,
  "u",
);

/** An address among others, or nothing between two commas. */
const ITEM = /(?:"(?:\\.|[^"\\])*(?:"|\\?$)|[^",])+|(?<![^,])(?![^,])/gs;

/** Splits the value of a `to` field at its commas, which separate addresses unless they are quoted. Forms write `to=` without any. */
const addressesIn = (value: string) => (value === "" ? [] : (value.match(ITEM) ?? []).map((address) => address.trim()));

const isTo = ({ name }: MailHeader) => name === "to";

/** Tells whether a field has the addresses of recipients, and nothing else. */
const isOfRecipients = (header: MailHeader) =>
  isTo(header) && addressesIn(header.value).every((address) => beginningOf(address).isAddress);

/**
 * Joins the addresses of `to` fields to the recipients (RFC 6068 §2: they are equivalent). For schemes derived from this one.
 *
 * @param url - A value, which is changed. It keeps fields with something else than addresses, for {@link mailCheck}.
 * @returns The value.
 * @public
 */
export function mailNormalize(url: MailUrl): MailUrl {
  // A call could not take all of the addresses that a URL may have.
  url.to = [...url.to, ...url.headers.filter(isOfRecipients).flatMap(({ value }) => addressesIn(value))];
  url.headers = url.headers.filter((header) => !isOfRecipients(header));
  return url;
}

function beginningOf(address: string) {
  const [beginning = "", domain] = BEGINNING.exec(address) ?? [];
  const isAddress = domain !== undefined && address.endsWith(domain) && beginning === address;
  return { beginning, isAddress };
}

const notAnAddress = {
  reason: "mail/address",
  message: "An address is written as name@domain, and special characters in the name are quoted.",
};

/**
 * Checks the rules of an address that its text cannot show (RFC 6068 §2). For schemes derived from this one.
 *
 * @param text - The text of the address.
 * @returns The error, if there is one: the first character that no address can have there.
 * @public
 */
export function mailAddressErrors(text: string): readonly RuleError[] {
  const { beginning, isAddress } = beginningOf(decode(text));
  if (isAddress) return [];
  const characters = text.match(/%[c-f].(?:%[89ab].)+|%..|./gi) ?? [];
  const count = [...beginning].length;
  const index = characters.slice(0, count).join("").length;
  return [{ ...notAnAddress, index, end: index + (characters[count] ?? "").length }];
}

/**
 * Checks the addresses of `to` fields. For schemes derived from this one.
 *
 * @param url - A value.
 * @returns The errors.
 * @public
 */
export function mailCheck({ headers }: MailUrl): readonly ValueError<"headers">[] {
  return headers.filter(isTo).every(isOfRecipients) ? [] : [{ ...notAnAddress, component: "headers" }];
}

/** Reads the name of a header field, in lower case. For schemes derived from this one. @public */
export function mailHeaderName(text: string): string {
  return lowerCase(decode(text));
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

/** `parse("mailto:Anna<anna@host.dom>,<bea@host.dom>")` */
const addresses: Advice = {
  reason: "mail/addresses",
  sentence: "Write only addresses, with a comma between them.",
};

/** `parse("mailto:anna@host.dom?cc=bea@host.dom?subject=a")` */
const fields: Advice = {
  reason: "mail/fields",
  sentence: "Write ? before the first header field, and & before the others.",
};

const instead = (advice: Advice, index: number, end: number, replacement: string) => ({
  ...advice,
  fix: { index, end, replacement, sure: false },
});

/** Advises people who write `?` and `&` for each other. For schemes derived from this one. @public */
export function mailValueHint({ text, index, found }: Place): Advice | undefined {
  if (!/^[?&][\w-]+=/.test(text.slice(index, index + 20))) return undefined;
  return instead(fields, index, index + 1, found === "&" ? "?" : "&");
}

/**
 * Advises people who write addresses like the header of a message. For schemes derived from this one.
 *
 * @param place - The place where an address leaves the grammar.
 * @returns The advice, if there is any.
 * @public
 */
export function mailAddressHint(place: Place): Advice | undefined {
  const { text, index, found } = place;
  if (text.startsWith("://", index - 1)) return instead(addresses, index, index + 2, "");
  if (/[<>]/.test(found)) return addresses;
  if (found === ";") return instead(addresses, index, index + 1, ",");
  if (text.startsWith(", ", index - 1)) return instead(addresses, index, index + 1, "");
  return found === "&" ? mailValueHint(place) : undefined;
}

/** Returns the URL meant by an address. For schemes derived from this one. @public */
export function mailMeant(text: string): string | undefined {
  return /^[^\s@:/<]+@[^\s@:/>]+$/.test(text) ? `mailto:${text}` : undefined;
}
