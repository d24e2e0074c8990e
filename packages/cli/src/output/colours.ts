import picocolors from "picocolors";

/** Functions that colour a text, or leave it as it is. */
export type Colours = ReturnType<typeof picocolors.createColors>;

/** The colours of the results and of the complaints. */
export interface Palette {
  readonly results: Colours;
  readonly complaints: Colours;
}

/** The values of FORCE_COLOR that ask for none. */
const FORCED_OFF: ReadonlySet<string> = new Set(["0", "false"]);

/**
 * Returns the functions for a stream. `--color` decides; then NO_COLOR (no-color.org), then FORCE_COLOR; else there are colours only on a
 * terminal that has them.
 *
 * @param choice - The value of `--color`; without it, `auto`.
 */
export function coloursFor(
  stream: { readonly isTTY?: boolean },
  { NO_COLOR = "", FORCE_COLOR = "", TERM }: Readonly<Record<string, string | undefined>>,
  choice: unknown = "auto",
): Colours {
  if (choice !== "auto") return picocolors.createColors(choice === "always");
  if (NO_COLOR !== "") return picocolors.createColors(false);
  if (FORCE_COLOR !== "") return picocolors.createColors(!FORCED_OFF.has(FORCE_COLOR));
  return picocolors.createColors(stream.isTTY === true && TERM !== "dumb");
}

/** The functions that colour a text, or those that leave it as it is. */
export function coloursIf(isWanted: boolean): Colours {
  return picocolors.createColors(isWanted);
}
