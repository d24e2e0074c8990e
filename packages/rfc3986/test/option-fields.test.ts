import {
  alpha,
  component,
  decimal,
  decodedText,
  defineScheme,
  digit,
  digits,
  encodedText,
  flag,
  list,
  many,
  oneWord,
  optional,
  schemeDefinition,
  sequence,
  some,
  uchar,
  unescapedText,
} from "@url1738/core/define";
import type { WholeScheme } from "@url1738/core/grammar";
import { checkDefinition } from "@url1738/prove";
import { alias, alike, boolean, integer, options, repeated, required } from "@url1738/rfc3986";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../core/test/error-of.ts";

describe("fields with marks", () => {
  const text = many(uchar);
  const marked = defineScheme({
    name: "x-marked",
    schemepart: sequence(
      "?",
      options("all", {
        id: required(decodedText("id", text)),
        tag: repeated(decodedText("tags", text)),
        ssl: flag("isSafe", "ssl"),
        fast: boolean("fast", { yes: ["yes", "1"], no: ["no", "0"], absent: "no" }),
        Level: oneWord("level", ["low", "high"], { anyCase: true }),
        size: decimal("size", digits, 20, { least: 2 }),
        code: decodedText("code", sequence(alpha, some(alpha))),
        pin: unescapedText("pin", some(digit)),
        kinds: list("kinds", oneWord("kind", ["zlib", "zstd"]), ",", "between"),
        token: oneWord("token", ["abc"]),
      }),
    ),
    access: "It names nothing.",
  });
  const parsed = (query: string) => marked.parse(`x-marked:?${query}`).all;
  const least = { id: "", tags: [], isSafe: false, fast: false };

  test.each<[query: string, value: object, canonical?: string]>([
    ["id=", {}],
    ["tag=b&id=&tag=a", { tags: ["b", "a"] }, "id=&tag=b&tag=a"],
    ["id=&ssl", { isSafe: true }],
    ["id=&fast=1", { fast: true }, "id=&fast=yes"],
    ["id=&fast=0", {}, "id="],
    ["id=&Level=HIGH", { level: "high" }, "id=&Level=high"],
    ["id=&size=020", { size: 20 }, "id=&size=20"],
    ["id=&kinds=zstd,zlib", { kinds: ["zstd", "zlib"] }],
    ["id=a%2fb&code=ab&pin=007", { id: "a/b", code: "ab", pin: "007" }, "id=a%2Fb&code=ab&pin=007"],
  ])("%s", (query, value, canonical = query) => {
    expect(parsed(query)).toEqual({ ...least, ...value });
    expect(marked.normalize(`x-marked:?${query}`)).toBe(`x-marked:?${canonical}`);
    expect(marked.format({ scheme: "x-marked", all: parsed(query) })).toBe(`x-marked:?${canonical}`);
    expect(marked.canParse(`x-marked:?${query}`)).toBe(true);
  });

  test.each<[query: string, component: string, at: string, message: string]>([
    ["ssl", "all.id", "ssl", 'The option "id" is missing.'],
    ["id=&id=", "all.id", "id=", 'The option "id" is given twice.'],
    ["id", "all.id", "id", 'The option "id" has no value: write "id=" and one.'],
    ["id=&ssl=1", "all.isSafe", "ssl=1", 'The option "ssl" accepts no value: write "ssl" alone.'],
    ["id=&fast=maybe", "all.fast", "maybe", 'The option "fast" cannot be "maybe": write one of "yes", "1", "no", "0".'],
    ["id=&Level=lov", "all.level", "lov", 'The option "Level" cannot be "lov": write "low".'],
    ["id=&size=1", "all.size", "1", 'The option "size" must be at least 2.'],
    ["id=&size=21", "all.size", "21", 'The option "size" must be at most 20.'],
    ["id=&code=a", "all.code", "", "Unexpected end of the all.code: expected a letter."],
    ["id=&pin=x", "all.pin", "x", 'The option "pin" cannot have "x".'],
    ["id=&pin=", "all.pin", "", 'The option "pin" must not be empty.'],
    ["id=&kinds=zlib,zst", "all.kinds[1]", "zst", 'The option "kinds" cannot be "zst": write "zstd".'],
    ["id=&level=low", "all", "level", 'The URL has no option "level": write "Level".'],
    ["id=&fats=yes", "all", "fats", 'The URL has no option "fats": write "fast".'],
    ["id=&elephant=yes", "all", "elephant", 'The URL has no option "elephant".'],
  ])("%s is wrong at %s", (query, component, at, message) => {
    const text = `x-marked:?${query}`;
    const error = errorOf(() => marked.parse(text));
    expect(error).toMatchObject({ code: "not-allowed", component, message });
    expect(text.slice(error?.index, error?.end)).toBe(at);
    expect(marked.canParse(text)).toBe(false);
  });

  test("no error quotes a secret", () => {
    const error = errorOf(() => marked.parse("x-marked:?id=&token=hunter2"));
    expect(error?.component).toBe("all.token");
    expect(JSON.stringify(error)).not.toContain("hunter2");
  });

  test.each<[all: unknown, component: string]>([
    [{ ...least, isSafe: "yes" }, "all.isSafe"],
    [{ ...least, tags: "a" }, "all.tags"],
    [{ ...least, tags: [1] }, "all.tags[0]"],
    [{ ...least, size: 1 }, "all.size"],
    [{ ...least, fast: "yes" }, "all.fast"],
    [{ ...least, level: "HIGH" }, "all.level"],
    [{ ...least, kinds: ["zip"] }, "all.kinds[0]"],
    [{ ...least, id: undefined }, "all.id"],
    [{ ...least, fast: undefined }, "all.fast"],
    [undefined, "all"],
  ])("format refuses %j", (all, component) => {
    expect(errorOf(() => marked.format({ scheme: "x-marked", all } as never))).toMatchObject({ component });
  });

  test.each(["/", "?", "&", "a b", "%", "%4", "%zz", "é"])("format refuses a percent-encoded %j", (path) => {
    const encoded = defineScheme({
      name: "x-encoded",
      schemepart: options("all", {
        path: encodedText("path", text),
        files: list("files", encodedText("file", text), ",", "between"),
      }),
      access: "It names nothing.",
    });
    const absent = { path: undefined, files: undefined };
    expect(encoded.format({ scheme: "x-encoded", all: { ...absent, path: "%C3%A9" as never } })).toBe(
      "x-encoded:path=%C3%A9",
    );
    for (const all of [
      { ...absent, path },
      { ...absent, files: [path] },
    ])
      expect(errorOf(() => encoded.format({ scheme: "x-encoded", all } as never))?.component).toMatch(
        /^all\.(path|files\[0\])$/,
      );
  });

  test("the places of values", () => {
    const places = (marked as unknown as WholeScheme).places("x-marked:?id=a&ssl&tag=b&tag=c", true);
    expect(places.map(({ component, index, end }) => [component, index, end])).toEqual([
      ["all.id", 13, 14],
      ["all.isSafe", 15, 18],
      ["all.tags[0]", 23, 24],
      ["all.tags[1]", 29, 30],
    ]);
  });
});

