import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { registry, rfc1738, rfc1738Schemes } from "url1738";
import { expect, test } from "vitest";
import { runWith } from "../../../packages/cli/test/fake-host.ts";
import stops from "../stops.json" with { type: "json" };

const start = fileURLToPath(new URL("../start.ts", import.meta.url));

function startWith(...args: readonly string[]) {
  return spawnSync(process.execPath, ["--conditions=@url1738/source", start, ...args], { encoding: "utf8", input: "" });
}

const tour = startWith();

test("the tour shows every scheme, and each URL as parse does", () => {
  const { status, stdout, stderr } = tour;
  expect([status, stderr]).toEqual([0, ""]);
  const ofRfc = stops.filter(({ isToday }) => !isToday).flatMap(({ urls }) => urls.map((text) => rfc1738.parse(text)));
  expect(new Set(ofRfc.map(({ scheme }) => scheme))).toEqual(new Set(rfc1738Schemes.map(({ name }) => name)));
  const ofToday = stops.filter(({ isToday }) => isToday).flatMap(({ urls }) => urls);
  expect(ofToday).toHaveLength(3);
  expect(ofToday.every((text) => registry.canParse(text) && !rfc1738.canParse(text))).toBe(true);
  const spellings = [
    ...ofRfc.map((url) => rfc1738.format(url)),
    ...ofToday.map((text) => registry.format(registry.parse(text))),
  ];
  for (const href of spellings) expect(stdout).toContain(`\n${href}\n  scheme`);
  for (const { section, sentence } of stops) {
    expect(stdout).toContain(sentence);
    expect(stdout).toContain(section);
  }
});

test("the commands that it suggests work", async () => {
  const next = [...tour.stdout.matchAll(/^ {2}npx pnpm@12 start (.*)$/gm)].map(([, words = ""]) =>
    words.replaceAll('"', ""),
  );
  expect(next.length).toBeGreaterThan(2);
  for (const words of next) {
    const { status, stderr } = await runWith(words.split(" "));
    expect(status, words).toBe(words.startsWith("check") ? 1 : 0);
    expect(stderr !== "", words).toBe(words.startsWith("check"));
  }
});

test("with arguments, it runs the command line", () => {
  expect(startWith("format", "HTTP://H:80")).toMatchObject({ status: 0, stdout: "http://h/\n", stderr: "" });
  expect(startWith("prase")).toMatchObject({ status: 2, stdout: "" });
});
