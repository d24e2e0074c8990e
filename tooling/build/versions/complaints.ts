import type { Manifest } from "./manifests.ts";

/** A changeset, as far as it matters here. */
export interface Changeset {
  readonly releases: readonly { readonly name: string; readonly type: string }[];
}

/** The packages that pass on what a package exports, and in turn those that pass on what these export. */
function dependents(name: string, packages: readonly Manifest[]): ReadonlySet<string> {
  const found = new Set([name]);
  // A set is iterated to its end, including what is added on the way.
  for (const each of found)
    for (const { name: other, dependencies, peerDependencies } of packages)
      if (Object.hasOwn({ ...dependencies, ...peerDependencies }, each)) found.add(other);
  found.delete(name);
  return found;
}

/**
 * What is wrong with the coming versions. A dependent of a package that gets a major version is released with it, but only as a
 * patch, although what it exports has changed with what it passes on: unless somebody writes its major, and tells its users.
 *
 * @param packages - The published packages.
 * @param changesets - What will be released.
 * @returns One sentence for each package at fault.
 */
export function complaints(packages: readonly Manifest[], changesets: readonly Changeset[]): readonly string[] {
  const releases = changesets.flatMap((changeset) => changeset.releases);
  const majors = new Set(releases.filter(({ type }) => type === "major").map(({ name }) => name));
  const early = packages
    .filter(({ version }) => version.startsWith("0."))
    .map(
      ({ name, version }) =>
        `${name} has the version ${version}, below 1.0.0: there every minor leaves the range of those that depend on it.`,
    );
  const needed = new Map<string, string>();
  for (const name of majors)
    for (const dependent of dependents(name, packages))
      if (!majors.has(dependent) && !needed.has(dependent)) needed.set(dependent, name);
  const missing = [...needed].map(
    ([dependent, name]) => `${dependent} needs a hand-written major, because ${name} gets one.`,
  );
  return [...early, ...missing.sort()];
}
