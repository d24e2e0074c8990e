import type { Package } from "./manifests.ts";

/** The part of a changeset that matters here. */
export interface Changeset {
  readonly releases: readonly { readonly name: string; readonly type: string }[];
}

/** A package, as far as its releases follow from those of others. */
export type Dependent = Omit<Package, "folder" | "generators">;

/** Returns the packages that re-export or hold what a package exports, and in turn those that re-export or hold them. */
function dependents(name: string, packages: readonly Dependent[]): ReadonlySet<string> {
  const names = new Set([name]);
  // Iterating over a set includes items added on the way.
  for (const each of names)
    for (const { name: other, dependencies, peerDependencies, held } of packages)
      if (Object.hasOwn({ ...dependencies, ...peerDependencies }, each) || held.includes(each)) names.add(other);
  names.delete(name);
  return names;
}

/**
 * Returns the errors in the coming versions. A dependent of a package with a major release is released with it, but only as a patch,
 * although its own exports have changed with those it passes on: somebody must write a major for it, and tell its users.
 *
 * @param packages - The published packages.
 * @param changesets - The changesets to be released.
 * @returns One sentence for each package with an error.
 */
export function refusals(packages: readonly Dependent[], changesets: readonly Changeset[]): readonly string[] {
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
