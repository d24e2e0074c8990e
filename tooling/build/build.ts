import { execSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { bundleCommand, bundlePackage } from "./bundle-package.ts";
import { compileOwnScheme } from "./compile-own-scheme.ts";
import { copyGuides } from "./copy-guides.ts";

// Builds the package in the current directory into `dist`, and removes everything from earlier builds.
rmSync("dist", { recursive: true, force: true });
execSync("tsc -p tsconfig.json", { stdio: "inherit" });

// The compiler rewrites `./x.ts` to `./x.js` in JavaScript only. It can read declarations that say `./x.ts`; other tools cannot.
for (const file of globSync("dist/**/*.d.ts")) {
  const declarations = readFileSync(file, "utf8");
  writeFileSync(file, declarations.replace(/((?:from|import\() ?"\.{1,2}\/[^"]*)\.ts"/g, '$1.js"'));
}

compileOwnScheme();

// The guides are about core: readers who have only packages find them there.
if (basename(process.cwd()) === "core") copyGuides();

await bundlePackage();
if (basename(process.cwd()) === "cli") await bundleCommand();
