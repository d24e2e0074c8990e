import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  createRedactor,
  isMaskedAt,
  maskingOf,
  passwordsIn,
  redact,
  SECRET_KINDS,
  type SecretKind,
} from "../src/index.ts";
import { redactedByTheWords } from "./by-the-words.ts";
import { cut, inPieces } from "./in-pieces.ts";

/** A text and its redaction. If the credentials come from the tests of a project, that project is the source; the text is ours. */
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
    expect(redact(text, { parameters, only: ["urls"] })).toBe(redacted);
    expect(redactedByTheWords(text, parameters)).toBe(redacted);
  });

  test("never fails, whatever it is given", () => {
    for (const value of [undefined, null, 1, {}, Symbol("s"), []]) {
      expect(redact(value as never)).toBe("");
      expect(isMaskedAt(value as never, 0)).toBe(false);
    }
    for (const options of [{}, { parameters: "x" }, { parameters: [1, "x"] }, { parameters: null }])
      expect(redact("?token=a", options as never)).toBe("?token=***");
    expect(redact("?x=a", { parameters: Array.from({ length: 130_000 }, () => "x") })).toBe("?x=***");
    for (const value of [undefined, null, []]) expect(createRedactor().push(value as never)).toBe("");
    expect(redact("?token=a", null as never)).toBe("?token=***");
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    for (const options of [{ parameters: proxy }, { except: proxy }, { also: proxy }, { also: [proxy] }])
      expect(redact("?token=a", options as never)).toBe("?token=***");
    for (const value of [undefined, proxy, Symbol("s"), Object.create(null)]) {
      expect(maskingOf(value as never)(0)).toBe(false);
      expect(maskingOf("ftp://u:p@h")(value as never)).toBe(false);
      expect(createRedactor().push(value as never)).toBe(typeof value === "symbol" ? "Symbol(s)" : "");
    }
  });
});

