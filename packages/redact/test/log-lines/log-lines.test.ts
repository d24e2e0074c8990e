import { expect, test } from "vitest";
import { digests } from "../../../../tooling/build/vitest/digests.ts";
import { SEED, sampled } from "../../../../tooling/build/vitest/draws.ts";
import { createSecretFinder, redact } from "../../src/index.ts";
import { cut, inPieces } from "../in-pieces.ts";
import { type LogLine, logLines, shows } from "./log-lines.ts";

/** Returns how many in a hundred lines have something. */
const share = (lines: readonly LogLine[], has: (line: LogLine, masked: string) => boolean) =>
  (100 * lines.filter((line) => has(line, redact(line.text))).length) / lines.length;

const isHidden = ({ secrets }: LogLine, masked: string) => !secrets.some((secret) => shows(masked, secret));

test.each([
  ["secrets", 97],
  ["further-secrets", 94],
] as const)("secrets of log lines by many hands are masked: %s", (kind, least) => {
  expect(share(logLines(kind, SEED, 2), isHidden)).toBeGreaterThanOrEqual(least);
});

test.each([
  ["innocents", 1.5],
  ["further-innocents", 1.5],
] as const)("log lines without secrets stay as they are: %s", (kind, most) => {
  expect(share(logLines(kind, SEED, 2), ({ text }, masked) => text !== masked)).toBeLessThanOrEqual(most);
});

test.each(sampled(["secrets", "innocents", "further-secrets", "further-innocents"] as const))(
  "no line changes what is masked in others, wherever they are cut: %s",
  (kind) => {
    const lines = logLines(kind, SEED);
    const joined = redact(lines.map(({ text }) => text).join("\n\n"));
    expect(inPieces(cut(lines.map(({ text }) => text).join("\n\n"), 7))).toBe(joined);
    const apart = lines.map(({ text }) => redact(text)).join("\n\n");
    expect(joined.split("\n").filter((line, index) => line !== apart.split("\n")[index])).toEqual([]);
  },
);

// The shares do not show which lines they are of. After a change that is meant, `npx pnpm@12 test packages/redact/test/log-lines --update` writes the
// digests, and belongs in the commit.
test("what is masked in every line", async () => {
  const masked = new Map<string, string>();
  for (const kind of ["secrets", "innocents", "further-secrets", "further-innocents"] as const)
    for (const { hand, text } of logLines(kind, 1738)) {
      const title = `${kind}: ${hand}`;
      const finder = createSecretFinder();
      const kinds = [...finder.push(text), ...finder.end()].map(({ kind, index, end }) => `${kind} ${index} ${end}\n`);
      masked.set(title, [masked.get(title) ?? "", redact(text), "\n", ...kinds].join(""));
    }
  await expect(digests("log-lines", masked)).toMatchFileSnapshot("masked.txt");
});
