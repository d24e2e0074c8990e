import type { Dirent } from "node:fs";
import { opendir, stat } from "node:fs/promises";
import { fromOctets } from "@url1738/core";
import { buildEntry } from "../client/build-entry.ts";
import type { Io, Performed } from "../client/driver.ts";
import type { EntriesOptions, Entry } from "../client/entry.ts";
import { said } from "../errors/said.ts";

/** An item of a directory, with its name as the system has it. */
type Item = Dirent<Buffer>;

async function* itemsOf(path: Buffer, { fail }: Io): AsyncGenerator<Item, void> {
  try {
    // Names are octets, which need not be text; Node's types do not know that `opendir` can return them so.
    const directory = await opendir(path, { encoding: "buffer" as BufferEncoding });
    for await (const item of directory) yield item as unknown as Item;
  } catch (thrown) {
    throw fail("refused", said("directory-not-read", { code: `${(thrown as NodeJS.ErrnoException).code}` }));
  }
}

type Facts = Pick<Entry, "type" | "size" | "modified">;

async function factsOf(item: Item, path: Buffer, isAsked: boolean): Promise<Facts> {
  const place = Buffer.concat([path, Buffer.from("/"), item.name]);
  const stats = isAsked || item.isSymbolicLink() ? await stat(place).catch(() => undefined) : undefined;
  const found = stats ?? item;
  const facts = isAsked && stats !== undefined ? { size: stats.size, modified: stats.mtime } : {};
  if (found.isDirectory()) return { type: "directory", ...("modified" in facts && { modified: facts.modified }) };
  return found.isFile() ? { type: "file", ...facts } : {};
}

/** Lists a directory. The body has its names, one per line; the entries have URLs, which end in a slash for directories. */
export function directory(path: Buffer, segments: readonly string[], io: Io): Performed {
  const directories = segments.at(-1) === "" ? segments.slice(0, -1) : segments;

  async function* names(): AsyncGenerator<Uint8Array, void> {
    for await (const { name } of itemsOf(path, io)) yield Buffer.concat([name, Buffer.from("\n")]);
  }

  async function* entries(_: unknown, { facts }: EntriesOptions): AsyncGenerator<Entry, void> {
    for await (const item of itemsOf(path, io)) {
      const name = fromOctets(item.name);
      const found = await factsOf(item, path, facts === true);
      const place =
        found.type === "directory" ? { directories: [...directories, name], name: "" } : { directories, name };
      yield buildEntry(io.registry, { name, ...found }, { scheme: "file", ...place });
    }
  }

  return { kind: "directory", body: names(), entries };
}
