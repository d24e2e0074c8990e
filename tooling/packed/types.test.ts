import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { DRAWS } from "../build/vitest/draws.ts";
import { run } from "./run.ts";
import { hasNodeTypes, type SchemeExport, site } from "./site/site.ts";

const { folder, packages, schemes, readmes } = site();
const tsc = resolve(import.meta.dirname, "../../node_modules/.bin/tsc");
/** The lowest TypeScript that docs/versions.md names. */
const lowestTsc = resolve(import.meta.dirname, "node_modules/typescript-5.4/bin/tsc");

/**
 * The entries that use the web's types, such as streams, `URL` and `Blob`, which Node, browsers, Deno and Bun know, but the language itself does
 * not; or whose libraries do.
 */
const ofTheWeb = ["@url1738/redact/stream", "@url1738/relative/platform", "url1738/valibot", "url1738/zod"];

const entriesOf = (areNodes: boolean) =>
  packages
    .flatMap(({ manifest, entries }) => entries.map((entry) => ({ entry, isNodes: hasNodeTypes(manifest) })))
    .filter(({ entry, isNodes }) => (isNodes || ofTheWeb.includes(entry)) === areNodes)
    .map(({ entry }) => entry);

/** The options for Node's types, taken from the workspace, for packages whose users have them. */
const nodeTypes = { types: ["node"], typeRoots: [resolve(import.meta.dirname, "../../node_modules/@types")] };

const withoutAnyIn = (entries: readonly string[]) =>
  entries.map((entry) => [`any-${entry.replace(/\W/g, "-")}`, withoutAny(entry)]);

/** Returns a program that fails to compile if any export of a module has the type `any`. */
function withoutAny(entry: string): string {
  return `
    import * as exported from ${JSON.stringify(entry)};
    type IsAny<T> = 0 extends 1 & T ? true : false;
    type Names = { [N in keyof typeof exported]: IsAny<(typeof exported)[N]> extends true ? N : never };
    const none: never[] = [] as Names[keyof Names][];
    if (none.length > 0 || Object.keys(exported).length === 0) throw new Error("It exports nothing.");
  `;
}

/** Returns a program of somebody who has installed core and one scheme. */
function typed({ names, from, as, examples }: SchemeExport): string {
  const url = JSON.stringify(examples.urls[0]?.url);
  const name = names.map((each) => JSON.stringify(each)).join(" | ");
  return `
    import { createRegistry, octets, type Result, urlErrorOf } from "@url1738/core";
    import { ${as} } from ${JSON.stringify(from)};
    const registry = createRegistry([${as}]);
    const text: string = ${as}.format(registry.parse(${url}));
    const result: Result<ReturnType<typeof ${as}.parse>> = ${as}.safeParse(text);
    const index: number | undefined = result.ok ? undefined : result.error.index;
    ${as}.parse(text).scheme satisfies ${name};
    registry.parse(text).scheme satisfies ${name};
    octets(text)?.length.toFixed(index ?? urlErrorOf(undefined)?.index);
    // @ts-expect-error: a value of the type any would also have this field.
    ${as}.parse(text).nothing;
  `;
}

/** Compiles programs by the names of their files, for users who also check the declarations of libraries. */
async function compile(programs: Readonly<Record<string, string>>, options: object, compiler = tsc): Promise<void> {
  const name = [compiler.length, ...Object.values(options).flat()].join("-").replace(/\W+/g, "-").toLowerCase();
  const project = join(folder, "types", name);
  mkdirSync(project, { recursive: true });
  for (const [name, program] of Object.entries(programs))
    writeFileSync(join(project, name.endsWith(".cts") ? name : `${name}.ts`), program);
  const compilerOptions = { target: "es2022", strict: true, skipLibCheck: false, types: [], noEmit: true, ...options };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts", "*.cts"] }));
  await run(compiler, ["--project", project], folder);
}

describe.each([
  { module: "nodenext", moduleResolution: "nodenext" },
  { module: "esnext", moduleResolution: "bundler" },
])("modules resolved by $moduleResolution", (modules) => {
  // By day, a bundler's resolution finds the same declarations of every entry; at night, each program is compiled in both ways.
  const unlessSame = test.skipIf(modules.module === "esnext" && DRAWS < 1);

  test("have types in a program that knows neither browsers nor Node", async () => {
    const programs = [
      ...withoutAnyIn(entriesOf(false)),
      ...schemes.map((scheme) => [`scheme-${scheme.name}`, typed(scheme)]),
      // CommonJS may import them as well.
      ...(modules.module === "nodenext" ? [["required.cts", typed(schemes[0] as SchemeExport)]] : []),
    ];
    await compile(Object.fromEntries(programs), { ...modules, lib: ["es2022"] });
  });

  unlessSame("have types for TypeScript 5.4", async () => {
    const programs = schemes.map((scheme) => [`scheme-${scheme.name}`, typed(scheme)]);
    await compile(Object.fromEntries(programs), { ...modules, lib: ["es2022"] }, lowestTsc);
  });

  unlessSame("have types in a program that knows Node, if the package is for Node", async () => {
    const examples = readmes.filter(({ language, hasNodeTypes }) => language === "ts" && hasNodeTypes);
    const programs = [
      ...withoutAnyIn(entriesOf(true)),
      ...examples.map(({ path, code }) => [path.replace(/.*\//, ""), code]),
    ];
    expect(programs.length).toBeGreaterThan(examples.length);
    await compile(Object.fromEntries(programs), { ...modules, lib: ["es2022"], ...nodeTypes });
  });

  unlessSame("have the types that their READMEs use", async () => {
    const programs = readmes
      .filter(({ language, code, hasNodeTypes }) => language === "ts" && !hasNodeTypes && !/from "node:/.test(code))
      .map(({ path, code }) => [path.replace(/.*\//, ""), code]);
    await compile(Object.fromEntries(programs), {
      ...modules,
      lib: ["es2022", "dom", "dom.iterable", "dom.asynciterable"],
    });
  });
});
