import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const compiler = fileURLToPath(new URL("../../packages/compile/dist/main.js", import.meta.url));

/**
 * Puts a compiled scheme in place of the interpreted one, if the package that has been built in the current directory has a scheme.
 * One that cannot be compiled stays as it is, and the compiler says why.
 */
export function compileOwnScheme(): void {
  const { name, dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly name: string;
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const scheme = name.replace(/^.*\//, "");
  if (!existsSync("dist/scheme.js")) return;
  // A derived scheme may have functions of the one that it is derived from.
  const bases = Object.keys(dependencies).filter((dependency) => dependency !== "@url1738/core");
  const names = ["--name", `${scheme}Definition`, "--export", scheme];
  const args = [
    `dist/${scheme}.js`,
    "dist",
    ...bases,
    ...names,
    "--out",
    "dist/scheme.js",
    "--if-possible",
    "--trusted",
  ];
  execFileSync(process.execPath, [compiler, ...args], { stdio: "inherit" });
}
