import { createRegistry } from "@url1738/core";
import { advice, repair } from "@url1738/lint";
import { describe, expect, test } from "vitest";
import { scheme } from "../../../core/test/x-host.ts";

const registry = createRegistry([scheme], {
  advice,
  habits: [
    [/^hosts?:/i, "x-host:"],
    [/^!/, "x-host://"],
    [/;$/, ""],
  ],
});

function adviceFor(text: string) {
  const result = registry.safeParse(text);
  return result.ok ? undefined : { hint: result.error.hint, fix: result.error.fix };
}

describe("a habit", () => {
  test("that makes a URL of the text names it", () => {
    expect(adviceFor("hosts://h.dom")).toEqual({
      hint: "Did you mean x-host://h.dom?",
      fix: { index: 0, end: 13, replacement: "x-host://h.dom", sure: false },
    });
  });

  test("is more specific than the advice from the grammar", () => {
    expect(adviceFor("x-host://h.dom;")?.hint).toBe("Did you mean x-host://h.dom?");
  });

  // Other errors are reported once this one is fixed.
  test("at the beginning counts if the text begins as a URL then", () => {
    expect(adviceFor("!h_x")?.fix).toEqual({ index: 0, end: 1, replacement: "x-host://", sure: false });
    expect(repair(registry, "!h,dom", { likely: true })).toMatchObject({ ok: true, href: "x-host://h.dom" });
  });

  test("that makes no URL counts for nothing", () => {
    expect(adviceFor("x-host://h_x;")?.hint).toBe("A host may contain only letters, digits, hyphens and dots.");
  });

  test("is not known without a list of them", () => {
    const others = createRegistry([scheme], { advice });
    expect(others.habits).toBeUndefined();
    expect(others.safeParse("!h.dom")).toMatchObject({ ok: false, error: { code: "no-scheme" } });
    expect(registry.habits).toHaveLength(3);
  });
});
