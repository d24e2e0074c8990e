import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { frenchDialogue } from "../../../packages/cli/src/language/french-dialogue.ts";
import { examples } from "../explorer/src/examples.ts";
import { texts } from "../explorer/src/french.ts";

test("every text in French is one of the pages'", () => {
  const cwd = resolve(import.meta.dirname, "../explorer/src");
  const sources = globSync(["**/*.{ts,tsx}", "examples.json"], { cwd, exclude: ["french.ts"] }).map((path) =>
    readFileSync(join(cwd, path), "utf8"),
  );
  const unused = Object.keys(texts).filter((text) => !sources.join("").includes(JSON.stringify(text)));
  expect(unused).toEqual(Object.keys(frenchDialogue));
});

test("every example is described in French", () => {
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(examples.map(({ en }) => en)));
});
