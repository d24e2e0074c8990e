import { alpha, component, digit, type Node, sequence, some } from "@url1738/core/grammar";
import { describe, expect, test } from "vitest";
import { literal, matcher, source } from "../../src/machines/pattern.ts";
import { casesIn } from "./cases.ts";

const captured: Readonly<Record<string, boolean>> = { none: false, all: true };

describe.each(casesIn("pattern.txt"))("%s", (_, grammar, rows) => {
  test.each(rows)("%s", (input, result) => {
    expect(Object.keys(captured)).toContain(input);
    expect(source(grammar, captured[input])).toBe(result);
    // It must be an expression at all.
    new RegExp(result);
  });
});

test("a literal matches itself alone", () => {
  for (let code = 0x20; code < 0x7f; code++) {
    const character = String.fromCharCode(code);
    const expression = new RegExp(`^${literal(character)}$`);
    for (let other = 0x20; other < 0x7f; other++)
      expect([character, other, expression.test(String.fromCharCode(other))]).toEqual([
        character,
        other,
        other === code,
      ]);
  }
});

describe("a whole expression", () => {
  const pair = sequence(component("a", some(alpha), { read: (text) => text, spell: () => undefined }), some(digit));

  test("matches from the prefix to the end, and captures the components", () => {
    const expression = matcher(pair, "x:")();
    expect([...(expression.exec("x:ab12") ?? [])]).toEqual(["x:ab12", "ab"]);
    for (const text of ["ab12", "x:ab12/", " x:ab12", "x:ab12\n"]) expect(expression.exec(text)).toBeNull();
    expect(matcher(pair, "x:", "d")().exec("x:ab12")?.indices?.[1]).toEqual([2, 4]);
  });

  test("is compiled once, when it is first needed", () => {
    const strange = { kind: "sequence", items: undefined } as unknown as Node;
    expect(() => matcher(strange, "")).not.toThrow();
    const expression = matcher(pair, "x:");
    expect(expression()).toBe(expression());
  });
});
