import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpack } from "../servers/unpack.ts";
import type { Row } from "./read-suites.ts";

/** Reads the suites of linkifiers, which Debian's packages carry. What a row expects are the URLs of http and https, one on each line. */

interface Linkifier {
  readonly suite: string;
  /** The Debian package, and its file with the rows. */
  readonly package: string;
  readonly path: string;
  readonly rowsIn: (source: string) => readonly (readonly [text: string, urls: readonly string[]])[];
}

/** Returns the text that a string literal of Go or Rust stands for. */
function textOf(literal: string): string {
  if (literal.startsWith("`")) return literal.slice(1, -1);
  const escaped = (_: string, digits: string) =>
    JSON.stringify(String.fromCodePoint(Number.parseInt(digits, 16))).slice(1, -1);
  const json = literal.replace(/\\x([\da-f]{2})/gi, escaped).replace(/\\u\{([\da-f]+)\}/gi, escaped);
  return JSON.parse(
    json.replaceAll("\n", "\\n").replaceAll("\t", "\\t").replaceAll("\\0", "\\u0000").replaceAll("\\'", "'"),
  );
}

const fromHtml = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** Returns the URLs that a linkifier has made links of: a link's own text is its URL. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].flatMap(([, href = "", text = ""]) =>
    href === text ? [fromHtml(text)] : [],
  );

const QUOTED = '"(?:[^"\\\\]|\\\\.)*"';

const LINKIFIERS: readonly Linkifier[] = [
  {
    suite: "xurls",
    package: "golang-mvdan-xurls-dev",
    path: "usr/share/gocode/src/mvdan.cc/xurls/xurls_test.go",
    rowsIn: (source) =>
      Array.from(source.matchAll(/\{(`[^`]*`), (`[^`]*`|true|nil)\}/g), ([, text = "", url]) => {
        const value = textOf(text);
        return [value, url === "true" ? [value] : url?.startsWith("`") ? [textOf(url)] : []];
      }),
  },
  {
    suite: "linkify",
    package: "librust-linkify-dev",
    path: "usr/share/cargo/registry/linkify-*/tests/url.rs",
    rowsIn: (source) =>
      Array.from(
        source.matchAll(new RegExp(`assert_(?:not_)?linked\\(\\s*(${QUOTED})(?:,\\s*(${QUOTED}))?`, "g")),
        ([, text = "", marked = '""']) => [
          textOf(text),
          Array.from(textOf(marked).matchAll(/\|([^|]*)\|/g), ([, url = ""]) => url),
        ],
      ),
  },
  {
    suite: "goldmark",
    package: "golang-github-yuin-goldmark-dev",
    path: "usr/share/gocode/src/github.com/yuin/goldmark/extension/_test/linkify.txt",
    rowsIn: (source) =>
      source.split(/^\/\/= .*$/m).flatMap((example) => {
        const [, text, html] = example.split(/^\/\/- .*\n/m);
        return text === undefined || html === undefined ? [] : [[text, linksIn(html)] as const];
      }),
  },
  ...["github.com/gomarkdown/markdown", "github.com/russross/blackfriday/v2"].map((name) => ({
    suite: name.split("/")[1] ?? name,
    package: `golang-${name.replace(".com", "").replaceAll("/", "-")}-dev`,
    path: `usr/share/gocode/src/${name}/inline_test.go`,
    rowsIn: (source: string) =>
      Array.from(
        source.matchAll(new RegExp(`^\\t\\t(${QUOTED}),\\n\\t\\t(${QUOTED}),$`, "gm")),
        ([, text = "", html = ""]) => [textOf(text), linksIn(textOf(html))] as const,
      ).filter(([text]) => /https?:\/\//.test(text) && !/<a |\]\(|\]:|^\[/m.test(text)),
  })),
];

/** Reads the rows; none where Debian's packages cannot be had. @throws Error - If a package no longer carries its tests. */
export function readLinkifiers(): readonly Row[] {
  const folder = mkdtempSync(join(tmpdir(), "linkifiers-"));
  try {
    return LINKIFIERS.flatMap(({ suite, package: name, path, rowsIn }) => {
      const inside = mkdtempSync(join(folder, suite));
      if (unpack(inside, [name]).length > 0) return [];
      const [file] = globSync(`root/${path}`, { cwd: inside });
      if (file === undefined) throw new Error(`${name} carries no tests.`);
      return rowsIn(readFileSync(join(inside, file), "utf8")).flatMap(([text, urls]) => {
        const isWeb = urls.every((url) => /^https?:/i.test(url));
        return isWeb ? [{ suite, text, expected: urls.join("\n") }] : [];
      });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
