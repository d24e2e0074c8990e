import type { OwnFinding } from "@url1738/core/define";
import type { MailtoUrl } from "./mailto-url.ts";

/**
 * Finds header fields: "No additional information other than an Internet mailing address is present or implied" (§3.5), but other
 * software reads them. For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The finding, if there is one.
 * @public
 */
export function headerFields({ address }: MailtoUrl): readonly OwnFinding[] {
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
