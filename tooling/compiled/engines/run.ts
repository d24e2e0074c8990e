import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Engines other than V8, by the command of their shell; the README lists Debian's packages. */
const shells = ["jsc", "gjs"];

const here = fileURLToPath(new URL(".", import.meta.url));
/** The rows of each package's own scheme: that of https also has rows for the http of today. */
const rows = globSync("../../../packages/*/test/*.rows.json", { cwd: here }).filter(
  (file) => basename(file, ".rows.json") === basename(join(file, "../..")),
);

const entry = [
  `import { schemes } from "url1738";`,
  `import { definitions } from "url1738/definitions";`,
  `import { runAll } from "./run-all.ts";`,
  ...rows.map((file, index) => `import rows${index} from ${JSON.stringify(file)};`),
  `runAll(schemes, definitions, {${rows.map((file, index) => `${JSON.stringify(basename(file, ".rows.json"))}: rows${index}`).join()}});`,
].join("\n");

const folder = mkdtempSync(join(tmpdir(), "url1738-engines-"));
/** The code to run: the sources, with interpreted schemes, and the built packages, with compiled schemes. */
const origins = { interpreted: ["@url1738/source"], compiled: [] };

let failed = false;
for (const [origin, conditions] of Object.entries(origins)) {
  const outfile = join(folder, `${origin}.js`);
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
rmSync(folder, { recursive: true });
process.exitCode = failed ? 1 : 0;
