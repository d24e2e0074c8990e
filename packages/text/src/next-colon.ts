import { Ending, type Words } from "./first-words.ts";

/** The offset of the next colon after which there may be a hit; -1 without one. */
export type NextColon = (text: string, from: number) => number;

const COLON = 0x3a;

/** A space, or what ends a line. At the end of the text there is no character, and no blank. */
const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d;

/**
 * Colons that end the first word of something that is looked for. Most colons of prose and of letters are told from these by the
 * characters on both sides.
 */
export function nextColonOf({ mayEnd }: Words): NextColon {
  return (text, from) => {
    for (let at = text.indexOf(":", from); at >= 0; at = text.indexOf(":", at + 1)) {
      const ending = mayEnd[text.charCodeAt(at - 1)];
      if (ending === Ending.prefix) return at;
      if (ending === Ending.name && !isBlank(text.charCodeAt(at + 1))) return at;
    }
    return -1;
  };
}

/** Where only wrappers count, the next of `<` and four characters tells more than the next colon. */
export const nextWrapperColon: NextColon = (text, from) => {
  for (let at = text.indexOf("<", Math.max(0, from - 4)); at >= 0; at = text.indexOf("<", at + 1)) {
    if (text.charCodeAt(at + 4) === COLON) return at + 4;
  }
  return -1;
};
