import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ENDING = `[Each error](../../docs/errors.md) says what is wrong and where; in a registry with the \`advice\` of
[@url1738/lint](../lint/README.md) it also says what to write instead, if that is known. The [reference](report.api.md) lists every export.`;

/** The type of a value, and those that it extends or is a union of. */
const INTERFACE = /^export interface \w+(?:Url|Base)\b[^{]*\{\n([\s\S]*?)^\}/gm;
const FIELD = /^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(\w+)(\??): (.*);$/gm;

/** Returns the rows of the table of components: the fields of the value's type, which its comments explain. */
function componentsIn(source: string): readonly string[] {
  const rows = new Map<string, string>();
  for (const [, body = ""] of source.matchAll(INTERFACE))
    for (const [, comment = "", name = "", mark, type = ""] of body.matchAll(FIELD)) {
      if (name === "scheme" || type === "undefined") continue;
      const isOptional = mark === "?" || new RegExp(`^ {2}${name}\\?: undefined;$`, "m").test(source);
      const meaning = comment.replace(/\s*\n\s*\*?\s*/g, " ").trim();
      const shown = `\`${type.replace(/ \| undefined$/, "")}\`${isOptional ? ", absent" : ""}`;
      const cells = [`\`${name}\``, shown, meaning.replace(/\.$/, "")].map((cell) => cell.replaceAll("|", "\\|"));
      rows.set(name, `| ${cells.join(" | ")} |`);
    }
  return [...rows.values()];
}

/**
 * Adds to the README of a scheme's package what every such README has: how to install it, the table of components, where to read more. Any
 * other README stays as it is.
 *
 * @param markdown - The README.
 * @param folder - The folder of the package.
 */
export function withMadeParts(markdown: string, folder: string): string {
  const { name, exports = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (exports["./definition"] === undefined) return markdown;
  const [file = ""] = globSync("src/*-url.ts", { cwd: folder });
  const rows = existsSync(join(folder, file)) ? componentsIn(readFileSync(join(folder, file), "utf8")) : [];
  const table = ["## Components", "", "| field | type | meaning |", "|---|---|---|", ...rows].join("\n");
  const install = `\`\`\`sh\nnpm install ${name}\n\`\`\``;
  // The first example follows the introduction, and the first heading follows the first examples.
  return `${markdown.trimEnd()}\n\n${ENDING}\n`
    .replace(/^```ts$/m, (fence) => `${install}\n\n${fence}`)
    .replace(/^## /m, (heading) => `${table}\n\n${heading}`);
}
