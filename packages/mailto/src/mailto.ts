import type { Definition, FieldsOf } from "@url1738/core/define";
import { checkDecoded, decodedText, rule, some, xchar } from "@url1738/core/define";
import { addrSpec } from "./addr-spec.ts";
import { hint, meant } from "./advice.ts";
import { headerFields } from "./header-fields.ts";
import type { MailtoUrl } from "./mailto-url.ts";

export type { MailtoUrl } from "./mailto-url.ts";

// encoded822addr = 1*xchar ; further defined in RFC822
const encoded822addr = rule("encoded822addr", some(xchar));

// mailtourl = "mailto:" encoded822addr
/** The grammar of the text after `mailto:`. @public */
export const schemepart = decodedText("address", encoded822addr, {
  check: checkDecoded(addrSpec),
  sample: addrSpec,
});

/** The definition of the scheme `mailto` (RFC 1738 §3.5): its grammar, and why its URLs are not accessed. @public */
export const mailtoDefinition: Definition<"mailto", FieldsOf<typeof schemepart>, MailtoUrl, never, unknown> = {
  name: "mailto",
  section: "3.5",
  schemepart,
  hint,
  meant,
  hazards: { look: headerFields },
  access: "It designates the mailing address of an individual or service, not an object.",
};
