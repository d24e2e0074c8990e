import { fileNameOf, identifierOf, typeNameOf } from "../plan/names.ts";
import type { Plan } from "../plan/plan.ts";
import type { SchemeKind } from "./scheme-kind.ts";

/** Gives the names in the text of an example to the scheme of a plan. */
function renamed(text: string, scheme: string, { name, like }: Plan): string {
  const escapedName = scheme.replace(/[+.]/g, "\\$&");
  const patterns = name.replace(/[+.]/g, "[$&]");
  return text
    .replaceAll(`${identifierOf(like)}Definition`, `${identifierOf(name)}Definition`)
    .replace(new RegExp(`\\b${typeNameOf(like)}(?=(?:Url|Access)\\b)`, "g"), typeNameOf(name))
    .replace(/(?<=pattern: ")[^"]*/g, (pattern) => pattern.replace(`${scheme}:`, `${patterns}:`))
    .replace(new RegExp(`(?<![\\w/-])${escapedName}(?=:|url\\b)|(?<=["\`])${escapedName}(?=["\`])`, "g"), name)
    .replace(new RegExp(`(?<![\\w/-])${escapedName.toUpperCase()}(?=:)`, "g"), name.toUpperCase());
}

/** Moves the offsets of rows, which are places after the name of the scheme. */
function moved(rows: string, by: number): string {
  return rows.replace(/(?<=\b(?:index|end): )\d+/g, (offset) => String(Number(offset) + by));
}

/** Returns what a pattern finds in an example. */
function firstGroup(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? "";
}

/** Matches a declaration whose code a compiled scheme imports, or that describes it. */
const OF_FUNCTIONS = /^(?:\/\*\*.*?\*\/\n)?export (?:function|interface) /s;

/** Tells whether code uses a name; comments and strings do not. */
function uses(code: string, name: string): boolean {
  const bare = code.replace(/\/\*\*[^/]*\*\/|^ *\/\/[^\n]*|(?<=[\s([:])"[^"\n]*"(?=[,)\]};\s])/gm, "");
  return new RegExp(`\\b${name}\\b`).test(bare);
}

/** The length above which an import has a line for each name. */
const WIDTH = 100;

/** Writes an import of those names, as they stand in an import, that code uses; nothing if it uses none. */
function importOf(names: readonly string[], from: string, code: string): string {
  const used = names.filter((name) => uses(code, name.replace(/^type |.* as /, "")));
  if (used.length === 0) return "";
  const areTypes = used.every((name) => name.startsWith("type "));
  const listed = areTypes ? used.map((name) => name.replace("type ", "")) : used;
  const short = `{ ${listed.join(", ")} }`;
  const written = short.length > WIDTH ? `{\n${listed.map((name) => `  ${name},\n`).join("")}}` : short;
  return `import ${areTypes ? "type " : ""}${written} from "${from}";\n`;
}

/**
 * Splits a module with a definition into two, since a compiled scheme imports its functions, but not the grammar: the functions, with the
 * constants that only they need, and everything else.
 *
 * @param file - The name of the module that keeps the definition.
 * @param functionsFile - The name of the module that gets the functions.
 */
function withFunctionsApart(text: string, file: string, functionsFile: string) {
  const imports = [...text.matchAll(/^import \{([^}]*)\} from "([^"]*)";\n/gm)];
  const namesOf = (names: string) => names.split(",").flatMap((name) => name.trim() || []);
  const parts = text
    .replace(/^import [^;]*;\n/gm, "")
    .trim()
    .split(/\n\n/);
  const isApart = (part: string) => OF_FUNCTIONS.test(part);
  const kept = parts.filter((part) => !isApart(part));
  const isOnlyTheirs = (part: string) => {
    const [, constant] = /^(?:\/\*\*.*?\*\/\n)?const (\w+)/s.exec(part) ?? [];
    return constant !== undefined && !kept.some((other) => other !== part && uses(other, constant));
  };
  const ofFunctions = parts.filter((part) => isApart(part) || isOnlyTheirs(part)).join("\n\n");
  const rest = parts.filter((part) => !isApart(part) && !isOnlyTheirs(part)).join("\n\n");
  const importsFor = (importing: string) =>
    imports.map(([, names = "", from = ""]) => importOf(namesOf(names), from, importing)).join("");
  const declared = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].flatMap(([, name]) => name ?? []);
  const functions = declared(ofFunctions, /^export function (\w+)/gm);
  const types = declared(rest, /^export type (\w+)/gm).map((name) => `type ${name}`);
  return {
    definition: `${importsFor(rest)}${importOf(functions, `./${functionsFile}.js`, rest)}\n${rest}\n`,
    functions:
      functions.length === 0
        ? undefined
        : `${importsFor(ofFunctions)}${importOf(types, `./${file}.js`, ofFunctions)}\n${ofFunctions}\n`,
  };
}

/**
 * Makes the kind that copies examples.
 *
 * @param exampleText - Returns the text of an example: one module with a definition and its rows.
 */
export const like = (exampleText: (example: string) => string): SchemeKind => ({
  label: "like those of a scheme in the gallery, such as gemini",
  write: (plan) => {
    const { name } = plan;
    const file = fileNameOf(name);
    const example = exampleText(plan.like);
    const scheme = firstGroup(example, /schemeDefinition\(\{\n {2}name: "([^"]*)"/);
    const text = renamed(example, scheme, plan);
    // The rows, and the constants that only they need, follow the definition.
    const end = text.indexOf("\n});\n", text.indexOf("Definition = schemeDefinition(")) + "\n});\n".length;
    const rows = moved(text.slice(end).trim(), name.length - scheme.length);
    const isAccessed = text.includes(`export interface ${typeNameOf(name)}Access`);
    const { definition, functions } = withFunctionsApart(
      text.slice(0, end).replace(/^import .* from "@url1738\/testkit";\n/m, ""),
      file,
      isAccessed ? "access" : "check",
    );
    return {
      scheme: definition,
      urlType: `export type { ${typeNameOf(name)}Url } from "./${file}.js";\n`,
      ...(functions !== undefined && (isAccessed ? { access: functions } : { others: { "src/check.ts": functions } })),
      rows: `${rows}\n`,
      url: firstGroup(rows, /\burl: "([^"]*)"/),
      value: `its value is in test/${file}.rows.ts`,
      needs: text.includes('"@url1738/rfc3986"') ? ["@url1738/rfc3986"] : [],
      bnf: firstGroup(text, /((?:^\/\/ .*\n)+)const schemepart/m)
        .replace(/^\/\/ /gm, "")
        .trimEnd(),
    };
  },
});
