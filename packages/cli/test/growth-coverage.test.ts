import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

/** The functions whose work need not be counted, by the reason. */
const NOT_COUNTED: Readonly<Record<string, string>> = {
  "makes a part of a grammar from what its author writes":
    "accessAs alias alike boolean call choice component decodedText derivedDefinition encodedCodec encodedText flag fpath implied integer keyword list oneOf oneWord otherwise repeated replaced required rule schemeDefinition set some tagged times unescapedText unlike uriText usualHosts usualNames without",
  "takes a number": "escapeOctet",
  "makes an error": "urlError",
  "proves or compiles what an author has written":
    "bnf checkDefinition compareMachines compileScheme conformance filesOf generate remarks",
  "walks a grammar or a machine, or makes an error, for the packages that are counted":
    "accepts admittedGrammar brokenEscape checkSource children componentsOf derivationOf escapeAt failureAt indexedError inEnglish isElement labelIn machineOf maskedAdvice occurrencesOf placeAt recordOf refusalOfFix rootOf rulesOf schemeEnd shortestEnd shortestTo walked withChildren",
  "asks the network, or says who may be asked": "allowGlobal createClient createGate",
  "does what another one does that is counted": "createUrlFinder fr redactConsole redactSpans renderError",
};

/** Reports of entries that only generated code and the functions of schemes import. */
const RUNTIME = /-runtime\.api\.md$/;

/** Tells whether a report is that of a scheme: its functions belong to its parsing, access and findings, which its conformance tests count. */
const isOfScheme = (path: string) => existsSync(new URL(`${dirname(path)}/report-definition.api.md`, packages));

const packages = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, packages), "utf8");

const reports = globSync("*/report*.api.md", { cwd: packages }).filter(
  (path) => !RUNTIME.test(path) && !isOfScheme(path),
);
const exported = new Set(
  reports.flatMap((path) => Array.from(read(path).matchAll(/^export function (\w+)/gm), ([, name = ""]) => name)),
);
const counted = read("cli/test/growth-uses.ts") + read("cli/test/growth-streams.ts");
const isCounted = (name: string) => new RegExp(`\\b${name}\\(|\\.${name}\\b`).test(counted);
const excused = Object.values(NOT_COUNTED).flatMap((names) => names.split(" "));

test("the work of each public function is counted, or there is a reason why not", () => {
  expect(exported.size).toBeGreaterThan(100);
  expect([...exported].filter((name) => !isCounted(name) && !excused.includes(name))).toEqual([]);
});

test("each reason is about functions that exist and are not counted", () => {
  expect(excused.filter((name) => isCounted(name) || !exported.has(name))).toEqual([]);
});
