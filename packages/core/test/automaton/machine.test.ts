import { describe, expect, test } from "vitest";
import { Automaton } from "../../src/automaton/automaton.ts";
import { mismatchOf } from "../../src/automaton/machine.ts";
import { casesIn } from "../cases.ts";

describe.each(casesIn("machine.txt"))("%s", (_, grammar, rows) => {
  const { machine } = new Automaton(grammar);

  test.each(rows)("%s", (input, result) => {
    const found = mismatchOf(machine, input);
    if (found === undefined) {
      expect(result).toBe("fits");
      return;
    }
    const { index, path = "-", section, expected, canEscape } = found;
    const place = `${path}${section === undefined ? "" : ` (${section})`}`;
    expect(`${index} ${place}${canEscape ? ", escape" : ""}: ${expected.join(" | ") || "nothing"}`).toBe(result);
  });

  test("from an offset on, the text before it does not matter", () => {
    for (const [input] of rows) {
      const found = mismatchOf(machine, input);
      expect(mismatchOf(machine, `é%${input}`, 2)).toEqual(found && { ...found, index: found.index + 2 });
    }
  });
});
