import { octets } from "@url1738/core";

/** The octets of a decoded component in hexadecimal; of text that stands for none, such as half of a surrogate pair, nothing. */
export function octetsInHex(component: string): string {
  const own = octets(component) ?? new Uint8Array();
  return Array.from(own, (octet) => octet.toString(16).toUpperCase().padStart(2, "0")).join(" ");
}
