import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Scheme, urlErrorOf } from "@url1738/core";
import { type AnyDefinition, defineScheme } from "@url1738/core/define";
import { bnf } from "@url1738/prove";

/** Writes a text for a cell of a table, without any markup. */
const textCell = (text: string) => text.replace(/[&<>{|\\*_[\]~`]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Writes code for a cell of a table. */
const codeCell = (text: string) => `<code v-pre>${textCell(text)}</code>`;

const NOTE = `Schemes that people use, written as [the guide](/docs/write-a-scheme.md) teaches. Each is one file with its examples, which the tests
run: they keep all laws, interpreted and compiled. Copy one to begin with:

\`\`\`sh
npm create @url1738/scheme x-page -- --like gemini
\`\`\``;

/** The length above which nobody reads a line of a grammar: the names that are none of some words. */
const LONG = 600;

/** Writes a grammar without what nobody reads. */
const readable = (grammar: string) =>
  grammar.replace(/^(\S+ = ).*$/gm, (line, name: string) => (line.length > LONG ? `${name}…` : line));

/** Returns the error of a text that is not a URL of a scheme. */
function messageOf(scheme: Scheme, text: string): string {
  try {
    scheme.parse(text);
    return "";
  } catch (thrown) {
    return urlErrorOf(thrown)?.message ?? String(thrown);
  }
}

/** Writes the section of one example: its grammar, its definition, and what becomes of the URLs of its rows. */
async function sectionOf(path: string): Promise<string> {
  const text = readFileSync(path, "utf8");
  const { rows, ...exports } = await import(pathToFileURL(path).href);
  const definition = Object.values(exports).find((value) => Object(value).schemepart !== undefined) as AnyDefinition;
  const scheme = defineScheme(definition as never) as unknown as Scheme;
  const [code = ""] = text
    .replace(/^import .* from "@url1738\/testkit";\n/m, "")
    .split(/\n(?:const \w+ = .*\n\n)?\/\*\* Examples: /);
  const table = [
    ...rows.urls.map(({ url }: { readonly url: string }) => [url, codeCell(JSON.stringify(scheme.parse(url)))]),
    ...rows.errors.map(({ url }: { readonly url: string }) => [url, textCell(messageOf(scheme, url))]),
  ].map(([url, what]) => `| ${codeCell(url)} | ${what} |`);
  const example = basename(path, ".ts");
  const [, subject = ""] = /^\/\/ (.*)$/m.exec(text) ?? [];
  return `## ${example}

${subject}

\`\`\`text
${readable(bnf(definition)).trim()}
\`\`\`

::: details The definition, \`--like ${example}\`
\`\`\`ts
${code.trim()}
\`\`\`
:::

| URL | value, or error |
|---|---|
${table.join("\n")}
`;
}

/** Writes the page of the gallery, from the examples that \`npm create @url1738/scheme\` copies. */
export async function writeGallery(root: string, into: string): Promise<void> {
  const paths = globSync("packages/create-scheme/gallery/*.ts", { cwd: root }).sort();
  const sections: string[] = [];
  for (const path of paths) sections.push(await sectionOf(join(root, path)));
  writeFileSync(
    join(into, "gallery.md"),
    `---\noutline: 2\n---\n\n# Gallery of schemes\n\n${NOTE}\n\n${sections.join("\n")}`,
  );
}
