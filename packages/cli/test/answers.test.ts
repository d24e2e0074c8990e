import { fr } from "@url1738/fr";
import { audit, diagnose, repair, spans } from "@url1738/lint";
import { safeResolve } from "@url1738/relative";
import { findUrls } from "@url1738/text";
import { expect, test } from "vitest";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import { answerOf } from "./answer-of.ts";
import { everyScheme, rowsFiles } from "./every-scheme.ts";
import { textsIn } from "./texts-in.ts";

// Every function answers to the examples of every scheme, and to the same with mistakes, as before. After a change that is meant,
// `npx pnpm@12 test packages/cli/test/answers.test.ts --update` writes the digests, and belongs in the commit.

/** The numbers of examples and of mistakes, for each file of examples. */
const COUNTS = { examples: 12, mistakes: 20 };

const registry = await everyScheme();

/** The functions whose answers are compared. */
const ASKED: Readonly<Record<string, (text: string, others: readonly string[]) => unknown>> = {
  parse: (text) => registry.safeParse(text),
  normalize: (text) => registry.normalize(text),
  access: (text) => registry.access(registry.parse(text)),
  diagnose: (text) => diagnose(registry, text).map((error) => [error, fr(error)]),
  resolve: (text, others) => [others[0], others.at(-1)].map((base) => safeResolve(registry, base as string, text)),
  audit: (text) => audit(registry, text).map((finding) => [finding, fr(finding)]),
  spans: (text) => spans(registry, text),
  find: (text, [other = ""]) => {
    const prose = `See ${text}, (${other})\nor <${text}>: "${text}".`;
    return [...findUrls(registry, prose, { bare: true, broken: true, www: true, repair })];
  },
};

test("the answers", async () => {
  const answers = rowsFiles.flatMap((file) => {
    const texts = textsIn(file, COUNTS);
    return Object.entries(ASKED).map(([asked, answer]) => {
      const lines = texts.map((text) => `${JSON.stringify(text)}\n  ${answerOf(() => answer(text, texts))}\n`);
      return [`${file} ${asked}`, lines.join("")] as const;
    });
  });
  await expect(digests("answers", answers)).toMatchFileSnapshot("answers.txt");
});
