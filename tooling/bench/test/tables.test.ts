import { describe, expect, test } from "vitest";
import type { Finding } from "../finding.ts";
import { middle } from "../quantile.ts";
import { fullTable, peerTable, targetTable } from "../tables.ts";

const parse = (on: string, figure: number): Finding => ({
  subject: "registry.parse",
  on,
  against: "new URL(s)",
  figure,
  unit: "×",
  spread: [figure - 0.1, figure + 0.1],
  target: { row: "parse, each", limit: 1.3 },
});

const find = (figure: number): Finding => ({
  subject: "findUrls",
  on: "English",
  against: "linkify-it",
  figure,
  unit: "×",
  target: { row: "find", limit: 5, atLeast: true },
});

const rows = (table: string) => table.split("\n").slice(2);

describe("the table of targets", () => {
  test("shows the worst of the figures that share a target", () => {
    const table = targetTable([parse("ftp", 1.2), parse("http", 1.31), parse("news", 0.5)]);
    expect(rows(table)).toEqual(["| parse, each (worst: http) | `new URL(s)` | 1.31 × | ≤ 1.3 × | **not met** |"]);
  });

  test("distinguishes figures to reach from figures not to exceed", () => {
    expect(rows(targetTable([find(4.99)]))).toEqual(["| find | linkify-it | 4.99 × | ≥ 5 × | **not met** |"]);
    expect(rows(targetTable([find(7), find(5.2)]))).toEqual([
      "| find (worst: English) | linkify-it | 5.20 × | ≥ 5 × | met |",
    ]);
  });

  test("decides by the figure, not by its spelling", () => {
    expect(rows(targetTable([parse("ftp", 1.3001)]))[0]).toContain("**not met**");
  });

  test("leaves out findings without a target", () => {
    const { target: _, ...free } = parse("ftp", 9);
    expect(rows(targetTable([free]))).toEqual([]);
    expect(rows(fullTable([free]))).toEqual(["| `registry.parse` | ftp | `new URL(s)` | 9.00 × | 8.90–9.10 |  |  |"]);
  });
});

test("the table of peers says how many strings each refuses", () => {
  const table = peerTable([{ ...parse("the mix", 2), note: "refuses 3 of the 2,000" }, parse("invalid", 4), find(3)]);
  expect(rows(table)).toEqual([
    "| the mix | 2.00 (refuses 3 of the 2,000) | refuses all |",
    "| invalid | 4.00 | refuses all |",
    "| English | refuses all | 3.00 |",
  ]);
});

test("the middle of some values is their median, between their quartiles", () => {
  expect(middle([9, 1, 5, 3, 7])).toEqual({ figure: 5, spread: [3, 7] });
  expect(middle([1, 2])).toEqual({ figure: 1.5, spread: [1.25, 1.75] });
  expect(() => middle([])).toThrow("nothing");
});
