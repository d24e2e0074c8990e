import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { type Package, site } from "./site/site.ts";
import { filesIn, textIn } from "./site/tarball.ts";

// On npm, readers of a package's README do not have the folders around it: links to neighbours would lead nowhere.

const { packages } = site();

/** Returns the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

/** Returns the text of a document without its code, so that nothing in the code is taken for a link or a heading. */
async function prose(tarball: string, path: string): Promise<string> {
  return (await textIn(tarball, path))
    .replace(/^```.*?^```$/gms, "")
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ""));
}

async function hasAnchor(tarball: string, path: string, anchor: string): Promise<boolean> {
  const headings = (await prose(tarball, path)).matchAll(/^#+ (.*)$/gm);
  return anchor === "" || [...headings].some(([, heading = ""]) => anchorOf(heading) === anchor);
}

/** Tells whether a link in a document of a package leads to something. */
async function leadsSomewhere({ tarball }: Package, document: string, link: string): Promise<boolean> {
  const [to = "", anchor = ""] = link.split("#");
  const [, onNpm] = /^https:\/\/www\.npmjs\.com\/package\/(.+)$/.exec(to) ?? [];
  const [, inPackage, path] = /^https:\/\/unpkg\.com\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(to) ?? [];
  const name = onNpm ?? inPackage;
  if (to.startsWith("https://") && !/^(?:@url1738\/.*|url1738)$/.test(name ?? "")) return true;
  const owner = name === undefined ? { tarball } : packages.find((one) => one.name === name);
  if (owner === undefined) return false;
  const target =
    to === "" ? document : (path ?? (onNpm === undefined ? posix.join(posix.dirname(document), to) : "README.md"));
  const isThere = (await filesIn(owner.tarball)).includes(target);
  // A README is shown alone; readers find the package's other documents among its files.
  const isShown = name !== undefined || to === "" || document !== "README.md";
  return isShown && isThere && (await hasAnchor(owner.tarball, target, anchor));
}

describe.each(packages)("$name", (own) => {
  test("every link in its documents leads somewhere", async () => {
    const documents = (await filesIn(own.tarball)).filter((path) => path.endsWith(".md"));
    expect(documents).toContain("README.md");
    const lost: string[] = [];
    for (const document of documents)
      for (const [, link = ""] of (await prose(own.tarball, document)).matchAll(/\]\(([^)\s]+)\)/g))
        if (!(await leadsSomewhere(own, document, link))) lost.push(`${document}: ${link}`);
    expect(lost).toEqual([]);
  });
});

test("the guides are in core, and its README leads to them", async () => {
  const core = packages.find(({ name }) => name === "@url1738/core") as Package;
  const readme = await textIn(core.tarball, "README.md");
  for (const guide of ["write-a-scheme", "scheme-reference", "scheme-from-its-rfc", "publish-a-scheme"]) {
    expect(await filesIn(core.tarball)).toContain(`docs/${guide}.md`);
    expect(readme).toContain(`https://unpkg.com/@url1738/core/docs/${guide}.md`);
  }
});
