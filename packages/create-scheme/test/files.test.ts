import { expect, test } from "vitest";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import { examples } from "../src/gallery.ts";
import { BASES, filesOf, LICENSES, type Plan } from "../src/index.ts";

// Each file of each package that can be created: a change of one is to be seen. After one that is meant,
// `npx pnpm@12 test packages/create-scheme/test/files.test.ts --update` writes the digests, and belongs in the commit.

const plans: Readonly<Record<string, Partial<Plan>>> = {
  ip: { kind: "ip" },
  "ip, with a port": { kind: "ip", port: 79, holder: "Anna", repository: "https://forge.dom/anna/url-x-a.git" },
  opaque: { kind: "opaque" },
  ...Object.fromEntries(BASES.map((base) => [`derived from ${base}`, { kind: "derived", base }])),
  "derived from http, with a port": { kind: "derived", base: "http", port: 8000 },
  ...Object.fromEntries(examples.map((like) => [`like ${like}`, { kind: "like", like }])),
  ...Object.fromEntries([...LICENSES, "UNLICENSED" as const].map((license) => [license, { license }])),
};

test("the files of every plan", async () => {
  const files = Object.entries(plans).flatMap(([title, plan]) =>
    Object.entries(filesOf({ name: "x-a+b.c", year: 1994, ...plan })).map(
      ([path, text]) => [`${title}: ${path}`, text] as const,
    ),
  );
  await expect(digests("files", files)).toMatchFileSnapshot("files.txt");
});
