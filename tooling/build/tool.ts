import { spawnSync } from "node:child_process";

/** Runs a command that needs more than the workspace installs: `pnpm tool NAME`, with the arguments that the command takes. */

/** The folder with the lockfile, and what comes before the command: the packages are built, the API reports are as the packages are. */
interface Tool {
  readonly folder: "bench" | "compiled" | "packed" | "scale" | "site" | "suites";
  readonly first?: readonly (readonly string[])[];
  /** The script of the folder's `package.json`; the name of the tool by default. */
  readonly script?: string;
}

const BUILT = [["build"]];
const SITE = [["api", "--check"]];

const TOOLS: Readonly<Record<string, Tool>> = {
  packed: { folder: "packed", first: BUILT },
  guides: { folder: "packed", first: BUILT },
  tools: { folder: "packed", first: BUILT },
  versions: { folder: "packed", first: [...BUILT, ["changeset", "check"]] },
  engines: { folder: "compiled", first: BUILT },
  bench: { folder: "bench", first: BUILT },
  size: { folder: "bench", first: BUILT },
  databases: { folder: "scale" },
  scale: { folder: "scale", first: BUILT },
  suites: { folder: "suites" },
  site: { folder: "site", first: [["tool", "site:build"]], script: "serve" },
  "site:build": { folder: "site", first: SITE, script: "build" },
  "site:picture": { folder: "site", first: [["tool", "site:build"]], script: "picture" },
  "site:test": { folder: "site", first: [["tool", "site:build"]], script: "test" },
};

function pnpm(...args: readonly string[]): void {
  const { status } = spawnSync("pnpm", args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}

const [name = "", ...args] = process.argv.slice(2);
const tool = TOOLS[name];
if (tool === undefined) {
  console.error(`The tools are: ${Object.keys(TOOLS).join(", ")}.`);
  process.exit(2);
}
const folder = `tooling/${tool.folder}`;
for (const command of tool.first ?? []) pnpm(...command);
pnpm("install", "--frozen-lockfile", "-C", folder);
pnpm("-C", folder, "run", tool.script ?? name, ...args);
