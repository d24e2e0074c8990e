import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type Dependent, refusals } from "../refusals.ts";

const root = resolve(import.meta.dirname, "../../../..");
const packages: readonly Dependent[] = globSync("packages/*/package.json", { cwd: root }).map((path) => {
  const manifest = JSON.parse(readFileSync(join(root, path), "utf8"));
  // The command line bundles the others of this workspace.
  const held = manifest.name === "@url1738/cli" ? Object.keys(manifest.devDependencies) : [];
  return { ...manifest, held };
});
const core = packages.filter(({ name }) => name === "@url1738/core");
const names = packages.map(({ name }) => name);
const major = (name: string) => ({ releases: [{ name, type: "major" }] });

/** Returns the packages that the sentences are about. */
function about(sentences: readonly string[]): readonly string[] {
  return sentences.map((sentence) => sentence.split(" ", 1)[0] ?? "").sort();
}

describe("a major of core", () => {
  const dependents = packages
    .filter(({ dependencies, peerDependencies }) => "@url1738/core" in { ...dependencies, ...peerDependencies })
    .map(({ name }) => name);

  test("needs a major of every scheme and of every other package that re-exports from core", () => {
    expect(dependents).toEqual(expect.arrayContaining(["@url1738/ftp", "@url1738/testkit", "url1738"]));
    const sentences = refusals(packages, [major("@url1738/core")]);
    expect(about(sentences)).toEqual([...dependents].sort());
    expect(sentences).toContain("@url1738/wais needs a hand-written major, because @url1738/core gets one.");
  });

  test("is refused if one of them is missing", () => {
    const others = names.filter((name) => name !== "@url1738/news").map(major);
    expect(about(refusals(packages, others))).toEqual(["@url1738/news"]);
  });

  test("is refused if one is written as a minor or a patch", () => {
    for (const type of ["minor", "patch"]) {
      const releases = names.map((name) => ({ name, type: name === "@url1738/news" ? type : "major" }));
      expect(about(refusals(packages, [{ releases }]))).toEqual(["@url1738/news"]);
    }
  });

  test("is accepted with all of them, in one changeset or in many", () => {
    expect(refusals(packages, names.map(major))).toEqual([]);
    expect(refusals(packages, [{ releases: names.map((name) => ({ name, type: "major" })) }])).toEqual([]);
  });

  test("needs nothing if nobody depends on core", () => {
    expect(refusals(core, [major("@url1738/core")])).toEqual([]);
  });
});

test("a major of a scheme needs a major of the package with the registry, and of the command line", () => {
  expect(refusals(packages, [major("@url1738/gopher")])).toEqual([
    "@url1738/cli needs a hand-written major, because @url1738/gopher gets one.",
    "url1738 needs a hand-written major, because @url1738/gopher gets one.",
  ]);
});

test.each([["minor"], ["patch"]])("a %s of any package needs nothing else", (type) => {
  for (const name of names) expect(refusals(packages, [{ releases: [{ name, type }] }])).toEqual([]);
});

test("a version below 1.0.0 is refused: a minor of it would release everything", () => {
  expect(refusals([{ name: "@url1738/new", version: "0.9.0", held: [] }], [])).toEqual([
    "@url1738/new has the version 0.9.0, below 1.0.0: there every minor leaves the range of those that depend on it.",
  ]);
});

test("a peer counts as a dependency", () => {
  const peer = {
    name: "@url1738/peer",
    version: "1.0.0",
    peerDependencies: { "@url1738/core": "workspace:^" },
    held: [],
  };
  expect(about(refusals([...core, peer], [major("@url1738/core")]))).toEqual(["@url1738/peer"]);
});
