import { describe, expect, test } from "vitest";
import { randomFrom } from "../../bench/random.ts";
import { Earliest } from "../cost/earliest.ts";
import { type Cluster, simulate } from "../cost/simulate.ts";

const random = randomFrom(1);
const unit = () => random(2 ** 30) / 2 ** 30;

const calm: Cluster = {
  workers: 10,
  parts: 95,
  part: 60,
  dispatch: 0,
  slowness: [1],
  lasts: Number.POSITIVE_INFINITY,
  notice: 300,
  isBackedUp: false,
};

describe("a cluster", () => {
  test("without accidents takes as many rounds as each worker has parts", () => {
    expect(simulate(calm, unit)).toEqual({ end: 600, wasted: 0 });
    expect(simulate({ ...calm, workers: 200 }, unit)).toEqual({ end: 60, wasted: 0 });
  });

  test("waits for the dispatcher, if that takes longer", () => {
    expect(simulate({ ...calm, dispatch: 30 }, unit).end).toBeCloseTo(95 * 30 + 60);
  });

  test("waits for the slowest worker", () => {
    const { end } = simulate({ ...calm, parts: 10, slowness: [1, 1, 1, 1, 1, 1, 1, 1, 1, 5] }, () => 0.95);
    expect(end).toBe(300);
  });

  test("repeats lost parts, and therefore ends later", () => {
    const { end, wasted } = simulate({ ...calm, lasts: 600 }, unit);
    expect(wasted).toBeGreaterThan(0);
    expect(end).toBeGreaterThan(600);
  });

  test("notices a failure only after a while", () => {
    // The first run fails in the middle, the second does not.
    const lives = [0.5, 1 - Math.exp(-0.5), 0.5, 0.999_999];
    const { end, wasted } = simulate({ ...calm, workers: 1, parts: 1, lasts: 60 }, () => lives.shift() as number);
    expect(wasted).toBeCloseTo(330);
    expect(end).toBeCloseTo(390);
  });

  test("with backups does not wait for one slow run", () => {
    const rare = { ...calm, parts: 100, slowness: [...Array.from({ length: 99 }, () => 1), 20] };
    const mean = (isBackedUp: boolean) => {
      const ends = Array.from({ length: 50 }, () => simulate({ ...rare, isBackedUp }, unit).end);
      return ends.reduce((sum, end) => sum + end, 0) / ends.length;
    };
    expect(mean(true)).toBeLessThan(0.9 * mean(false));
  });
});

test("the earliest event comes first", () => {
  const queue = new Earliest<{ readonly time: number }>();
  const times = Array.from({ length: 1000 }, () => random(100));
  for (const time of times) queue.add({ time });
  expect(times.map(() => queue.take().time)).toEqual([...times].sort((a, b) => a - b));
  expect(() => queue.take()).toThrow("nothing left");
});
