import { randomBytes } from "node:crypto";
import { writeSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

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

/**
 * Saves octets as a file. They are written next to it, and only when they are complete they get its name: until then, a file that was
 * there before stays as it was, and a failure leaves nothing behind.
 *
 * @throws Unwritable - Where the file cannot be written; whatever the octets' own source throws.
 */
export async function saveAs(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const part = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString("hex")}.part`);
  const file = await unlessUnwritable(path, () => open(part, "wx"));
  try {
    try {
      await writeAll(file, path, pieces);
    } finally {
      await file.close();
    }
    await unlessUnwritable(path, () => rename(part, path));
  } catch (thrown) {
    await rm(part, { force: true });
    throw thrown;
  }
}
