import { expect, test } from "vitest";
import type { Finding } from "../finding.ts";
import { peerTable, targetTable } from "../tables.ts";

const parse = (on: string, figure: number): Finding => ({
  subject: "registry.parse",
  on,
  against: "new URL(s)",
  figure,
  unit: "×",
  target: { row: "parse, each", limit: 1.3 },
});

const find = (figure: number): Finding => ({
  ...parse("English", figure),
  target: { row: "find", limit: 5, atLeast: true },
});

const rows = (table: string) => table.split("\n").slice(2);

test("the table of targets shows the worst of the figures that share one, and decides by the figure, not by its spelling", () => {
  expect(rows(targetTable([parse("ftp", 1.2), parse("http", 1.3001), parse("news", 0.5), find(7), find(5.2)]))).toEqual(
    [
      "| parse, each (worst: http) | `new URL(s)` | 1.30 × | ≤ 1.3 × | **not met** |",
      "| find (worst: English) | `new URL(s)` | 5.20 × | ≥ 5 × | met |",
    ],
  );
});

test("the table of peers says how many strings each refuses", () => {
  const of = (subject: string, one: Finding, note?: string) => ({ ...one, subject, ...(note && { note }) });
  const table = peerTable([of("a", parse("the mix", 2), "refuses 3"), of("b", parse("invalid", 4))]);
  expect(rows(table)).toEqual(["| the mix | 2.00 (refuses 3) | refuses all |", "| invalid | refuses all | 4.00 |"]);
});
