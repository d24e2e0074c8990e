import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { registry, schemes } from "url1738";
import { expect, test } from "vitest";
import { stops } from "../stops.ts";

const start = fileURLToPath(new URL("../start.ts", import.meta.url));

function startWith(...args: readonly string[]) {
  return spawnSync(process.execPath, ["--conditions=@url1738/source", start, ...args], { encoding: "utf8", input: "" });
}

test("the tour shows every scheme, and each URL as parse does", () => {
  const { status, stdout, stderr } = startWith();
  expect([status, stderr]).toEqual([0, ""]);
  const urls = stops.flatMap(({ urls }) => urls).map((text) => registry.parse(text));
  expect(new Set(urls.map(({ scheme }) => scheme))).toEqual(new Set(schemes.map(({ name }) => name)));
  for (const url of urls) expect(stdout).toContain(`\n${registry.format(url)}\n  scheme`);
  for (const { section, sentence } of stops) {
    expect(stdout).toContain(sentence);
    expect(stdout).toContain(section);
  }
});

test("the commands that it suggests work", () => {
  const next = [...startWith().stdout.matchAll(/^ {2}npx pnpm@12 start (.*)$/gm)].map(([, words = ""]) =>
    words.replaceAll('"', ""),
  );
  expect(next.length).toBeGreaterThan(2);
  for (const words of next) {
    const { status, stderr } = startWith(...words.split(" "));
    expect(status, words).toBe(words.startsWith("check") ? 1 : 0);
    expect(stderr !== "", words).toBe(words.startsWith("check"));
  }
});

test("with arguments, it runs the command line", () => {
  expect(startWith("format", "HTTP://H:80")).toMatchObject({ status: 0, stdout: "http://h/\n", stderr: "" });
  expect(startWith("prase")).toMatchObject({ status: 2, stdout: "" });
});
