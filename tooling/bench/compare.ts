import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import type { rfc1738 as ownRegistry } from "url1738";
import { notValid, ofToday, valid } from "./corpora.ts";
import type { Effort } from "./effort.ts";
import { type Contender, contender, race, ratio, type Time, type Times } from "./race.ts";
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

/** The registries of a version: of the ten schemes, and of today's. */
interface Registries {
  readonly registry: Registry;
  readonly today: Registry;
}

/** Two identical copies: the first in a process is a little quicker, and each version goes first once. */
type Version = readonly [Registries, Registries];

/** Exports the registries. */
function entryOf(folder: string): string {
  const own = join(folder, "packages", "url1738", "src", "index.ts");
  return `export { rfc1738 as registry, registry as today } from ${JSON.stringify(own)};`;
}

/** Bundles the registry of the ten schemes from the sources of a version. */
async function versionOf(folder: string, outfile: string): Promise<Version> {
  await build({
    stdin: {
      contents: entryOf(folder),
      resolveDir: root,
    },
    bundle: true,
    format: "esm",
    target: "es2022",
    platform: "node",
    // The command line's other dependencies come from the workspace; none of them is measured.
    nodePaths: [join(root, "packages", "cli", "node_modules")],
    plugins: [packagesIn(folder)],
    outfile,
    logLevel: "error",
  });
  const copy = `${outfile}.copy.mjs`;
  copyFileSync(outfile, copy);
  return [await import(pathToFileURL(outfile).href), await import(pathToFileURL(copy).href)];
}

/** Checks out the sources of a commit. */
function checkOut(commit: string, folder: string): void {
  const known = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`], { cwd: root });
  if (known.status !== 0) throw new Error(`Git knows no commit "${commit}".`);
  const archive = `${folder}.tar`;
  mkdirSync(folder);
  execFileSync("git", ["archive", `--output=${archive}`, commit, "packages"], { cwd: root });
  execFileSync("tar", ["-xf", archive, "-C", folder]);
}

const shown = ({ figure, spread }: ReturnType<typeof ratio>) =>
  `${figure.toFixed(2).padStart(6)}   ${spread.map((value) => value.toFixed(2)).join("–")}`;

type Method = "parse" | "safeParse" | "canParse" | "format" | "normalize";

/** Measures a method of each version; the copies of the versions run in the order 1, 2, 2, 1. */
function timesOf(
  method: Method,
  of: keyof Registries,
  before: Version,
  after: Version,
  items: readonly unknown[],
  effort: Effort,
  url: Contender,
): Times {
  // Pass the methods themselves: the engine would optimise a shared wrapper for the first method that it calls.
  const own = (name: string, registries: Registries) =>
    contender(name, registries[of][method] as (item: unknown) => unknown, items);
  const copies = [own("before", before[0]), own("after", after[0]), own("after'", after[1]), own("before'", before[1])];
  const times = race([url, ...copies], effort);
  const both = (name: string) => {
    const [one, other] = [times.get(name) as Time, times.get(`${name}'`) as Time];
    const of = (what: keyof Time) => one[what].map((time, round) => (time + (other[what][round] as number)) / 2);
    return { processor: of("processor"), clock: of("clock") };
  };
  return new Map([
    ["URL", times.get("URL") as Time],
    ["before", both("before")],
    ["after", both("after")],
  ]);
}

function rows(on: string, before: Version, after: Version, effort: Effort): readonly string[] {
  const texts = ofToday.get(on) ?? valid.get(on);
  const corpus = texts ?? notValid.get(on) ?? [];
  const native = texts === undefined ? URL.canParse : (text: string) => new URL(text);
  const methods: readonly Method[] =
    texts === undefined ? ["safeParse", "canParse"] : ["parse", "safeParse", "canParse", "format", "normalize"];
  const of = ofToday.has(on) ? "today" : "registry";
  return methods.map((method) => {
    const items = method === "format" ? corpus.map((text) => after[0][of].parse(text)) : corpus;
    const times = timesOf(method, of, before, after, items, effort, contender("URL", native, corpus));
    const against = ["before", "after"].map((name) => ratio(times, name, "URL").figure.toFixed(2).padStart(9));
    return `${on.padEnd(28)}${method.padEnd(10)} ${shown(ratio(times, "after", "before"))}   ${against.join(" ")}`;
  });
}

/**
 * Measures two versions side by side in one process.
 *
 * @param commits - One commit, to compare with the current sources; or two, the earlier one first.
 * @param corpora - The names of the corpora.
 * @returns A table: the time of the later version as a ratio to the earlier one's, the quartiles of that ratio, and the ratio of each
 *   version to the platform: to `new URL`, or to `URL.canParse` for a corpus without URLs.
 */
export async function compare(commits: readonly string[], corpora: readonly string[], effort: Effort): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const versions: Version[] = [];
    for (const [index, commit] of commits.entries()) {
      const sources = join(folder, String(index));
      checkOut(commit, sources);
      versions.push(await versionOf(sources, join(folder, `${index}.mjs`)));
    }
    const [before, after = await versionOf(root, join(folder, "own.mjs"))] = versions as [Version, Version?];
    const head = `${"".padEnd(38)} after / before, quartiles   before / URL, after / URL`;
    return [head, ...corpora.flatMap((on) => rows(on, before, after, effort))].join("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
