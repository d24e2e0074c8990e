import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allOptions } from "../../src/command-kit/options.ts";
import { commandsFor } from "../../src/commands-for.ts";
import { objectsOf, runWith } from "../fake-host.ts";
import { main } from "../process.ts";

const commands = await commandsFor();

const path = (name: string) => fileURLToPath(new URL(`plugins/${name}`, import.meta.url));

const finger = ["--plugin", path("finger.ts")];

const url = "x-finger://Host.dom:79/j%C3%BCrgen";

describe("URL1738_PLUGIN", () => {
  const env = { URL1738_PLUGIN: `${path("finger.ts")},${path("folder/folder.ts")}` };

  test("names plugins, separated by commas, for commands that take them", async () => {
    expect(await runWith(["check", url], { env })).toEqual({ status: 0, stdout: "", stderr: "" });
    expect((await runWith(["slug", "a b"], { env })).status).toBe(0);
  });

  test("names one that --plugin names as well", async () => {
    expect((await runWith(["check", ...finger, url], { env })).status).toBe(0);
  });

  test("is told to be wrong as --plugin is", async () => {
    const { status, stderr } = await runWith(["check", url], { env: { URL1738_PLUGIN: path("empty.ts") } });
    expect([status, stderr]).toEqual([2, expect.stringContaining("empty.ts exports nothing")]);
  });
});

describe("every command that takes URLs takes those of a plugin", () => {
  test("and no other has the option", () => {
    const having = commands.filter((command) =>
      allOptions(command.options).some(({ flags }) => flags.startsWith("--plugin")),
    );
    const takingUrls = commands.filter(({ options }) => options.some(({ flags }) => flags === "--generic"));
    // Texts have URLs as well, and the names of schemes are completed.
    expect(having.filter(({ name }) => name !== "redact" && name !== "completion")).toEqual(takingUrls);
    expect(having.map(({ name }) => name)).toContain("parse");
  });

  test.each([
    [
      "parse",
      'x-finger://host.dom/j%C3%BCrgen\n  scheme  "x-finger"\n  host    "host.dom"\n  port    79\n  name    "jürgen"\n',
    ],
    ["check", ""],
    ["format", "x-finger://host.dom/j%C3%BCrgen\n"],
    ["audit", ""],
    ["diagnose", ""],
    ["repair", `${url}\n`],
    ["access", 'protocol "finger"\nhost "host.dom"\nport 79\nrequest "jürgen\\r\\n"\nsteps[0].send "all"\n'],
  ])("%s", async (command, printed) => {
    expect(await runWith([command, ...finger, url])).toEqual({ status: 0, stdout: printed, stderr: "" });
  });

  test("access through a gateway", async () => {
    const { stdout } = await runWith(["access", ...finger, "--gateway", "x-finger=http://gw.dom/{url}", url]);
    expect(stdout).toMatch(/^# through the gateway .*\n# connect to gw.dom.*\nGET /);
  });

  test("access through a gateway of its own", async () => {
    const { stdout } = await runWith(["access", ...finger, "--gateway", "wais=x-finger://gw.dom/{url}", "wais://h/d"]);
    expect(stdout).toBe(
      '# through the gateway x-finger://gw.dom/{url}\nprotocol "finger"\nhost "gw.dom"\nport 79\nrequest "wais://h/d\\r\\n"\nsteps[0].send "all"\n',
    );
  });

  test("format --from-json", async () => {
    const parsed = await runWith(["parse", "--json", ...finger, url]);
    const { stdout } = await runWith(["format", "--from-json", ...finger], { input: parsed.stdout });
    expect(stdout).toBe("x-finger://host.dom/j%C3%BCrgen\n");
  });

  test("its advice, and its errors", async () => {
    const ran = await runWith(["check", "--json", ...finger, "finger.host.dom", "x-finger://h_/"]);
    expect(ran.status).toBe(1);
    expect(objectsOf(ran)).toMatchObject([
      { error: { hint: expect.stringContaining("x-finger://finger.host.dom") } },
      { error: { scheme: "x-finger", component: "host", index: 12 } },
    ]);
  });
});

test("several plugins, a folder among them", async () => {
  const { status, stdout } = await runWith(["format", ...finger, "--plugin", path("folder"), url, "x-whois://H:43/a"]);
  expect([status, stdout]).toEqual([0, "x-finger://host.dom/j%C3%BCrgen\nx-whois://h/a\n"]);
});

test("the URL of a file", async () => {
  const plugin = pathToFileURL(path("finger.ts")).href;
  expect((await runWith(["check", "--plugin", plugin, url])).status).toBe(0);
});

test("--generic leaves a plugin's URLs to the plugin", async () => {
  const ran = await runWith(["parse", "--json", "--generic", ...finger, url, "x-other:a"]);
  expect(objectsOf(ran)).toMatchObject([{ url: { name: "jürgen" } }, { url: { schemePart: "a" } }]);
});

test("without the plugin its scheme is unknown, and the hint says how to add it", async () => {
  const { status, stderr } = await runWith(["check", url]);
  expect(status).toBe(1);
  expect(stderr).toContain("--plugin");
});

describe("a plugin that cannot be used is wrong usage, before anything is read", () => {
  test.each([
    [
      "a package that is not installed",
      "@nobody/x-nothing",
      /cannot be found from .*: .*Install it there, or give the path/,
    ],
    ["a name that cannot be one", "no such:thing", /The plugin no such:thing cannot be found/],
    ["a file that is not there", path("none.ts"), /cannot be found .*none\.ts/],
    ["a folder without a package", path(""), /cannot be found .*package\.json/],
    ["a module that throws", path("broken.ts"), /cannot be loaded: It is broken\./],
    ["a scheme with errors", path("mistaken.ts"), /cannot be loaded: "hnit" is unknown: .* "defaultPort" /],
    [
      "a module without a scheme",
      path("nothing.ts"),
      /exports no scheme, only a, finger\. Make a scheme with defineScheme/,
    ],
    ["a module without exports", path("empty.ts"), /exports nothing\./],
    ["another contract", path("later.ts"), /cannot be used: The scheme "x-finger" follows version 3 of the contract/],
    [
      "a scheme of RFC 1738",
      path("twice.ts"),
      /cannot be used: The scheme "ftp" is given twice, by url1738 itself and by \S+twice\.ts; leave one out\./,
    ],
  ])("%s", async (_, plugin, message) => {
    const { status, stdout, stderr } = await runWith(["check", "--plugin", plugin], { input: "news:a\n" });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^error: The plugin /);
    expect(stderr).toMatch(message);
  });

  test("its errors are reported in French as well", async () => {
    const { stderr } = await runWith(["check", "--lang", "fr", "--plugin", path("mistaken.ts"), url]);
    expect(stderr.replace(/[\u00a0\u202f]/g, " ")).toMatch(
      /ne peut pas être chargée : « hnit » ne signifie rien ici : .* « defaultPort », s’il est donné, est un nombre entier de 0 à 65 535\./,
    );
  });

  test("the same scheme from two plugins", async () => {
    const { status, stderr } = await runWith(["check", ...finger, ...finger, url]);
    expect(status).toBe(2);
    expect(stderr).toContain('The scheme "x-finger" is given twice');
  });
});

