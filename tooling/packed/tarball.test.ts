import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { type TransformOptions, transform } from "esbuild";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, test } from "vitest";
import { filesIn, textIn } from "./site/contents.ts";
import { type Package, site } from "./site/site.ts";

// The packages are ESM only. Their types may have only the problems that follow from this:
const esmOnly = [
  // A call of `require` gets an ESM module.
  { kind: "CJSResolvesToESM", resolutionKind: "node16-cjs" },
  // Resolution as in Node 10 ignores `exports`; no Node that runs the packages resolves in this way.
  { kind: "NoResolution", resolutionKind: "node10" },
];

function summary(problem: Problem): object {
  const { kind, resolutionKind, entrypoint } = { resolutionKind: undefined, entrypoint: undefined, ...problem };
  const isAllowed = esmOnly.some((allowed) => allowed.kind === kind && allowed.resolutionKind === resolutionKind);
  return isAllowed ? { kind, resolutionKind, entrypoint } : problem;
}

/** What the packages may use of JavaScript, as docs/versions.md says: the lowest Node for those that are for Node, or else browsers. */
const floorOf = ({ isForNode }: Package): TransformOptions => ({
  target: ["es2022", ...(isForNode ? ["node20.18"] : ["chrome94", "firefox93", "safari16.4"])],
  // Some properties came with later versions of Unicode; those in use are older.
  supported: { "regexp-unicode-property-escapes": true },
});

/** An import of a package of this repository. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*"(@url1738\/[^"$]+|url1738(?:\/[^"$]*)?)"/g;

/** Tells whether a package is core, has a scheme with a definition, or is what such a package depends on: anybody's scheme may use as much. */
function isOfSchemes(name: string): boolean {
  const manifests = site().packages.map(({ manifest }) => manifest);
  const names = new Set(
    manifests.filter((manifest) => manifest.exports?.["./definition"]).map((manifest) => manifest.name),
  );
  // Iterating over a set includes items added on the way.
  for (const scheme of names)
    for (const other of Object.keys(manifests.find((candidate) => candidate.name === scheme)?.dependencies ?? {}))
      names.add(other);
  return names.has(name);
}

describe.each(site().packages)("$name", (each) => {
  const { tarball, manifest, entries } = each;
  const data = new Uint8Array(readFileSync(tarball));

  test("holds only the files in its manifest, its README and the licence", () => {
    const always = ["LICENSE", "README.md", "package.json"];
    const named = (manifest.files ?? []).map((path) => `${path}/`);
    const paths = filesIn(each);
    expect(paths).toEqual(expect.arrayContaining(always));
    expect(paths.filter((path) => !always.includes(path) && !named.some((folder) => path.startsWith(folder)))).toEqual(
      [],
    );
  });

  test("is JavaScript that the lowest Node or browsers know: there is nothing to rewrite for them", async () => {
    for (const path of filesIn(each).filter((file) => file.endsWith(".js"))) {
      const written = async (options: TransformOptions) => (await transform(textIn(each, path), options)).code;
      expect((await written(floorOf(each))) === (await written({ target: "esnext" })), path).toBe(true);
    }
  });

  test("has the licence of the workspace", () => {
    const root = resolve(import.meta.dirname, "../..");
    expect(textIn(each, "LICENSE")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
  });

  test("names its repository, or must not be released", () => {
    const { repository, homepage, bugs } = manifest;
    const origin = { repository, homepage, bugs };
    if (process.env.RELEASE !== "true" && Object.values(origin).every((field) => field === undefined)) return;
    expect(origin).toEqual({
      repository: {
        type: "git",
        url: expect.stringMatching(/^git\+https:\/\/.+\.git$/),
        directory: expect.stringMatching(/^packages\//),
      },
      homepage: expect.stringMatching(/^https:\/\/.+\/packages\/.+#readme$/),
      bugs: expect.stringMatching(/^https:\/\/.+\/issues$/),
    });
  });

  test("consists of modules, each with its declarations, and nothing else", () => {
    const all = filesIn(each).filter((path) => path.startsWith("dist/"));
    expect(all.filter((path) => !/(?<!\.test)\.(js|d\.ts)$/.test(path))).toEqual([]);
    // The command and its threads are programs; nobody but them, and modules that share a part, imports what is left.
    const isPart = (path: string) => /^dist\/(?:(?:line|text)-thread\.js$|command\/|chunk-)/.test(path);
    const isCommand = (path: string) => Object.values(manifest.bin ?? {}).some((command) => join(command) === path);
    const modules = all.filter((path) => path.endsWith(".js") && !isPart(path) && !isCommand(path));
    expect(all).toEqual(expect.arrayContaining(modules.map((path) => path.replace(/\.js$/, ".d.ts"))));
    expect(modules).not.toEqual([]);
  });

  test("does not mention the workspace", () => {
    expect(textIn(each, "package.json")).not.toMatch(
      /@url1738\/source|workspace:|devDependencies|"(pre|post)?install"/,
    );
    for (const path of filesIn(each).filter((path) => path.startsWith("dist/")))
      expect(textIn(each, path), path).not.toMatch(/\bfrom "[^"]*\.ts"|import\("[^"]*\.ts"\)|sourceMappingURL/);
  });

  test("imports only what is published, and of core only what its kind may", () => {
    const published = site().packages.flatMap(({ entries }) => entries);
    const refused = isOfSchemes(manifest.name) ? ["@url1738/core/grammar"] : [];
    const imported = filesIn(each)
      .filter((path) => /\.(?:js|d\.ts)$/.test(path))
      .flatMap((path) => Array.from(textIn(each, path).matchAll(SPECIFIER), ([, name = ""]) => name));
    expect(imported.filter((name) => !published.includes(name) || refused.includes(name))).toEqual([]);
  });

  test("satisfies publint", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test.runIf(entries.length > 0)("has types that are right wherever ESM is supported", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(data));
    const subpaths = Object.keys(manifest.exports ?? {});
    // JSON is neither ESM nor CommonJS.
    const expected = subpaths.flatMap((entrypoint) =>
      esmOnly
        .filter(({ kind }) => kind === "NoResolution" || !entrypoint.endsWith(".json"))
        .map((problem) => ({ ...problem, entrypoint })),
    );
    if (!analysis.types) throw new Error("There are no types.");
    expect(Object.keys(analysis.entrypoints)).toEqual(subpaths);
    expect(new Set(analysis.problems.map(summary))).toEqual(new Set(expected));
  });
});
