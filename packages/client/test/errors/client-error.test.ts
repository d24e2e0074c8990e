import { urlErrorOf } from "@url1738/core";
import { expect, test } from "vitest";
import { clientError, codeOf, optionError, said, withScheme, words } from "../../src/errors/client-error.ts";

test.each([
  ["", ""],
  ["a b", "a b"],
  ["\0\x1f\x7f", "\\x00\\x1F\\x7F"],
  ["\x80\xa0\xe9", "\\u{80}\\u{A0}\xe9"],
  ["\u2028\u202e\u3000", "\\u{2028}\\u{202E}\\u{3000}"],
  ["\udc80\udcff", "\\x80\\xFF"],
  ["\ud800\udbff\udd00", "\\u{D800}\\u{10FD00}"],
  ["\u{e0001}\u{1f600}", "\\u{E0001}\u{1f600}"],
  ["x".repeat(200), "x".repeat(200)],
  ["x".repeat(201), `${"x".repeat(200)}…`],
])("the words of a server, %j, are shown as %j", (text, shown) => {
  expect(words(text)).toBe(shown);
});

test.each([
  [Object.assign(new Error("no"), { code: "ENOENT" }), "ENOENT"],
  [Object.assign(new Error("no"), { code: 0 }), "0"],
  [new Error("no"), "no"],
  ["thrown", "thrown"],
])("the code of %j is %j", (thrown, code) => {
  expect(codeOf(thrown)).toBe(code);
});

test("an error gets the scheme that it lacks, and anything else stays", () => {
  const lacking = clientError("aborted", said("ended"));
  expect(withScheme(lacking, "ftp")).toMatchObject({ code: "aborted", error: { scheme: "ftp" } });
  const having = clientError("aborted", "It ends.", { scheme: "http" });
  expect(withScheme(having, "ftp")).toBe(having);
  const other = new Error("x");
  expect(withScheme(other, "ftp")).toBe(other);
});

test("an option's error names the option", () => {
  expect(urlErrorOf(optionError("offset", "not-fields"))).toMatchObject({
    code: "invalid-value",
    component: "options.offset",
    reason: "client/not-fields",
  });
});
