import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import { exampleOf, exampleRefusal, examples, subjectOf } from "../src/gallery.ts";
import { BASES, type BaseName, filesOf, LICENSES, type Plan } from "../src/index.ts";
import { planOf } from "../src/plan/plan.ts";
import lines from "./command-lines.json" with { type: "json" };
import { runIn } from "./run-in.ts";

// Each file of each package that can be created, and each answer to a command line: a change of one is to be seen. After one that is meant,
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

/** Names that are odd as identifiers, as files or as packages. */
const NAMES =
  "x-a 3d new index access check check-number x-a.d x- https x-my.own+name test rows a--b gemini s3 x.y".split(" ");

test("the plan and the files for every name", async () => {
  const plans = NAMES.flatMap((name, at) => {
    const base = BASES[at % BASES.length] as BaseName;
    const like = examples[at % examples.length] as string;
    const all: readonly Partial<Plan>[] = [{ kind: "ip" }, { kind: "opaque" }, { kind: "derived", base }, { like }];
    return all.map((more) => planOf({ name, ...more, year: 1994 }));
  });
  const texts = plans.map(
    (plan) => [`${plan.kind}: ${plan.name}`, JSON.stringify([plan, filesOf(plan)], undefined, 1)] as const,
  );
  const gallery = examples.map(
    (like) => [like, [exampleOf(like), exampleRefusal(like), subjectOf(like)].join("\n")] as const,
  );
  await expect(digests("plans", [...texts, ...gallery])).toMatchFileSnapshot("plans.txt");
});

test("the answers to command lines", async () => {
  const answers: [string, string][] = [];
  for (const line of lines) {
    const directory = mkdtempSync(join(tmpdir(), "create-"));
    const { status, stdout, stderr } = await runIn(directory, line === "" ? [] : line.split(" "));
    const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const written = files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return `${relative(directory, path)}\n${readFileSync(path, "utf8")}`.replaceAll("\\", "/");
    });
    rmSync(directory, { recursive: true, maxRetries: 20 });
    const all = [status, stdout, stderr, ...written.sort()].join("\n").replaceAll(directory, "");
    answers.push([line, all.replaceAll(String(new Date().getFullYear()), "this year")]);
  }
  await expect(digests("command-lines", answers)).toMatchFileSnapshot("command-lines.txt");
});
