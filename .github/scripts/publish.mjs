// Publishes the packages in `packed` that the registry lacks, each after those that it depends on, so that a failure half-way leaves nothing
// that cannot be installed. It installs nothing, and runs no script of a package. NPM_TOKEN is needed only until npm trusts the workflow.
import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";

const packages = globSync("packed/*.tgz")
  .sort()
  .map((tarball) => {
    const manifest = JSON.parse(execFileSync("tar", ["-xzOf", tarball, "package/package.json"], { encoding: "utf8" }));
    return { ...manifest, tarball };
  });

const lacking = packages.filter(({ repository }) => repository === undefined);
if (lacking.length > 0) {
  console.error(`${lacking.map(({ name }) => name).join(", ")}: the origin is missing.`);
  console.error("Write the address of the repository into tooling/packed/repository.json, and pack again.");
  process.exit(1);
}

const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
const { NPM_TOKEN = "" } = process.env;
const token = NPM_TOKEN === "" ? {} : { [`npm_config_${registry.replace(/^https?:/, "")}:_authToken`]: NPM_TOKEN };
// Only GitHub can attest where a package comes from; nobody asks that of a registry on this machine.
const provenance = new URL(registry).hostname === "127.0.0.1" ? [] : ["--provenance"];

/** Tells whether the registry has a version; rejects if it does not answer. */
async function isThere({ name, version }) {
  const response = await fetch(new URL(name.replace("/", "%2f"), registry));
  if (response.ok) return version in (await response.json()).versions;
  if (response.status === 404) return false;
  throw new Error(`${registry} answers ${response.status} for ${name}.`);
}

const there = new Map(await Promise.all(packages.map(async (one) => [one.name, await isThere(one)])));

const visited = new Set();
function publish({ name, version, tarball, dependencies, peerDependencies }) {
  if (visited.has(name)) return;
  visited.add(name);
  for (const other of packages) if (other.name in { ...dependencies, ...peerDependencies }) publish(other);
  if (there.get(name)) return;
  const args = [
    "publish",
    `./${tarball}`,
    ...provenance,
    "--access",
    "public",
    "--ignore-scripts",
    "--loglevel",
    "warn",
  ];
  execFileSync("npm", args, { env: { ...process.env, ...token }, stdio: ["ignore", "ignore", "inherit"] });
  console.log(`+ ${name}@${version}`);
}
for (const one of packages) publish(one);
