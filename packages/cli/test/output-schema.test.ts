import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { commandsFor } from "../src/commands-for.ts";
import { objectsOf, runWith } from "./fake-host.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Allows objects only their declared fields: the published schema allows fields of later versions; here, each must be declared. */
const closed = (_: string, value: unknown) =>
  typeof value === "object" && value !== null && "properties" in value
    ? { additionalProperties: false, ...value }
    : value;

const schema = JSON.parse(readFileSync(new URL("../data/output.schema.json", import.meta.url), "utf8"), closed);
const ajv = new Ajv2020({ allErrors: true }).addSchema(schema, "output");

/** Returns how an object differs from a line of a command. */
function errorsOf(command: string, object: unknown): unknown {
  const validate = ajv.getSchema(`output#/$defs/${command}`);
  if (validate === undefined) throw new Error(`There is no schema of ${command}.`);
  return validate(object) ? [] : validate.errors;
}

const LONE = "http://h/\ud800";
const TEXT =
  "<URL:http://h.dom/#top> <URL:x> http://h/|a <URL:gopher://h:25/> <URL:http://a/b-\nc> <URL:ftp://u:p@h/?token=x>";
const JSON_LINES =
  '{"scheme":"http","host":"h","port":80,"path":"/"}\n{"scheme":"http","host":{"percent":"h%00"}}\n{}\nx\n';

const runs: readonly [command: string, args: readonly string[], input: string, oks: readonly unknown[]][] = [
  ["parse", ["ftp://u:p@h/a;type=i", "news:*", "nope", LONE, "http://h/|a"], "", [true, true, false, false, false]],
  ["parse", ["--redact", "ftp://u:p@h/?token=x"], "", [true]],
  ["parse", [], "ftp://h/%ff\n\u0000\nx:y\n", [true, false, false]],
  ["check", ["http://h/", "htp://h/"], "", [true, false]],
  ["format", ["HTTP://H/", ""], "", [true, false]],
  ["resolve", ["http://h/a/", "../b", "?c", "x y", LONE], "", [true, true, false, false]],
  ["format", ["--from-json"], JSON_LINES, [true, false, false, false]],
  [
    "access",
    ["ftp://h/a", "gopher://h/", "file:///a", "mailto:a@b.c", "news:a@b", "nope"],
    "",
    [true, true, true, false, false, false],
  ],
  ["access", ["--gateway", "wais=http://g/?{url}", "wais://h/d"], "", [true]],
  ["audit", ["gopher://h:25/", "http://u:p@h/", "http://h"], "", [true, false, true]],
  ["diagnose", ["http://h/|%zz", "http://h/"], "", [false, true]],
  ["diagnose", ["--limit", "1"], "http://h/|%zz\n", [false]],
  ["repair", ["http://h/|a", "http://h/", "//"], "", [true, true, false]],
  ["wrap", ["http://h/", "nope"], "", [true, false]],
  ["slug", ["What is new?", "a\ud800"], "", [true, true]],
  ["extract", ["--bare", "--broken", "--audit"], TEXT, [true, false, false, true, true, true]],
  ["extract", ["--redact"], TEXT, [true, false, true, true, true]],
];

const folder = temporaryFolder();

describe("output.schema.json describes", () => {
  test.each(runs)("%s --json %j", async (command, args, input, oks) => {
    const objects = objectsOf(await runWith([command, "--json", ...args], { input }));
    expect(objects.map((object) => (object as { readonly ok: unknown }).ok)).toEqual(oks);
    expect(objects.flatMap((object) => errorsOf(command, object))).toEqual([]);
  });

  test("plugin --json", async () => {
    const plugins = ["finger.ts", "strange.ts"].map((name) =>
      fileURLToPath(new URL(`schemes/plugins/${name}`, import.meta.url)),
    );
    const objects = objectsOf(await runWith(["plugin", "--json", ...plugins]));
    expect(objects.map((object) => (object as { readonly ok: unknown }).ok)).toEqual([true, false, false]);
    expect(objects.flatMap((object) => errorsOf("plugin", object))).toEqual([]);
  });

  test("ls --json", async () => {
    const url = pathToFileURL(folder.write("a b~", "")).href.replace(/[^/]*$/, "");
    const objects = objectsOf(await runWith(["ls", "--json", url]));
    expect(objects).toEqual([{ name: "a b~", type: "file", href: `${url}a%20b%7E` }]);
    expect(objects.flatMap((object) => errorsOf("ls", object))).toEqual([]);
  });
});

test("a schema for every command that has --json, which accepts nothing else", async () => {
  const named = (await commandsFor()).filter(({ options }) => options.some(({ flags }) => flags === "--json"));
  expect(named.length).toBeGreaterThan(10);
  for (const { name } of named) expect(errorsOf(name, { input: "http://h/", ok: 1, more: 1 }), name).not.toEqual([]);
});
