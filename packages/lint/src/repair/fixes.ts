import type { Edit, Fix, UrlError } from "@url1738/core";
import type { Span } from "@url1738/redact";
import { withoutAdvice } from "../hints/advice.ts";

export function edited(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let position = 0;
  for (const { index, end, replacement } of edits) {
    pieces.push(text.slice(position, index), replacement);
    position = end;
  }
  return pieces.join("") + text.slice(position);
}

/** An edit of some type, and the span of its replacement in the changed text. */
type Placed<E extends Edit = Edit> = E & { readonly start: number; readonly after: number };

/** Finds where some edits, which ascend, write in the changed text. */
export function placed<E extends Edit>(edits: readonly E[]): readonly Placed<E>[] {
  let grown = 0;
  return edits.map((edit) => {
    const { index, end, replacement } = edit;
    const start = index + grown;
    grown += replacement.length - (end - index);
    return { ...edit, start, after: end + grown };
  });
}

/** Counts the edits whose `start` or `end`, both of which ascend, is not after an offset. */
function countUpTo(edits: readonly Placed[], key: "start" | "end", offset: number): number {
  let [low, high] = [0, edits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle] as Placed)[key] <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds the last edit whose `start` or `end` is not after an offset. */
const lastUpTo = (edits: readonly Placed[], key: "start" | "end", offset: number): Placed | undefined =>
  edits[countUpTo(edits, key, offset) - 1];

/** Returns a function from offsets of a text to those of the text that edits, which ascend, make of it. */
export function changedOffset(edits: readonly Edit[]): (offset: number) => number {
  const all = placed(edits);
  return (offset) => {
    const last = lastUpTo(all, "end", offset);
    return last === undefined ? offset : last.after + offset - last.end;
  };
}

/** The way back from a changed text to its original. */
export interface Original {
  /** Returns the same offset in the original; for an offset inside a replacement, the beginning of the replaced part. */
  readonly offset: (offset: number) => number;
  /** Returns the same end of a span in the original; for an end inside a replacement, the end of the replaced part. */
  readonly end: (end: number) => number;
  /** Turns a fix of the changed text into one of the original, which repeats the replacement around it. */
  readonly fix: (fix: Fix) => Fix;
  /** Returns the edits that wrote something in a span of the changed text, or left something out inside it. */
  readonly editsIn: (span: Span) => readonly Edit[];
}

export function originalOf(edits: readonly Edit[]): Original {
  const all = placed(edits);

  function original(offset: number): number {
    const last = lastUpTo(all, "start", offset);
    if (last === undefined) return offset;
    return offset < last.after ? last.index : last.end + offset - last.after;
  }

  function originalEnd(end: number): number {
    const last = lastUpTo(all, "start", end - 1);
    if (last === undefined) return end;
    return end <= last.after ? last.end : last.end + end - last.after;
  }

  /** Returns the edit whose replacement is on both sides of an offset. */
  function around(offset: number): Placed | undefined {
    const last = lastUpTo(all, "start", offset);
    return last && last.start < offset && offset < last.after ? last : undefined;
  }

  /** Returns the edit that inserted the text right before an offset: in the original, both are at the same place. */
  function insertedAt(offset: number): Placed | undefined {
    const last = lastUpTo(all, "start", offset - 1);
    return last?.after === offset && last.index === last.end ? last : undefined;
  }

  function fix({ index, end, replacement, sure }: Fix): Fix {
    const [first, last] = [around(index) ?? insertedAt(index), around(end)];
    const before = first?.replacement.slice(0, index - first.start) ?? "";
    const after = last?.replacement.slice(end - last.start) ?? "";
    const start = original(index);
    const written = before + replacement + after;
    return { index: start, end: Math.max(start, last?.end ?? original(end)), replacement: written, sure };
  }

  function editsIn({ index, end }: Span): readonly Edit[] {
    const from = Math.max(0, countUpTo(all, "start", index) - 1);
    return all.slice(from, countUpTo(all, "start", end - 1)).filter(({ after }) => after > index);
  }

  return { offset: original, end: originalEnd, fix, editsIn };
}

/** Moves an error of a changed text to its place in the original. */
export function moved(error: UrlError, text: string, { offset, end: endOf, fix }: Original): UrlError {
  if (error.index === undefined || error.end === undefined) return error;
  const index = offset(error.index);
  // A masked character stays masked.
  const character = error.found === undefined ? undefined : text.codePointAt(index);
  const end = Math.max(index, endOf(error.end));
  const fixed = error.fix && { fix: fix(error.fix) };
  return { ...error, index, end, ...(character === undefined ? {} : { found: character }), ...fixed };
}

/** Adds a fix of a changed text to the edits that made it, as edits of the original. Edits that touch become one. */
export function composed(edits: readonly Edit[], mended: string, { index, end, replacement }: Fix): readonly Edit[] {
  const { offset: original } = originalOf(edits);
  const all = placed(edits);
  const touched = all.filter(({ start, after }) => start <= end && after >= index);
  const [first] = touched;
  const last = touched.at(-1);
  const start = Math.min(index, first?.start ?? index);
  const after = Math.max(end, last?.after ?? end);
  const widened = {
    index: first !== undefined && first.start <= index ? first.index : original(index),
    end: last !== undefined && last.after >= end ? last.end : original(end),
    replacement: mended.slice(start, index) + replacement + mended.slice(end, after),
  };
  return [...all.filter((edit) => edit.after < index), widened, ...all.filter((edit) => edit.start > end)].map(editOf);
}

/** Keeps only the fields of an edit. */
export const editOf = ({ index, end, replacement }: Edit): Edit => ({ index, end, replacement });

/** Returns the edits of some errors, from left to right; if two change the same part, only the one that begins first. */
export function changesOf(errors: readonly UrlError[]): readonly Edit[] {
  const all = errors.flatMap(({ fix }) => fix ?? []).sort((a, b) => a.index - b.index || b.end - a.end);
  const kept: Edit[] = [];
  for (const edit of all) if (edit.index >= (kept.at(-1)?.end ?? 0)) kept.push(editOf(edit));
  return kept;
}

/**
 * Drops the fixes after an unfixable error, unless applying all of them leaves only unfixable ones: text after an unfixable error may be
 * read differently once the text before it has changed.
 *
 * @param isWhole - True if these are all the errors of the text; otherwise, errors after the last one do not count.
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
  const all = placed(changes);
  const expected = errors.flatMap(({ fix, index = 0 }) => {
    const last = lastUpTo(all, "end", index);
    return fix === undefined ? index + (last === undefined ? 0 : last.after - last.end) : [];
  });
  const isLeft = expected.every((index, order) => index === left[order]);
  if (isLeft && (!isWhole || left.length === expected.length)) return errors;
  return errors.map((error, order) => (order < unknown || error.fix === undefined ? error : withoutAdvice(error)));
}
