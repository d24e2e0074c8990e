import { decodedText, rule, some, uchar } from "@url1738/core/define";
import { expect, test } from "vitest";
import { countedWork, growthOfWork } from "../src/counted-work.ts";
import functions from "./counted-work.json" with { type: "json" };
import { checksOf, subjectOf } from "./subject.ts";

const characters = (text: string) => {
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum += text.charCodeAt(index);
  return sum;
};

test("the same work is counted in every run", () => {
  const work = () => countedWork(() => characters("ab".repeat(100)));
  expect([work(), work()]).toEqual([400, 400]);
});

test.each<[growth: number, what: string, run: (text: string) => unknown]>([
  [8, "one walk", characters],
  [8, "one expression", (text) => text.replace(/b/g, "c")],
  [64, "a walk for each character", (text) => [...text].map(() => characters(text))],
  [64, "a search for each character", (text) => [...text].map((_, index) => text.indexOf("b", index))],
  [64, "an expression for each character", (text) => [...text].map((_, index) => /b/.test(text.slice(index)))],
  [64, "a question to each for each character", (text) => [...text].map(() => [...text].some((one) => one === "b"))],
  [64, "a copy of all so far", (text) => [...text].reduce<string[]>((all, one) => all.concat(one), [])],
])("growth by %d of %s", (growth, _, run) => {
  expect(growthOfWork((length) => void run("a".repeat(length)), 2048)).toSatisfy(
    (found: number) => found > growth / 1.5 && found < growth * 1.5,
  );
});

test("the steps of each method", async () => {
  const lines = functions.map((code) => {
    const run = new Function(`return ${code};`)() as (text: string) => unknown;
    const of = (length: number) => run("a".repeat(length));
    // Run it once before, because some things are made only once.
    const [, steps] = [100, 100].map((length) => countedWork(() => of(length)));
    return `${code}: ${steps}, ${growthOfWork((length) => void of(length), 256, 2).toFixed(2)}\n`;
  });
  await expect(lines.join("")).toMatchFileSnapshot("counted-work.txt");
});

test("work that grows too much is ended, and of several factors the greatest is returned", () => {
  const walks = (count: number) => (length: number) => {
    for (let walk = 0; walk < count; walk++) characters("a".repeat(length));
  };
  const growth = growthOfWork((length) => walks(length > 10_000 ? length : 1)(length), 8 ** 6, 3);
  expect(growth).toSatisfy((found: number) => found > 64 && found < 220);
  expect(growthOfWork(walks(1), 8 ** 6, 3)).toBeCloseTo(8, 1);
  expect(growthOfWork((length) => walks(length > 10_000 ? 9 : 1)(length), 8 ** 6, 3)).toBeCloseTo(8, 1);
});

test("replaced methods are restored, even after an exception", () => {
  const own = String.prototype.charCodeAt;
  expect(() =>
    countedWork(() => {
      throw new Error("x");
    }),
  ).toThrow("x");
  expect(String.prototype.charCodeAt).toBe(own);
});

test("a scheme whose author's check is quadratic is found", () => {
  const check = (text: string) => {
    for (let index = 0; index < text.length; index++) if (text.indexOf("\0", index) >= 0) return [];
    return [];
  };
  const slow = subjectOf({
    name: "x-slow",
    schemepart: decodedText("name", rule("name", some(uchar)), { check } as never),
    access: "It designates a name.",
  });
  const [first] = checksOf(slow, { urls: [{ url: "x-slow:a", value: { name: "a" } }] }).filter(({ name }) =>
    name.startsWith("work grows"),
  );
  expect(first?.run).toThrow(/2048 characters take .* times the steps of 256/);
});
