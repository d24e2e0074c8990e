/**
 * The scheme `mailto` of RFC 1738.
 *
 * @packageDocumentation
 */

import type { Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { mailtoDefinition } from "./mailto.ts";
import type { MailtoUrl } from "./mailto-url.ts";

export { type MailtoUrl, mailtoFindings, mailtoHint } from "./mailto-url.ts";

/**
 * The scheme `mailto` (RFC 1738 §3.5). The built package contains it in compiled form.
 *
 * @public
 */
export const mailto: Scheme<MailtoUrl, never, unknown, "address"> = defineScheme(mailtoDefinition);
