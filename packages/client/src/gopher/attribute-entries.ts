import { fromOctets } from "@url1738/core";
import type { Io } from "../client/driver.ts";
import type { Entry } from "../client/entry.ts";
import { linesOf } from "../wire/lines.ts";
import { menuEntry } from "./menu-entries.ts";

/** Lists the items whose attributes are given: each begins with `+INFO: ` and the item as in a menu (RFC 1738 §3.4.7). */
export async function* attributeEntries(body: AsyncIterable<Uint8Array>, io: Io): AsyncGenerator<Entry, void> {
  for await (const octets of linesOf(body)) {
    const [, item] = /^\+INFO: ?(.+)$/s.exec(fromOctets(octets)) ?? [];
    if (item !== undefined) yield menuEntry(item, io);
  }
}
