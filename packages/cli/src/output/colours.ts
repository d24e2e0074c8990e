import picocolors from "picocolors";

/** The functions that colour a text, or leave it as it is. */
export type Colours = ReturnType<typeof picocolors.createColors>;

/** The colours of the results and of the error messages. */
export interface Palette {
  readonly results: Colours;
  readonly messages: Colours;
}

/**
 * Returns the colour functions for a stream. `--color` decides, then NO_COLOR (no-color.org), then FORCE_COLOR; otherwise only a
 * terminal that supports colours gets them.
 *
 * @param choice - The value of `--color`; `auto` by default.
 */
export function coloursFor(
  stream: { readonly isTTY?: boolean },
  { NO_COLOR = "", FORCE_COLOR = "", TERM }: Readonly<Record<string, string | undefined>>,
  choice: unknown = "auto",
): Colours {
  if (choice !== "auto") return coloursIf(choice === "always");
  if (NO_COLOR !== "") return plain;
  if (FORCE_COLOR !== "") return coloursIf(!["0", "false"].includes(FORCE_COLOR));
  return coloursIf(stream.isTTY === true && TERM !== "dumb");
}

const [coloured, plain] = [picocolors.createColors(true), picocolors.createColors(false)];

/** Returns functions that colour a text, or functions that leave it as it is. */
export function coloursIf(isWanted: boolean): Colours {
  return isWanted ? coloured : plain;
}
