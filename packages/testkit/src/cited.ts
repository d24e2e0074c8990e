/** The section of a row, before what the row says. */
export function cited(section: string | undefined): string {
  return section === undefined ? "" : `§${section}: `;
}
