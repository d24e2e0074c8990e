import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { growthOfWork, MOST_GROWTH } from "../../testkit/src/counted-work.ts";
import { createRedactor, redact } from "../src/index.ts";
import { TOKEN_PATTERNS, TOKEN_SHAPES } from "../src/token-shapes.ts";
import { cut, inPieces } from "./in-pieces.ts";

const options = { only: ["tokens"] } as const;

/** Returns made-up characters, so that no token here was ever one. */
const made = (length: number) => "1aB2cD3eF4".repeat(Math.ceil(length / 10)).slice(0, length);
const TOKENS = [
  ...["ghp_", "gho_", "ghu_", "ghs_", "ghr_"].map((prefix) => prefix + made(36)),
  `github_pat_${made(22)}_${made(59)}`,
  ...["glpat-", "gldt-", "glrt-", "glptt-"].map((prefix) => prefix + made(20)),
  `glpat-${made(27)}.01.${made(9)}`,
  ...["xoxb-", "xoxp-", "xoxe.xoxp-"].map((prefix) => `${prefix}12345-${made(24)}`),
  ...["sk_live_", "sk_test_", "rk_live_", "whsec_"].map((prefix) => prefix + made(24)),
  `npm_${made(36)}`,
  ...["AKIA", "ASIA"].map((prefix) => `${prefix}ABCDEFGHIJKLMNOP`),
  `AIza${made(35)}`,
  `ya29.${made(60)}`,
  `GOCSPX-${made(28)}`,
  `eyJ${made(33)}.eyJ${made(50)}.${made(43)}`,
];

const HARMLESS = [
  ...[
    "ghp_short",
    `xghp_${made(36)}`,
    `ghp_${made(35)}`,
    "npm_config_registry",
    "npm_lifecycle_event_of_the_package_manager",
  ],
  ...[
    "AKIAabcdefghijklmnop",
    `AKIAABCDEFGHIJKLMNOPQ`,
    `AIza${made(36)}`,
    "eyJ.eyJ.eyJ",
    `eyJ${made(33)}.${made(50)}.${made(43)}`,
  ],
  ...["sk_live_", "xoxb-a-word-with-hyphens-in-it", "glpat-x", "github_pat_", "Asia", "sk_test_of_the_parser"],
];

describe("tokens known by their shape", () => {
  test.each(TOKENS)("%s", (token) => {
    for (const [before, after] of [
      ["", ""],
      ["a ", " b"],
      ["(", ")"],
      ['"', '"'],
      ["see ", ". Then"],
      ["token:", "\n"],
      ["/x/", "/y"],
      ["a=1%20", "%20b"],
      ['"a\\n', '\\n"'],
    ]) {
      const text = `${before}${token}${after}`;
      expect(redact(text, options)).toBe(`${before}***${after}`);
      for (let at = 0; at <= text.length; at++) {
        const { push, end } = createRedactor(options);
        expect(push(text.slice(0, at)) + push(text.slice(at)) + end()).toBe(`${before}***${after}`);
      }
    }
  });

  test.each(HARMLESS)("no token: %s", (text) => {
    expect(redact(text, options)).toBe(text);
  });

  test("everything else comes out at once, up to where a token may begin", () => {
    const { push, end } = createRedactor(options);
    expect(push("a big xgh gh")).toBe("a big xgh ");
    expect(push("xyzw,")).toBe("ghxyzw,");
    expect(push(` ghp_${made(70)}`)).toBe(" ");
    expect(end()).toBe("***");
  });

  test("what is too long to be one is shown", () => {
    const { push, end } = createRedactor(options);
    const long = `eyJ${"a".repeat(200_000)}`;
    expect(push(long.slice(0, 1000))).toBe("");
    expect(push(long.slice(1000)) === long).toBe(true);
    expect(end()).toBe("");
    expect(redact(long, options) === long).toBe(true);
  });

  test.each(["eyJ", ".eyJ", "-eyJaaaaaaaaaa", "ghp_", ".ghp_", "g", "eyJaaaaaaaaaa.", "a "])(
    "is linear: %s",
    (piece) => {
      const growth = growthOfWork((length) => redact(piece.repeat(length / piece.length), options), 64_000);
      expect(growth).toBeLessThan(MOST_GROWTH);
    },
  );

  test("the README lists the table, each row with its source", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const table = readFileSync(new URL("../src/token-shapes.ts", import.meta.url), "utf8");
    const sources = [...table.matchAll(/^ {2}\/\/ (.*): (https:\S+)$/gm)];
    expect(sources).toHaveLength(TOKEN_SHAPES.length + TOKEN_PATTERNS.length);
    expect(new Set(sources.map(([, name = ""]) => name.split(/,| \(/)[0])).size).toBeGreaterThan(50);
    for (const [row, [prefixes]] of TOKEN_SHAPES.entries()) {
      const [, of, source] = sources[row] as RegExpExecArray;
      const beginnings = prefixes.split(" ").map((prefix) => `\`${prefix}\``);
      const line = `| [${of}](${source}) | ${beginnings.join(", ")} |`;
      expect(readme.includes(line), line).toBe(true);
    }
    for (const [, of, source] of sources.slice(TOKEN_SHAPES.length)) {
      const link = `[${of}](${source})`;
      expect(readme.includes(link), link).toBe(true);
    }
  });
});

test.each([
  ..."k=|SSH_KEY=|PRIVATE_KEY=|PRIVATE_KEY='|private_key: |private_key: |\n  |token := |--private-key |ENV SECRET |<secret>|set secret ".split(
    "|",
  ),
  '"private_key": "',
])("a private key in PEM is masked to its end, even where a value begins with it: %s", (before) => {
  for (const end of ["\n", "\r\n", "\\n"])
    for (const algorithm of ["", "RSA ", "OPENSSH "]) {
      const lines = [
        `-----BEGIN ${algorithm}PRIVATE KEY-----`,
        made(64),
        made(22),
        `-----END ${algorithm}PRIVATE KEY-----`,
      ];
      const text = before + lines.join(end);
      expect(redact(text)).toBe(`${before}***`);
      for (const length of [1, 7]) expect(inPieces(cut(text, length))).toBe(`${before}***`);
    }
});
