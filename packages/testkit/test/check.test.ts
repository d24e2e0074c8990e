import { expect, test } from "vitest";
import { isSame, same, show } from "../src/check.ts";

const circle: unknown[] = [];
circle.push(circle);

test.each<[one: unknown, other: unknown, isRight: boolean]>([
  ["a", "a", true],
  ["1", 1, false],
  [0, -0, false],
  [Number.NaN, Number.NaN, true],
  [undefined, null, false],
  [null, {}, false],
  [{}, null, false],
  [[], {}, false],
  [{ length: 0 }, [], false],
  [[1, 2], [1, 2], true],
  [[1], [1, 2], false],
  [[undefined], [null], false],
  [[1, 2], [2, 1], false],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: undefined }, {}, true],
  [{ a: 1 }, { b: 1 }, false],
  [{}, { a: 1 }, false],
  [{ toString: Object.prototype.toString }, {}, false],
  [{ a: [{ b: [] }] }, { a: [{ b: [] }] }, true],
  [{ a: [{ b: [] }] }, { a: [{ b: [0] }] }, false],
  [circle, circle, true],
])("%o and %o are the same: %s", (one, other, isRight) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([isRight, isRight]);
  if (isRight) expect(() => same(one, other, "it")).not.toThrow();
  else expect(() => same(one, other, "it")).toThrow(`it is ${show(one)}, but should be ${show(other)}`);
});

test("values are shown in full", () => {
  const all = ['a"', "\ud800", undefined, -0, [undefined], { a: undefined }, null];
  expect(all.map(show)).toEqual(['"a\\""', '"\\ud800"', "undefined", "-0", "[undefined]", '{"a":undefined}', "null"]);
  expect(() => same(1, 2, () => "made when it is needed")).toThrow("made when it is needed is 1, but should be 2");
});
