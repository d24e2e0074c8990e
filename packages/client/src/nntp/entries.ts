import { fromOctets } from "@url1738/core";
import { buildEntry } from "../client/build-entry.ts";
import type { Io } from "../client/driver.ts";
import type { Entry } from "../client/entry.ts";
import { words } from "../errors/quoted.ts";
import { refusedCommand } from "../errors/refused-command.ts";
import { said } from "../errors/said.ts";
import { linesOf } from "../wire/lines.ts";
import type { Dialogue } from "./dialogue.ts";
import { multiline } from "./multiline.ts";

/** Lists the groups in the answer to `LIST`: "group high low status" (RFC 3977 §7.6.3). */
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
 * Lists the articles of a group by their numbers in the answer to `LISTGROUP` (RFC 3977 §6.1.2). The numbers after `GROUP` are not enough:
 * articles may be missing between the lowest and the highest.
 */
export async function* articleEntries(
  dialogue: Dialogue,
  { host, port, group }: { readonly host: string; readonly port: number; readonly group: string },
  { registry, fail }: Io,
): AsyncGenerator<Entry, void> {
  const command = { verb: "LISTGROUP", argument: group };
  const reply = await dialogue.send(command);
  if (reply.code !== 211) throw dialogue.refusal(refusedCommand(command), reply);
  for await (const line of linesOf(multiline(dialogue.connection.octets()))) {
    const name = fromOctets(line);
    // RFC 3977 §6: an article number has at most 16 digits.
    if (!/^\d{1,16}$/.test(name)) throw fail("refused", said("not-nntp", { words: words(name) }), { section: "3.7" });
    yield buildEntry(registry, { name }, { scheme: "nntp", host, port, group, articleNumber: Number(name) });
  }
}
