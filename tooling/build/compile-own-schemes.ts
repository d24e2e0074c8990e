import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const compiler = fileURLToPath(new URL("../../packages/compile/dist/main.js", import.meta.url));

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly default?: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Replaces the interpreted schemes of the package in the current directory, if it has any, with compiled ones. A scheme that cannot be
 * compiled stays as it is, and the compiler says why.
 *
 * @returns The packages that have generated code: the compiler, if there is a scheme.
 */
export function compileOwnSchemes(): readonly string[] {
  const { exports, dependencies = {} } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
  const file = exports["./definition"]?.default;
  if (file === undefined) return [];
  // A scheme may use functions of another package.
  const bases = Object.keys(dependencies).filter((dependency) => dependency !== "@url1738/core");
  for (const [, scheme = ""] of readFileSync(file, "utf8").matchAll(/^export const (\w+)Definition\b/gm)) {
    // Of several schemes, each has a file of its own name.
    const out = existsSync("dist/scheme.js") ? "dist/scheme.js" : `dist/${scheme}.js`;
    const names = ["--name", `${scheme}Definition`, "--export", scheme];
    const args = [file, "dist", ...bases, ...names, "--out", out, "--if-possible", "--trusted"];
    execFileSync(process.execPath, [compiler, ...args], { stdio: "inherit" });
  }
  return ["@url1738/compile"];
}
