import { constants, writeSync } from "node:fs";
import { type FileHandle, open, readlink, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Failed } from "../language/failed.ts";
import { claim, clearBeside, pathBeside } from "./files-beside.ts";

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

/** How long to wait for the reader of a pipe. */
export interface Patience {
  /** Aborted to wait no longer. */
  readonly signal: AbortSignal;
  /** The longest time to wait until there is one, in milliseconds; by default as long as it takes. */
  readonly timeout?: number;
}

/** The time between two looks whether a pipe has a reader, in milliseconds. */
const LOOK = 20;

const isUnread = (thrown: unknown) => (thrown as NodeJS.ErrnoException).code === "ENXIO";

/**
 * Opens a device, or a pipe as soon as it has a reader. The system would wait for the reader itself, but nobody could stop it, not even at the
 * end of the process; so it is asked only not to wait, again and again.
 */
async function openForWriting(
  path: string,
  isPipe: boolean,
  { signal, timeout = Infinity }: Patience,
): Promise<FileHandle> {
  if (!isPipe) return unlessUnwritable(path, () => open(path, constants.O_WRONLY));
  for (let waited = 0; ; waited += LOOK) {
    const look = await unlessUnwritable(path, () =>
      open(path, constants.O_WRONLY | constants.O_NONBLOCK).catch((thrown) => {
        if (!isUnread(thrown)) throw thrown;
        return undefined;
      }),
    );
    try {
      // Now there is a reader, which would take the end of the first writer for the end of everything.
      if (look !== undefined) return await open(path, constants.O_WRONLY);
    } finally {
      await look?.close();
    }
    if (waited >= timeout) throw unwritable(path, "nobody reads it");
    await sleep(LOOK, undefined, { signal });
  }
}

/** Writes to a device or a pipe asynchronously: a pipe's reader may be slow, and the process must still handle signals. */
async function passTo(
  path: string,
  isPipe: boolean,
  pieces: AsyncIterable<Uint8Array>,
  patience: Patience,
): Promise<void> {
  const wait = waitingUntil(patience.signal);
  const file = await openForWriting(path, isPipe, patience);
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
 * file is unchanged, and a failure leaves no trace; those of killed runs are removed. Keeps the owner and mode of an existing file. If the
 * path is a symbolic link, replaces the file that it leads to. Writes directly to anything that is not a regular file.
 *
 * @throws Failed - If the file cannot be written. Errors of the octets' own source are passed on.
 */
export async function saveAs(path: string, pieces: AsyncIterable<Uint8Array>, patience: Patience): Promise<void> {
  const there = await unlessUnwritable(path, () => unlessAbsent(stat(path)));
  if (there !== undefined && !there.isFile()) return passTo(path, there.isFIFO(), pieces, patience);
  const target = await unlessUnwritable(path, () => targetOf(path));
  await clearBeside(target);
  const part = pathBeside(target, "part");
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

/** The beginning of a file to be continued: its size, and when it was last written to. */
interface Beginning {
  readonly size: number;
  readonly mtime: Date;
}

/**
 * Writes octets to the end of a file, or to a new one. If it fails, it keeps the octets that have arrived, unlike `saveAs`. While it runs, no
 * other run can continue the same file.
 *
 * @param fetchRest - Returns the octets after the beginning of the file; it has none if the file is missing or empty.
 * @throws Failed - If the file cannot be written, or another run continues it. Errors of `fetchRest` and its octets are passed on.
 */
export async function continueAs(
  path: string,
  fetchRest: (beginning: Beginning | undefined) => Promise<AsyncIterable<Uint8Array>>,
): Promise<void> {
  const target = await unlessUnwritable(path, () => targetOf(path));
  const claimed = await unlessUnwritable(path, () => claim(target));
  if (claimed === undefined) throw unwritable(path, "another run continues it");
  try {
    const there = await unlessUnwritable(path, () => unlessAbsent(stat(target)));
    if (there !== undefined && !there.isFile()) throw unwritable(path, "it is not a regular file");
    const pieces = await fetchRest(there === undefined || there.size === 0 ? undefined : there);
    const file = await unlessUnwritable(path, () => open(target, "a"));
    try {
      await writeAll(file, path, pieces);
    } finally {
      await file.close();
    }
  } finally {
    await rm(claimed, { force: true });
  }
}
