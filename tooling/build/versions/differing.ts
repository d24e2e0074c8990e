import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Manifest } from "./manifests.ts";

/** Returns a file of a package without what differs between releases of the same: numbers of versions, hashes that depend on them, the origin. */
function lasting(path: string, text: string): string {
  const named = text.replace(/\b\d+\.\d+\.\d+\b/g, "").replace(/-[\w-]{8}(?=\.js")/g, "");
  if (path !== "package.json") return named;
  const { repository: _repository, homepage: _homepage, bugs: _bugs, ...manifest } = JSON.parse(named);
  return JSON.stringify(manifest);
}

/** Returns the files of a tarball as one text; without the README, whose links are only written for a release. */
function textOf(tarball: string): string {
  const folder = tarball.replace(/\.tgz$/, "");
  mkdirSync(folder);
  execFileSync("tar", ["-xzf", tarball, "-C", folder, "--strip-components=1"]);
  return readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => path !== "README.md")
    .map((path) => lasting(path, readFileSync(join(folder, path), "utf8")))
    .sort()
    .join("\0");
}

/** Asks a registry for a tarball; `undefined` if the version is not published. */
async function published({ name, version }: Manifest, registry: string): Promise<Buffer | undefined> {
  const ask = async (url: URL) => {
    const response = await fetch(url);
    if (response.ok || response.status === 404) return response;
    throw new Error(`The published ${name}@${version} cannot be compared: ${registry} answers ${response.status}.`);
  };
  const found = await ask(new URL(name.replace("/", "%2f"), registry));
  if (!found.ok) return undefined;
  const { versions } = (await found.json()) as {
    readonly versions: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>>;
  };
  const address = versions[version]?.dist.tarball;
  return address === undefined ? undefined : Buffer.from(await (await ask(new URL(address))).arrayBuffer());
}

/**
 * Returns the packages of a workspace whose files, as they would be packed, differ from the published ones; none whose version is not
 * published.
 *
 * @throws Error - If the registry does not answer.
 */
export async function differing<P extends Manifest>(root: string, packages: readonly P[]): Promise<readonly P[]> {
  using temporary = mkdtempDisposableSync(join(tmpdir(), "published-"));
  const registry = execFileSync("npm", ["config", "get", "registry"], { cwd: root, encoding: "utf8" }).trim();
  const all: P[] = [];
  for (const one of packages) {
    const tarball = await published(one, registry);
    const name = one.name.replace("@", "").replace("/", "-");
    if (tarball === undefined) continue;
    const before = join(temporary.path, `${name}-before.tgz`);
    writeFileSync(before, tarball);
    execFileSync("pnpm", ["--filter", one.name, "pack", "--pack-destination", temporary.path], { cwd: root });
    if (textOf(before) !== textOf(join(temporary.path, `${name}-${one.version}.tgz`))) all.push(one);
  }
  return all;
}
