import { fromOctets } from "@url1738/core";
import { buildEntry } from "../client/build-entry.ts";
import type { Io } from "../client/driver.ts";
import type { EntriesOptions, Entry } from "../client/entry.ts";
import { words } from "../errors/quoted.ts";
import { refusedCommand } from "../errors/refused-command.ts";
import { said } from "../errors/said.ts";
import { linesOf } from "../wire/lines.ts";
import type { Dialogue, NntpReply } from "./dialogue.ts";
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

/** The part of a group that is listed: its URL's components, and the numbers in the answer to `GROUP`. */
interface Group {
  readonly host: string;
  readonly port: number;
  readonly group: string;
  readonly reply: NntpReply;
}

/** RFC 3977 §6: an article number has at most 16 digits. */
const NUMBER = /^\d{1,16}$/;

function numberIn(text: string, { fail }: Io): number {
  if (!NUMBER.test(text)) throw fail("refused", said("not-nntp", { words: words(text) }), { section: "3.7" });
  return Number(text);
}

/** Returns the lowest and the highest number in the answer to `GROUP`, "211 number low high group"; all numbers if there are none. */
function boundsIn({ text }: NntpReply): readonly [low: number, high: number] {
  const [, , low = "", high = ""] = text.split(" ");
  return NUMBER.test(low) && NUMBER.test(high) ? [Number(low), Number(high)] : [0, Number.MAX_SAFE_INTEGER];
}

/** The fields of a line of `OVER`, after the number (RFC 3977 §8.4): "Lines" and the octets may be empty. */
function overview(line: string): Omit<Entry, "url" | "error"> {
  const [name = "", subject, from, date, , , size = "", lines = ""] = line.split("\t");
  return {
    name,
    ...(subject !== undefined && { subject }),
    ...(from !== undefined && { from }),
    ...(date !== undefined && { date }),
    ...(NUMBER.test(size) && { size: Number(size) }),
    ...(NUMBER.test(lines) && { lines: Number(lines) }),
  };
}

const EMPTY = [420, 423];

/**
 * Lists the articles of a group by their numbers in the answer to `LISTGROUP` (RFC 3977 §6.1.2), or, if facts are asked for and the server
 * has them, to `OVER` (§8.3). The numbers after `GROUP` are not enough: articles may be missing between the lowest and the highest.
 */
export async function* articleEntries(
  dialogue: Dialogue,
  { host, port, group, reply }: Group,
  io: Io,
  { facts, last = Number.POSITIVE_INFINITY }: EntriesOptions,
): AsyncGenerator<Entry, void> {
  const [low, high] = boundsIn(reply);
  const from = Math.max(low, high - last + 1);
  let listed: NntpReply | undefined;
  // Servers before RFC 3977 know OVER as XOVER.
  for (const verb of facts === true && high >= low ? ["OVER", "XOVER"] : []) {
    const answer = await dialogue.send({ verb, argument: `${from}-${high}` });
    if (EMPTY.includes(answer.code)) return;
    if (answer.code !== 224) continue;
    listed = answer;
    break;
  }
  if (listed === undefined) {
    const command = { verb: "LISTGROUP", argument: group };
    const answer = await dialogue.send(command);
    if (answer.code !== 211) throw dialogue.refusal(refusedCommand(command), answer);
  }
  for await (const line of linesOf(multiline(dialogue.connection.octets()))) {
    const text = fromOctets(line);
    const entry = listed === undefined ? { name: text } : overview(text);
    const articleNumber = numberIn(entry.name, io);
    if (articleNumber >= from)
      yield buildEntry(io.registry, entry, { scheme: "nntp", host, port, group, articleNumber });
  }
}
