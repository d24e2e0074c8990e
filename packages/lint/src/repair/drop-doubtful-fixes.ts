import type { Edit } from "@url1738/core";
import type { UrlError } from "@url1738/core/runtime";
import { edited } from "./fixes.ts";

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
