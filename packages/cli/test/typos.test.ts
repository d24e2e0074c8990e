import { repair } from "@url1738/lint";
import { expect, test } from "vitest";
import { registryFor } from "../src/schemes/registry-for.ts";
import typos from "./typos.rows.json" with { type: "json" };

const [rfc1738, registryOfToday] = [registryFor({ rfc: true }), registryFor({})];

/**
 * Texts that people type for a URL, and the URL that they mean: `null` if nobody can know. `likely` is the result of `repair` with
 * `likely`, if that differs: `null` if it finds nothing. `today` is true if only a registry that has https knows what is meant. `read` is the other host that browsers read: no repair chooses between the two.
 */
const rows = typos.map(({ today = false, ...row }) => ({
  ...row,
  registry: today ? registryOfToday : rfc1738,
  title: `§${row.section}, ${row.why}: ${JSON.stringify(row.text)}`,
}));
const understood = rows.flatMap(({ meant, ...row }) => (meant === null ? [] : [{ ...row, meant }]));

test("the intended text is a URL", () => {
  expect(understood.filter(({ registry, meant }) => !registry.canParse(meant))).toEqual([]);
});

test("there are enough of them, for every scheme", () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
  expect(new Set(understood.map(({ registry, meant }) => registry.parse(meant).scheme))).toEqual(
    new Set(registryOfToday.schemes.map(({ name }) => name)),
  );
});

test("none is there twice", () => {
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
});

/** Applies the fix of the first error to a text, again and again; returns `null` if an error has no fix. */
function followed(registry: typeof rfc1738, text: string): string | null {
  let url = text;
  for (let count = 0; count < 20; count++) {
    const result = registry.safeParse(url);
    if (result.ok) return registry.format(result.url);
    const { fix } = result.error;
    if (fix === undefined) return null;
    url = url.slice(0, fix.index) + fix.replacement + url.slice(fix.end);
  }
  throw new Error(`The hints for ${text} lead nowhere: ${url}`);
}

test.each(rows)("$title", ({ registry, text, meant, ...row }) => {
  expect(registry.canParse(text)).toBe(false);
  const result = repair(registry, text, { likely: true });
  const expected = "likely" in row ? (row.likely ?? null) : meant;
  const spelt = (url: string | null) => (url === null ? null : registry.format(registry.parse(url)));
  expect(followed(registry, text), "its hints lead to it").toBe(spelt(expected));
  if (row.read !== undefined)
    expect(result).toMatchObject({ ok: false, error: { advice: { reason: "two-hosts", params: { read: row.read } } } });
  else expect(spelt(result.ok ? result.href : null)).toBe(spelt(expected));
  if (!result.ok) return;
  let made = text;
  for (const { index, end, replacement } of [...result.changes].reverse())
    made = made.slice(0, index) + replacement + made.slice(end);
  expect(made, "its changes make the same").toBe(result.href);
});

test.each(rows)("$title is never made two URLs of", ({ registry, text }) => {
  const result = repair(registry, text);
  if (result.ok) expect(repair(registry, text, { likely: true })).toMatchObject({ ok: true, href: result.href });
});
