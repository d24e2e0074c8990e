/** A file cannot be written; the cause is what was thrown. */
export class Unwritable extends Error {
  readonly path: string;

  constructor(path: string, thrown: unknown) {
    super("unwritable", { cause: thrown });
    this.path = path;
  }
}
