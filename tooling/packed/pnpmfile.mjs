import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Returns the origin of the packages: the one that the owner has filled in, or else the one that GitHub Actions provides. */
function repositoryUrl() {
  const { url } = JSON.parse(readFileSync(join(import.meta.dirname, "repository.json"), "utf8"));
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  return url === "" && GITHUB_REPOSITORY !== undefined ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : url;
}

/** Returns the manifest fields for a package's origin. npm compares the repository with the provenance. */
function originOf(folder) {
  const url = repositoryUrl();
  if (url === "") return {};
  const directory = relative(root, folder);
  return {
    repository: { type: "git", url: `git+${url}.git`, directory },
    homepage: `${url}/tree/main/${directory}#readme`,
    bugs: `${url}/issues`,
  };
}

/** Returns a package's manifest for packing: without the parts about building it here. */
function beforePacking({ scripts, devDependencies, ...manifest }, folder) {
  return { ...manifest, ...originOf(folder) };
}

export const hooks = { beforePacking };
