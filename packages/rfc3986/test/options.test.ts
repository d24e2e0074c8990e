import {
  alpha,
  decimal,
  decodedText,
  defineScheme,
  digit,
  digits,
  flag,
  list,
  many,
  oneOf,
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
import { boolean, hostList, options, repeated, required } from "@url1738/rfc3986";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../core/test/error-of.ts";

const given = options("options", {
  mode: oneWord("mode", ["off", "on"], { absent: "off" }),
  wait_time: decimal("waitTime", digits, 99, { absent: "0" }),
  to: list("to", decodedText("one", many(uchar)), "/", "between"),
  from: list("from", decodedText("one", many(uchar)), "/", "before"),
  key: decodedText("key", many(uchar), { secret: true }),
});

const strict = defineScheme({
  name: "x-db",
  defaultPort: 7,
  schemepart: sequence("//", hostList("hosts"), optional("?", given)),
  access: "It names nothing.",
});

const open = defineScheme({
  name: "x-db",
  schemepart: sequence(
    decodedText("path", many(uchar)),
    optional(
      options(
        "options",
        { mode: oneWord("mode", ["off", "on"]), more: decodedText("more", many(uchar)) },
        { separator: ";", place: "before", others: "others" },
      ),
    ),
  ),
  access: "It names nothing.",
});

const defaults = { mode: "off", waitTime: 0, to: undefined, from: [], key: undefined };
const hosts = [{ host: "h", port: 7 }];

describe("options", () => {
  test("are read in any order, with what absence means", () => {
    expect(strict.parse("x-db://h").options).toEqual(defaults);
    expect(strict.parse("x-db://h?wait_time=5&to=a/b&mode=on").options).toEqual({
      ...defaults,
      mode: "on",
      waitTime: 5,
      to: ["a", "b"],
    });
    expect(Object.keys(strict.parse("x-db://h?key=a&mode=on").options)).toEqual(Object.keys(defaults));
    expect(strict.parse("x-db://h?from=/a/b&key=").options).toEqual({ ...defaults, from: ["a", "b"], key: "" });
  });

  test("are spelt in the order of their declaration, without what absence means", () => {
    expect(strict.normalize("x-db://h?key=%41&wait_time=007&mode=off")).toBe("x-db://h?wait_time=7&key=A");
    expect(strict.normalize("x-db://h?wait_time=0&mode=off")).toBe("x-db://h");
  });

  test("are built from those that a person has at hand", () => {
    const build = (options: unknown) => strict.build({ hosts, options } as never).options;
    expect(build({})).toEqual(defaults);
    expect(build(undefined)).toEqual(defaults);
    expect(build({ waitTime: "05" })).toEqual({ ...defaults, waitTime: 5 });
    expect(build({ waitTime: "0" })).toEqual(defaults);
    // A part that is `undefined` is one that is not there.
    expect(build({ waitTime: undefined })).toEqual(defaults);
    expect(build({ ...defaults, mode: undefined, from: undefined })).toEqual(defaults);
  });

  // The smallest part of the text or value that is wrong is named.
  test.each([
    ["x-db://h?mode=on&mode=on", "options.mode", 17, 24, "option-twice"],
    ["x-db://h?mode=on&wait_time=100", "options.waitTime", 27, 30, "at-most"],
    ["x-db://a,h:99999", "hosts[1].port", 11, 16, "at-most"],
  ])("%s", (text, component, index, end, reason) => {
    expect(errorOf(() => strict.parse(text))).toMatchObject({ component, index, end, reason });
    expect(strict.canParse(text)).toBe(false);
  });

  test.each<[options: unknown, component: string, reason: string]>([
    [{}, "options.mode", "missing"],
    [{ ...defaults, mode: "maybe" }, "options.mode", "option-one-of"],
    [{ ...defaults, waitTime: 100 }, "options.waitTime", "at-most"],
    [{ ...defaults, to: ["a", 1] }, "options.to[1]", "wrong-type"],
    [{ ...defaults, to: [] }, "options.to", "empty-list"],
    [{ ...defaults, other: 1 }, "options.other", "not-a-component"],
    [[], "options", "not-plain"],
    ["mode=on", "options", "not-plain"],
    [null, "options", "not-plain"],
  ])("format refuses %j", (options, component, reason) => {
    const url = { scheme: "x-db", hosts, options };
    expect(errorOf(() => strict.format(url as never))).toMatchObject({ component, reason });
  });

  test("that are unknown are refused", () => {
    expect(errorOf(() => strict.parse("x-db://h?other=1"))).toMatchObject({
      index: 9,
      end: 14,
      code: "not-allowed",
      component: "options",
      message: 'The URL has no option "other".',
    });
  });

  test("that are unknown are kept in their order, if there is a field for them", () => {
    expect(open.parse("x-db:p;z=1;mode=on;a;z=2;mod=;modes=;more=x").options).toEqual({
      mode: "on",
      more: "x",
      others: [
        { name: "z", value: "1" },
        { name: "a", value: undefined },
        { name: "z", value: "2" },
        { name: "mod", value: "" },
        { name: "modes", value: "" },
      ],
    });
    expect(open.normalize("x-db:p;z=%2f:;mode=on;%7A")).toBe("x-db:p;mode=on;z=/:;z");
    expect(open.parse("x-db:p").options).toEqual({ mode: undefined, more: undefined, others: [] });
  });

  test("that are unknown cannot be taken for those that are known", () => {
    expect(errorOf(() => open.parse("x-db:p;mode=maybe"))).toMatchObject({
      index: 12,
      end: 17,
      component: "options.mode",
    });
    expect(errorOf(() => open.parse("x-db:p;mode"))).toMatchObject({
      index: 7,
      end: 11,
      reason: "option-without-value",
    });
    // A name is looked up as it is meant.
    expect(open.parse("x-db:p;%6Dode=on").options).toMatchObject({ mode: "on", others: [] });
    expect(open.normalize("x-db:p;%6Dode=on")).toBe("x-db:p;mode=on");
    const others = [{ name: "x" }, { name: "mode", value: "on" }];
    const url = { scheme: "x-db", path: "p", options: { others } };
    expect(errorOf(() => open.format(url as never))).toMatchObject({ component: "options.others[1]" });
  });
});

test("names in any case", () => {
  const fields = { mode: oneWord("mode", ["off", "on"]), modeName: decodedText("name", many(uchar)) };
  const definition = schemeDefinition({
    name: "x-case",
    schemepart: sequence(
      "/",
      options("options", fields, { others: "others", anyCase: true, separator: ";", place: "before" }),
    ),
    access: "It names nothing.",
  });
  const facts = checkDefinition(definition);
  expect(facts.map(({ what }) => what)).toContain("one-reading");
  const scheme = defineScheme(definition);
  expect(scheme.normalize("x-case:/;MODENAME=a;Mode=on;modE2=x;Mod=y")).toBe(
    "x-case:/;mode=on;modeName=a;modE2=x;Mod=y",
  );
  expect(scheme.parse("x-case:/;MOD=1").options.others).toEqual([{ name: "MOD", value: "1" }]);
  expect(errorOf(() => scheme.parse("x-case:/;MODE=on;mode=on"))).toMatchObject({ reason: "option-twice" });
  expect(scheme.normalize("x-case:/;%4DODE=on")).toBe("x-case:/;mode=on");
  const others = [{ name: "MoDe", value: "on" }];
  expect(errorOf(() => scheme.format({ scheme: "x-case", options: { others } } as never))).toMatchObject({
    component: "options.others[0]",
  });
});

test.each<[what: string, fields: unknown, others: string | undefined, reason: string]>([
  ["a field that is neither a component nor a list", { mode: digits }, undefined, "not-an-option"],
  ["no fields", undefined, undefined, "not-options"],
  ["an array", [decimal("n", digits, 9)], undefined, "not-options"],
  ["two fields of one name", { m: decimal("n", digits, 9), n: decimal("n", digits, 9) }, undefined, "option-twice"],
  [
    "a field that allows the separator",
    { m: decodedText("m", many(oneOf(uchar, "&"))) },
    undefined,
    "separator-in-option",
  ],
  ["a field with the name of all others", { n: decimal("n", digits, 9) }, "n", "option-twice"],
])("%s: refused", (_, fields, others, reason) => {
  const wrong = () => options("options", fields as never, { others });
  expect(errorOf(wrong)).toMatchObject({ code: "invalid-definition", reason: `definition/${reason}` });
});

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
    ["id=&size=1", "all.size", "1", "The all.size must be at least 2."],
    ["id=&size=21", "all.size", "21", "The all.size must be at most 20."],
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
    [{ ...least, tags: [1] }, "all.tags"],
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

test("the last of two of one name counts, where a specification says so", () => {
  const all = options("all", { a: decodedText("a", many(uchar)), b: decodedText("b", many(uchar)) }, { twice: "last" });
  const scheme = defineScheme({ name: "x-last", schemepart: sequence("?", all), access: "It names nothing." });
  expect(scheme.parse("x-last:?a=1&b=2&a=3").all).toEqual({ a: "3", b: "2" });
  expect(scheme.normalize("x-last:?a=1&b=2&a=3")).toBe("x-last:?a=3&b=2");
});

test("others without a value may be refused", () => {
  const all = options("all", { a: decodedText("a", many(uchar)) }, { others: "more", bare: false });
  const scheme = defineScheme({ name: "x-bare", schemepart: sequence("?", all), access: "It names nothing." });
  expect(scheme.parse("x-bare:?b=").all).toEqual({ a: undefined, more: [{ name: "b", value: "" }] });
  expect(errorOf(() => scheme.parse("x-bare:?a=1&b"))).toMatchObject({
    component: "all.more",
    message: 'The option "b" has no value: write "b=" and one.',
  });
});

test("an option called host is no host", () => {
  const all = options("all", { host: decodedText("host", many(oneOf(uchar, "/@"))), port: decimal("port", digits, 9) });
  const definition = schemeDefinition({
    name: "x-pg",
    defaultPort: 7,
    schemepart: sequence("//", hostList("hosts"), optional("?", all)),
    access: "It names nothing.",
  });
  checkDefinition(definition);
  expect(defineScheme(definition).parse("x-pg://a,b?host=/c@d&port=9")).toMatchObject({
    all: { host: "/c@d", port: 9 },
  });
});

test("a field whose absence has no value is told", () => {
  const wrong = () => options("all", { a: oneWord("a", ["x"], { anyCase: true, absent: "z" }) });
  expect(errorOf(wrong)).toMatchObject({ reason: "definition/option-absent" });
});
