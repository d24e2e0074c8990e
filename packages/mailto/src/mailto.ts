import { type Scheme, uncheckedScheme } from "@url1738/core";
import { alphadigit, checkDecoded, decodedText, many, oneOf, rule, sequence, some, xchar } from "@url1738/core/grammar";
import { addrSpec } from "./addr-spec.ts";
import { hint, meant } from "./advice.ts";
import { headerFields } from "./header-fields.ts";
import type { MailtoUrl } from "./mailto-url.ts";

// encoded822addr = 1*xchar ; further defined in RFC822
const encoded822addr = rule("encoded822addr", some(xchar));

// Most addresses: atoms and dots, without escapes.
const atom = some(oneOf(alphadigit, "$-_+!*'/?&="));
const atoms = sequence(atom, many(".", atom));
const plainAddress = sequence(atoms, "@", atoms);

// mailtourl = "mailto:" encoded822addr
export const schemepart = decodedText("address", encoded822addr, {
  check: checkDecoded("An address", addrSpec),
  plain: plainAddress,
  sample: addrSpec,
});

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
  meant,
  hazards: { look: headerFields },
  access: "It designates the mailing address of an individual or service; no object is behind it.",
});
