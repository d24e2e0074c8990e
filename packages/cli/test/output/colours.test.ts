import { expect, test } from "vitest";
import { coloursFor } from "../../src/output/colours.ts";

test.each([
  ["a terminal", true, {}, true],
  ["a pipe", false, {}, false],
  ["a terminal, NO_COLOR", true, { NO_COLOR: "1" }, false],
  ["a terminal, NO_COLOR empty", true, { NO_COLOR: "" }, true],
  ["a terminal without colours", true, { TERM: "dumb" }, false],
  ["a pipe, FORCE_COLOR", false, { FORCE_COLOR: "1" }, false],
])("colours on %s", (_, isTTY, env, isColoured) => {
  expect(coloursFor({ isTTY }, env).red("x") !== "x").toBe(isColoured);
});
