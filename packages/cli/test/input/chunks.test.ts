import { spawnSync } from "node:child_process";
import { closeSync, openSync, readSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = temporaryFolder();
const ask = `import { stdinLeft } from ${JSON.stringify(new URL("../../src/input/chunks.ts", import.meta.url))}; console.log(stdinLeft());`;

/** Returns the size of its standard input that a process reports, in octets. */
function leftIn(stdin: number | "pipe"): string {
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", ask], {
    stdio: [stdin, "pipe", "pipe"],
  });
  return String(stdout).trim();
}

test.runIf(process.platform === "linux")("of a file, what another program has read is not left", () => {
  const file = openSync(folder.write("ten.txt", "0123456789"), "r");
  readSync(file, Buffer.alloc(3));
  expect(leftIn(file)).toBe("7");
  closeSync(file);
});

test("how much is left in a pipe is unknown", () => {
  expect(leftIn("pipe")).toBe("undefined");
});
