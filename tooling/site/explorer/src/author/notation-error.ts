/** Something in the notation that cannot be understood, and where it stands. */
export class NotationError extends Error {
  readonly index: number;

  constructor(message: string, index: number) {
    super(message);
    this.index = index;
  }
}
