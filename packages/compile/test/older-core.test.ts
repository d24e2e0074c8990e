import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTRACT, urlErrorOf } from "@url1738/core";
import { decodedText, many, sequence, uchar } from "@url1738/core/define";
import * as core from "@url1738/core/runtime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileScheme } from "../src/index.ts";
import { corePath } from "./generate.ts";

// A module from a newer compiler meets an older core, or the other way round: before anything else runs, it says what to install.

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "url1738-older-core-"));
});

afterAll(() => rm(folder, { recursive: true, maxRetries: 20 }));

const definition = {
  name: "x-newer",
  schemepart: sequence("//", decodedText("text", many(uchar))),
  access: "It designates its own text.",
};

const { code } = compileScheme(definition, { [corePath]: core }, { core: "7.1.0" });

async function load(file: string, text: string): Promise<unknown> {
  const path = join(folder, file);
  await writeFile(path, text);
  return import(/* @vite-ignore */ path);
}

test("a module carries the version that it needs", async () => {
  expect(code).toMatch(/^\/\/ .* for @url1738\/core@7\.1\.0; do not edit\.\n/);
  expect(await load("same.mjs", code)).toMatchObject({ xNewer: { name: "x-newer" } });
});

test.each([
  ["a function that it uses", "function.mjs", code.replaceAll("core.componentElement", "core.newElement")],
  ["its contract", "contract.mjs", code.replace(`"7.1.0", ${CONTRACT}, [`, `"7.1.0", ${CONTRACT + 1}, [`)],
])("a core without %s gets a sentence of its own", async (_, file, newer) => {
  expect(newer).not.toBe(code);
  const thrown = await load(file, newer).catch((error) => error);
  expect(urlErrorOf(thrown)).toMatchObject({
    code: "contract-version",
    scheme: "x-newer",
    message:
      'The scheme "x-newer" was compiled for a newer @url1738/core than this copy. Install @url1738/core@7.1.0 or newer.',
  });
});

test.each([0, CONTRACT - 1])("a module of contract %i is not told to install a newer core", async (contract) => {
  const older = code
    .replace(`"7.1.0", ${CONTRACT}, [`, `"7.1.0", ${contract}, [`)
    .replaceAll("core.componentElement", "core.oldElement");
  const thrown = await load(`contract-${contract}.mjs`, older).catch((error) => error);
  expect(urlErrorOf(thrown)).toMatchObject({
    code: "contract-version",
    reason: "contract-version-older",
    scheme: "x-newer",
    params: { version: contract, own: CONTRACT },
  });
});
