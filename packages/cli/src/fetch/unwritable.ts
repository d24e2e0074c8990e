/** A file cannot be written; the message says why, and may contain any character. */
export class Unwritable extends Error {
  readonly path: string;

  constructor(path: string, thrown: unknown) {
    super(`The file ${path} cannot be written: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    this.path = path;
  }
}
