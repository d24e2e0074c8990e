/** The reasons that a row may give for itself. */
interface Reason {
  readonly section: string | undefined;
  readonly why: string | undefined;
}

/** Returns the name of a row's check: the section that it cites, its statement, and the reason for it. */
export function titleOf({ section, why }: Reason, says: string): string {
  return `${section === undefined ? "" : `§${section}: `}${says}${why === undefined ? "" : `: ${why}`}`;
}