test.each([
  [
    "a block of YAML ends where a line is indented no further than its name",
    "a:\n  password: |\n    s3cret one\n\n    two\n  user: anna\nb: c",
    "a:\n  password: |\n    ***\n  user: anna\nb: c",
  ],
  [
    "a table in a document may describe its columns",
    "| user | password |\n|---|---|\n| anna | horse |\n| bob | h0rse7x |\n",
    "| user | password |\n|---|---|\n| anna | horse |\n| bob | *** |\n",
  ],
  ["a table of data does not", "user,password\nanna,horse\n", "user,password\nanna,***\n"],
])("%s", (_, text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

describe("a single URL, or a text meant as one", () => {
  test.each([
    ["no slashes after the scheme's colon", "ftp:u:p@h", "ftp:u:***@h"],
    ["of any scheme", "x-y:a:b@c", "x-y:a:***@c"],
    ["after a prefix", "URL:ftp:u:p@h/ ", "URL:ftp:***@h/ "],
    ["a token", "http:tok@h", "http:***@h"],
    ["escaped", "ftp%3Au%3Ap%40h", "ftp%3Au%3A***%40h"],
    ["white space in it", "ftp://u:a b\n\t@h", "ftp://u:***@h"],
    ["white space in the user", "ftp://u x:p@h", "ftp://u x:***@h"],
    ["an address is none", "mailto:a@b", "mailto:a@b"],
    ["a port is none", "ftp://h:21/a@b", "ftp://h:21/a@b"],
    ["text after a slash is none", "http://h.dom/a?b:c/d@e", "http://h.dom/a?b:c/d@e"],
    ["nor what is in a path of Gopher", "gopher://h.dom/0a:b~c@d", "gopher://h.dom/0a:b~c@d"],
    ["nor what only sounds like a parameter", "http://h/?keyword=c|d&design=e", "http://h/?keyword=c|d&design=e"],
  ])("%s", (_, text, redacted) => {
    expect(redact(text, { single: true })).toBe(redacted);
  });

  test("more is masked than in any text", () => {
    for (const { text, parameters, source } of rows) {
      const single = passwordsIn(text, { parameters, single: true });
      const outside = passwordsIn(text, { parameters }).filter(
        ({ index, end }) => !single.some((secret) => secret.index <= index && secret.end >= end),
      );
      expect(outside, `${source}: ${text}`).toEqual([]);
    }
  });

  test("places in a secret are masked", () => {
    expect([8, 9, 10, 11].map((place) => isMaskedAt("ftp://u:pw@h", place))).toEqual([true, true, false, false]);
  });
});

describe("options", () => {
  test.each([
    ["Authorization: Basic dTpw\r\nA: b", "Authorization: ***\r\nA: b"],
    ['["Authorization", "abc def"]', '["Authorization", "***"]'],
    ['["host", "h", "cookie", "a=b"]', '["host", "h", "cookie", "***"]'],
    ["> proxy-authorization:\tBearer x y\n<", "> proxy-authorization:\t***\n<"],
    ["set-cookie: a=b; c\nCookie: d", "set-cookie: ***\nCookie: ***"],
    ["X-API-Key: a1\nb", "X-API-Key: ***\nb"],
    ["PRIVATE-TOKEN: 2a", "PRIVATE-TOKEN: ***"],
    ['"X-Api-Key: a1b2c3"', '"X-Api-Key: ***"'],
    ['-H "X-Api-Key: a1b2c3" x', '-H "X-Api-Key: ***" x'],
    ["-u anna:pw x", "-u anna:*** x"],
    ["--user anna:pw", "--user anna:***"],
    ["X-Author: a My_Cookie: b\nCookie: \n", "X-Author: a My_Cookie: b\nCookie: \n"],
    ["curl --user anna:p@w;x http://h/", "curl --user anna:*** http://h/"],
    ["curl -u 'an na:p w' -U b:c, --proxy-user=\"d:e'f\"", "curl -u 'an na:***' -U b:*** --proxy-user=\"d:***\""],
    ['sh -c "curl -u anna:pw" x', 'sh -c "curl -u anna:***" x'],
    ["sh -c 'curl -U anna:pw' x", "sh -c 'curl -U anna:***' x"],
    ['["curl","-u",\n "anna:pw","x:y"]', '["curl","-u",\n "anna:***","x:y"]'],
    [
      "sqlmap -u http://h.dom/?a -us a:b --users c:d x-u e:f\n-u\nNote: it",
      "sqlmap -u http://h.dom/?a -us a:b --users c:d x-u e:f\n-u\nNote: it",
    ],
  ])("headers and arguments of %j", (text, redacted) => {
    const options = { only: ["headers", "assignments", "commands"] } as const;
    expect(redact(text, options)).toBe(redacted);
    const { push, end } = createRedactor(options);
    expect(text.split("").map(push).join("") + end()).toBe(redacted);
  });

  test.each([
    ["see ftp://u:a=\r\nb=  \nc@h=\n/", "see ftp://u:***@h=\n/"],
    ["?tok=\nen=a=\nb", "?tok=\nen=***"],
    ["ftp:/=\n/u=\n:=\np=\n@h", "ftp:/=\n/u=\n:=\n***=\n@h"],
    ["?token=3Da=", "?token=***"],
    ["a=\n=\nb", "a=\n=\nb"],
    ["?token= &a", "?token= &a"],
    ["?token=\r", "?token=\r"],
    ["?token==\n&a", "?token==\n&a"],
    ["<URL:ftp://u:a=\nb\nc@h/>", "<URL:ftp://u:***@h/>"],
    // Two secrets are masked with the break between them, whichever ends first.
    ["Cookie: &=\n?token=b#", "Cookie: ***"],
    ["Cookie: a?sig==\nb", "Cookie: ***"],
    ["Cookie: a?sig==\n&\nb", "Cookie: ***\nb"],
    ["Cookie: a?sig==\n\nb", "Cookie: ***=\n\nb"],
    ["?token=a=\n?sig==\n&b", "?token=***=\n&b"],
    ["ftp://u:p=\n@x@h", "ftp://u:***@h"],
    ["https://u=\n:p@h", "https://***=\n:***@h"],
  ])("soft line breaks of %j", (text, redacted) => {
    const options = { softBreaks: true };
    expect(redact(text, options)).toBe(redacted);
    for (let index = 0; index <= text.length; index++) {
      const { push, end } = createRedactor(options);
      expect(push(text.slice(0, index)) + push(text.slice(index)) + end()).toBe(redacted);
    }
    const { push, end } = createRedactor(options);
    expect(text.split("").map(push).join("") + end()).toBe(redacted);
  });

  test("however many secrets follow a header in a piece", () => {
    const many = "//:x@\n".repeat(130_000);
    const redacted = redact(`Cookie: a\n${many}`);
    expect(redacted === `Cookie: ***\n${many.replaceAll("x", "***")}`).toBe(true);
  });

  test("a carriage return at the end is not lost", () => {
    const { push, end } = createRedactor();
    expect(push("Cookie: a\r") + end()).toBe("Cookie: ***\r");
    expect(redact("Cookie: a\r")).toBe("Cookie: ***\r");
  });

  test("another replacement", () => {
    expect(redact("ftp://u:p@h?token=a", { replacement: "REDACTED" })).toBe("ftp://u:REDACTED@h?token=REDACTED");
  });

  test("some kinds, or all of them if none is named", () => {
    const text = `ftp://u:p@h\nCookie: c\n{"token":"t"} -u a:b npm_${"a1".repeat(18)}`;
    const shown = (...only: SecretKind[]) => redact(text, { only });
    expect(shown("headers")).toBe(text.replace("c\n", "***\n"));
    expect(shown("urls", "commands")).toBe(text.replace(":p@", ":***@").replace(":b", ":***"));
    const all = 'ftp://u:***@h\nCookie: ***\n{"token":"***"} -u a:*** ***';
    expect([redact(text), shown(), shown(...SECRET_KINDS), redact(text, { only: ["x"] as never })]).toEqual(
      Array.from({ length: 4 }, () => all),
    );
    expect(passwordsIn(text).map(({ kind }) => kind)).toEqual(SECRET_KINDS);
  });

  test("patterns of the caller's own match within lines", () => {
    const patterns = [/\bno (?=\d)\d+/i, /^x+$/y, /$/];
    const text = "No 12 no 3\r\nxx\nx y no\n4 xx";
    const redacted = "*** ***\r\n***\nx y no\n4 xx";
    expect(redact(text, { patterns })).toBe(redacted);
    const long = `${"y".repeat(65_529)} no 123456789`;
    expect(redact(long, { patterns }) === long.replace("no 123", "***")).toBe(true);
    for (const length of [1, 3, 7]) expect(inPieces(cut(text, length), { patterns })).toBe(redacted);
    expect(inPieces(cut(`${long}\n${text}`, 999), { patterns }) === redact(`${long}\n${text}`, { patterns })).toBe(
      true,
    );
    expect(patterns.map(({ lastIndex }) => lastIndex)).toEqual([0, 0, 0]);
    expect(redact(text, { patterns: ["no 3", null] as never })).toBe(text);
  });

  test("other parts of the text", () => {
    expect(
      redact("ftp://u:p@h/x", {
        also: [
          { index: 12, end: 99 },
          { index: -5, end: 3 },
        ],
      }),
    ).toBe("***://u:***@h/***");
  });

  test.each<[parts: readonly (readonly [index: number, end: number])[], masked: string]>([
    [[[0, 0]], "abcdef"],
    [[[2, 2]], "abcdef"],
    [[[3, 1]], "abcdef"],
    [[[6, 9]], "abcdef"],
    [[[-3, 0]], "abcdef"],
    [[[0, 1]], "***bcdef"],
    [[[-5, 2]], "***cdef"],
    [[[5, 6]], "abcde***"],
    [[[3, 99]], "abc***"],
    [
      [
        [0, 2],
        [2, 4],
      ],
      "***ef",
    ],
    [
      [
        [4, 5],
        [0, 1],
      ],
      "***bcd***f",
    ],
  ])("other parts of a text, from %j, %s", (parts, masked) => {
    const also = parts.map(([index, end]) => ({ index, end }));
    expect(redact("abcdef", { also })).toBe(masked);
  });
});

describe("passwordsIn", () => {
  test("finds the text that redact masks", () => {
    for (const { text, redacted, parameters } of rows) {
      let shown = "";
      let position = 0;
      for (const { index, end } of passwordsIn(text, { parameters, only: ["urls"] })) {
        shown += `${text.slice(position, index)}***`;
        position = end;
      }
      expect(shown + text.slice(position)).toBe(redacted);
    }
  });

  test("gives the places without the delimiters", () => {
    const text = "a ftp://u:p@h //v:qr@i ?token=s";
    expect(passwordsIn(text)).toEqual([
      { index: 10, end: 11, kind: "urls" },
      { index: 18, end: 20, kind: "urls" },
      { index: 30, end: 31, kind: "urls" },
    ]);
    expect(passwordsIn(5 as never)).toEqual([]);
  });
});
