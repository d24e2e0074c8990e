import { inspect } from "node:util";
import { audit, diagnose, repair } from "@url1738/lint";
import { redact } from "@url1738/redact";
import { findUrls } from "@url1738/text";
import { schemes, type UrlError, urlErrorOf } from "url1738";
import { describe, expect, test } from "vitest";
import { SEED, sampled, scaled } from "../../../tooling/build/vitest/draws.ts";
import { renderError } from "../src/output/render-error.ts";
import { registryFor } from "../src/schemes/registry-for.ts";
import { runWith } from "./fake-host.ts";
import {
  type Canary,
  canaries,
  isHiddenInProse,
  isMasked,
  type Malformed,
  malformedTexts,
  tracesIn,
} from "./malformed-with-canary.ts";

const registry = registryFor({ rfc: true });

const COUNT = scaled(2_500);

const texts = malformedTexts(COUNT, SEED);
const refused = texts.filter(({ text }) => !registry.canParse(text));

/** The same texts, grouped by their canary. */
const groups = canaries.map((canary) => ({
  canary,
  group: refused.filter((malformed) => malformed.canary === canary),
}));

test("most texts are malformed, and contain a secret that is masked", () => {
  expect(texts.length).toBe(COUNT);
  expect(refused.length).toBeGreaterThan(COUNT / 2);
});

/** The fields of errors that nobody sees: a fix is data, and what is expected is the same whatever the text is. */
const UNSEEN: readonly string[] = ["fix", "expected"];

const withoutUnseen = (name: string, value: unknown) => (UNSEEN.includes(name) ? undefined : value);

/** Returns the visible part of an error. */
function seen(error: UrlError): string {
  const { found, ...shown } = error;
  const record = JSON.parse(JSON.stringify(shown, withoutUnseen));
  return [JSON.stringify(record), inspect(record), error.message, error.hint].join("\n");
}

/** Returns what is rendered of errors without what is expected. */
const rendered = (text: string) => text.replace(/(?<=^ {2}= .*): expected .*$/gm, "");

function checkError(error: UrlError, { canary, text }: Malformed, where: string): void {
  expect(tracesIn(seen(error), canary), `${where} of ${text}`).toEqual([]);
  expect(tracesIn(rendered(renderError(error, text)), canary), `${where} of ${text}, rendered`).toEqual([]);
  if (canary.codePoint !== undefined) expect(error.found, `${where} of ${text}`).not.toBe(canary.codePoint);
}

/** Checks a thrown error: its stack, and its look on a console. */
function checkThrown(run: () => unknown, malformed: Malformed, where: string): void {
  try {
    run();
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    checkError(error, malformed, where);
    const { stack, message } = thrown as Error;
    expect(tracesIn(`${stack}\n${message}`, malformed.canary), `${where} of ${malformed.text}, thrown`).toEqual([]);
  }
}

describe("no function shows a secret", () => {
  test("of a text", () => {
    for (const malformed of texts) {
      const { text } = malformed;
      checkThrown(() => registry.parse(text), malformed, "parse");
      checkThrown(() => audit(registry, text), malformed, "audit");
      for (const scheme of schemes) checkThrown(() => scheme.parse(text), malformed, `parse of ${scheme.name}`);
      for (const error of diagnose(registry, text)) checkError(error, malformed, "diagnose");
      const repaired = repair(registry, text);
      if (!repaired.ok) checkError(repaired.error, malformed, "repair");
      for (const hit of findUrls(registry, text, { bare: true, broken: true, prefix: true }))
        if (!hit.ok && isMasked({ ...malformed, text: hit.text }))
          checkError(hit.error, { ...malformed, text: hit.text }, "findUrls");
    }
  });

  test("in the findings of audit", () => {
    for (const { text, canary } of texts.filter(({ text }) => registry.canParse(text)))
      expect(tracesIn(JSON.stringify(audit(registry, text)), canary), text).toEqual([]);
  });
});

/** Returns the error messages of a command about texts, and the errors that it prints for programs. */
async function said(command: readonly string[], group: readonly Malformed[]): Promise<string> {
  const { stdout, stderr } = await runWith(command, { input: group.map(({ text }) => `${text}\n`).join("") });
  if (!command.includes("--json")) return rendered(command[0] === "diagnose" ? stdout + stderr : stderr);
  const printed = stdout.split("\n").filter((line) => line !== "");
  // The text itself is data, and so is any result made from it.
  const errors = printed.map((line) => {
    const { error, errors } = JSON.parse(line) as Record<string, unknown>;
    return JSON.stringify({ error, errors }, withoutUnseen);
  });
  return stderr + errors.join("\n");
}

const commands = ["parse", "check", "format", "repair", "diagnose", "audit", "access", "wrap"];

describe("no command shows a secret", () => {
  const lines = [
    ...commands.flatMap((command) => [command, `${command} --json`]),
    "diagnose --generic",
    "format --from-json",
    "get",
    "ls",
    "extract --bare --broken --json",
    "extract",
    "extract --prefix",
  ];

  test.each(sampled(lines))("%s", async (command) => {
    for (const { canary, group } of groups) {
      const all = await said(command.split(" "), command.startsWith("extract") ? group.filter(isHiddenInProse) : group);
      expect(tracesIn(all, canary), lineOf(all, canary)).toEqual([]);
    }
  });

  test("as an operand", async () => {
    for (const { text, canary } of refused.slice(0, scaled(300)))
      for (const command of [[text], ["extract", text], ["redact", text], ["check", text], ["parse", `--${text}`]]) {
        const { stderr } = await runWith(command);
        expect(tracesIn(rendered(stderr), canary), command.join(" ")).toEqual([]);
      }
  });
});

/** Returns the lines around the first trace of a canary, for debugging. */
function lineOf(all: string, canary: Canary): string | undefined {
  const lines = all.split("\n");
  const at = lines.findIndex((line) => tracesIn(line, canary).length > 0);
  return lines.slice(Math.max(0, at - 2), at + 3).join("\n");
}

describe("no error of a value shows a secret", () => {
  const values = (secret: string): readonly object[] => [
    { scheme: "ftp", host: "h", user: "u", password: `${secret}\ud800` },
    { scheme: "ftp", host: "h_x", user: "u", password: secret },
    { scheme: "ftp", host: "h", user: "u", password: secret, cwd: [], name: 5 },
    { scheme: "ftp", host: "h", user: "u", password: [secret] },
    { scheme: "ftp", host: "h", password: secret },
    { scheme: "http", host: "h", path: "", search: `token=${secret}\u00e9 ` },
    { scheme: "http", host: "h", path: "", search: `a=b&sig=${secret} ` },
    { scheme: "telnet", host: "h", user: "u", password: { secret } },
  ];
  test.each(canaries)("$secret", (canary) => {
    for (const value of values(canary.secret)) {
      const malformed = { canary, text: "" };
      checkThrown(() => registry.build(value as never), malformed, `build of ${inspect(value)}`);
      checkThrown(() => registry.format(value as never), malformed, `format of ${inspect(value)}`);
      checkThrown(() => registry.access(value as never), malformed, `access of ${inspect(value)}`);
    }
    const unsafe = `ftp://u:${encodeURIComponent(canary.secret)}%0A@h/`;
    checkThrown(() => registry.access(registry.parse(unsafe)), { canary, text: redact(unsafe) }, "access");
  });
});
