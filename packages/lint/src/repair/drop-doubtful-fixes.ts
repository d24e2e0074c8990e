import type { Edit } from "@url1738/core";
import type { UrlError } from "@url1738/core/runtime";
import { edited } from "./fixes.ts";

/** Returns the changes of some errors, from left to right; of two that change the same part, the one that begins first. */
export function changesOf(errors: readonly UrlError[]): readonly Edit[] {
  const all = errors.flatMap(({ fix }) => fix ?? []).sort((a, b) => a.index - b.index || b.end - a.end);
  const kept: Edit[] = [];
  for (const edit of all) {
    const last = kept.at(-1);
    if (last === undefined || edit.index >= last.end) kept.push(edit);
  }
  return kept;
}

/** Where offsets lie once a text is changed; both from left to right. */
function shifted(offsets: readonly number[], changes: readonly Edit[]): readonly number[] {
  let [passed, grown] = [0, 0];
  return offsets.map((offset) => {
    for (let edit = changes[passed]; edit !== undefined && edit.end <= offset; edit = changes[++passed])
      grown += edit.replacement.length - (edit.end - edit.index);
    return offset + grown;
  });
}

/**
 * The errors of a text, of which those behind one that names no change may tell no longer what to write instead: what stands behind
 * what nobody can mend may be read in another way once what is before it has changed. They do, if only what names no change is still
 * wrong once all changes are made.
 *
 * @param find - Finds the errors of a text.
 */
export function trusted(
  text: string,
  errors: readonly UrlError[],
  find: (text: string) => readonly UrlError[],
): readonly UrlError[] {
  const unknown = errors.findIndex(({ fix }) => fix === undefined);
  if (unknown < 0 || errors.slice(unknown).every(({ fix }) => fix === undefined)) return errors;
  const changes = changesOf(errors);
  const left = find(edited(text, changes)).map(({ index }) => index);
  const unmended = errors.flatMap(({ fix, index = 0 }) => (fix === undefined ? [index] : []));
  const expected = shifted(unmended, changes);
  if (left.length === expected.length && left.every((index, order) => index === expected[order])) return errors;
  return errors.map((error, order) => {
    if (order < unknown || error.fix === undefined) return error;
    const { fix, advice, hint, ...others } = error;
    return others;
  });
}
