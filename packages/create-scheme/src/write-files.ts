import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Thrown if files cannot be written; the message is a sentence that says why. */
export class CannotWrite extends Error {}

/** Tells whether there is anything but an empty folder at a path. */
async function isTaken(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "ENOENT") return false;
    return true;
  }
}

/**
 * Writes files into a folder that is new or empty.
 *
 * @throws {@link CannotWrite} - If something is already there (then nothing has been written), or if writing fails.
 */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  if (await isTaken(folder))
    throw new CannotWrite(
      `There is already something at ${folder}, and nothing is overwritten. Choose another --directory.`,
    );
  try {
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text, { flag: "wx" });
    }
  } catch (thrown) {
    throw new CannotWrite(`The files cannot be written: ${(thrown as Error).message}.`);
  }
}
