import { type SchemeUnit, type UrlValue, unitFinder } from "@url1738/core/compiled";
import { expect, test } from "vitest";
import { SCHEMES } from "./generate.ts";

type Unit = SchemeUnit<UrlValue>;

const unit = (name: string) => ({ name }) as Unit;

test("finds each of the ten by the beginning of a URL", () => {
  const units = SCHEMES.map(unit);
  const find = unitFinder(units);
  for (const own of units) expect(find(`${own.name}://host/`)).toBe(own);
});

test("finds names of two letters, whose third character is the colon", () => {
  const [ab, ac, abc] = [unit("ab"), unit("ac"), unit("abc")];
  const find = unitFinder([ab, ac, abc]);
  expect([find("ab:x"), find("ac:y"), find("abc:z")]).toEqual([ab, ac, abc]);
});

test("does not find a name of one letter, and finds the others", () => {
  const ab = unit("ab");
  const find = unitFinder([unit("a"), ab]);
  expect([find("ab:x"), ["a:x", "a:y"].filter((text) => find(text)?.name === "a")]).toEqual([ab, []]);
});

test("finds the first of those whose names begin alike", () => {
  const [http, https, ftp] = [unit("http"), unit("https"), unit("ftp")];
  const find = unitFinder([http, https, ftp]);
  expect([find("http://h"), find("https://h"), find("ftp://h")]).toEqual([http, http, ftp]);
});

test("whatever the text is, it finds a unit or none", () => {
  const units = SCHEMES.map(unit);
  const find = unitFinder(units);
  for (const text of ["", "f", "ft", "FTP://h", "\u{1f600}", "\uffff\uffff\uffff", "x-other:y"])
    expect([undefined, ...units]).toContain(find(text));
  expect(unitFinder([])("ftp://h")).toBeUndefined();
});
