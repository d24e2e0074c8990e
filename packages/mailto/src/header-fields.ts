import type { Finding } from "@url1738/core";
import type { MailtoUrl } from "./mailto-url.ts";

/** "No additional information other than an Internet mailing address is present or implied" (§3.5), but others see it there. */
export function headerFields({ address }: MailtoUrl): readonly Finding[] {
  if (!/\?[\w-]+=/.test(address)) return [];
  const sentence = "By RFC 1738 the ? belongs to the address, but later readers take what follows for header fields.";
  return [{ code: "header-fields", component: "address", severity: "warning", section: "3.5", sentence }];
}
