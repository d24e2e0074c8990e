import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { frenchDialogue } from "../../../packages/cli/src/language/french-dialogue.ts";
import { texts } from "../explorer/src/french.ts";

test("every text in French is one of the pages'", () => {
  const cwd = resolve(import.meta.dirname, "../explorer/src");
  const sources = globSync("**/*.{ts,tsx}", { cwd, exclude: ["french.ts"] }).map((path) =>
    readFileSync(join(cwd, path), "utf8"),
  );
  const unused = Object.keys(texts).filter((text) => !sources.join("").includes(JSON.stringify(text)));
  expect(unused).toEqual(Object.keys(frenchDialogue));
});
