import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Where the packages come from: what the owner has filled in, else what a run on GitHub Actions knows. */
function repositoryUrl() {
  const { url } = JSON.parse(readFileSync(join(import.meta.dirname, "repository.json"), "utf8"));
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  return url === "" && GITHUB_REPOSITORY !== undefined ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : url;
}

/** The fields of a manifest that say where a package comes from. npm compares the repository with the provenance. */
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

/** What a package's manifest says when it is packed: nothing of how it is built here. */
function beforePacking({ scripts, devDependencies, ...manifest }, folder) {
  return { ...manifest, ...originOf(folder) };
}

export const hooks = { beforePacking };
