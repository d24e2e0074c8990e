import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { allOptions, lineOptions } from "../../src/command-kit/options.ts";
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

/** Returns the params of a text. */
const paramsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe("nothing is missing in French", () => {
  const help = commands.flatMap(({ summary, description, options, examples }) => [
    summary,
    description,
    ...[...allOptions(options), ...lineOptions].flatMap(({ flags, description, refusal }) => [
      description,
      ...(refusal === undefined ? [] : [refusal]),
      ...(flags.match(/<.+>/) ?? []),
    ]),
    ...examples.map(({ purpose }) => purpose),
  ]);

  test.each([...new Set(help)])("of the help: %s", (english) => {
    expect([...known.keys()]).toContain(english);
  });

  const said = [...code.matchAll(/(?:\bsay|errorLine|new Failed)\(\s*(?:\w+,\s*)?"((?:[^"\\]|\\.)*)"/g)].map(
    ([, text]) => JSON.parse(`"${text}"`),
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

  test("no text is empty", () => {
    expect([...known].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test.each([...known.keys()].filter((english) => english !== english.replace(/\s+/g, " ")))("%s", (english) => {
    expect(code).toContain(english);
  });
});

const ofHttp = readFileSync(new URL("../../../http/src/http-url.ts", import.meta.url), "utf8");

test("every reason of the command line's own has its sentence", () => {
  const own = [
    /reason: "cli\/([\w/-]+)"/g,
    /\brefused\(\s*"([\w-]+)", /g,
    /(?:return|withHint\(error,|Hint =|"client\/[\w-]+":) \[\s*"([\w-]+)",/g,
    // Sentences that replace those of a library.
    /\[\s*"([\w/-]+)",\s*["'](?:The|A) /g,
    /\breason: "(http\/[\w-]+)"/g,
  ].flatMap((pattern) => [...(code + ofHttp).matchAll(pattern)].map(([, reason]) => `cli/${reason}`));
  expect(own.length).toBeGreaterThan(8);
  expect(new Set(own)).toEqual(new Set([...known.keys()].filter((key) => key.startsWith("cli/"))));
});

test("typography: no plain space where a line must not break", () => {
  for (const english of known.keys()) expect(french.say(english)).not.toMatch(/[\p{L}\d] [:;?!»]|« /u);
});

test("a text that is not known is said in English", () => {
  expect(french.say("No {thing}.", { thing: "x" })).toBe(filled("No {thing}.", { thing: "x" }));
});

test.each([
  [{ LC_ALL: "fr_CA.UTF-8" }, "erreur"],
  [{ LC_ALL: "", LC_MESSAGES: "fr", LANG: "en_GB" }, "erreur"],
  [{ URL1738_LANG: "fr", LC_ALL: "en_GB.UTF-8" }, "erreur"],
  [{ URL1738_LANG: "", LC_ALL: "fr_FR" }, "erreur"],
  [{ LC_ALL: "C", LC_MESSAGES: "fr_FR", LANG: "fr_FR" }, "error"],
  [{ LC_MESSAGES: "de_DE", LANG: "fr_FR" }, "error"],
  [{ LANG: "fr_FR@euro" }, "erreur"],
  [{}, "error"],
])("the environment %j is heeded in the order of POSIX", async (env, word) => {
  const { stderr } = await runWith(["check", "x"], { env });
  expect(stderr.startsWith(word)).toBe(true);
});

test.each([
  [["check", "--lang", "fr", "x"], "erreur[no-colon]\u00a0: il manque le deux-points"],
  [["--lang", "fr", "check", "x"], "erreur[no-colon]\u00a0: il manque le deux-points"],
  [["check", "--lang=en", "x"], 'error[no-colon]: Expected ":" after the scheme, but found nothing.'],
  [["check", "--lang", "xx", "x"], "error: The language must be en or fr, not xx."],
  [["chekc", "--lang", "fr"], "erreur\u00a0: commande inconnue"],
  [
    ["extract", "--lang", "fr", "/nowhere/x"],
    "erreur\u00a0: le fichier /nowhere/x ne peut pas être lu\u00a0: fichier ou répertoire inexistant",
  ],
])("%j", async (args, beginning) => {
  const { stderr } = await runWith(args, { env: { LANG: args.includes("--lang=en") ? "fr" : "en" } });
  expect(stderr).toContain(beginning);
});

test.each([
  ["À la place du nom se trouve un espace.", "à la place du nom se trouve un espace."],
  ["L’hôte manque.", "l’hôte manque."],
  ["Écrivez //.", "écrivez //."],
  ["URL inconnue", "URL inconnue"],
  ["RFC 1738", "RFC 1738"],
  ["« a » ne peut pas figurer ici.", "« a » ne peut pas figurer ici."],
])("after a label, %j is written %j", (sentence, written) => {
  expect(french.afterLabel(sentence)).toBe(written);
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
