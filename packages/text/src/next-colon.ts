/** The offset of the next colon after which there may be a hit; -1 without one. */
export type NextColon = (text: string, from: number) => number;

const COLON = 0x3a;

/** Any colon: it ends the first word of everything that is looked for. */
export const nextColon: NextColon = (text, from) => text.indexOf(":", from);

/** Where only wrappers count, the next of `<` and four characters tells more than the next colon. */
export const nextWrapperColon: NextColon = (text, from) => {
  for (let at = text.indexOf("<", Math.max(0, from - 4)); at >= 0; at = text.indexOf("<", at + 1)) {
    if (text.charCodeAt(at + 4) === COLON) return at + 4;
  }
  return -1;
};
