/**
 * The driver for files on this machine.
 *
 * @packageDocumentation
 */

import { constants, type Dirent } from "node:fs";
import { type FileHandle, open, opendir, stat } from "node:fs/promises";
import { fromOctets, octets } from "@url1738/core";
import { type FileUrl, posixPath, windowsPath } from "@url1738/file";
import { buildEntry } from "../client/build-entry.ts";
import type { Driver, Io, Performed, Plan } from "../client/driver.ts";
import type { EntriesOptions, Entry } from "../client/resource.ts";
import { clientError, codeOf, said } from "../errors/client-error.ts";
import { ReadBuffers } from "../wire/read-buffers.ts";

/** The plan that `access` returns for a file URL. */
interface FilePlan extends Plan {
  readonly host: string;
  readonly segments: readonly string[];
}

/** Returns the path as octets: POSIX allows any. */
function pathOf({ host, segments }: FilePlan): Buffer {
  const url: FileUrl = { scheme: "file", host, directories: segments.slice(0, -1), name: segments.at(-1) ?? "" };
  return Buffer.from(octets(process.platform === "win32" ? windowsPath(url) : posixPath(url)) as Uint8Array);
}

/** Reads the octets of a file, and throws if they are fewer than when it was opened. */
async function* contents(handle: FileHandle, offset: number, size: number): AsyncGenerator<Uint8Array, void> {
  const buffers = new ReadBuffers();
  let position = offset;
  for (;;) {
    const { bytesRead } = await handle.read(buffers.next(), { position }).catch((thrown) => {
      throw clientError("incomplete", said("file-not-read", { code: codeOf(thrown) }));
    });
    if (bytesRead === 0) break;
    position += bytesRead;
    yield buffers.take(bytesRead);
  }
  if (position < size) throw clientError("incomplete", said("file-shorter", { size, position }));
}

async function openFile(path: Buffer, { fail }: Io): Promise<FileHandle> {
  try {
    // Do not wait for something that is not a file, such as a pipe.
    return await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (thrown) {
    throw fail("refused", said("file-not-opened", { code: codeOf(thrown) }), {
      section: "3.10",
    });
  }
}

async function perform(plan: FilePlan, io: Io): Promise<Performed> {
  const path = pathOf(plan);
  const handle = await openFile(path, io);
  io.onEnd(() => void handle.close());
  const { offset = 0 } = io.options;
  const stats = await handle.stat();
  if (stats.isFile() && offset <= stats.size)
    return { kind: "file", body: contents(handle, offset, stats.size), size: stats.size - offset };
  if (stats.isFile()) throw io.fail("refused", said("file-too-short", { size: stats.size }));
  if (!stats.isDirectory()) throw io.fail("refused", said("not-a-file"), { section: "3.10" });
  if (offset > 0) throw io.fail("refused", said("only-files-with-offset"));
  return directory(path, plan.segments, io);
}

/**
 * Reads files and directories on this machine (RFC 1738 §3.10). No server can lead to them: the client gives this driver only the URLs
 * that its caller opens.
 *
 * @public
 */
export const fileDriver: Driver = {
  protocol: "file",
  // Nothing leaves the machine.
  hasTls: true,
  hasOffset: true,
  perform: perform as Driver["perform"],
};

/** An item of a directory, with its name in octets. */
type Item = Dirent<Buffer>;

async function* itemsIn(path: Buffer, { fail }: Io): AsyncGenerator<Item, void> {
  try {
    // Names are octets, which need not be text. Node's types do not know that `opendir` can return them.
    const directory = await opendir(path, { encoding: "buffer" as BufferEncoding });
    for await (const item of directory) yield item as unknown as Item;
  } catch (thrown) {
    throw fail("refused", said("directory-not-read", { code: codeOf(thrown) }));
  }
}

type FileFacts = Pick<Entry, "type" | "size" | "modified">;

async function factsOf(item: Item, path: Buffer, isAsked: boolean): Promise<FileFacts> {
  const place = Buffer.concat([path, Buffer.from("/"), item.name]);
  const stats = isAsked || item.isSymbolicLink() ? await stat(place).catch(() => undefined) : undefined;
  const info = stats ?? item;
  const facts = isAsked && stats !== undefined ? { size: stats.size, modified: stats.mtime } : {};
  if (info.isDirectory()) return { type: "directory", ...("modified" in facts && { modified: facts.modified }) };
  return info.isFile() ? { type: "file", ...facts } : {};
}

/** Lists a directory. The body has its names, one per line; the entries have URLs, which end in a slash for directories. */
function directory(path: Buffer, segments: readonly string[], io: Io): Performed {
  const directories = segments.at(-1) === "" ? segments.slice(0, -1) : segments;

  async function* names(): AsyncGenerator<Uint8Array, void> {
    for await (const { name } of itemsIn(path, io)) yield Buffer.concat([name, Buffer.from("\n")]);
  }

  async function* entries(_: unknown, { facts }: EntriesOptions): AsyncGenerator<Entry, void> {
    for await (const item of itemsIn(path, io)) {
      const name = fromOctets(item.name);
      const entry = await factsOf(item, path, facts === true);
      const place =
        entry.type === "directory" ? { directories: [...directories, name], name: "" } : { directories, name };
      yield buildEntry(io.registry, { name, ...entry }, { scheme: "file", ...place });
    }
  }

  return { kind: "directory", body: names(), entries };
}
