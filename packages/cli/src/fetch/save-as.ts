import { randomBytes } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Unwritable } from "./unwritable.ts";

async function unlessUnwritable<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw new Unwritable(path, thrown);
  }
}

async function writeAll(file: FileHandle, path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const piece of pieces)
    await unlessUnwritable(path, async () => {
      for (let start = 0; start < piece.length; ) start += (await file.write(piece, start)).bytesWritten;
    });
  await unlessUnwritable(path, () => file.sync());
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
