import type { Edit, Fix } from "@url1738/core";
import type { UrlError } from "@url1738/core/runtime";

/** The text with its changes. */
export function edited(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let position = 0;
  for (const { index, end, replacement } of edits) {
    pieces.push(text.slice(position, index), replacement);
    position = end;
  }
  return pieces.join("") + text.slice(position);
}

/** A change of a text, and where what it wrote begins in the changed one. */
interface Made extends Edit {
  readonly start: number;
}

/** A text that was changed, as its original. */
export interface Original {
  /** Where an offset lies in it: that of a replaced part where one is inside its replacement. */
  readonly offset: (offset: number) => number;
  /** A change of the changed text as one of it; what was written around it by a change before is written again. */
  readonly fix: (fix: Fix) => Fix;
}

/** The original of a text with these changes. */
export function originalOf(edits: readonly Edit[]): Original {
  let grown = 0;
  const all = edits.map((edit): Made => {
    const { index, end, replacement } = edit;
    const start = index + grown;
    grown += replacement.length - (end - index);
    return { ...edit, start };
  });

  /** The last change that begins at an offset or before it. */
  function lastAt(offset: number): Made | undefined {
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((all[middle] as Made).start <= offset) low = middle + 1;
      else high = middle;
    }
    return all[low - 1];
  }

  function original(offset: number): number {
    const last = lastAt(offset);
    if (last === undefined) return offset;
    const behind = offset - last.start - last.replacement.length;
    return behind < 0 ? last.index : last.end + behind;
  }

  /** What stands before and behind an offset of what one change wrote. */
  function around(offset: number): readonly [before: string, behind: string, end: number] {
    const { start, end, replacement } = lastAt(offset) ?? { start: 0, end: 0, replacement: "" };
    const at = offset - start;
    return at > 0 && at < replacement.length
      ? [replacement.slice(0, at), replacement.slice(at), end]
      : ["", "", original(offset)];
  }

  function fix({ index, end, replacement, sure }: Fix): Fix {
    const [before] = around(index);
    const [, behind, last] = around(end);
    const first = original(index);
    return { index: first, end: Math.max(first, last), replacement: before + replacement + behind, sure };
  }

  return { offset: original, fix };
}

/** An error in a changed text as one in the original. */
export function moved(error: UrlError, text: string, { offset, fix }: Original): UrlError {
  if (error.index === undefined || error.end === undefined) return error;
  const index = offset(error.index);
  // Where the character is hidden, it stays so.
  const found = error.found === undefined ? undefined : text.codePointAt(index);
  const end = Math.max(index, offset(error.end));
  const fixed = error.fix && { fix: fix(error.fix) };
  return { ...error, index, end, ...(found === undefined ? {} : { found }), ...fixed };
}

/** The changes of a text, and one more of what they have made of it, as changes of the text. What lies together becomes one. */
export function composed(edits: readonly Edit[], made: string, { index, end, replacement }: Fix): readonly Edit[] {
  const { offset: original } = originalOf(edits);
  let grown = 0;
  const placed = edits.map((edit) => {
    const start = edit.index + grown;
    grown += edit.replacement.length - (edit.end - edit.index);
    return { ...edit, start, behind: start + edit.replacement.length };
  });
  const touched = placed.filter(({ start, behind }) => start <= end && behind >= index);
  const start = Math.min(index, ...touched.map((one) => one.start));
  const behind = Math.max(end, ...touched.map((one) => one.behind));
  const [first] = touched;
  const last = touched.at(-1);
  const one = {
    index: first !== undefined && first.start <= index ? first.index : original(index),
    end: last !== undefined && last.behind >= end ? last.end : original(end),
    replacement: made.slice(start, index) + replacement + made.slice(end, behind),
  };
  return [...placed.filter((edit) => edit.behind < index), one, ...placed.filter((edit) => edit.start > end)].map(
    (edit) => ({ index: edit.index, end: edit.end, replacement: edit.replacement }),
  );
}
