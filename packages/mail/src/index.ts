/**
 * The scheme `mailto` of RFC 6068; `@url1738/mailto` has that of RFC 1738.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { mailtoDefinition } from "./mail.ts";
import type { MailUrl } from "./mail-url.ts";

export {
  type MailHeader,
  type MailUrl,
  mailAddressErrors,
  mailAddressHint,
  mailCheck,
  mailFindings,
  mailHeaderName,
  mailMeantLines,
  mailNormalize,
  mailValueHint,
} from "./mail-url.ts";

/**
 * The scheme `mailto` of RFC 6068. The built package contains it in compiled form.
 *
 * @public
 */
export const mailto: Scheme<MailUrl, never> = defineScheme(mailtoDefinition);
