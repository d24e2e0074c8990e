import { execSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { bundleCommand, bundlePackage, bundleScripts } from "./bundle-package.ts";
import { compileOwnSchemes } from "./compile-own-schemes.ts";
import { copyGuides } from "./copy-guides.ts";

// Builds the package in the current directory into `dist`, and removes everything from earlier builds.
rmSync("dist", { recursive: true, force: true });
execSync("tsc -p tsconfig.json", { stdio: "inherit" });

// The compiler rewrites `./x.ts` to `./x.js` in JavaScript only. It can read declarations that say `./x.ts`; other tools cannot.
for (const file of globSync("dist/**/*.d.ts")) {
  const declarations = readFileSync(file, "utf8");
  writeFileSync(file, declarations.replace(/((?:from|import\() ?"\.{1,2}\/[^"]*)\.ts"/g, '$1.js"'));
}

const generators = compileOwnSchemes();

// The guides are for people who make a scheme: readers who have only packages find them there.
if (basename(process.cwd()) === "create-scheme") copyGuides();

const scripts = basename(process.cwd()) === "url1738" ? ["udf"] : [];
const held = new Set(await bundlePackage(scripts));
for (const name of await bundleScripts(scripts)) held.add(name);
if (basename(process.cwd()) === "cli") for (const name of await bundleCommand()) held.add(name);

// A release reads this: a package moves if the code that it is made of moves.
mkdirSync(".turbo", { recursive: true });
writeFileSync(".turbo/made-of.json", JSON.stringify({ held: [...held], generators }));
