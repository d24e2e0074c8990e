import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import type { registry as ownRegistry } from "url1738";
import { notValid, valid } from "./corpora.ts";
import type { Effort } from "./measure.ts";
import { contender, race, ratio } from "./race.ts";
import { root } from "./root.ts";

type Registry = typeof ownRegistry;

/** Resolves the packages of the project to the sources of one version of it. */
function packagesIn(folder: string): Plugin {
  return {
    name: "packages-of-a-version",
    setup: ({ onResolve }) => {
      onResolve({ filter: /^@url1738\// }, ({ path }) => {
        const [, name = "", entry] = path.split("/");
        const home = join(folder, "packages", name);
        const { exports } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
        return { path: join(home, exports[entry === undefined ? "." : `./${entry}`]["@url1738/source"]) };
      });
    },
  };
}

/** The registry of the ten schemes, bundled from the sources of a version. */
async function registryOf(folder: string, outfile: string): Promise<Registry> {
  await build({
    stdin: {
      contents: `export { registry } from ${JSON.stringify(join(folder, "packages", "cli", "src", "index.ts"))};`,
      resolveDir: root,
    },
    bundle: true,
    format: "esm",
    target: "es2022",
    platform: "node",
    // What the command line needs beside core and the schemes is that of the workspace; none of it is measured.
    nodePaths: [join(root, "packages", "cli", "node_modules")],
    plugins: [packagesIn(folder)],
    outfile,
    logLevel: "error",
  });
  return (await import(pathToFileURL(outfile).href)).registry;
}

/** The sources of a commit. */
function checkOut(commit: string, folder: string): void {
  const known = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`], { cwd: root });
  if (known.status !== 0) throw new Error(`Git knows no commit "${commit}".`);
  const archive = `${folder}.tar`;
  mkdirSync(folder);
  execFileSync("git", ["archive", `--output=${archive}`, commit, "packages"], { cwd: root });
  execFileSync("tar", ["-xf", archive, "-C", folder]);
}

const cell = (times: ReturnType<typeof race>, name: string, beside: string) => {
  const { figure, quartiles } = ratio(times, name, beside);
  return [figure.toFixed(2), `${quartiles[0].toFixed(2)}–${quartiles[1].toFixed(2)}`] as const;
};

function rows(on: string, before: Registry, after: Registry, effort: Effort): readonly string[] {
  const texts = valid.get(on);
  const corpus = texts ?? notValid.get(on) ?? [];
  const both = <T>(name: string, call: (registry: Registry) => (item: T) => unknown, items: readonly T[]) => [
    contender(`${name}, before`, call(before), items),
    contender(`${name}, after`, call(after), items),
  ];
  const contenders = [
    contender("URL", (text) => (texts === undefined ? URL.canParse(text) : new URL(text)), corpus),
    ...both("safeParse", (registry) => (text) => registry.safeParse(text), corpus),
    ...both("canParse", (registry) => (text) => registry.canParse(text), corpus),
  ];
  if (texts !== undefined)
    contenders.push(
      ...both("parse", (registry) => (text) => registry.parse(text), texts),
      ...both(
        "format",
        (registry) => (value) => registry.format(value),
        texts.map((text) => after.parse(text)),
      ),
    );
  const times = race(contenders, effort);
  const names = texts === undefined ? ["safeParse", "canParse"] : ["parse", "safeParse", "canParse", "format"];
  return names.map((name) => {
    const [change, spread] = cell(times, `${name}, after`, `${name}, before`);
    const [[old], [young]] = [cell(times, `${name}, before`, "URL"), cell(times, `${name}, after`, "URL")];
    return `${on.padEnd(28)}${name.padEnd(10)} ${change.padStart(6)}   ${spread.padStart(11)}   ${old.padStart(6)} ${young.padStart(6)}`;
  });
}

/**
 * Measures two versions side by side in one process.
 *
 * @param commits - One, beside which the sources as they lie there are measured; or two, the earlier one first.
 * @param corpora - The names of the corpora.
 * @returns A table: the time of the later version as a ratio to the earlier one's, the quartiles of that ratio, and the ratio of
 *   each of them to the platform: to `new URL`, or to `URL.canParse` where nothing is a URL.
 */
export async function compare(commits: readonly string[], corpora: readonly string[], effort: Effort): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const versions: Registry[] = [];
    for (const [index, commit] of commits.entries()) {
      const sources = join(folder, String(index));
      checkOut(commit, sources);
      versions.push(await registryOf(sources, join(folder, `${index}.mjs`)));
    }
    const [before, after = await registryOf(root, join(folder, "own.mjs"))] = versions as [Registry, Registry?];
    const head = `${"".padEnd(38)}  after / before        before / URL, after / URL`;
    return [head, ...corpora.flatMap((on) => rows(on, before, after, effort))].join("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