describe("a plugin whose functions throw", () => {
  const broken = ["read", "nothing", "spell", "check", "hint é", "look", "access"];
  const input = [...broken.map((text) => `x-bug://${text}`), "meant", "x-bug://good"]
    .map((line) => `${line}\n`)
    .join("");

  test.each([
    ["parse", ["read", "nothing", "spell", "check", "hint é", "meant"]],
    ["check", ["read", "nothing", "check", "hint é", "meant"]],
    ["format", ["read", "nothing", "spell", "check", "hint é", "meant"]],
    ["access", ["read", "nothing", "spell", "check", "hint é", "access", "meant"]],
    ["audit", ["read", "nothing", "check", "hint é", "look", "meant"]],
    ["diagnose", ["read", "nothing", "check", "hint é", "meant"]],
    ["repair", ["read", "nothing", "check", "hint é", "meant"]],
  ])("%s tells so, and goes on with the next line", async (command, failing) => {
    const options = [command, "--plugin", path("buggy.ts")];
    const ran = await runWith([...options, "--json"], { input });
    expect([ran.status, ran.stderr]).toEqual([1, ""]);
    const results = objectsOf(ran) as readonly {
      readonly input: string;
      readonly ok: boolean;
      readonly [field: string]: unknown;
    }[];
    const isPlugin = (value: unknown) => JSON.stringify(value).includes('"code":"plugin"');
    expect(results.filter(isPlugin).map((result) => result.input.replace("x-bug://", ""))).toEqual(failing);
    expect(results.map((result) => result.input).at(-1)).toBe("x-bug://good");
    expect(results).toHaveLength(broken.length + 2);
    const plain = await runWith(options, { input });
    expect(plain.stderr + plain.stdout).toContain('A function of the scheme "x-bug" threw an error');
    expect(plain.stderr + plain.stdout).toContain("The error is: It is broken.");
    expect(plain.stderr + plain.stdout).not.toMatch(/TypeError|^ +at /m);
  });

  test("extract", async () => {
    const text = `<URL:x-bug://read> and <URL:x-bug://good>\n`;
    const ran = await runWith(["extract", "--json", "--plugin", path("buggy.ts")], { input: text });
    expect(objectsOf(ran)).toMatchObject([{ ok: false, error: { code: "plugin", scheme: "x-bug" } }, { ok: true }]);
  });
});

