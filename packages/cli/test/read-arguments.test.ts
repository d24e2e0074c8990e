import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { commandsFor } from "../src/commands-for.ts";
import { runWith } from "./fake-host.ts";

const commands = await commandsFor();

describe("help", () => {
  test.each([[["--help"]], [["-h"]], [["help"]]])("%j prints it, with every command and examples", async (args) => {
    const { status, stdout, stderr } = await runWith(args);
    expect([status, stderr]).toEqual([0, ""]);
    for (const { name, summary } of commands.slice(0, 10))
      expect(stdout).toMatch(new RegExp(`^ {2}${name} +${summary}$`, "m"));
    for (const { name } of commands.slice(10)) expect(stdout).toMatch(new RegExp(`^ {2}more: .*\\b${name}\\b`, "m"));
    for (const { examples } of commands.slice(0, 3)) expect(stdout).toContain(`  ${examples[0]?.line}  `);
  });

  test.each(["en", "fr"])(
    "fits a screen of 24 lines and 80 columns, with a line for the prompt: %s",
    async (language) => {
      const lines = (await runWith(["--lang", language, "--help"])).stdout.split("\n");
      expect(lines.length).toBeLessThanOrEqual(24);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
    },
  );

  test.each(
    commands.flatMap(({ examples }) =>
      examples.flatMap(({ line, purpose }) =>
        purpose.startsWith("prints ") && !line.includes("gopher") ? [[line, purpose]] : [],
      ),
    ),
  )("%s %s", async (line = "", purpose = "") => {
    const args = (line.replace(/^url1738 /, "").match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ""));
    expect((await runWith(args)).stdout).toBe(`${purpose.slice("prints ".length)}\n`);
  });

  test("no arguments at all are wrong usage, and get the help", async () => {
    const { status, stdout, stderr } = await runWith([]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toBe((await runWith(["--help"])).stdout);
  });

  test.each(commands.map((command) => [command.name, command] as const))(
    "of %s",
    async (name, { options, examples }) => {
      const { status, stdout, stderr } = await runWith([name, "--help"]);
      expect([status, stderr]).toEqual([0, ""]);
      for (const { flags, description } of options)
        expect(stdout).toMatch(new RegExp(`^ {2}${flags} .*${description.slice(0, 18)}`, "m"));
      expect(stdout).not.toContain("default: []");
      for (const { line, purpose } of examples) expect(stdout).toContain(`  ${line}\n      ${purpose}\n`);
      expect(stdout.indexOf("Examples:")).toBeLessThan(stdout.indexOf("Options:"));
      expect((await runWith(["help", name])).stdout).toBe(stdout);
    },
  );

  test("of a command fits a terminal of 80 columns", async () => {
    for (const { name } of commands)
      for (const line of (await runWith([name, "--help"])).stdout.split("\n"))
        expect(line.length, line).toBeLessThanOrEqual(80);
  });

  // The plugin that examples name.
  const finger = fileURLToPath(new URL("schemes/plugins/finger.ts", import.meta.url));

  // Runs every example without the work of the shell. Fetches nothing, because the hosts of the examples do not exist.
  test.each(commands.flatMap(({ name, examples }) => examples.map(({ line }) => [line, name] as const)))(
    "the example %s is not wrong usage",
    async (line, name) => {
      const [own = ""] = line.split(/ [<>|&]/, 1);
      const pipe = line.split(" | url1738 ")[1];
      const words = (pipe ?? own.replace(/^url1738 /, "")).match(/"[^"]*"|\S+/g) ?? [];
      const args = words.map((word) => word.replaceAll('"', "").replace(/^(?:\.\/finger\.js|url1738-finger)$/, finger));
      expect(args[0]).toBe(name);
      expect((await runWith(args)).status).not.toBe(2);
    },
  );
});

test("the version is that of the package", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  for (const flag of ["--version", "-V", "-v"])
    expect(await runWith([flag])).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
});

describe("wrong usage", () => {
  test.each([
    ["an unknown command", ["prase", "news:a"], "unknown command 'prase'\nhelp: Did you mean parse?"],
    ["an unknown option", ["check", "--jsn"], "unknown option '--jsn'\nhelp: Did you mean --json?"],
    ["an unknown option before the command", ["--jsno", "check"], "unknown option '--jsno'\nhelp: Run url1738 --help"],
    [
      "a known option before the command",
      ["--json", "check"],
      "Options follow the command, as in url1738 check --json.",
    ],
    ["an option of another command", ["check", "--from-json"], "help: url1738 check --help shows its options."],
    ["an operand that looks like an option", ["check", "-x"], "unknown option '-x'"],
    ["a value for an option without one", ["extract", "--broken=true"], "help: --broken takes no value."],
    ["a file to write", ["redact", "a.log", "-o", "b.log"], "help: Results go to standard output: write >"],
    ["a file to change", ["redact", "--in-place", "a.log"], "help: Results go to standard output: write >"],
    ["the version as a command", ["version"], "help: Did you mean --version?"],
    ["the help of an unknown command", ["help", "chek"], "unknown command 'chek'\nhelp: Did you mean check?"],
    ["a plugin forgotten", ["parse", "--plugin", "https://u:geheim@h.dom/"], "of a file, not https://***:***@h.dom/."],
    ["a list of kinds", ["redact", "--only", "urls,tokens"], "Each --only names one kind, "],
    ["an unknown treatment", ["slug", "--treatment", "strip", "a b"], "must be encode, replace or remove, not strip."],
    ["a URL without a command", ["news:a"], "help: A command comes before the URL, as in url1738 check URL."],
    ["--from-json with a URL", ["format", "--from-json", "news:a"], "To format URLs, leave the option out"],
    ["--from-json with nothing", ["format", "--from-json", ""], "an operand must be a JSON object"],
  ])("%s exits with 2, before anything is done", async (_, args, message) => {
    const { status, stdout, stderr } = await runWith(args, { input: "news:a\n" });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^error: /);
    expect(stderr.split("\n").length).toBeLessThanOrEqual(3);
  });

  test("neither a password nor a control character in an argument is echoed", async () => {
    for (const args of [["ftp://u:secret@h/\x1B[2J"], ["check", "--x=ftp://u:secret@h/\x1B[2J"]]) {
      const { status, stderr } = await runWith(args);
      expect(status).toBe(2);
      expect(stderr).toContain("ftp://u:***@h/\\x1B[2J");
    }
  });
});
