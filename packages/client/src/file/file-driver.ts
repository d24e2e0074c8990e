import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { octets } from "@url1738/core";
import { type FileUrl, posixPath, windowsPath } from "@url1738/file";
import type { Driver, Io, Performed, Plan } from "../client/driver.ts";
import { clientError } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";
import { ReadBuffers } from "../wire/read-buffers.ts";
import { directory } from "./directory.ts";

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
    const { bytesRead } = await handle.read(buffers.next(), { position }).catch((thrown: NodeJS.ErrnoException) => {
      throw clientError("incomplete", said("file-not-read", { code: `${thrown.code}` }));
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
    throw fail("refused", said("file-not-opened", { code: `${(thrown as NodeJS.ErrnoException).code}` }), {
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
 * Reads files and directories on this machine (RFC 1738 §3.10). Nothing that comes from elsewhere leads to them: the client gives this
 * driver only what it was asked to open.
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