describe("a package is looked for from the current directory", () => {
  const root = resolve(import.meta.dirname, "../../../..");
  let project: string;

  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), "plugin-"));
    const folder = join(project, "node_modules/x-installed");
    mkdirSync(folder, { recursive: true });
    mkdirSync(join(project, "node_modules/@url1738"));
    symlinkSync(join(root, "packages/core"), join(project, "node_modules/@url1738/core"));
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ name: "x-installed", type: "module", exports: { import: "./index.js" } }),
    );
    const grammar = `decodedText("text", many(uchar))`;
    writeFileSync(
      join(folder, "index.js"),
      `import { defineScheme } from "@url1738/core/define";
import { decodedText, many, uchar } from "@url1738/core/define";
export const text = defineScheme({ name: "x-text", schemepart: ${grammar}, access: "It designates a text." });`,
    );
  });

  afterAll(() => rmSync(project, { recursive: true, maxRetries: 20 }));

  function runIn(cwd: string, ...args: readonly string[]) {
    const parameters = ["--conditions=@url1738/source", main, ...args];
    return spawnSync(process.execPath, parameters, { cwd, encoding: "utf8" });
  }

  test("by its name, or its folder's path, or from inside of it", () => {
    const args = ["format", "x-text:%41", "--plugin"];
    expect(runIn(project, ...args, "x-installed").stdout).toBe("x-text:A\n");
    expect(runIn(project, ...args, "./node_modules/x-installed").stdout).toBe("x-text:A\n");
    expect(runIn(join(project, "node_modules/x-installed"), ...args, ".").stdout).toBe("x-text:A\n");
  });

  test("and nowhere else", async () => {
    const { status, stderr } = await runWith(["check", "--plugin", "x-installed", "x-text:a"]);
    expect(status).toBe(2);
    expect(stderr).toContain("The plugin x-installed cannot be found");
  });
});

describe("a plugin's own texts", () => {
  const menu = ["--plugin", path("menu.ts")];

  test("are said in the user's language, with the names of its components", async () => {
    const { stderr } = await runWith(["check", "--lang", "fr", ...menu, "x-menu:0"]);
    expect(stderr).toMatch(/erreur\[x-menu\/no-dish\]\s: le menu commence par le plat nº 1\./);
    expect(stderr).toMatch(/aide\s: comptez à partir de 1\./);
    const { stdout } = await runWith(["parse", "--lang", "fr", ...menu, "x-menu:7/2"]);
    expect(stdout).toMatch(/plat +"7"\n +table +"2"\n/);
  });

  test("are in core's sentences as well", async () => {
    const { stderr } = await runWith(["check", "--lang", "fr", ...menu, "x-menu:a"]);
    expect(stderr).toMatch(/à cet endroit du plat/);
  });

  test("stay out of English", async () => {
    const { stderr } = await runWith(["check", "--lang", "en", ...menu, "x-menu:0"]);
    expect(stderr).toContain("error[x-menu/no-dish]: There is no dish 0.");
  });

  test.each([
    [
      "en",
      'exports languages that cannot be used: They must be tables of texts whose keys begin with "x-menu/", "x-menu.".',
    ],
    ["fr", "exporte des langues inutilisables"],
  ])("are for its own schemes alone: %s", async (lang, message) => {
    const { status, stderr } = await runWith([
      "check",
      "--lang",
      lang,
      "--plugin",
      path("foreign-texts.ts"),
      "x-menu:1",
    ]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
