import { type Finding, type Scheme, uncheckedScheme } from "@url1738/core";
import {
  alphadigit,
  checkDecoded,
  decodedText,
  many,
  oneOf,
  type Place,
  rule,
  sequence,
  some,
  xchar,
} from "@url1738/core/grammar";
import { addrSpec } from "./addr-spec.ts";
import type { MailtoUrl } from "./mailto-url.ts";

// encoded822addr = 1*xchar ; further defined in RFC822
const encoded822addr = rule("encoded822addr", some(xchar));

// Most addresses: atoms and dots, without escapes and what is escaped in a canonical spelling.
const atom = some(oneOf(alphadigit, "$-_+!*'/&="));
const atoms = sequence(atom, many(".", atom));
const plainAddress = sequence(atoms, "@", atoms);

// mailtourl = "mailto:" encoded822addr
export const schemepart = decodedText("address", encoded822addr, {
  check: checkDecoded("An address", addrSpec),
  plain: plainAddress,
  sample: addrSpec,
});

/** Advice for those who have the header of a letter in mind. */
function hint({ text, index, found }: Place): string | undefined {
  if (text.includes("<")) return "Write the address alone, without a name and without < and >.";
  if (/\?[\w-]+=/.test(text.slice(0, index)))
    return "Leave out the header fields, from the ? on: a mailto URL is an address and nothing else.";
  return found === "," ? "A mailto URL holds one address." : undefined;
}

/** "No additional information other than an Internet mailing address is present or implied" (§3.5), but others see it there. */
function headerFields({ address }: MailtoUrl): readonly Finding[] {
  if (!/\?[\w-]+=/.test(address)) return [];
  const sentence = "By RFC 1738 the ? belongs to the address, but later software takes what follows for header fields.";
  return [{ code: "header-fields", component: "address", severity: "warning", section: "3.5", sentence }];
}

/**
 * The scheme `mailto` (RFC 1738 §3.5).
 *
 * @public
 */
export const mailto: Scheme<MailtoUrl, never> = uncheckedScheme({
  name: "mailto",
  section: "3.5",
  schemepart,
  value: (scheme, address): MailtoUrl => ({ scheme, address }),
  hint,
  meant: (text) => (/^[^\s@:/<]+@[^\s@:/>]+$/.test(text) ? `mailto:${text}` : undefined),
  hazards: { look: headerFields },
  access: "It designates the mailing address of an individual or service; no object is behind it.",
});
