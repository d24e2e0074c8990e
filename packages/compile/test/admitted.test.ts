import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRegistry, type Scheme, safeFormat, urlErrorOf } from "@url1738/core";
import { component, decodedText, hostport, many, oneOf, rule, sequence, uchar } from "@url1738/core/define";
import * as compiledCore from "@url1738/core/runtime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileScheme } from "../src/index.ts";
import { corePath } from "./generate.ts";
import * as functions from "./modules/odd-functions.ts";

// A compiled scheme is as safe as the definition that it was made from, once core has admitted that.

const functionsPath = new URL("modules/odd-functions.ts", import.meta.url).href;
const modules = { [corePath]: compiledCore, [functionsPath]: functions };
const user = rule("user", many(oneOf(uchar, "/@")));
const definition = {
  name: "x-a",
  defaultPort: 7,
  schemepart: sequence(
    "//",
    decodedText("user", user),
    "@",
    hostport,
    "/",
    decodedText("path", many(uchar), { check: functions.checkNoBug }),
  ),
  access: "It designates nothing.",
};

let folder = "";
let scheme: Scheme;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "url1738-admitted-"));
  const path = join(folder, "x-a.mjs");
  await writeFile(path, compileScheme(definition, modules, { exportName: "scheme" }).code);
  scheme = (await import(/* @vite-ignore */ path)).scheme;
});

afterAll(() => rm(folder, { recursive: true, maxRetries: 20 }));

test.each(["evil.dom/", "b@evil.dom/"])("a user ends no host for others: %s", (user) => {
  const href = scheme.format(scheme.build({ user, host: "good.dom", path: "" } as never));
  expect(new URL(href).hostname).toBe("good.dom");
  expect(scheme.parse(href)).toMatchObject({ user, host: "good.dom" });
});

describe("what a check throws is the cause of an error", () => {
  const value = { scheme: "x-a", user: "a", host: "h", port: 7, path: "bug" } as never;

  test.each([
    ["alone", () => scheme],
    ["in a registry", () => createRegistry([scheme]) as unknown as Scheme],
  ])("%s", (_, source) => {
    expect(source().safeParse("x-a://a@h/bug")).toMatchObject({ ok: false, error: { code: "plugin" } });
    expect(source().canParse("x-a://a@h/bug")).toBe(false);
    expect(safeFormat(source(), value)).toMatchObject({ ok: false, error: { code: "plugin" } });
  });
});

test("a component before a host that cannot be escaped is not compiled", () => {
  const raw = component("user", user, { read: functions.readAndCall, spell: String });
  const schemepart = sequence("//", raw, "@", hostport);
  let thrown: unknown;
  try {
    compileScheme({ ...definition, schemepart }, modules);
  } catch (error) {
    thrown = error;
  }
  expect(urlErrorOf(thrown)).toMatchObject({ reason: "definition/raw-before-host", scheme: "x-a" });
});
