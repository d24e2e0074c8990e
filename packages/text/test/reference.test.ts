import fc from "fast-check";
import { expect, test } from "vitest";
import { registry } from "../../url1738/src/index.ts";
import { findUrls } from "../src/index.ts";
import { referenceUrls } from "./reference-finder.ts";

/** URLs of today, with the characters that text around them may mistake for its own. */
const urls = fc
  .tuple(
    fc.constantFrom("http", "https"),
    fc.constantFrom("h.dom", "localhost:3000", "www.host.dom", "a_b.dom", "127.0.0.1", "xn--nxa.dom"),
    fc.array(
      fc.constantFrom(
        "a",
        "a_b",
        "_x_",
        "*",
        "b*c",
        "x.y",
        "(z)",
        "%20",
        "it's",
        "~u",
        "a-b",
        "&amp",
        ";",
        "@c",
        "e:f",
      ),
      {
        maxLength: 4,
      },
    ),
    fc.constantFrom("", "", "/", "?q=1&r=a_b", "?q", "#top", "#a_(b)", "."),
  )
  .map(([scheme, host, path, rest]) => `${scheme}://${host}${path.map((segment) => `/${segment}`).join("")}${rest}`);

const words = fc.constantFrom(
  "see",
  "it's",
  "a*b",
  "x_y",
  "2",
  "»so«",
  "end.",
  "Café",
  "*",
  "-",
  "|",
  "snake_",
  "(note)",
  "C:\\new",
  '5"',
);

const prose = fc.array(words, { maxLength: 4 }).map((parts) => parts.map((part) => `${part} `).join(""));

type Frame = (url: string, text: string) => string;

const colour = (code: string) => (text: string) => `\x1b[${code}m${text}\x1b[0m`;
const blue = colour("1;34");

/** Ways in which a line of a kind holds a URL. */
const frames: Readonly<Record<string, readonly Frame[]>> = {
  terminal: [
    (url, text) => `${text}${blue(url)} ${text}`,
    (url, text) => `${text}${blue(url)}${text}`,
    (url) => `\x1b[32m➜\x1b[39m Local: ${blue(url)}`,
    (url) => url.replace(/(.{9})(.)/, (_, begin: string, one: string) => `${begin}\x1b[01;31m\x1b[K${one}\x1b[m\x1b[K`),
    (url, text) => `\x1b]8;;${url}\x07${text}\x1b]8;;\x07 ${text}`,
    (url) => `\x1b]8;;${url}\x07${url}\x1b]8;;\x07`,
    (url) => `\x1b[2K${url}\x1b[K`,
    (url) => `"${blue(url)}",`,
  ],
  json: [
    (url, text) => JSON.stringify({ url, text }),
    (url, text) => JSON.stringify({ msg: `${text}${url}\n${text}` }),
    (url, text) => JSON.stringify({ msg: JSON.stringify({ url, text }) }),
    (url) => JSON.stringify([`"${url}" and '${url}'`, url]),
  ],
  markdown: [
    (url, text) => `**${text}${url}** ${text}`,
    (url, text) => `* ${text}*${url}*, ${text}`,
    (url, text) => `_${text}${url}_: __${url}__`,
    (url, text) => `[${text}](${url}) and <${url}>`,
    (url, text) => `- ***${url}*** \`${url}\` ${text}`,
    (url, text) => `**${text}(${url}).** \\*${url}*`,
  ],
  tables: [
    (url, text) => `| ${url} | ${text} |${url}|`,
    (url, text) => `${url}|${text}|${url}|${text}`,
    (url) => `{{cite|url=${url}|title=x}}`,
  ],
  source: [
    (url) => `const url = "${url}"; // ${url}`,
    (url, text) => `printf("${text}${url}\\n"); /* ${url} */`,
    (url, text) => `puts("${text}\\n${url}\\r\\n${url}\\\\n${url}"); // \\n${url}`,
    (url, text) => `raise Error('${text}${url}\\'s') # ${url}`,
    (url) => `&lt;a href=&quot;${url}&quot;&gt;${url}&lt;/a&gt;`,
    (url) => `<a href="${url}">${url}</a>`,
    (url) => `fetch(\`${url}\`, {url: '${url}',})`,
  ],
};

/** Lines of a kind, each with one or two URLs. */
const linesOf = (kind: readonly Frame[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...kind), urls, prose), { minLength: 1, maxLength: 2 })
    .map((parts) => parts.map(([frame, url, text]) => frame(url, text)).join(" "));

test.each(Object.entries(frames))("in lines of %s, the same URLs as a simple finder", (_, kind) => {
  const canParse = (text: string) => registry.canParse(text);
  fc.assert(
    fc.property(linesOf(kind), (line) => {
      const found = [...findUrls(registry, line, { bare: true })].map(({ text, fragment }) =>
        fragment === undefined ? text : `${text}#${fragment}`,
      );
      expect([...found].sort()).toEqual([...referenceUrls(line, canParse)].sort());
    }),
    { numRuns: 2000 },
  );
});
