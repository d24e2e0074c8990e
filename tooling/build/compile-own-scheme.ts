import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const compiler = fileURLToPath(new URL("../../packages/compile/dist/main.js", import.meta.url));

/**
 * Puts a compiled scheme in place of the interpreted one, if the package that has been built in the current directory has a scheme.
 * One that cannot be compiled stays as it is, and the compiler says why.
 */
export function compileOwnScheme(): void {
  const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly name: string };
  const scheme = name.replace(/^.*\//, "");
  if (!existsSync("dist/scheme.js")) return;
  const names = ["--name", `${scheme}Definition`, "--export", scheme];
  const args = [`dist/${scheme}.js`, "dist", ...names, "--out", "dist/scheme.js", "--if-possible", "--trusted"];
  execFileSync(process.execPath, [compiler, ...args], { stdio: "inherit" });
}
