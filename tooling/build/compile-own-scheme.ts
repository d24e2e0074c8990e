import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const compiler = fileURLToPath(new URL("../../packages/compile/dist/main.js", import.meta.url));

/**
 * Replaces the interpreted scheme of the package in the current directory, if the built package has one, with a compiled scheme. A scheme
 * that cannot be compiled stays as it is, and the compiler says why.
 */
export function compileOwnScheme(): void {
  const { name, dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly name: string;
    readonly dependencies: Readonly<Record<string, string>>;
  };
  if (!existsSync("dist/scheme.js")) return;
  const own = name.replace(/^.*\//, "");
  // A package may have a second scheme: `http-scheme.js` is that of `http.js`.
  const others = globSync("dist/*-scheme.js").map((file) => basename(file, "-scheme.js"));
  // A derived scheme may use functions of its base.
  const bases = Object.keys(dependencies).filter((dependency) => dependency !== "@url1738/core");
  compileInto("dist/scheme.js", own, bases);
  for (const other of others) compileInto(`dist/${other}-scheme.js`, other, bases);
}

/** Replaces an interpreted scheme with a compiled one. */
function compileInto(file: string, scheme: string, bases: readonly string[]): void {
  const names = ["--name", `${scheme}Definition`, "--export", scheme];
  const args = [`dist/${scheme}.js`, "dist", ...bases, ...names, "--out", file, "--if-possible", "--trusted"];
  execFileSync(process.execPath, [compiler, ...args], { stdio: "inherit" });
}
