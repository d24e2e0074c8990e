import { UNSEEN } from "./unseen.ts";

/**
 * What can be known of a place only by looking at what follows it, perhaps to the end of the text. Each run of characters is looked
 * through once, however many of its places are asked for.
 */
export interface Runs {
  /** Whether an `@` follows, before what no login has in it: then a login may not have ended there. */
  readonly isBeforeAt: (index: number) => boolean;
  /** The same also behind slashes, which somebody may have left unescaped. */
  readonly isSomewhereBeforeAt: (index: number) => boolean;
  /** Where white space and what is not seen end. */
  readonly unseenEnd: (index: number) => number;
  /** Where what closes something ends. */
  readonly closingEnd: (index: number) => number;
}

/** Tells where the run of characters ends in which a place is. */
function endOf(text: string, run: RegExp): (index: number) => number {
  let [from, end] = [0, -1];
  return (index) => {
    if (index < from || index > end) {
      run.lastIndex = index;
      run.test(text);
      [from, end] = [index, run.lastIndex];
    }
    return end;
  };
}

/** The runs of a text. */
export function runsOf(text: string): Runs {
  const [login, loginAndPath] = [endOf(text, /[^/\s<>"@]*/y), endOf(text, /[^\s<>"@]*/y)];
  return {
    isBeforeAt: (index) => text[login(index)] === "@",
    isSomewhereBeforeAt: (index) => text[loginAndPath(index)] === "@",
    unseenEnd: endOf(text, new RegExp(UNSEEN)),
    closingEnd: endOf(text, /[>"'\u00bb\u201d)\]\s]*/y),
  };
}
