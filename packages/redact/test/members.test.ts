import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { growthOfWork, MOST_GROWTH } from "../../testkit/src/counted-work.ts";
import { createRedactor, redact } from "../src/index.ts";

interface Row {
  readonly why: string;
  readonly text: string;
  readonly redacted: string;
}

const rows = JSON.parse(readFileSync(new URL("members.rows.json", import.meta.url), "utf8")) as readonly Row[];
const options = { only: ["assignments"] } as const;

describe("members of JSON", () => {
  test.each(rows)("$why", ({ text, redacted }) => {
    expect(redact(text, options)).toBe(redacted);
    for (let at = 0; at <= text.length; at++) {
      const { push, end } = createRedactor(options);
      expect(push(text.slice(0, at)) + push(text.slice(at)) + end()).toBe(redacted);
    }
    const { push, end } = createRedactor(options);
    expect([...text].map(push).join("") + end()).toBe(redacted);
  });

  test("a value of 65,536 characters is masked, a longer one is none", () => {
    const member = (length: number) => `{"token":"${"y".repeat(length)}"}`;
    expect(redact(member(65_536), options)).toBe('{"token":"***"}');
    for (const length of [65_537, 100_000]) {
      const text = member(length);
      expect(redact(text, options) === text).toBe(true);
      const { push, end } = createRedactor(options);
      expect(push(text.slice(0, 99_000)) + push(text.slice(99_000)) + end() === text).toBe(true);
    }
  });

  test("a name of any length", () => {
    const name = `${"x_".repeat(100_000)}token`;
    expect(redact(`{"${name}":"x"}`, options) === `{"${name}":"***"}`).toBe(true);
    const { push, end } = createRedactor(options);
    const pieces = `{"${name}":"x"}`.match(/.{1,999}/gs) ?? [];
    expect(pieces.map(push).join("") + end() === `{"${name}":"***"}`).toBe(true);
  });

  test.each(['"', '"a', '\\"', '"token":', '"token":"', "\\", '"a\n', '"a":'])("is linear: %s", (piece) => {
    const growth = growthOfWork((length) => redact(piece.repeat(length / piece.length), options), 64_000);
    expect(growth).toBeLessThan(MOST_GROWTH);
  });
});
