import { fromOctets } from "@url1738/core";
import { buildEntry } from "../client/build-entry.ts";
import { refusedCommand } from "../client/dialogue.ts";
import type { Io } from "../client/driver.ts";
import type { EntriesOptions, Entry } from "../client/resource.ts";
import { said, words } from "../errors/client-error.ts";
import { countIn } from "../wire/count-in.ts";
import { linesOf } from "../wire/lines.ts";
import { multiline } from "./multiline.ts";
import type { NewsDialogue } from "./news-dialogue.ts";

/** Lists the groups in the answer to `LIST`: "group high low status" (RFC 3977 §7.6.3). */
export async function* groupEntries(body: AsyncIterable<Uint8Array>, { registry }: Io): AsyncGenerator<Entry, void> {
  for await (const line of linesOf(body)) {
    const [name = "", , , status] = fromOctets(line).split(/[ \t]+/);
    if (name === "") continue;
    const entry = status === undefined ? { name } : { name, type: status };
    yield buildEntry(registry, entry, { scheme: "news", group: name });
  }
}

/** The group whose articles to list, and the caller's wishes. */
interface Wanted {
  readonly host: string;
  readonly port: number;
  readonly group: string;
  readonly wishes: EntriesOptions;
}

/** Returns an article number (RFC 3977 §6). */
function numberIn(text: string, { fail }: Io): number {
  const number = countIn(text);
  if (number === undefined) throw fail("refused", said("not-nntp", { words: words(text) }), { section: "3.7" });
  return number;
}

/** Reads the numbers of a group's articles from the answer to `LISTGROUP` (RFC 3977 §6.1.2); the last ones, if only those are wanted. */
async function numbersOf(dialogue: NewsDialogue, { group, wishes }: Wanted, io: Io): Promise<readonly number[]> {
  const command = { verb: "LISTGROUP", argument: group };
  const reply = await dialogue.send(command);
  if (reply.code !== 211) throw dialogue.refusal(refusedCommand(command), reply);
  const { maxEntries = 10_000_000 } = io.options;
  const numbers: number[] = [];
  for await (const line of linesOf(multiline(dialogue.connection.octets()))) {
    numbers.push(numberIn(fromOctets(line), io));
    if (numbers.length > maxEntries && wishes.last === undefined) break;
  }
  return wishes.last === undefined ? numbers : numbers.slice(Math.max(0, numbers.length - wishes.last));
}

/** Asks for the overview of articles: by `XOVER` if the server does not know `OVER`. Returns false if it knows neither. */
async function hasOverview(dialogue: NewsDialogue, argument: string): Promise<boolean> {
  for (const verb of ["OVER", "XOVER"]) {
    const { code } = await dialogue.send({ verb, argument });
    if (code === 224) return true;
  }
  return false;
}

/**
 * Lists the articles of a group by their numbers in the answer to `LISTGROUP`: the numbers after `GROUP` are not enough, since articles may
 * be missing between the lowest and the highest. With facts, adds what the answer to `OVER` says (RFC 3977 §8.3).
 */
export async function* articleEntries(dialogue: NewsDialogue, wanted: Wanted, io: Io): AsyncGenerator<Entry, void> {
  const { host, port, group, wishes } = wanted;
  const place = { scheme: "nntp", host, port, group };
  const entry = (name: string, facts: Omit<Entry, "name" | "url" | "error"> = {}) =>
    buildEntry(io.registry, { name, ...facts }, { ...place, articleNumber: numberIn(name, io) });
  const numbers = await numbersOf(dialogue, wanted, io);
  const [first] = numbers;
  if (first === undefined) return;
  if (wishes.facts !== true || !(await hasOverview(dialogue, `${first}-${numbers.at(-1)}`))) {
    for (const number of numbers) yield entry(`${number}`);
    return;
  }
  for await (const line of linesOf(multiline(dialogue.connection.octets()))) {
    const [name = "", subject = "", from = "", date = "", , , ...counts] = fromOctets(line).split("\t");
    const [size, lines] = counts.map(countIn);
    yield entry(name, {
      subject,
      from,
      date,
      ...(size !== undefined && { size }),
      ...(lines !== undefined && { lines }),
    });
  }
}
