import { componentsOf } from "@url1738/core/internal";
import { describe, expect, test } from "vitest";
import { planOf } from "../../src/values/writer.ts";
import { casesIn } from "../cases.ts";

describe.each(casesIn("plan.txt"))("%s", (_, grammar, rows) => {
  const names = componentsOf(grammar).map(({ name }) => name);

  test.each(rows)("%s", (input, result) => {
    const present = input === "none" ? [] : input.split(" ");
    expect(names).toEqual(expect.arrayContaining(present));
    const elements = names.map((name) => ({ name }));
    const pieces = planOf(grammar, elements, {
      isPresent: ({ name }) => present.includes(name),
      isMissing: ({ name }) => !present.includes(name),
    });
    expect(pieces.map((piece) => (typeof piece === "string" ? JSON.stringify(piece) : piece.name)).join(" ")).toBe(
      result,
    );
  });
});
