import { expect, test } from "vitest";
import { behave } from "./fuzz.ts";

/** Every night ten times as many. */
const RUNS = Number(process.env.CLIENT_FUZZ_RUNS ?? 10_000);

/** So many at once: most of the time they wait. */
const AT_ONCE = 100;

test("one result or one error, whatever a server does, and no socket left", { timeout: 600_000 }, async () => {
  const outcomes = new Map<string, number>();
  for (let seed = 0; seed < RUNS; seed += AT_ONCE) {
    const seeds = Array.from({ length: AT_ONCE }, (_, index) => seed + index);
    for (const outcome of await Promise.all(seeds.map(behave))) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  // That they behave well now and then shows that there is something to be got wrong.
  expect([...outcomes.keys()].sort()).toEqual(
    expect.arrayContaining(["complete", "incomplete", "not-reached", "refused"]),
  );
  expect(outcomes.get("complete")).toBeGreaterThan(RUNS / 20);
});
