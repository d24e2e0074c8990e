import { expect, test } from "vitest";
import { coloursFor } from "../../src/output/colours.ts";
import { runWith } from "../fake-host.ts";

test.each([
  ["a terminal", true, {}, true],
  ["a pipe", false, {}, false],
  ["a terminal, NO_COLOR", true, { NO_COLOR: "1" }, false],
  ["a terminal, NO_COLOR empty", true, { NO_COLOR: "" }, true],
  ["a terminal without colours", true, { TERM: "dumb" }, false],
  ["a pipe, FORCE_COLOR", false, { FORCE_COLOR: "1" }, true],
  ["a terminal, FORCE_COLOR=0", true, { FORCE_COLOR: "0" }, false],
  ["a terminal, both", true, { FORCE_COLOR: "1", NO_COLOR: "1" }, false],
])("colours on %s", (_, isTTY, env, isColoured) => {
  expect(coloursFor({ isTTY }, env).red("x") !== "x").toBe(isColoured);
  expect(coloursFor({ isTTY }, env, "auto").red("x") !== "x").toBe(isColoured);
  expect(coloursFor({ isTTY }, env, "always").red("x")).not.toBe("x");
  expect(coloursFor({ isTTY }, env, "never").red("x")).toBe("x");
});

test.each([
  [["check", "--color=always", "x"]],
  [["--color", "always", "check", "x"]],
  [["diagnose", "--color=always", "x"]],
])("%j colours what is piped", async (args) => {
  const { stdout, stderr } = await runWith(args, { env: { NO_COLOR: "1" } });
  expect(stdout + stderr).toContain("\x1b[");
});

test("another --color is wrong usage", async () => {
  const { status, stderr } = await runWith(["check", "--color=sometimes", "x"]);
  expect([status, stderr]).toEqual([2, expect.stringContaining("always, never or auto, not sometimes.")]);
});
