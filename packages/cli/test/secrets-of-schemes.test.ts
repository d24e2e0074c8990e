import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { objectsOf, runWith } from "./fake-host.ts";

const plugin = ["--plugin", fileURLToPath(new URL("../../core/test/x-safe.ts", import.meta.url))];

const url = "X-Safe:Qx7%7AJq@here;314159;265";

/** The parts of the secret, which occur nowhere else in the output. */
const SECRET = /Qx7|zJq|7A|314159|265/;

const VALUE = { scheme: "x-safe", token: "***", place: "here", pins: ["***", "***"] };

describe("--redact masks the secrets of a scheme", () => {
  const run = (command: string, ...more: string[]) =>
    runWith([command, ...plugin, "--redact", "--json", ...more, "--", url]);

  test.each([
    ["parse", { href: "x-safe:***@here***", url: VALUE }],
    ["check", {}],
    ["format", { href: "x-safe:***@here***" }],
    ["access", { access: { protocol: "safe", place: "***", dial: ["***", "***", "***"] } }],
    ["audit", { findings: [{ code: "secret" }, { code: "secret" }] }],
    ["diagnose", { errors: [] }],
    ["repair", { href: "X-Safe:***@here***", changes: [] }],
    ["wrap", { text: "<URL:X-Safe:***@here***>" }],
  ])("%s", async (command, printed) => {
    const ran = await run(command);
    expect(ran.stdout + ran.stderr).not.toMatch(SECRET);
    expect(objectsOf(ran)).toMatchObject([{ input: "X-Safe:***@here***", ok: true, ...printed }]);
  });

  test("format --from-json", async () => {
    const value = { scheme: "x-safe", token: "Qx7zJq", place: "here", pins: ["314159", "265"] };
    const ran = await runWith(["format", "--from-json", "--json", "--redact", ...plugin], {
      input: JSON.stringify(value),
    });
    expect(objectsOf(ran)).toEqual([{ input: JSON.stringify(VALUE), ok: true, href: "x-safe:***@here***" }]);
  });

  test("extract", async () => {
    const ran = await runWith(["extract", "--json", "--redact", ...plugin], { input: `<URL:${url}> <URL:${url}x>` });
    expect(ran.stdout).not.toMatch(SECRET);
    expect(objectsOf(ran)).toMatchObject([
      { text: "X-Safe:***@here***", url: VALUE },
      { text: "X-Safe:***h***", ok: false },
    ]);
  });

  test("the changes of a repair", async () => {
    const ran = await runWith(["repair", "--json", "--redact", ...plugin, "x-safe:a~b@here"]);
    expect(objectsOf(ran)).toMatchObject([
      { input: "x-safe:***", href: "x-safe:***@here", changes: [{ replacement: "***" }] },
    ]);
  });

  test("the URL that a gateway gets", async () => {
    const gateway = ["--gateway", "x-safe=http://gw.dom/{url}"];
    const ran = await run("access", ...gateway);
    expect(ran.stdout).not.toMatch(SECRET);
    const people = await runWith(["access", ...plugin, "--redact", ...gateway, url, url]);
    expect(people.stdout).not.toMatch(SECRET);
  });
});

test("no message shows it, whatever is wrong, also without --redact", async () => {
  for (const input of [`${url}x`, "x-safe:Qx7\u00e9zJq@here", "x-safe:Qx7zJq", "x-safe:here;314159x;265"])
    for (const command of ["parse", "diagnose", "access", "wrap"]) {
      const { stdout, stderr, status } = await runWith([command, ...plugin, input]);
      expect(status, `${command} ${input}`).toBe(1);
      expect(stdout + stderr).toContain("***");
      expect(stdout + stderr).not.toMatch(SECRET);
    }
  const found = await runWith(["extract", ...plugin], { input: `<URL:${url}x>` });
  expect(found.stderr).toContain("X-Safe:***");
  expect(found.stderr).not.toMatch(SECRET);
});

test("nor does the text before the results of several inputs", async () => {
  for (const command of ["audit", "access"]) {
    const { stdout } = await runWith([command, ...plugin, "--redact", url, url]);
    expect(stdout).toContain("X-Safe:***@here***\n");
    expect(stdout).not.toMatch(SECRET);
  }
});
