import type { Fix } from "@url1738/core";
import { type Edit, originalOf } from "./fixes.ts";

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
