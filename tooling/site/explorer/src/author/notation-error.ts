/** An error in the notation, with its place. */
export class NotationError extends Error {
  readonly index: number;

  constructor(message: string, index: number) {
    super(message);
    this.index = index;
  }
}
