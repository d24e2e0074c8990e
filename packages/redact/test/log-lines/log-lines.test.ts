import { expect, test } from "vitest";
import { SEED, sampled } from "../../../../tooling/build/vitest/draws.ts";
import { redact } from "../../src/index.ts";
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
