import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, textIn } from "./site/contents.ts";
import { type Package, site } from "./site/site.ts";

// On npm, readers of a package's README do not have the folders around it, so links to them would lead nowhere.

const { packages } = site();

/** Returns the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

/** Returns the text of a document without its code, so that nothing in the code is taken for a link or a heading. */
function prose(owner: Package, path: string): string {
  return textIn(owner, path)
    .replace(/^```.*?^```$/gms, "")
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ""));
}

function hasAnchor(owner: Package, path: string, anchor: string): boolean {
  const headings = prose(owner, path).matchAll(/^#+ (.*)$/gm);
  return anchor === "" || [...headings].some(([, heading = ""]) => anchorOf(heading) === anchor);
}

/** Tells whether a link in a document of a package leads to something. */
function leadsSomewhere(from: Package, document: string, link: string): boolean {
  const [to = "", anchor = ""] = link.split("#");
  const [, onNpm] = /^https:\/\/www\.npmjs\.com\/package\/([^?]+)(?:\?activeTab=code)?$/.exec(to) ?? [];
  const [, inPackage, path] = /^https:\/\/unpkg\.com\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(to) ?? [];
  const name = onNpm ?? inPackage;
  if (to.startsWith("https://") && !/^(?:@url1738\/.*|url1738)$/.test(name ?? "")) return true;
  const owner = name === undefined ? from : packages.find((candidate) => candidate.name === name);
  if (owner === undefined) return false;
  const target =
    to === "" ? document : (path ?? (onNpm === undefined ? posix.join(posix.dirname(document), to) : "README.md"));
  const isThere = filesIn(owner).includes(target);
  // A README is shown alone; readers find the package's other documents among its files.
  const isShown = name !== undefined || to === "" || document !== "README.md";
  return isShown && isThere && hasAnchor(owner, target, anchor);
}

describe.each(packages)("$name", (each) => {
  test("every link in its documents leads somewhere", () => {
    const documents = filesIn(each).filter((path) => path.endsWith(".md"));
    expect(documents).toContain("README.md");
    const lost: string[] = [];
    for (const document of documents)
      for (const [, link = ""] of prose(each, document).matchAll(/\]\(([^)\s]+)\)/g))
        if (!leadsSomewhere(each, document, link)) lost.push(`${document}: ${link}`);
    expect(lost).toEqual([]);
  });
});

test("the guides are in create-scheme, and core's README leads to them", () => {
  const [core, guides] = ["core", "create-scheme"].map((name) =>
    packages.find((candidate) => candidate.name === `@url1738/${name}`),
  ) as [Package, Package];
  const readme = textIn(core, "README.md");
  for (const guide of ["write-a-scheme", "scheme-reference", "scheme-from-its-specification", "publish-a-scheme"]) {
    expect(filesIn(guides)).toContain(`docs/${guide}.md`);
    const link = `https://unpkg.com/@url1738/create-scheme/docs/${guide}.md`;
    expect(readme.includes(link), link).toBe(true);
  }
});
