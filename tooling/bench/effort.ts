/** The amount of measuring. */
export interface Effort {
  /** The number of rounds, whose median counts. */
  readonly rounds: number;
}
