import { describe, expect, test } from "vitest";
import { occurrencesOf } from "../../src/grammar/walk.ts";
import type { Line } from "../../src/machines/automaton.ts";
import { componentPlaces } from "../../src/machines/component-places.ts";
import { piecePlaces, piecesOf } from "../../src/machines/piece-places.ts";
import { caseFiles, casesIn } from "./cases.ts";

const top: Line = { name: "top", outer: undefined };

describe.each(casesIn("piece-places.txt"))("%s", (_, grammar, rows) => {
  const pieces = piecesOf(grammar, top);
  const placesIn = piecePlaces(grammar);

  test.each(rows)("%s", (input, result) => {
    const shown = placesIn(input)?.flatMap((place, order) => {
      const { node, line } = pieces[order] as (typeof pieces)[number];
      if (place === undefined) return [];
      const what = node.kind === "literal" ? "literal" : node.name;
      return `${what} of ${line.name}: ${JSON.stringify(input.slice(...place))}`;
    });
    expect(shown?.join(" | ") ?? "none").toBe(result);
  });
});

describe.each(caseFiles)("%s: components stand where they stand without the literals", (file) => {
  test.each(casesIn(file))("%s", (_, grammar, rows) => {
    const isLiteral = piecesOf(grammar, top).map(({ node }) => node.kind === "literal");
    expect(isLiteral.filter((is) => !is).length).toBe(occurrencesOf(grammar).length);
    const [placesIn, componentPlacesIn] = [piecePlaces(grammar), componentPlaces(grammar, "")];
    for (const text of rows.flatMap((row) => row.slice(0, 2))) {
      const places = componentPlacesIn(text);
      expect([text, placesIn(text)?.filter((_, order) => !isLiteral[order])]).toEqual([text, places]);
    }
  });
});
