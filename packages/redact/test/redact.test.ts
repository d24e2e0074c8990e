import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { passwordsIn, redact } from "../src/index.ts";
import { redactedByTheWords } from "./by-the-words.ts";

/** What becomes of a text. Those of a project are credentials as that project tests them, in texts of our own. */
interface Row {
  readonly source: string;
  readonly why: string;
  readonly text: string;
  readonly redacted: string;
  readonly parameters?: readonly string[];
}

const rows = JSON.parse(readFileSync(new URL("redact.rows.json", import.meta.url), "utf8")) as readonly Row[];

describe("redact", () => {
  test.each(rows)("$source: $why", ({ text, redacted, parameters }) => {
    expect(redact(text, { parameters })).toBe(redacted);
    expect(redactedByTheWords(text, parameters)).toBe(redacted);
  });

  test("never fails, whatever it is given", () => {
    for (const value of [undefined, null, 1, {}, Symbol("s"), []]) expect(redact(value as never)).toBe("");
    for (const options of [{}, { parameters: "x" }, { parameters: [1, "x"] }, { parameters: null }])
      expect(redact("?token=a", options as never)).toBe("?token=***");
    expect(redact("?x=a", { parameters: Array.from({ length: 200_000 }, () => "x") })).toBe("?x=***");
    expect(redact("?token=a", null as never)).toBe("?token=***");
  });
});

describe("a single URL, or what was meant as one", () => {
  test.each([
    ["no slashes behind the scheme's colon", "ftp:u:p@h", "ftp:u:***@h"],
    ["of any scheme", "mailto:a:b@c", "mailto:a:***@c"],
    ["a token", "http:tok@h", "http:***@h"],
    ["escaped", "ftp%3Au%3Ap%40h", "ftp%3Au%3A***%40h"],
    ["white space, quotation marks and brackets in it", 'ftp://u:a b"c<d>e\n@h', "ftp://u:***@h"],
    ["in the user", "ftp://u <x>:p@h", "ftp://u <x>:***@h"],
    ["in a value", 'http://h/?token=a "b"&x=1', "http://h/?token=***&x=1"],
    ["of any length", `ftp://u:${"p".repeat(100_000)}@h`, "ftp://u:***@h"],
    ["a ? in the user and behind digits, as RFC 1738 has it", "ftp://u?x:1?y@h", "ftp://u?x:***@h"],
    ["a port is none", "ftp://h:21/a@b", "ftp://h:21/a@b"],
    ["an @ in a query is none of a token", "https://h?a@b", "https://h?a@b"],
    ["an address is none", "mailto:a@b", "mailto:a@b"],
    ["only the scheme's colon is followed by a login", "mailto:x y:z@h", "mailto:x y:***@h"],
  ])("%s", (_, text, redacted) => {
    expect(redact(text, { single: true })).toBe(redacted);
  });

  test("more is hidden than in any text", () => {
    for (const { text, parameters, source } of rows.filter((row) => row.source !== "in a wrapper")) {
      const single = passwordsIn(text, { parameters, single: true });
      const outside = passwordsIn(text, { parameters }).filter(
        ({ index, end }) => !single.some((stretch) => stretch.index <= index && stretch.end >= end),
      );
      expect(outside, `${source}: ${text}`).toEqual([]);
    }
  });
});

describe("passwordsIn", () => {
  test("finds what redact hides", () => {
    for (const { text, redacted, parameters } of rows) {
      let shown = "";
      let position = 0;
      for (const { index, end } of passwordsIn(text, { parameters })) {
        shown += `${text.slice(position, index)}***`;
        position = end;
      }
      expect(shown + text.slice(position)).toBe(redacted);
    }
  });

  test("gives the places without the delimiters", () => {
    const text = "a ftp://u:p@h //v:qr@i ?token=s";
    expect(passwordsIn(text)).toEqual([
      { index: 10, end: 11 },
      { index: 18, end: 20 },
      { index: 30, end: 31 },
    ]);
    expect(passwordsIn(5 as never)).toEqual([]);
  });
});
