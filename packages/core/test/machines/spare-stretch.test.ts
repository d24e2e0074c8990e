import { describe, expect, test } from "vitest";
import { automaton } from "../../src/machines/automaton.ts";
import { componentPlaces } from "../../src/machines/component-places.ts";
import { spareStretch } from "../../src/machines/spare-stretch.ts";
import { caseFiles, casesIn } from "./cases.ts";

describe.each(casesIn("spare-stretch.txt"))("%s", (_, grammar, rows) => {
  test.each(rows)("%s", (input, result) => {
    const [start, end] = spareStretch(automaton(grammar), input, 0) ?? [];
    const isEmpty = start === end;
    const shown = isEmpty ? "nothing" : `${start}-${end} ${input.slice(start, end)}`;
    expect(start === undefined ? "none" : shown).toBe(result);
  });
});

describe.each(caseFiles)("%s: without it, the same components are left", (file) => {
  test.each(casesIn(file))("%s", (_, grammar, rows) => {
    const placesIn = componentPlaces(grammar, "");
    for (const text of rows.flatMap((row) => row.slice(0, 2))) {
      const stretch = spareStretch(automaton(grammar), text, 0);
      if (stretch === undefined) continue;
      const [start, end] = stretch;
      const moved = placesIn(text.slice(0, start) + text.slice(end))?.map((place) =>
        place?.map((offset) => (offset < start ? offset : offset + end - start)),
      );
      expect([text, moved]).toEqual([text, placesIn(text)]);
    }
  });
});
