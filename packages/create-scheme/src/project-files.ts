import type { Plan } from "./plan/plan.ts";

/** The files that check and release the sources of a package. */

const workflow = `name: CI
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    strategy:
      matrix:
        node: [20, 22, 24]
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: \${{ matrix.node }}
      - run: npm install
      - run: npm test
`;

const changesets = `{
  "changelog": "@changesets/cli/changelog",
  "commit": false,
  "access": "public",
  "baseBranch": "main"
}
`;

const aboutChangesets = `# Changes that are not released yet

\`npx changeset\` asks what has changed and writes it down here. \`npm run version\` turns these notes into a version and an entry of the
changelog, and \`npm run release\` builds, tests and publishes it. The guide "Publish it" of url1738 says which changes of a scheme are
major, minor or a patch.
`;

/** Returns a test that fails if the README calls the package by another name. */
function packageTest({ packageName }: Plan): string {
  return `import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

// The package was created as ${packageName}. Whoever renames it must change the README as well.
test("the README calls the package by its name", () => {
  const { name } = JSON.parse(read("../package.json")) as { readonly name: string };
  const readme = read("../README.md");
  expect(readme.split("\\n")[0]).toBe("# " + name);
  expect(readme).toContain(' from "' + name + '";');
  expect(readme).toContain("--plugin " + name + " ");
});
`;
}

/** Returns these files, by their paths. */
export function projectFiles(plan: Plan): Readonly<Record<string, string>> {
  return {
    ".github/workflows/ci.yml": workflow,
    ".changeset/config.json": changesets,
    ".changeset/README.md": aboutChangesets,
    "test/package.test.ts": packageTest(plan),
  };
}
