import picocolors from "picocolors";

/** Functions that colour a text, or leave it as it is. */
export type Colours = ReturnType<typeof picocolors.createColors>;

/** The colours of the results and of the complaints. */
export interface Palette {
  readonly results: Colours;
  readonly complaints: Colours;
}

/** The functions for a stream: colours only on a terminal that has them, and never against the reader's will. */
export function coloursFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Colours {
  const isUnwanted = (env.NO_COLOR ?? "") !== "" || env.TERM === "dumb";
  return picocolors.createColors(stream.isTTY === true && !isUnwanted);
}

/** The functions that colour a text, or those that leave it as it is. */
export function coloursIf(isWanted: boolean): Colours {
  return picocolors.createColors(isWanted);
}
