import { expect, test } from "vitest";
import { SEED } from "../../../../tooling/build/vitest/draws.ts";
import { redact } from "../../src/index.ts";
import { cut, inPieces } from "../in-pieces.ts";
import { type LogLine, logLines, shows } from "./log-lines.ts";

/** Returns how many in a hundred lines have something. */
const share = (lines: readonly LogLine[], has: (line: LogLine, masked: string) => boolean) =>
  (100 * lines.filter((line) => has(line, redact(line.text))).length) / lines.length;

const isHidden = ({ secrets }: LogLine, masked: string) => !secrets.some((secret) => shows(masked, secret));

test("secrets of log lines by many hands are masked", () => {
  expect(share(logLines("secrets", SEED, 2), isHidden)).toBeGreaterThanOrEqual(97);
});

test("log lines without secrets stay as they are", () => {
  expect(share(logLines("innocents", SEED, 2), ({ text }, masked) => text !== masked)).toBeLessThanOrEqual(1.5);
});

test("no line changes what is masked in others, wherever they are cut", () => {
  for (const kind of ["secrets", "innocents"] as const) {
    const lines = logLines(kind, SEED);
    const joined = redact(lines.map(({ text }) => text).join("\n\n"));
    expect(inPieces(cut(lines.map(({ text }) => text).join("\n\n"), 7))).toBe(joined);
    const apart = lines.map(({ text }) => redact(text)).join("\n\n");
    expect(joined.split("\n").filter((line, index) => line !== apart.split("\n")[index])).toEqual([]);
  }
});
