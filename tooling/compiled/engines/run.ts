import { spawnSync } from "node:child_process";
import { globSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import variant from "@jitl/quickjs-ng-wasmfile-release-sync";
import { build } from "esbuild";
import { newQuickJSWASMModuleFromVariant } from "quickjs-emscripten-core";
import { answersTo, script, texts } from "../udf-program.ts";

/** Engines other than V8, by the command of their shell; the README lists Debian's packages. */
const shells = ["jsc", "gjs"].filter((shell) => {
  const { error } = spawnSync(shell, ["--version"], { stdio: "ignore", input: "" });
  if (error !== undefined) console.log(`${shell} is skipped: ${error.message}`);
  return error === undefined;
});

const here = fileURLToPath(new URL(".", import.meta.url));
/** The rows of each package's own scheme: that of https also has rows for the http of today. */
const rows = globSync("../../../packages/*/{,*.}rows.json", { cwd: here })
  .map((file) => ({ file, scheme: basename(dirname(file)) }))
  .filter(({ file, scheme }) => ["rows.json", `${scheme}.rows.json`].includes(basename(file)));

const entry = [
  `import { https, rfc1738Schemes } from "url1738";`,
  `import { definitions, rfc1738Definitions } from "url1738/definitions";`,
  `import { runAll } from "./run-all.ts";`,
  ...rows.map(({ file }, index) => `import rows${index} from ${JSON.stringify(file)};`),
  `runAll([...rfc1738Schemes, https], [...rfc1738Definitions, ...definitions], {${rows.map(({ scheme }, index) => `${JSON.stringify(scheme)}: rows${index}`).join()}});`,
].join("\n");

using folder = mkdtempDisposableSync(join(tmpdir(), "url1738-engines-"));
/** The code to run: the sources, with interpreted schemes, and the built packages, with compiled schemes. */
const origins = { interpreted: ["@url1738/source"], compiled: [] };

let failed = false;
for (const [origin, conditions] of Object.entries(origins)) {
  const outfile = join(folder.path, `${origin}.js`);
  await build({
    stdin: { contents: entry, resolveDir: here, loader: "ts" },
    bundle: true,
    format: "iife",
    conditions,
    // fast-check takes references to the timers when it is loaded, but uses none here.
    banner: { js: "globalThis.setTimeout ??= () => 0; globalThis.clearTimeout ??= () => {};" },
    outfile,
  });
  for (const shell of shells) {
    const { error, stdout } = spawnSync(shell, [outfile], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
    const lines = (stdout ?? "").trim();
    console.log(`${shell}, ${origin}: ${error === undefined ? lines : error.message}`);
    failed ||= !/^[1-9]\d* passed, 0 failed$/m.test(lines);
  }
}

/** Runs a program in QuickJS, and returns the string that it ends with. */
async function runInQuickJs(program: string): Promise<string> {
  const context = (await newQuickJSWASMModuleFromVariant(variant as never)).newContext();
  const result = context.unwrapResult(context.evalCode(program));
  return context.getString(result);
}

/** Runs a program in a shell that prints the string that it ends with. */
const runInShell = (shell: string) => (program: string) => {
  const file = join(folder.path, "udf.js");
  writeFileSync(file, program.replace(/^(?=JSON\.stringify)/m, "print(").concat(")"));
  return spawnSync(shell, [file], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: 1e9 }).stdout;
};

const program = `${script}\n${answersTo(texts())}`;
const expected = runInContext(program, createContext(Object.create(null)));
for (const [engine, run] of [
  ["QuickJS", runInQuickJs],
  ...shells.map((shell) => [shell, runInShell(shell)] as const),
] as const) {
  const isSame = (await run(program)).trimEnd() === expected;
  console.log(`${engine}, the script for engines: ${isSame ? "answers as V8 does" : "answers differently"}`);
  failed ||= !isSame;
}
process.exitCode = failed ? 1 : 0;
