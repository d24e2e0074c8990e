import { readFile } from "node:fs/promises";
import { type Node, parse, tokenizer } from "acorn";
import { build, type Plugin } from "esbuild";
import { bundle, compressed, exportOf } from "./bundle.ts";

/** A part of what a bundle carries of built packages. */
interface Pieces {
  /** Modules, as ends of their paths. */
  readonly modules?: readonly string[];
  /** What is generated for a scheme: fields of what makes it, and the constants that begin with `_`, its elements. */
  readonly generated?: readonly string[];
}

const ELEMENTS = "_";

/** What schemes are made of. What is in none of these is the errors' records and the scheme's methods. */
export const PARTS: Readonly<Record<string, Pieces>> = {
  "why a text is not a URL": {
    modules: [
      "core/dist/explain/beginning.js",
      "core/dist/explain/explain.js",
      "core/dist/explain/hints.js",
      "core/dist/errors/departure-sentence.js",
      "core/dist/machines/following.js",
      "core/dist/machines/machine.js",
      "core/dist/compiled/table-machine.js",
    ],
  },
  "what is hidden in errors": { modules: ["core/dist/redact/hidden-at.js", "core/dist/redact/veiled.js"] },
  "the English of characters": { modules: ["core/dist/errors/english.js"] },
  advice: { modules: ["core/dist/errors/advice-sentences.js", "/dist/advice.js"] },
  tables: { generated: ["table"], modules: ["core/dist/compiled/table.js"] },
  readers: { generated: ["read"] },
  "writers, elements": {
    generated: ["write", ELEMENTS],
    modules: ["core/dist/compiled/elements.js", "core/dist/compiled/lists.js", "core/dist/machines/in-order.js"],
  },
  access: { modules: ["core/dist/access/arguments.js", "core/dist/rules/read-hostport.js", "/dist/access.js"] },
  escapes: { modules: ["core/dist/syntax/percent-encoding.js"] },
  gateways: { modules: ["core/dist/registry/gateways.js"] },
  "Standard Schema": { modules: ["core/dist/scheme/standard-schema.js"] },
};

/** A module with the same exports, all of which do nothing. */
async function emptied(path: string): Promise<string> {
  const { metafile } = await build({ entryPoints: [path], write: false, metafile: true, format: "esm" });
  const names = Object.values(metafile.outputs).flatMap((output) => output.exports);
  return names.map((name) => `export const ${name} = () => {};`).join("\n");
}

/** The places of what is generated under some names: the values of fields of objects, and of constants. */
function placesOf(code: string, names: readonly string[]): readonly Pick<Node, "start" | "end">[] {
  const places: Pick<Node, "start" | "end">[] = [];
  /** Looks at a node, or at an array of nodes. */
  const look = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, key, id, value, init } = node as Record<string, { readonly name?: string } & Node>;
    const isField = (type as unknown) === "Property" && names.includes(key?.name ?? "");
    const isElement =
      (type as unknown) === "VariableDeclarator" && names.includes(ELEMENTS) && id?.name?.startsWith("_");
    if (isField) places.push(value as Node);
    else if (isElement) places.push(init as Node);
    else for (const part of Object.values(node)) look(part);
  };
  look(parse(code, { ecmaVersion: 2022, sourceType: "module" }));
  return places;
}

/** Generated code in which nothing is under some names. */
export function withoutGenerated(code: string, names: readonly string[]): string {
  let text = "";
  let end = 0;
  for (const place of placesOf(code, names)) {
    text += `${code.slice(end, place.start)}0`;
    end = place.end;
  }
  return text + code.slice(end);
}

/** Leaves parts out of a bundle. */
function without(parts: readonly Pieces[]): Plugin {
  const modules = parts.flatMap((part) => part.modules ?? []);
  const generated = parts.flatMap((part) => part.generated ?? []);
  return {
    name: "without",
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.js$/ }, async ({ path }) => {
        if (modules.some((module) => path.endsWith(module))) return { contents: await emptied(path) };
        if (!path.endsWith("/dist/scheme.js")) return undefined;
        return { contents: withoutGenerated(await readFile(path, "utf8"), generated) };
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

/** What is left of a program of built packages, in bytes: of all of it, without each part, without several. */
export async function partsOf(program: string): Promise<readonly Part[]> {
  const left = (names: readonly string[]) =>
    bundle(program, [without(names.map((name) => PARTS[name] as Pieces))], "built");
  const names = Object.keys(PARTS);
  const all = await left([]);
  const bare = await left(names);
  const each: Part[] = [];
  for (const name of names) each.push({ name: `without ${name}`, left: compressed(await left([name])) });
  return [
    { name: "everything", left: compressed(all) },
    { name: "without a sentence", left: compressed(speechless(all)) },
    ...each,
    { name: "without all of these", left: compressed(bare) },
  ];
}

/** What a scheme adds to a program that has another one, in bytes. */
export async function addedTo(other: string, scheme: string): Promise<readonly Part[]> {
  const before = await partsOf(exportOf(other));
  const after = await partsOf(exportOf(other) + exportOf(scheme));
  return after.map(({ name, left }, at) => ({ name, left: left - (before[at]?.left ?? 0) }));
}
