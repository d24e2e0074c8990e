import { fromOctets } from "@url1738/core";
import { buildEntry } from "../client/build-entry.ts";
import type { Io } from "../client/driver.ts";
import type { Entry } from "../client/entry.ts";
import { linesOf } from "../wire/lines.ts";
import type { NntpReply } from "./dialogue.ts";

/** The groups in the answer to `LIST`: "group high low status" (RFC 3977 §7.6.3). */
export async function* groupEntries(body: AsyncIterable<Uint8Array>, { registry }: Io): AsyncGenerator<Entry, void> {
  for await (const line of linesOf(body)) {
    const [name = "", , , status] = fromOctets(line).split(/[ \t]+/);
    if (name === "") continue;
    yield buildEntry(registry, status === undefined ? { name } : { name, type: status }, {
      scheme: "news",
      group: name,
    });
  }
}

/**
 * The articles of a group, by the numbers in the answer to `GROUP`: "211 number low high group" (RFC 3977 §6.1.1). Between the lowest and
 * the highest, articles may be missing.
 */
export async function* articleEntries(
  { text }: NntpReply,
  { host, port, group }: { readonly host: string; readonly port: number; readonly group: string },
  { registry }: Io,
): AsyncGenerator<Entry, void> {
  const [count = 0, low = 0, high = 0] = text
    .split(/[ \t]+/)
    .slice(1, 4)
    .map(Number);
  if (!(count > 0 && Number.isSafeInteger(high))) return;
  for (let number = low; number <= high; number++)
    yield buildEntry(registry, { name: String(number) }, { scheme: "nntp", host, port, group, articleNumber: number });
}
