import { createRegistry } from "@url1738/core";
import { fpath, login, oneOf, optional, rule, sequence, unescapedText } from "@url1738/core/define";
import { spans } from "@url1738/lint";
import { describe, expect, test } from "vitest";
import { errorOf } from "../../../core/test/error-of.ts";
import { definition as xDefinition, scheme as xHost } from "../../../core/test/x-host.ts";
import { define, shownSpans } from "./shown-spans.ts";

/** The spans of texts that are not URLs, and of URLs whose grammar is not given. */

describe("texts that are not URLs", () => {
  const path = optional("/", fpath("cwd"), optional(";type=", unescapedText("type", rule("type", oneOf("aid")))));
  const scheme = define(sequence("//", login, path));
  const host = "login>hostport>host>hostname>toplabel";

  test.each<[why: string, text: string, ...spans: string[]]>([
    ["ends early", "x-a:/", ":/ -"],
    [
      "has a character that is not allowed there",
      "x-a://h/a b/",
      ":// -",
      `h host ${host}`,
      "/ -",
      "<> cwd fpath",
      "a name fpath>fsegment",
      "b/ -",
    ],
    [
      "has what could be a port, were it not a password",
      "x-a://u:p",
      ":// -",
      "u user login>user",
      ": - login",
      "p password login>password",
    ],
    [
      "ends in the middle of an escape",
      "x-a://h/a%4",
      ":// -",
      `h host ${host}`,
      "/ -",
      "<> cwd fpath",
      "a%4 name fpath>fsegment",
    ],
    [
      "breaks a rule beyond the grammar",
      "x-a://h:99999",
      ":// -",
      `h host ${host}`,
      ": - login>hostport",
      "99999 port login>hostport>port>digits",
    ],
  ])("%s", (_, text, ...expected) => {
    expect(shownSpans(scheme, text)).toEqual(expected);
  });

  const rest = (text: string) => [{ index: 0, end: text.length, rules: [] }];

  test.each<[why: string, text: string]>([
    ["has no scheme", "x-host"],
    ["is of another scheme", "y://h"],
    ["is too long", `x-host://${"h".repeat(1_048_576)}`],
  ])("%s, and is nothing but a rest", (_, text) => {
    for (const source of [xDefinition, [xDefinition, scheme], xHost, createRegistry([xHost])])
      expect(spans(source, text)).toEqual(rest(text));
  });

  test("is the empty text, and has no pieces", () => {
    expect(spans(xHost, "")).toEqual([]);
  });

  test.each([5, undefined, null])("is %s, and is refused as parse does", (value) => {
    const error = errorOf(() => spans(xDefinition, value as never));
    expect(error).toMatchObject({ code: "not-a-string" });
    expect(error).toEqual(errorOf(() => xHost.parse(value as never)));
  });
});

describe("without a grammar", () => {
  const shownBy = (source: Parameters<typeof spans>[0], text: string) =>
    spans(source, text).map((span) => [text.slice(span.index, span.end), span.path, ...span.rules]);

  test("a scheme and a registry tell the components, and the line of the scheme", () => {
    const expected = [
      ["X-Host", "scheme", "x-hosturl"],
      ["://", undefined, "x-hosturl"],
      ["h.dom", "host", "x-hosturl"],
      [":", undefined, "x-hosturl"],
      ["7", "port", "x-hosturl"],
    ];
    expect(shownBy(xHost, "X-Host://h.dom:7")).toEqual(expected);
    expect(shownBy(createRegistry([xHost]), "X-Host://h.dom:7")).toEqual(expected);
  });

  const generic = createRegistry([xHost], { generic: true });

  test("a URL of an unknown scheme derives from genericurl", () => {
    expect(shownBy(generic, "urn:isbn:0")).toEqual([
      ["urn", "scheme", "genericurl", "scheme"],
      [":", undefined, "genericurl"],
      ["isbn:0", "schemePart", "genericurl", "schemepart"],
    ]);
  });

  test("one that follows the common syntax has its parts", () => {
    const common = ["genericurl", "schemepart", "ip-schemepart"];
    expect(shownBy(generic, "afs://u:p@c.dom:7/a%2Fb")).toEqual([
      ["afs", "scheme", "genericurl", "scheme"],
      [":", undefined, "genericurl"],
      ["//", undefined, ...common],
      ["u", "schemePart", ...common, "login", "user"],
      [":", undefined, ...common, "login"],
      ["p", "schemePart", ...common, "login", "password"],
      ["@", undefined, ...common, "login"],
      ["c.dom", "schemePart", ...common, "login", "hostport", "host"],
      [":", undefined, ...common, "login", "hostport"],
      ["7", "schemePart", ...common, "login", "hostport", "port"],
      ["/", undefined, ...common],
      ["a%2Fb", "schemePart", ...common, "urlpath"],
    ]);
    expect(shownBy(generic, "afs://c.dom/a b").at(-1)).toEqual([" b", undefined]);
  });
});
