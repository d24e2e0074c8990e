import { tokenizer } from "acorn";
import { build, type Plugin } from "esbuild";
import { bundle, compressed, exportOf } from "./bundle.ts";

const PARSE = "parse, canParse";
const ESCAPES = "escapes";

/**
 * What the object of an interpreted scheme is made of, by the modules of core and of the scheme's package, as ends of paths. What is in none of these is
 * the declarations (character sets, rules, components), the errors' records, the scheme's methods.
 */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  "why a text is not a URL": [
    "core/src/explain/beginning.ts",
    "core/src/explain/explain.ts",
    "core/src/explain/hints.ts",
    "core/src/errors/departure-sentence.ts",
    "core/src/machines/following.ts",
    "core/src/redact/hidden-at.ts",
    "core/src/redact/veiled.ts",
    "core/src/machines/automaton.ts",
    "core/src/machines/grammar-machine.ts",
    "core/src/machines/machine.ts",
  ],
  [PARSE]: ["core/src/machines/pattern.ts", "core/src/machines/reader.ts", "core/src/machines/repeated-set.ts"],
  "format, build": ["core/src/machines/speller.ts", "core/src/machines/plan.ts", "core/src/machines/same-value.ts"],
  access: ["core/src/access/arguments.ts", "core/src/rules/read-hostport.ts", "/src/access.ts"],
  [ESCAPES]: ["core/src/syntax/percent-encoding.ts"],
  "Standard Schema": ["core/src/scheme/standard-schema.ts"],
};

/** A module with the same exports, all of which do nothing. */
async function emptied(path: string): Promise<string> {
  const { metafile } = await build({ entryPoints: [path], write: false, metafile: true, format: "esm" });
  const names = Object.values(metafile.outputs).flatMap((output) => output.exports);
  return names.map((name) => `export const ${name} = () => {};`).join("\n");
}

function without(modules: readonly string[]): Plugin {
  return {
    name: "without",
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const isLeftOut = modules.some((module) => path.endsWith(module));
        return isLeftOut ? { contents: await emptied(path), loader: "ts" } : undefined;
      });
    },
  };
}

/** A program without what it says: without every string and every stretch of a template that has a word and a space in it. */
export function speechless(program: string): string {
  let text = "";
  let end = 0;
  for (const { type, start, end: after } of tokenizer(program, { ecmaVersion: 2022, sourceType: "module" })) {
    const isString = type.label === "string";
    if (!isString && type.label !== "template") continue;
    const token = program.slice(start, after);
    if (!/[a-z]/i.test(token) || !token.includes(" ")) continue;
    text += program.slice(end, start) + (isString ? '""' : "");
    end = after;
  }
  return text + program.slice(end);
}

/** A program without a part of it. */
export interface Part {
  readonly name: string;
  /** The bytes that are left. */
  readonly left: number;
}

/** What is left of the program that exports one scheme, in bytes: of all of it, without each part, without several. */
export async function partsOf(scheme: string): Promise<readonly Part[]> {
  const names = Object.keys(PARTS);
  const left = (...leftOut: readonly string[]) =>
    bundle(exportOf(scheme), [without(leftOut.flatMap((name) => PARTS[name] ?? []))]);
  const all = await left();
  const bare = await left(...names);
  const parsing = await left(...names.filter((name) => name !== PARSE && name !== ESCAPES));
  const each: Part[] = [];
  for (const name of names) each.push({ name: `without ${name}`, left: compressed(await left(name)) });
  return [
    { name: "everything", left: compressed(all) },
    { name: "without a sentence", left: compressed(speechless(all)) },
    ...each,
    { name: "without all of these", left: compressed(bare) },
    { name: `only ${PARSE} and ${ESCAPES}`, left: compressed(parsing) },
    { name: "the same without a sentence", left: compressed(speechless(parsing)) },
  ];
}

/** What a scheme adds to a program that has another one, in bytes: all of it, and without a sentence. */
export async function addedTo(other: string, scheme: string): Promise<readonly [all: number, speechless: number]> {
  const before = await bundle(exportOf(other));
  const after = await bundle(exportOf(other) + exportOf(scheme));
  return [compressed(after) - compressed(before), compressed(speechless(after)) - compressed(speechless(before))];
}
