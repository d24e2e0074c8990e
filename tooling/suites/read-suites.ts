import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpack } from "../servers/unpack.ts";

/** Reads the rows of test suites that other packages carry. */

/** A row: a text, and what its suite expects of it. */
export interface Row {
  readonly suite: string;
  readonly text: string;
  /** The URL against which it is resolved. */
  readonly base?: string;
  readonly expected?: string;
}

/** The rows of all suites, by what they are for. */
export interface Rows {
  /** Every string that looks like a URL or a part of one. */
  readonly urls: readonly Row[];
  readonly references: readonly Row[];
  readonly queries: readonly Row[];
  /** Mail addresses; what is expected is the category of the suite. */
  readonly addresses: readonly Row[];
}

const modules = join(import.meta.dirname, "node_modules");

/** The files with tests that each package carries. */
const FILES: Readonly<Record<string, string>> = {
  "fast-uri": "test/**/*.js",
  "is-url": "test/*.js",
  qs: "test/*.js",
  "uri-js": "tests/tests.js",
  url: "test/*.js",
};

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;

/** A query with a `=` or an `&` in it. */
const QUERY = /^(?!\?)(?=.*[=&])(?:[\w\-.~!$'()*+,;:@/?&=]|%[\dA-Fa-f]{2})+$/;

/** Returns the value of the inside of a string literal. */
function stringOf(inside: string): string | undefined {
  try {
    const json = inside.replace(/\\x([\da-f]{2})/gi, "\\u00$1").replace(/\\'/g, "'");
    return JSON.parse(`"${json.replace(/(?<!\\)"/g, '\\"')}"`);
  } catch {
    return undefined;
  }
}

/** Returns the strings of a program's source. */
const literalsIn = (source: string): readonly string[] =>
  [...source.matchAll(LITERAL)].flatMap(([, single, double]) => stringOf(single ?? double ?? "") ?? []);

const isUrlLike = (text: string) =>
  /[:/@?#]/.test(text) && !/^\.{1,2}\/.*\.js$|^node:|^\s*$/.test(text) && text.length < 2000;

/** Returns the tests of the standard library of Python, from Debian; none where that cannot be had. */
function ofPython(): string {
  const folder = mkdtempSync(join(tmpdir(), "suites-"));
  try {
    for (const name of ["libpython3.13-testsuite", "libpython3.12-testsuite", "libpython3.11-testsuite"]) {
      if (unpack(mkdtempSync(join(folder, "try-")), [name]).length > 0) continue;
      const [path] = globSync("try-*/root/usr/lib/python3*/test/test_urlparse.py", { cwd: folder });
      if (path !== undefined) return readFileSync(join(folder, path), "utf8");
    }
    return "";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads all suites. @throws Error - If a package no longer carries its tests. */
export function readSuites(): Rows {
  const sources = Object.entries(FILES).map(([suite, pattern]) => {
    const paths = globSync(pattern, { cwd: join(modules, suite) });
    if (paths.length === 0) throw new Error(`${suite} carries no tests.`);
    return { suite, source: paths.map((path) => readFileSync(join(modules, suite, path), "utf8")).join("\n") };
  });
  const python = ofPython();
  const all = python === "" ? sources : [...sources, { suite: "cpython", source: python }];
  const seen = new Set<string>();
  const urls = all.flatMap(({ suite, source }) =>
    literalsIn(source).flatMap((text) => {
      if (!isUrlLike(text) || seen.has(text)) return [];
      seen.add(text);
      return [{ suite, text }];
    }),
  );
  const xml = join(modules, "email-addresses/test/tests.xml");
  if (!existsSync(xml)) throw new Error("email-addresses carries no tests.");
  const addresses = [
    ...readFileSync(xml, "utf8").matchAll(/<address>(.*?)<\/address>[\s\S]*?<category>(\w+)<\/category>/g),
  ];
  return {
    urls,
    references: all.flatMap(({ suite, source }) => referencesIn(suite, source)),
    queries: [...new Set(literalsIn(sources.find(({ suite }) => suite === "qs")?.source ?? ""))]
      .filter((text) => QUERY.test(text))
      .map((text) => ({ suite: "qs", text })),
    addresses: addresses.map(([, text = "", expected = ""]) => ({
      suite: "email-addresses",
      text: decoded(text),
      expected,
    })),
  };
}

const decoded = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const TRIPLE = /\[\s*('[^'\n]*'|"[^"\n]*"),\s*('[^'\n]*'|"[^"\n]*"),\s*('[^'\n]*'|"[^"\n]*"),?\s*\]/g;
const CALL = /resolve\(\s*base,\s*("[^"\n]*"|'[^'\n]*')\)?,\s*("[^"\n]*"|'[^'\n]*')/g;
const JOIN = /checkJoin\(\s*(\w+),\s*('[^'\n]*'|"[^"\n]*"),\s*('[^'\n]*'|"[^"\n]*")/g;

/** Returns the references of a suite, and what they mean: against the base of RFC 3986 §5.4 if it names none. */
function referencesIn(suite: string, source: string): readonly Row[] {
  const text = (literal = "") => stringOf(literal.slice(1, -1)) ?? "";
  const rfc = "http://a/b/c/d;p?q";
  const calls = [...source.matchAll(CALL)].map(([, reference, expected]) => ({
    suite,
    base: rfc,
    text: text(reference),
    expected: text(expected).replace(/^uri:/, "http:"),
  }));
  const joins = [...source.matchAll(JOIN)].flatMap(([, base, reference, expected]) =>
    base === "RFC3986_BASE" ? [{ suite, base: rfc, text: text(reference), expected: text(expected) }] : [],
  );
  const triples = (suite === "url" ? [...source.matchAll(TRIPLE)] : []).flatMap(([, left, right, expected]) => {
    const [first, second] = [text(left), text(right)];
    const isBase = /^https?:\/\//.test(first) && first !== text(expected);
    return isBase || /^https?:\/\//.test(second)
      ? [{ suite, base: isBase ? first : second, text: isBase ? second : first, expected: text(expected) }]
      : [];
  });
  return [...calls, ...joins, ...triples];
}
