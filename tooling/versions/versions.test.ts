import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Command, steps } from "./guide.ts";
import { type LocalRegistry, startRegistry } from "./registry.ts";
import { type Shell, shell } from "./shell.ts";
import { copyWorkspace } from "./workspace-copy.ts";

const root = resolve(import.meta.dirname, "../..");
const temporary = mkdtempSync(join(tmpdir(), "versions-"));
const workspace = join(temporary, "url1738");

let registry: LocalRegistry;
let sh: Shell;

beforeAll(async () => {
  mkdirSync(join(temporary, "my-program"));
  copyWorkspace(workspace);
  registry = await startRegistry(temporary);
  sh = shell(temporary, registry.env);
});

afterAll(() => {
  registry?.stop();
  rmSync(temporary, { recursive: true });
});

/** A pattern for what a guide shows of an output, in which `…` stands for anything. */
function pattern(output: string): RegExp {
  const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`^${output.split("…").map(literal).join("[^]*")}$`);
}

function follow({ line, output }: Command, cwd: string): void {
  const { printed, status } = sh.run(line, cwd);
  // A command may fail where the guide says so.
  const [, expected = "0"] = /exit code (\d+)/.exec(output ?? "") ?? [];
  expect(status, `${line}\n${printed}`).toBe(Number(expected));
  if (output !== undefined) expect(printed, line).toMatch(pattern(output));
}

describe("the guide to versions", () => {
  const guide = readFileSync(join(root, "docs/versions.md"), "utf8");

  test.each(steps(guide))("$name", ({ path, commands, text }) => {
    if (commands !== undefined) {
      for (const command of commands) follow(command, join(temporary, path));
    } else {
      mkdirSync(dirname(join(temporary, path)), { recursive: true });
      writeFileSync(join(temporary, path), text);
    }
  });
});
