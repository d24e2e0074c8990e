import { defineScheme, type Scheme } from "@url1738/core";
import { checkDecoded, decodedText, type Place, rule, some, xchar } from "@url1738/core/grammar";
import { addrSpec } from "./addr-spec.ts";

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

// encoded822addr = 1*xchar ; further defined in RFC822
const encoded822addr = rule("encoded822addr", some(xchar));

// mailtourl = "mailto:" encoded822addr
export const schemepart = decodedText("address", encoded822addr, {
  check: checkDecoded("An address", addrSpec),
  sample: addrSpec,
});

function hint({ text, index }: Place): string | undefined {
  if (text.slice(7).startsWith("//")) return "Leave out the slashes: the address stands right after the colon.";
  const isField = /\?[\w-]+=/.test(text.slice(0, index));
  return isField
    ? "Leave out the header fields, from the ? on: a mailto URL is an address and nothing else."
    : undefined;
}

/**
 * The scheme `mailto` (RFC 1738 §3.5).
 *
 * @public
 */
export const mailto: Scheme<MailtoUrl> = defineScheme({
  name: "mailto",
  section: "3.5",
  schemepart,
  value: (scheme, address): MailtoUrl => ({ scheme, address }),
  hint,
  meant: (text) => (/^[^\s@:/<]+@[^\s@:/>]+$/.test(text) ? `mailto:${text}` : undefined),
  access:
    "It designates the mailing address of an individual or service, to which mail can be sent; no object is behind it.",
});
