/** A shortcut that is refuted. @public */
export interface LeftOutShortcut {
  /** The shortcut, such as `cuts`. */
  readonly shortcut: string;
  /** One of the shortest texts for which it would be wrong. */
  readonly text: string;
  /** What would be wrong, as a clause. */
  readonly reason: string;
}
