import { fromOctets } from "@url1738/core";

/** Reads `{"percent": …}`, which `toJson` writes. */

const PERCENT = /^(?:[ -$&-~]|%[\dA-Fa-f]{2})*$/;

/** Returns the string that a text with escaped octets encodes. */
function decoded(text: string): string {
  const octets = text.match(/%..|./g) ?? [];
  return fromOctets(
    Uint8Array.from(octets, (octet) => (octet.length > 1 ? Number.parseInt(octet.slice(1), 16) : octet.charCodeAt(0))),
  );
}

/** Returns the value that a JSON value represents. */
export function fromPercent(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(fromPercent);
  const entries = Object.entries(value);
  const inner: unknown = entries.length === 1 && entries[0]?.[0] === "percent" ? entries[0][1] : undefined;
  if (typeof inner === "string" && PERCENT.test(inner)) return decoded(inner);
  const fields = typeof inner === "object" && inner !== null ? inner : value;
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fromPercent(field)]));
}
