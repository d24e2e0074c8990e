import { pathToFileURL } from "node:url";
import * as compiledCore from "@url1738/core/compiled";
import { compileScheme, type Modules } from "../src/index.ts";

/** The ten schemes, from their sources, compiled against the sources of the packages. */

const packages = new URL("../../", import.meta.url);

/** The names of the ten. */
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
] as const;

/** The modules of a package that generated code may import. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  ftp: ["access", "advice", "read-type"],
  http: ["access", "advice"],
  gopher: ["access", "advice"],
  mailto: ["advice", "header-fields"],
  news: ["access", "advice", "message-id"],
  telnet: ["access", "advice"],
  file: ["access", "advice", "read-host"],
};

export const corePath = new URL("core/src/compiled/index.ts", packages).href;

/** The scheme, interpreted. */
export async function interpretedScheme(name: string) {
  return (await import(new URL(`${name}/src/index.ts`, packages).href))[name];
}

/** What the author of a scheme says of it. */
export async function definitionOf(name: string) {
  const { access, ...rest } = await interpretedScheme(name);
  const own =
    name === "mailto" ? noAccess(access) : (await import(new URL(`${name}/src/access.ts`, packages).href)).access;
  return { ...rest, access: own };
}

/** The sentence of a scheme that names nothing that can be accessed. */
function noAccess(access: (url: unknown) => unknown): string {
  try {
    return String(access({ scheme: "mailto", address: "a@b" }));
  } catch (thrown) {
    return (thrown as { readonly error: { readonly hint: string } }).error.hint;
  }
}

/** The module of a scheme. */
export async function generatedCode(name: string): Promise<string> {
  const modules: Record<string, Modules[string]> = { [corePath]: compiledCore };
  for (const own of OWN[name] ?? ["access"]) {
    const path = new URL(`${name}/src/${own}.ts`, packages).href;
    modules[path] = await import(path);
  }
  return compileScheme(await definitionOf(name), modules).code;
}

export const urlOfPath = (path: string) => pathToFileURL(path).href;
