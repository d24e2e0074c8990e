import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { type Dependent, refusals } from "../refusals.ts";

const CORE = "@url1738/core";
const NEWS = "@url1738/news";
const GOPHER = "@url1738/gopher";

const root = resolve(import.meta.dirname, "../../../..");
const packages: readonly Dependent[] = globSync("packages/*/package.json", { cwd: root })
  .sort()
  .map((path) => {
    const manifest = JSON.parse(readFileSync(join(root, path), "utf8"));
    // The command line bundles the others of this workspace.
    const held = manifest.name === "@url1738/cli" ? Object.keys(manifest.devDependencies) : [];
    return { ...manifest, held };
  });
const names = packages.map(({ name }) => name);
const ofCore = packages
  .filter(({ dependencies, peerDependencies }) => CORE in { ...dependencies, ...peerDependencies })
  .map(({ name }) => name);

const core = packages.filter(({ name }) => name === CORE);
const peer = { name: "peer", version: "1.0.0", peerDependencies: { [CORE]: "workspace:^" }, held: [] };

/** Makes a changeset that releases some packages. */
const changeset = (type: string, ...released: readonly string[]) => ({
  releases: released.map((name) => ({ name, type })),
});
const majors = (...released: readonly string[]) => changeset("major", ...released);
const withoutNews = majors(...names.filter((name) => name !== NEWS));

test("many packages depend on core", () => {
  expect(ofCore).toEqual(expect.arrayContaining(["@url1738/ftp", "@url1738/testkit", "url1738"]));
});

type Changesets = Parameters<typeof refusals>[1];

test.each<[released: string, packages: readonly Dependent[], Changesets, needed: readonly string[], cause?: string]>([
  ["a major of core", packages, [majors(CORE)], ofCore, CORE],
  ["majors of all but one scheme", packages, [withoutNews], [NEWS], CORE],
  ["a minor of that one", packages, [withoutNews, changeset("minor", NEWS)], [NEWS], CORE],
  ["a patch of that one", packages, [withoutNews, changeset("patch", NEWS)], [NEWS], CORE],
  ["majors of all in one changeset", packages, [majors(...names)], []],
  ["majors of all in many changesets", packages, names.map((name) => majors(name)), []],
  ["a major of core on which nobody depends", core, [majors(CORE)], []],
  ["a major of core that is somebody's peer", [...core, peer], [majors(CORE)], ["peer"], CORE],
  ["a major of a scheme", packages, [majors(GOPHER)], ["@url1738/cli", "url1738"], GOPHER],
  ["minors of all", packages, [changeset("minor", ...names)], []],
  ["patches of all", packages, [changeset("patch", ...names)], []],
])("%s", (_, all, changesets, needed, cause) => {
  const sentences = needed.map((name) => `${name} needs a hand-written major, because ${cause} gets one.`);
  expect(refusals(all, changesets)).toEqual(sentences.sort());
});

test("a version below 1.0.0 is refused: a minor of it would release everything", () => {
  expect(refusals([{ name: "@url1738/new", version: "0.9.0", held: [] }], [])).toEqual([
    "@url1738/new has the version 0.9.0, below 1.0.0: there every minor leaves the range of those that depend on it.",
  ]);
});