describe("whole numbers", () => {
  const scheme = defineScheme({
    name: "x-whole",
    schemepart: sequence(
      "?",
      options(
        "all",
        alike(["a", "b"], (name) => integer(name, -1, 20)),
      ),
    ),
    access: "It names nothing.",
  });

  test.each([
    ["a=-1", -1, "a=-1"],
    ["a=-01", -1, "a=-1"],
    ["a=-0", 0, "a=0"],
    ["a=020", 20, "a=20"],
  ])("%s is %d", (query, a, canonical) => {
    expect(scheme.parse(`x-whole:?${query}`).all).toEqual({ a, b: undefined });
    expect(scheme.normalize(`x-whole:?${query}`)).toBe(`x-whole:?${canonical}`);
  });

  test.each([
    ["b=-2", 'The option "b" must be at least -1.'],
    ["b=21", 'The option "b" must be at most 20.'],
    ["b=1-", 'The option "b" must be a whole number.'],
    ["b=--1", 'The option "b" must be a whole number.'],
    ["b=1.5", 'The option "b" cannot have ".".'],
    ["b=", 'The option "b" must not be empty.'],
  ])("%s is none", (query, message) => {
    expect(errorOf(() => scheme.parse(`x-whole:?${query}`))).toMatchObject({ component: "all.b", message });
  });

  test.each([-2, 1.5, -0, "1", Number.NaN])("format refuses %s", (b) => {
    expect(errorOf(() => scheme.format({ scheme: "x-whole", all: { b } } as never))?.component).toBe("all.b");
  });
});

describe("another name of a field", () => {
  const read = () => "tls" as const;
  const safe = alias(component("mode", "true", { read, spell: (value) => (value === "tls" ? "true" : undefined) }));
  const all = options("all", { mode: oneWord("mode", ["tls", "none"]), safe }, { twice: "last" });
  const definition = schemeDefinition({
    name: "x-alias",
    schemepart: sequence("/", optional("?", all)),
    access: "It names nothing.",
  });
  const scheme = defineScheme(definition);

  test("has its value, and is not spelt", () => {
    checkDefinition(definition);
    expect(scheme.parse("x-alias:/?safe=true").all).toEqual({ mode: "tls" });
    expect(scheme.normalize("x-alias:/?safe=true&mode=none")).toBe("x-alias:/?mode=none");
    expect(scheme.normalize("x-alias:/?mode=none&safe=true")).toBe("x-alias:/?mode=tls");
    expect(scheme.build({ all: { mode: "none" } }).all).toEqual({ mode: "none" });
  });

  test("its errors quote it, and name the field", () => {
    expect(errorOf(() => scheme.parse("x-alias:/?safe=false"))).toMatchObject({
      component: "all.mode",
      message: 'The option "safe" cannot be "false": write "true".',
    });
  });

  test("one without a field of its name is refused", () => {
    expect(errorOf(() => options("all", { safe }))).toMatchObject({ reason: "definition/alias-of-nothing" });
  });
});
