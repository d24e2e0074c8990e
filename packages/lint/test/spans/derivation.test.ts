import { derivationOf } from "@url1738/core/grammar";
import { describe, expect, test } from "vitest";
import { casesIn } from "../../../core/test/cases.ts";
import { lineOfEmpty } from "../../src/spans/line-of-empty.ts";

const top: readonly string[] = ["top"];

const shown = (line: readonly string[]) => line.join(">");

/** Writes a text in runs of the same line, each with that line. */
function shownRuns(text: string, lines: readonly (readonly string[])[]): string {
  const starts = [...lines.keys()].filter((index) => lines[index] !== lines[index - 1]);
  const runs = starts.map(
    (start, run) => `${text.slice(start, starts[run + 1])} ${shown(lines[start] as readonly string[])}`,
  );
  return runs.join(" | ");
}

describe.each(casesIn("derivation.txt"))("%s", (_, grammar, rows) => {
  const derivation = derivationOf(grammar, top);

  test.each(rows)("%s", (input, result) => {
    const lines = derivation.stepsOf(input, 0)?.flatMap(({ line }) => (line ? [line] : []));
    if (lines === undefined) expect(result).toBe("none");
    else if (input === "") expect(shown(lineOfEmpty(grammar, top))).toBe(result);
    else {
      expect(shownRuns(input, lines)).toBe(result);
      expect(lines.length).toBe(input.length);
    }
  });
});
