/** What a row may say of itself. */
interface Reason {
  readonly section: string | undefined;
  readonly why: string | undefined;
}

/** The name of a row's check: the section that it cites, what the row says, and why it is there. */
export function titleOf({ section, why }: Reason, says: string): string {
  return `${section === undefined ? "" : `§${section}: `}${says}${why === undefined ? "" : `: ${why}`}`;
}
