import { componentsOf } from "@url1738/core/grammar";
import { describe, expect, test } from "vitest";
import { piecesOf } from "../../src/values/writer.ts";
import { casesIn } from "../cases.ts";

describe.each(casesIn("plan.txt"))("%s", (_, grammar, rows) => {
  const names = componentsOf(grammar).map(({ name }) => name);

  test.each(rows)("%s", (input, result) => {
    // A word follows the name of the component that tells alternatives apart: `kind=a`.
    const given = new Map<string, string | undefined>(
      input === "none" ? [] : input.split(" ").map((one) => [one.replace(/=.*/, ""), one.split("=")[1]]),
    );
    const present = [...given.keys()];
    expect(names).toEqual(expect.arrayContaining(present));
    const pieces = piecesOf(grammar, {
      isPresent: (name) => present.includes(name),
      isMissing: (name) => !present.includes(name),
      isOther: (name, word) => given.get(name) !== word,
    });
    expect(pieces.map((piece) => (typeof piece === "string" ? JSON.stringify(piece) : piece.name)).join(" ")).toBe(
      result,
    );
  });
});
