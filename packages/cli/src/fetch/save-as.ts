import { randomBytes } from "node:crypto";
import { constants, writeSync } from "node:fs";
import { type FileHandle, open, readlink, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { Failed } from "../language/failed.ts";

const unwritable = (path: string, thrown: unknown) =>
  new Failed("The file {path} cannot be written: {why}.", { path }, thrown);

async function unlessUnwritable<T>(path: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw unwritable(path, thrown);
  }
}

/** The number of octets to write before asking the system to store them. More arrive meanwhile, so few are left to store at the end. */
const STORED_AT_ONCE = 33_554_432;

async function writeAll(file: FileHandle, path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  let isStoring = false;
  let stored = Promise.resolve();
  let unstored = 0;
  for await (const piece of pieces) {
    // Write synchronously: the system copies a piece faster than Node hands it to another thread.
    await unlessUnwritable(path, () => {
      for (let start = 0; start < piece.length; ) start += writeSync(file.fd, piece, start);
    });
    unstored += piece.length;
    if (isStoring || unstored < STORED_AT_ONCE) continue;
    isStoring = true;
    unstored = 0;
    stored = file.datasync().finally(() => (isStoring = false));
    // Awaited at the end; this only prevents an unhandled rejection.
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

/** Returns the file that links lead to, even if it does not exist yet. */
async function targetOf(path: string): Promise<string> {
  const target = await unlessAbsent(realpath(path));
  if (target !== undefined) return target;
  const link = await readlink(path).catch(() => undefined);
  return link === undefined ? path : targetOf(resolve(await realpath(dirname(path)), link));
}

/** Returns a function that waits for something, but only until a signal is aborted. */
function waitingUntil(signal: AbortSignal): <T>(work: Promise<T>) => Promise<T> {
  let giveUp: (reason: unknown) => void = () => {};
  signal.addEventListener("abort", () => giveUp(signal.reason), { once: true });
  return (work) =>
    new Promise((resolve, reject) => {
      giveUp = reject;
      if (signal.aborted) reject(signal.reason);
      work.then(resolve, reject);
    });
}

/** Writes to a device or a pipe asynchronously: a pipe's reader may be slow or missing, and the process must still handle signals. */
async function passTo(path: string, pieces: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
  const wait = waitingUntil(signal);
  const opening = open(path, constants.O_WRONLY);
  const file = await wait(unlessUnwritable(path, () => opening)).catch((thrown) => {
    // A reader may still open the pipe later.
    opening.then((late) => late.close()).catch(() => {});
    throw thrown;
  });
  try {
    for await (const piece of pieces)
      for (let start = 0; start < piece.length; )
        start += (await wait(unlessUnwritable(path, () => file.write(piece, start)))).bytesWritten;
  } finally {
    await wait(file.close());
  }
}

/**
 * Saves octets as a file. Writes them to a new file in the same folder, and renames it only when it is complete: until then an existing
 * file is unchanged, and a failure leaves no trace. Keeps the owner and mode of an existing file. If the path is a symbolic link, replaces
 * the file that it leads to. Writes directly to anything that is not a regular file.
 *
 * @param signal - Aborted to stop waiting for the reader of a pipe.
 * @throws Failed - If the file cannot be written. Errors of the octets' own source are passed on.
 */
export async function saveAs(path: string, pieces: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
  const there = await unlessUnwritable(path, () => unlessAbsent(stat(path)));
  if (there !== undefined && !there.isFile()) return passTo(path, pieces, signal);
  const target = await unlessUnwritable(path, () => targetOf(path));
  // The name may be as long as the system allows, so only its beginning fits into the name of the partial file.
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

/** Returns the size and the modification time of a file to be continued; `undefined` if the file is missing or empty. */
export async function beginningOf(path: string): Promise<{ readonly size: number; readonly mtime: Date } | undefined> {
  const there = await unlessUnwritable(path, () => unlessAbsent(stat(path)));
  if (there !== undefined && !there.isFile()) throw unwritable(path, "it is not a regular file");
  return there === undefined || there.size === 0 ? undefined : there;
}

/**
 * Writes octets to the end of a file, or to a new one. If it fails, it keeps the octets that have arrived, unlike `saveAs`.
 *
 * @throws Failed - If the file cannot be written. Errors of the octets' own source are passed on.
 */
export async function continueAs(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await unlessUnwritable(path, () => open(path, "a"));
  try {
    await writeAll(file, path, pieces);
  } finally {
    await file.close();
  }
}
