import type { Edit, Fix } from "@url1738/core";
import type { UrlError } from "@url1738/core/runtime";

/** Applies edits to a text. */
export function edited(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let position = 0;
  for (const { index, end, replacement } of edits) {
    pieces.push(text.slice(position, index), replacement);
    position = end;
  }
  return pieces.join("") + text.slice(position);
}

/** The way back from a changed text to its original. */
interface Original {
  /** Returns an offset in the original; for one inside a replacement, the beginning of the replaced part. */
  readonly offset: (offset: number) => number;
  /** Turns a fix of the changed text into one of the original, which repeats the replacement around it. */
  readonly fix: (fix: Fix) => Fix;
}

/** Finds the way back from a text with these edits to its original. */
export function originalOf(edits: readonly Edit[]): Original {
  let grown = 0;
  // The offset in the changed text where each replacement begins.
  const starts = edits.map(({ index, end, replacement }) => {
    const start = index + grown;
    grown += replacement.length - (end - index);
    return start;
  });

  /** Returns the last edit whose replacement begins at an offset or before it, with that beginning. */
  function lastAt(offset: number): (Edit & { readonly start: number }) | undefined {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle + 1;
      else high = middle;
    }
    const [edit, start] = [edits[low - 1], starts[low - 1]];
    return edit && start !== undefined ? { ...edit, start } : undefined;
  }

  function original(offset: number): number {
    const last = lastAt(offset);
    if (last === undefined) return offset;
    const after = offset - last.start - last.replacement.length;
    return after < 0 ? last.index : last.end + after;
  }

  /** Returns the parts of a replacement before and after an offset in it, and the end of what was replaced. */
  function around(offset: number): readonly [before: string, after: string, end: number] {
    const { start, end, replacement } = lastAt(offset) ?? { start: 0, end: 0, replacement: "" };
    const at = offset - start;
    return at > 0 && at < replacement.length
      ? [replacement.slice(0, at), replacement.slice(at), end]
      : ["", "", original(offset)];
  }

  function fix({ index, end, replacement, sure }: Fix): Fix {
    const [before] = around(index);
    const [, after, last] = around(end);
    const first = original(index);
    return { index: first, end: Math.max(first, last), replacement: before + replacement + after, sure };
  }

  return { offset: original, fix };
}

/** Moves an error of a changed text to its place in the original. */
export function moved(error: UrlError, text: string, { offset, fix }: Original): UrlError {
  if (error.index === undefined || error.end === undefined) return error;
  const index = offset(error.index);
  // A masked character stays masked.
  const found = error.found === undefined ? undefined : text.codePointAt(index);
  const end = Math.max(index, offset(error.end));
  const fixed = error.fix && { fix: fix(error.fix) };
  return { ...error, index, end, ...(found === undefined ? {} : { found }), ...fixed };
}

/** Adds a fix of a changed text to the edits that made it, as edits of the original. Edits that touch become one. */
export function composed(edits: readonly Edit[], made: string, { index, end, replacement }: Fix): readonly Edit[] {
  const { offset: original } = originalOf(edits);
  let grown = 0;
  const placed = edits.map((edit) => {
    const start = edit.index + grown;
    grown += edit.replacement.length - (edit.end - edit.index);
    return { ...edit, start, after: start + edit.replacement.length };
  });
  const touched = placed.filter(({ start, after }) => start <= end && after >= index);
  const start = Math.min(index, ...touched.map((one) => one.start));
  const after = Math.max(end, ...touched.map((one) => one.after));
  const [first] = touched;
  const last = touched.at(-1);
  const one = {
    index: first !== undefined && first.start <= index ? first.index : original(index),
    end: last !== undefined && last.after >= end ? last.end : original(end),
    replacement: made.slice(start, index) + replacement + made.slice(end, after),
  };
  return [...placed.filter((edit) => edit.after < index), one, ...placed.filter((edit) => edit.start > end)].map(
    (edit) => ({ index: edit.index, end: edit.end, replacement: edit.replacement }),
  );
}

/** Returns the edits of some errors, from left to right; if two change the same part, only the one that begins first. */
export function changesOf(errors: readonly UrlError[]): readonly Edit[] {
  const all = errors.flatMap(({ fix }) => fix ?? []).sort((a, b) => a.index - b.index || b.end - a.end);
  const kept: Edit[] = [];
  for (const edit of all) {
    const last = kept.at(-1);
    if (last === undefined || edit.index >= last.end) kept.push(edit);
  }
  return kept;
}

/** Moves offsets to where they are after some edits; both go from left to right. */
function shifted(offsets: readonly number[], changes: readonly Edit[]): readonly number[] {
  let [passed, grown] = [0, 0];
  return offsets.map((offset) => {
    for (let edit = changes[passed]; edit !== undefined && edit.end <= offset; edit = changes[++passed])
      grown += edit.replacement.length - (edit.end - edit.index);
    return offset + grown;
  });
}

/**
 * Drops the fixes after an unfixable error, unless applying all of them leaves only unfixable ones: what follows an unfixable error may be
 * read in another way once the text before it has changed.
 *
 * @param find - Finds the errors of a text.
 * @param isWhole - True if these are all errors of the text; otherwise, errors after the last one do not count.
 */
export function withoutDoubtfulFixes(
  text: string,
  errors: readonly UrlError[],
  find: (text: string) => readonly UrlError[],
  isWhole: boolean,
): readonly UrlError[] {
  const unknown = errors.findIndex(({ fix }) => fix === undefined);
  if (unknown < 0 || errors.slice(unknown).every(({ fix }) => fix === undefined)) return errors;
  const changes = changesOf(errors);
  const left = find(edited(text, changes)).map(({ index }) => index);
  const unmended = errors.flatMap(({ fix, index = 0 }) => (fix === undefined ? [index] : []));
  const expected = shifted(unmended, changes);
  const isLeft = expected.every((index, order) => index === left[order]);
  if (isLeft && (!isWhole || left.length === expected.length)) return errors;
  return errors.map((error, order) => {
    if (order < unknown || error.fix === undefined) return error;
    const { fix, advice, hint, ...others } = error;
    return others;
  });
}
