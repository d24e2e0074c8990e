import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { commandsFor } from "../src/commands-for.ts";
import { manualPage } from "./manual-page.ts";

const path = fileURLToPath(new URL("../man/url1738.1", import.meta.url));
const commands = await commandsFor();

test("the page that is published is that of the commands; `-u` writes it", async () => {
  await expect(manualPage(commands)).toMatchFileSnapshot(path);
});

const hasMan = spawnSync("man", ["--version"]).status === 0;

test("man shows it without a message, with every command and option", ({ skip }) => {
  skip(!hasMan, "man is not on this machine");
  const env = { ...process.env, MANWIDTH: "200", LC_ALL: "C" };
  const { status, stdout, stderr } = spawnSync("man", ["--warnings", "-l", path], { encoding: "utf8", env });
  expect([status, stderr]).toEqual([0, ""]);
  for (const { name, options } of commands) {
    expect(stdout).toMatch(new RegExp(`^ +${name} `, "m"));
    for (const { flags } of options) expect(stdout).toContain(flags);
  }
});
