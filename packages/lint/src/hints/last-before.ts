/**
 * Tells where something was last seen before a place of a text, -1 where it was not. A text is looked through once, however many of its
 * places are asked for, from left to right.
 *
 * @param what - What is looked for; not empty.
 */
export function lastBefore(what: string): (text: string, index: number) => number {
  let [known, last, next] = ["", -1, -1];
  return (text, index) => {
    if (text !== known || index <= last) [known, last, next] = [text, -1, text.indexOf(what)];
    while (next >= 0 && next < index) [last, next] = [next, text.indexOf(what, next + 1)];
    return last;
  };
}

/** Where an `@` last stands before a place. */
export const lastAt: (text: string, index: number) => number = lastBefore("@");
