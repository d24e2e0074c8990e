import {
  decimal,
  decodedText,
  defineScheme,
  digits,
  list,
  many,
  oneOf,
  oneWord,
  optional,
  schemeDefinition,
  sequence,
  uchar,
} from "@url1738/core/define";
import { checkDefinition } from "@url1738/prove";
import { hostList, options } from "@url1738/rfc3986";
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
    [{ ...defaults, modes: "on" }, "options.modes", "option-meant"],
    [[], "options", "not-plain"],
    ["mode=on", "options", "not-plain"],
    [null, "options", "not-plain"],
  ])("format refuses %j", (options, component, reason) => {
    const url = { scheme: "x-db", hosts, options };
    expect(errorOf(() => strict.format(url as never))).toMatchObject({ component, reason });
  });

  test("are told of alike where they are read and built", () => {
    const message = 'The option "wait_time" must be at most 99.';
    expect(errorOf(() => strict.parse("x-db://h?wait_time=100"))?.message).toBe(message);
    expect(errorOf(() => strict.build({ hosts, options: { waitTime: 100 } } as never))?.message).toBe(message);
    const near = errorOf(() => strict.build({ hosts, options: { waitTim: 1 } } as never));
    expect(near?.message).toBe('The URL has no option "waitTim": write "waitTime".');
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

describe("the last of two of one name counts, where a specification says so", () => {
  const fields = { a: decodedText("a", many(uchar)), b: decodedText("b", many(uchar)) };
  const all = options("all", fields, { others: "more", anyCase: true, twice: "last" });
  const scheme = defineScheme({ name: "x-last", schemepart: sequence("?", all), access: "It names nothing." });

  test.each([
    ["a=1&b=2&a=3", { a: "3", b: "2", more: [] }, "a=3&b=2"],
    ["a=1&a=2&a=3", { a: "3", b: undefined, more: [] }, "a=3"],
    ["a=1&%61=2", { a: "2", b: undefined, more: [] }, "a=2"],
    ["A=1&a=", { a: "", b: undefined, more: [] }, "a="],
    [
      "c=1&a=1&c=2&a=2",
      { a: "2", b: undefined, more: ["1", "2"].map((value) => ({ name: "c", value })) },
      "a=2&c=1&c=2",
    ],
  ])("%s, parsed or built", (query, value, canonical) => {
    expect(scheme.parse(`x-last:?${query}`).all).toEqual(value);
    expect(scheme.normalize(`x-last:?${query}`)).toBe(`x-last:?${canonical}`);
    expect(scheme.build({ all: query } as never).all).toEqual(value);
  });
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

test.each([{ name: "" }, { name: "", value: "3" }])("others have a name, not %j", (other) => {
  const all = options("all", { a: decodedText("a", many(uchar)) }, { others: "more" });
  const scheme = defineScheme({ name: "x-name", schemepart: sequence("?", all), access: "It names nothing." });
  expect(errorOf(() => scheme.format({ scheme: "x-name", all: { more: [other] } } as never))).toMatchObject({
    reason: "option-unknown",
    component: "all.more[0]",
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

describe("where the grammar of a URL is broken inside options", () => {
  test.each([
    ["x-db://h?mode=o n", "options.mode", 15],
    ["x-db://h?wait_time=5&key=%4", "options.key", 27],
    ["x-db://h?mo de=on", "options", 11],
    ["x-db://h?other=a b", "options", 16],
  ])("%s is wrong in %s", (text, component, index) => {
    const error = errorOf(() => strict.parse(text));
    expect(error).toMatchObject({ code: "syntax", component, index });
    expect(error?.message).toMatch(component === "options.key" ? /^Unexpected end of the options\.key:/ : / in the /);
  });

  test("the message speaks of the option", () => {
    const error = errorOf(() => strict.parse("x-db://h?mode=o n"));
    expect(error?.message).toBe("A space is not allowed here in the options.mode.");
  });

  test("no error quotes a secret", () => {
    const error = errorOf(() => strict.parse("x-db://h?key=hunter2 x"));
    expect(error?.component).toBe("options.key");
    expect(error?.message).toBe("Masked text is not allowed here in the options.key.");
  });
});

test("names without values are looked up in linear time", () => {
  const texts = [`x-db:p${";a".repeat(100_000)}`, `x-db:p${";a".repeat(100_000)};more=x`];
  for (const text of texts) expect(open.parse(text).options.others).toHaveLength(100_000);
});
