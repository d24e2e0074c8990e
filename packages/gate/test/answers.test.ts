import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createGate } from "@url1738/gate";
import { expect, test } from "vitest";
import rows from "./answers.rows.json" with { type: "json" };
import { type Answer, abortedLate, outcomes } from "./compare-answers.ts";

const { fetch } = createGate({ lookUp: async () => ["127.0.0.1"], allow: (address) => address === "127.0.0.1" });

test.concurrent.for((rows as Answer[]).map((row) => [row.case, row] as const))(
  "fetch ends as the platform's, or with a documented refusal: %s",
  async ([, row]) => {
    const [expected, actual] = await outcomes(fetch, row);
    expect(actual).toEqual(expected);
    expect(actual).not.toHaveProperty("isEndless");
  },
);

test("the signal counts after the garbage was collected", async () => {
  setFlagsFromString("--expose-gc");
  const errors = await abortedLate(fetch, runInNewContext("gc"));
  expect(errors).toMatchObject([{ name: "AbortError" }, { name: "AbortError" }]);
});
