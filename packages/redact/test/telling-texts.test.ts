import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import { ANSWERS } from "./answers.ts";

const texts = JSON.parse(readFileSync(new URL("telling-texts.json", import.meta.url), "utf8")) as Readonly<
  Record<string, readonly string[]>
>;

// Each text shows a condition or a part of an expression that no row does. After a change that is meant,
// `npx pnpm@12 test packages/redact/test/telling-texts.test.ts --update` writes the digests, and belongs in the commit.
test("what is answered about telling texts", async () => {
  const answers = Object.entries(ANSWERS).map(
    ([way, answer]) => [way, (texts[way] ?? []).map((text) => `${answer(text)}\n`).join("")] as const,
  );
  await expect(digests("telling-texts", answers)).toMatchFileSnapshot("telling-texts.txt");
});
