import { describe, expect, test } from "vitest";
import { departures } from "../../src/machines/departure.ts";
import { casesIn } from "./cases.ts";

describe.each(casesIn("departure.txt"))("%s", (_, grammar, rows) => {
  const depart = departures(grammar);

  test.each(rows)("%s", (input, result) => {
    const found = depart(input);
    if (found === undefined) {
      expect(result).toBe("fits");
      return;
    }
    const { index, component = "-", section, expected, canEscape } = found;
    const place = `${component}${section === undefined ? "" : ` (${section})`}`;
    expect(`${index} ${place}${canEscape ? ", escape" : ""}: ${expected.join(" | ") || "nothing"}`).toBe(result);
  });

  test("from an offset on, the text before it does not matter", () => {
    for (const [input] of rows) {
      const found = depart(input);
      expect(depart(`é%${input}`, 2)).toEqual(found && { ...found, index: found.index + 2 });
    }
  });
});
