import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { jobsOption } from "../../src/command-kit/jobs.ts";
import { allOptions } from "../../src/command-kit/options.ts";
import { commandsFor } from "../../src/commands-for.ts";
import { french } from "../../src/language/french.ts";
import { frenchHelp } from "../../src/language/french-help.ts";
import { frenchTexts } from "../../src/language/french-texts.ts";
import { filled } from "../../src/language/language.ts";
import { runWith } from "../fake-host.ts";

const known = new Map(Object.entries({ ...frenchHelp, ...frenchTexts }));
const commands = await commandsFor();

const source = fileURLToPath(new URL("../../src", import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
const code = files.map((name) => readFileSync(`${source}/${name}`, "utf8")).join("\n");

/** The params that a text has. */
const paramsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe("nothing is missing in French", () => {
  const help = commands.flatMap(({ summary, description, options, examples }) => [
    summary,
    description,
    ...[...allOptions(options), jobsOption].map((option) => option.description),
    ...examples.map(({ purpose }) => purpose),
  ]);

  test.each([...new Set(help)])("of the help: %s", (english) => {
    expect([...known.keys()]).toContain(english);
  });

  const said = [...code.matchAll(/(?:\bsay|errorLine)\(\s*(?:say,\s*)?"((?:[^"\\]|\\.)*)"/g)].map(([, text]) =>
    JSON.parse(`"${text}"`),
  );

  test("all that is said was found", () => {
    expect(said.length).toBeGreaterThan(30);
  });

  test.each([...new Set(said)])("of what is said: %s", (english) => {
    expect([...known.keys()]).toContain(english);
  });

  test.each([...known].filter(([english]) => !english.startsWith("cli/")))("%s speaks of the same", (english, text) => {
    expect(paramsOf(text)).toEqual(paramsOf(english));
  });

  test.each([...known.keys()].filter((english) => english !== english.replace(/\s+/g, " ")))("%s", (english) => {
    expect(code).toContain(english);
  });
});

test("typography: no plain space where it must not break", () => {
  for (const english of known.keys()) expect(french.say(english)).not.toMatch(/[\p{L}\d] [:;?!»]|« /u);
});

test("a text that is not known is said in English", () => {
  expect(french.say("No {thing}.", { thing: "x" })).toBe(filled("No {thing}.", { thing: "x" }));
});

describe("--lang fr", () => {
  test.each([
    "",
    "parse",
    "check",
    "format",
    "access",
    "audit",
    "diagnose",
    "repair",
    "extract",
    "redact",
    "wrap",
    "get",
    "ls",
    "slug",
  ])("the help of %s has no English sentence", async (name) => {
    const { stdout } = await runWith([...(name === "" ? [] : [name]), "--help", "--lang", "fr"]);
    expect(stdout).toContain("Utilisation");
    expect(stdout).not.toMatch(/\b(?:the|of|with|print|prints|and|which|URLs)\b/);
  });
});
