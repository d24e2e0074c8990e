import { expect, test } from "vitest";
import { speakable } from "../src/json.ts";

test.each<[value: unknown, spelt: unknown]>([
  ["caf\u00e9", "caf\u00e9"],
  ["caf\udce9", { percent: "caf%E9" }],
  ["a\0%", { percent: "a%00%25" }],
  ["\uffff", { percent: "%EF%BF%BF" }],
  ["\ud800", { percent: "%ED%A0%80" }],
  ["\udbff", { percent: "%ED%AF%BF" }],
  [
    { scheme: "x-a", path: ["a", "\udcff"] },
    { scheme: "x-a", path: ["a", { percent: "%FF" }] },
  ],
  [{ percent: "a" }, { percent: { percent: "a" } }],
  [
    { percent: "a", other: 1 },
    { percent: "a", other: 1 },
  ],
  [{ "\udce9": null }, { "%E9": null }],
  [7, 7],
])("%j is spelt so that every engine can read it", (value, spelt) => {
  expect(speakable(value)).toEqual(spelt);
});
