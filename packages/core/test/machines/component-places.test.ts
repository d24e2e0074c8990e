import { describe, expect, test } from "vitest";
import { componentPlaces } from "../../src/machines/component-places.ts";
import { casesIn } from "./cases.ts";

describe.each(casesIn("component-places.txt"))("%s", (_, grammar, rows) => {
  const placesIn = componentPlaces(grammar, "");

  test.each(rows)("%s", (input, result) => {
    const places = placesIn(input).map((place) => (place === undefined ? "-" : place.join("-")));
    expect(places.join(" ") || "none").toBe(result);
  });

  test("with something in front, the places move by its length", () => {
    for (const [input] of rows) {
      const moved = placesIn(input).map((place) => place?.map((offset) => offset + 2));
      expect(componentPlaces(grammar, "[xX]:")(`X:${input}`)).toEqual(moved);
    }
  });
});
