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

/** Returns the entries of a package without the sources that they have here, and without those that have nothing else. */
function publishedEntries(exports) {
  const published = Object.entries(exports).map(([entry, files]) => {
    if (typeof files === "string") return [entry, files];
    const { "@url1738/source": _source, ...rest } = files;
    return [entry, rest];
  });
  return Object.fromEntries(published.filter(([, files]) => Object.keys(files).length > 0));
}

/** Returns a package's manifest for packing: without the parts about building it here. */
function beforePacking({ scripts, devDependencies, exports, ...manifest }, folder) {
  return { ...manifest, ...(exports && { exports: publishedEntries(exports) }), ...originOf(folder) };
}

export const hooks = { beforePacking };
