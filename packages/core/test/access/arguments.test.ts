import { urlErrorOf } from "@url1738/core";
import {
  accessError,
  checkLine,
  contextFunction,
  contextLine,
  contextValue,
  missingContext,
} from "@url1738/core/runtime";
import { describe, expect, test } from "vitest";
import { errorOf } from "../error-of.ts";

describe("a string that is to be part of a line", () => {
  test.each([[""], ["a b"], ["\t\x1b\x7f\x85\u2028"], ["\u010a\u010d\u0100"], ["\udcff"]])("%j passes", (text) => {
    expect(checkLine("x-a", "text", text)).toBe(text);
  });

  test.each([
    ["a\rb", "a carriage return"],
    ["\n", "a line feed"],
    ["a\r\n", "a carriage return"],
    ["\0a", "a NUL"],
  ])("%j is refused, and only the character is shown", (text, name) => {
    expect(errorOf(() => checkLine("x-a", "text", text))).toEqual({
      "~url1738": "error",
      code: "unsafe-argument",
      reason: "line-end",
      params: {},
      found: /[\r\n\0]/.exec(text)?.[0].charCodeAt(0),
      scheme: "x-a",
      component: "text",
      section: "6",
      message: `The text contains ${name}, which could end the line that it is sent in.`,
    });
  });
});

describe("a value of a context", () => {
  test("is read once", () => {
    let reads = 0;
    const context = {
      get a() {
        return ++reads;
      },
    };
    expect([contextValue("x-a", context, "a"), reads]).toEqual([1, 1]);
  });

  test("may be absent", () => {
    expect([contextLine("x-a", undefined, "a"), contextLine("x-a", {}, "a"), contextFunction("x-a", {}, "a")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ["of a null", () => contextValue("x-a", null, "a"), "invalid-value", "context"],
    ["of a string", () => contextValue("x-a", "a", "length"), "invalid-value", "context"],
    ["a null", () => contextLine("x-a", { a: null }, "a"), "invalid-value", "context.a"],
    ["a number", () => contextLine("x-a", { a: 1 }, "a"), "invalid-value", "context.a"],
    ["half of a pair", () => contextLine("x-a", { a: "\ud800" }, "a"), "invalid-value", "context.a"],
    ["two lines", () => contextLine("x-a", { a: "b\nc" }, "a"), "unsafe-argument", "context.a"],
    ["no function", () => contextFunction("x-a", { a: "b" }, "a"), "invalid-value", "context.a"],
    [
      "a trap",
      () =>
        contextLine(
          "x-a",
          {
            get a() {
              throw new Error("trap");
            },
          },
          "a",
        ),
      "invalid-value",
      "context.a",
    ],
  ])("%s is a typed error", (_, run, code, component) => {
    expect(errorOf(run)).toMatchObject({ code, component, scheme: "x-a" });
  });

  test("that is a function is called on the context", () => {
    const context = {
      b: 1,
      a(c: number) {
        return this.b + c;
      },
    };
    expect(contextFunction("x-a", context, "a")?.(2)).toBe(3);
  });
});

test("the errors of access name the scheme, the component and the section", () => {
  expect(urlErrorOf(accessError("unsafe-argument", "x-a", "b", "c", { section: "4" }))).toMatchObject({
    code: "unsafe-argument",
    section: "4",
    message: "c",
  });
  expect(accessError("invalid-value", "x-a", "context.b", "The {component} is c.").message).toBe("The context.b is c.");
  expect(urlErrorOf(missingContext("x-a", "b", "Give it.", "4"))).toMatchObject({
    code: "no-access",
    component: "context.b",
    hint: "Give it.",
    section: "4",
  });
});
