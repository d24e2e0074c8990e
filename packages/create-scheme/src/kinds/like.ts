import { fileNameOf, identifierOf, typeNameOf } from "../plan/names.ts";
import type { Plan } from "../plan/plan.ts";
import type { Kind } from "./kind.ts";

/** Gives the names in the text of an example to the scheme of a plan. */
function renamed(text: string, scheme: string, { name, like }: Plan): string {
  const own = scheme.replace(/[+.]/g, "\\$&");
  const patterns = name.replace(/[+.]/g, "[$&]");
  return text
    .replaceAll(`${identifierOf(like)}Definition`, `${identifierOf(name)}Definition`)
    .replace(new RegExp(`\\b${typeNameOf(like)}(?=(?:Url|Access)\\b)`, "g"), typeNameOf(name))
    .replace(/(?<=pattern: ")[^"]*/g, (pattern) => pattern.replace(`${scheme}:`, `${patterns}:`))
    .replace(new RegExp(`(?<![\\w/-])${own}(?=:|url\\b)|(?<=["\`])${own}(?=["\`])`, "g"), name)
    .replace(new RegExp(`(?<![\\w/-])${own.toUpperCase()}(?=:)`, "g"), name.toUpperCase());
}

/** Moves the offsets of rows, which are places after the name of the scheme. */
function moved(rows: string, by: number): string {
  return rows.replace(/(?<=\b(?:index|end): )\d+/g, (offset) => String(Number(offset) + by));
}

/** Returns what a pattern finds in an example. */
function found(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? "";
}

/**
 * Makes the kind that copies examples.
 *
 * @param exampleText - Returns the text of an example: one module with a definition and its rows.
 */
export const like = (exampleText: (example: string) => string): Kind => ({
  label: "like those of a scheme in the gallery, as in x-db://a,b:5433/books?sslmode=require",
  write: (plan) => {
    const { name } = plan;
    const file = fileNameOf(name);
    const example = exampleText(plan.like);
    const scheme = found(example, /schemeDefinition\(\{\n {2}name: "([^"]*)"/);
    const text = renamed(example, scheme, plan);
    // The rows, and the constants that only they need, follow the definition.
    const end = text.indexOf("\n});\n", text.indexOf("Definition = schemeDefinition(")) + "\n});\n".length;
    const rows = moved(text.slice(end).trim(), name.length - scheme.length);
    const fromModule = (of: "Url" | "Access") => `export type { ${typeNameOf(name)}${of} } from "./${file}.js";\n`;
    return {
      scheme: text.slice(0, end).replace(/^import .* from "@url1738\/testkit";\n/m, ""),
      urlType: fromModule("Url"),
      ...(text.includes(`export interface ${typeNameOf(name)}Access`) && { access: fromModule("Access") }),
      rows: `${rows}\n`,
      url: found(rows, /\burl: "([^"]*)"/),
      value: `its value is in test/${file}.rows.ts`,
      needs: text.includes('"@url1738/rfc3986"') ? ["@url1738/rfc3986"] : [],
      bnf: found(text, /((?:^\/\/ .*\n)+)const schemepart/m)
        .replace(/^\/\/ /gm, "")
        .trimEnd(),
    };
  },
});
