/** How long to look. */
export interface Effort {
  /** Rounds, of which a median is taken. */
  readonly rounds: number;
}
