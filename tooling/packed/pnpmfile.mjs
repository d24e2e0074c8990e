import { relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** Where a package comes from. npm compares it with the provenance; only a run on GitHub Actions knows it. */
function repositoryOf(folder) {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  if (GITHUB_REPOSITORY === undefined) return {};
  const url = `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`;
  return { repository: { type: "git", url, directory: relative(root, folder) } };
}

/** What a package's manifest says when it is packed: nothing of how it is built here. */
function beforePacking({ scripts, devDependencies, ...manifest }, folder) {
  return { ...manifest, ...repositoryOf(folder) };
}

export const hooks = { beforePacking };
