import type { OwnFinding } from "@url1738/core/define";
import type { GopherUrl } from "./gopher-url.ts";

/** The types of RFC 1436 §3.8, those of Gopher+, and those that servers came to use: HTML, sounds, documents, pictures, films. */
const TYPES = "0123456789+TgI:;<MPXcdhiprs";

/**
 * Finds a path whose first character Gopher knows as no type: somebody may have left out the type (§3.4.1). For schemes derived from this one.
 *
 * @param url - The value, as `parse` returns it.
 * @returns The finding, if there is one.
 * @public
 */
export function unknownType({ gtype }: Pick<GopherUrl, "gtype">): readonly OwnFinding[] {
  if (TYPES.includes(gtype)) return [];
  return [
    {
      code: "unknown-type",
      reason: "gopher/unknown-type",
      component: "gtype",
      severity: "warning",
      section: "3.4.1",
      params: { gtype },
      sentence:
        'The path begins with the item type, here "{gtype}", which is no type that Gopher has. If it belongs to the selector, write the type before it, such as 0 for a text.',
    },
  ];
}
