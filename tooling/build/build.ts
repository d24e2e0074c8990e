import { execFileSync, execSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { bundleCommand, bundlePackage, bundleScripts } from "./bundle-package.ts";
import { withPublishedLinks } from "./published-links.ts";
import { tsconfigOf } from "./tsconfig-of.ts";

interface Manifest {
  readonly exports?: Readonly<Record<string, { readonly default?: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const root = resolve(import.meta.dirname, "../..");

/**
 * Replaces the interpreted schemes of the package in the current directory, if it has any, with compiled ones. A scheme that
 * cannot be compiled stays as it is, and the compiler says why.
 *
 * @returns The packages that have generated code: the compiler, if there is a scheme.
 */
function compileOwnSchemes(): readonly string[] {
  const { exports = {}, dependencies = {} } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
  const file = exports["./definition"]?.default;
  if (file === undefined) return [];
  // A scheme may use functions of another package.
  const bases = Object.keys(dependencies).filter((dependency) => dependency !== "@url1738/core");
  for (const [, scheme = ""] of readFileSync(file, "utf8").matchAll(/^export const (\w+)Definition\b/gm)) {
    const out = `dist/compiled-${scheme}.js`;
    const names = ["--name", `${scheme}Definition`, "--export", scheme];
    const args = [file, "dist", ...bases, ...names, "--out", out, "--if-possible", "--trusted"];
    execFileSync(process.execPath, [join(root, "packages/compile/dist/main.js"), ...args], { stdio: "inherit" });
    if (existsSync(out)) replaceScheme(scheme, `./${basename(out)}`);
  }
  return ["@url1738/compile"];
}

/** Replaces a scheme in the module that defines it, which must then not import the definition: it would hold the grammar. */
function replaceScheme(scheme: string, compiled: string): void {
  const interpreted = `export const ${scheme} = defineScheme(${scheme}Definition);`;
  const module = globSync("dist/*.js").find((path) => readFileSync(path, "utf8").includes(interpreted));
  if (module === undefined) throw new Error(`No module has "${interpreted}".`);
  const code = readFileSync(module, "utf8").replace(interpreted, `export { ${scheme} } from "${compiled}";`);
  const unused = /^import \{ (?:defineScheme|\w+Definition(?:, \w+Definition)*) \} from .*\n/gm;
  writeFileSync(module, code.includes("defineScheme(") ? code : code.replace(unused, ""));
}

/**
 * Copies the guides of `docs` into the package in the current directory, because its readers, who make a scheme, have nothing else of the
 * workspace; but not how to release it.
 */
function copyGuides(): void {
  rmSync("docs", { recursive: true, force: true });
  mkdirSync("docs");
  for (const name of globSync("*.md", { cwd: join(root, "docs"), exclude: ["releasing.md"] })) {
    const text = readFileSync(join(root, "docs", name), "utf8");
    writeFileSync(join("docs", name), withPublishedLinks(text, "@url1738/create-scheme"));
  }
}

// Builds the package in the current directory into `dist`, and removes everything from earlier builds.
rmSync("dist", { recursive: true, force: true });
const folder = basename(process.cwd());
// These hold files of core, which the compiler must take for those of a dependency.
const conditions = ["compile", "derive", "prove"].includes(folder)
  ? "--customConditions @url1738/source --preserveSymlinks"
  : "";
execSync(`tsc -p ${tsconfigOf(".")} ${conditions}`, { stdio: "inherit" });

// The compiler rewrites `./x.ts` to `./x.js` in JavaScript only. It can read declarations that say `./x.ts`; other tools cannot. It also keeps
// imports for the order of modules, which declare nothing.
for (const file of globSync("dist/**/*.d.ts")) {
  const declarations = readFileSync(file, "utf8").replace(/^import "\.{1,2}\/[^"]*";\n/gm, "");
  writeFileSync(file, declarations.replace(/((?:from|import\() ?"\.{1,2}\/[^"]*)\.ts"/g, '$1.js"'));
}

const generators = compileOwnSchemes();
if (folder === "create-scheme") copyGuides();
const scripts = folder === "url1738" ? ["udf"] : [];
// Programs that want all schemes open one file instead of a dozen. Core stays apart, since schemes of other packages share it.
const apart = folder === "url1738" ? ["@url1738/core", "@url1738/redact"] : undefined;
const held = new Set([...(await bundlePackage(scripts, apart)), ...(await bundleScripts(scripts))]);
if (folder === "cli") for (const name of await bundleCommand()) held.add(name);

// A release reads this: a package moves if the code that it is made of moves.
mkdirSync(".turbo", { recursive: true });
writeFileSync(".turbo/made-of.json", JSON.stringify({ held: [...held], generators }));
