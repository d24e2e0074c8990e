import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { AnyDefinition } from "@url1738/core/define";
import { admitted } from "@url1738/core/inside/scheme/admitted";
import * as compiledCore from "@url1738/core/runtime";
import * as derive from "@url1738/derive/runtime";
import * as rfc3986 from "@url1738/rfc3986/runtime";
import { emitScheme } from "../src/emit/emit-scheme.ts";
import type { Modules } from "../src/index.ts";

/** Compiles the sources of the published schemes against the sources of the packages. */

const packages = new URL("../../", import.meta.url);

/** The names of the ten schemes, and of the derived one. */
export const SCHEMES = [
  "ftp",
  "http",
  "gopher",
  "mailto",
  "news",
  "nntp",
  "telnet",
  "wais",
  "file",
  "prospero",
  "https",
] as const;

export const corePath = new URL("core/src/runtime.ts", packages).href;

/** The modules whose functions ready-made rules need. */
export const compiledModules: Readonly<Record<string, Modules[string]>> = {
  [corePath]: compiledCore,
  [new URL("rfc3986/src/runtime.ts", packages).href]: rfc3986,
  [new URL("derive/src/runtime.ts", packages).href]: derive,
};

/** Loads a scheme, interpreted. */
export async function interpretedScheme(name: string) {
  return (await import(new URL(`${name}/src/index.ts`, packages).href))[name];
}

/** Returns the address of the module that defines a scheme. */
const definitionPath = (name: string) =>
  new URL(`${name}/src/${name === "https" ? "definition" : name}.ts`, packages).href;

/** Loads the definition of a scheme. */
export async function definitionOf(name: string) {
  return (await import(definitionPath(name)))[`${name}Definition`];
}

/** Returns the code of a module without the proof that it answers as the interpreted scheme does, which takes most of the time. */
export const unprovedCode = (definition: AnyDefinition, modules: Modules, exportName?: string): string =>
  emitScheme(
    admitted(definition, (copy) => copy),
    modules,
    exportName === undefined ? {} : { exportName },
  ).code;

/** Returns the code of a scheme's generated module; `tooling/documents/proofs` proves it. */
export const generatedCode = async (name: string): Promise<string> =>
  unprovedCode(await definitionOf(name), await modulesOf(name));

/** Loads the modules from which the generated module of a scheme imports. */
export async function modulesOf(name: string): Promise<Modules> {
  const modules: Record<string, Modules[string]> = { ...compiledModules };
  const source = new URL(`${name}/src/`, packages);
  const files = readdirSync(source).filter((file) => !["index.ts", "scheme.ts", `${name}.ts`].includes(file));
  for (const path of files.map((file) => new URL(file, source).href).filter((path) => path !== definitionPath(name)))
    modules[path] = await import(path);
  return modules;
}

export const urlOfPath = (path: string) => pathToFileURL(path).href;
