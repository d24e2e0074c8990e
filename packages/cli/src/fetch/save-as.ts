import { randomBytes } from "node:crypto";
import { constants, writeSync } from "node:fs";
import { type FileHandle, open, readlink, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

/** A file cannot be written; the cause is what was thrown. */
export class Unwritable extends Error {
  readonly path: string;

  constructor(path: string, thrown: unknown) {
    super("unwritable", { cause: thrown });
    this.path = path;
  }
}

async function unlessUnwritable<T>(path: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw new Unwritable(path, thrown);
  }
}

/** How many octets are written before the system is asked to store them. While it does, more arrive, and at the end few are left. */
const STORED_AT_ONCE = 33_554_432;

async function writeAll(file: FileHandle, path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  let isStoring = false;
  let stored = Promise.resolve();
  let unstored = 0;
  for await (const piece of pieces) {
    // At once: to hand a piece to another thread takes longer than the system takes to copy it.
    await unlessUnwritable(path, () => {
      for (let start = 0; start < piece.length; ) start += writeSync(file.fd, piece, start);
    });
    unstored += piece.length;
    if (isStoring || unstored < STORED_AT_ONCE) continue;
    isStoring = true;
    unstored = 0;
    stored = file.datasync().finally(() => (isStoring = false));
    // Waited for at the end.
    stored.catch(() => {});
  }
  await unlessUnwritable(path, async () => {
    await stored;
    await file.sync();
  });
}

async function unlessAbsent<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === "ENOENT") return undefined;
    throw thrown;
  });
}

/** Returns the file to which links lead, also where it is not there yet. */
async function targetOf(path: string): Promise<string> {
  const target = await unlessAbsent(realpath(path));
  if (target !== undefined) return target;
  const link = await readlink(path).catch(() => undefined);
  return link === undefined ? path : targetOf(resolve(await realpath(dirname(path)), link));
}

/** Writes to a device or a pipe. A pipe's reader may be slow: the process still has to hear signals meanwhile. */
async function passTo(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await unlessUnwritable(path, () => open(path, constants.O_WRONLY));
  try {
    for await (const piece of pieces)
      for (let start = 0; start < piece.length; )
        start += await unlessUnwritable(path, async () => (await file.write(piece, start)).bytesWritten);
  } finally {
    await file.close();
  }
}

/**
 * Saves octets as a file. They are written next to it, and only when they are complete they get its name, its owner and its mode: until
 * then, a file that was there before stays as it was, and a failure leaves no file. Where the path is a symbolic link, the file to
 * which it leads is replaced; what is not a regular file is written to.
 *
 * @throws Unwritable - Where the file cannot be written; whatever the octets' own source throws.
 */
export async function saveAs(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const there = await unlessUnwritable(path, () => unlessAbsent(stat(path)));
  if (there !== undefined && !there.isFile()) return passTo(path, pieces);
  const target = await unlessUnwritable(path, () => targetOf(path));
  // A name may be as long as the system allows: only its beginning has a place in that of the part.
  const part = join(dirname(target), `.${basename(target).slice(0, 32)}.${randomBytes(6).toString("hex")}.part`);
  const file = await unlessUnwritable(path, () => open(part, "wx", there === undefined ? 0o666 : 0o600));
  try {
    try {
      await writeAll(file, path, pieces);
      if (there !== undefined)
        await unlessUnwritable(path, async () => {
          const { uid, gid } = await file.stat();
          if (uid !== there.uid || gid !== there.gid) await file.chown(there.uid, there.gid);
          await file.chmod(there.mode & 0o7777);
        });
    } finally {
      await file.close();
    }
    await unlessUnwritable(path, () => rename(part, target));
  } catch (thrown) {
    await rm(part, { force: true });
    throw thrown;
  }
}
