import { realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { build } from "esbuild";
import { type Plugin, rollup } from "rollup";

/** A bundle: one module that is not minified. */
export interface Bundle {
  readonly code: string;
  /** The modules that contribute to the bundle, by their paths in the folder. */
  readonly modules: readonly string[];
}

/** Bundles a program for a browser. The program's imports are installed in the folder. */
export type Bundler = (program: string, folder: string) => Promise<Bundle>;

const entry = "program.js";

async function withEsbuild(program: string, folder: string): Promise<Bundle> {
  const { outputFiles, metafile, warnings } = await build({
    stdin: { contents: program, resolveDir: folder, sourcefile: entry },
    absWorkingDir: folder,
    bundle: true,
    format: "esm",
    platform: "browser",
    metafile: true,
    write: false,
    // Both bundlers treat a warning as an error; but a program may well import a module without using it.
    logOverride: { "ignored-bare-import": "silent" },
  });
  for (const { text } of warnings) throw new Error(text);
  const [output] = Object.values(metafile.outputs);
  const inputs = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return { code: outputFiles[0]?.text ?? "", modules: modulesOf(inputs.map(([path]) => path)) };
}

async function withRollup(program: string, folder: string): Promise<Bundle> {
  const path = join(realpathSync(folder), entry);
  const programAt: Plugin = {
    name: "program",
    resolveId: (id) => (id === path ? id : null),
    load: (id) => (id === path ? program : null),
  };
  const { generate } = await rollup({
    input: path,
    plugins: [programAt, nodeResolve({ browser: true })],
    onwarn: ({ code, message, id = "", ids = [id] }) => {
      // The libraries that an adapter is for answer for themselves.
      const isOfLibrary = ids.some((path) => /\/node_modules\/(?!@?url1738\/)/.test(path));
      if (code !== "EMPTY_BUNDLE" && !isOfLibrary) throw new Error(message);
    },
  });
  const [chunk] = (await generate({ format: "es", inlineDynamicImports: true })).output;
  if (chunk.imports.length > 0) throw new Error(`The bundle imports ${chunk.imports.join(", ")}.`);
  const inputs = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return { code: chunk.code, modules: modulesOf(inputs.map(([id]) => relative(realpathSync(folder), id))) };
}

function modulesOf(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => path !== entry).sort();
}

/** The bundlers, by name. */
export const bundlers: Readonly<Record<string, Bundler>> = { esbuild: withEsbuild, rollup: withRollup };
