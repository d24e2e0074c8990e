import { octets } from "@url1738/core";

/** Writes the octets of a decoded component in hexadecimal; nothing for text without octets, such as half of a surrogate pair. */
export function octetsInHex(component: string): string {
  const encoded = octets(component) ?? new Uint8Array();
  return Array.from(encoded, (octet) => octet.toString(16).toUpperCase().padStart(2, "0")).join(" ");
}
