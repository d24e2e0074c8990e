import { describe, expect, test } from "vitest";
import { MAX_LENGTH, registry } from "../src/index.ts";
import { objectsOf, runWith } from "./fake-host.ts";

const quiet = { status: 0, stdout: "", stderr: "" };

function errorOf(input: string): unknown {
  const result = registry.safeParse(input);
  return result.ok ? undefined : result.error;
}

describe("parse", () => {
  test("prints what stands in the URL, a blank line between two", async () => {
    const { status, stdout, stderr } = await runWith(["parse", "NEWS:*", "mailto:a@b"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toBe(
      'news:*\n  scheme     "news"\n  group      "*"\n  messageId  (none)\n\nmailto:a@b\n  scheme   "mailto"\n  address  "a@b"\n',
    );
  });

  test("the blank line does not depend on the inputs that fail", async () => {
    const { status, stdout } = await runWith(["parse", "x", "mailto:a@b", "y", "mailto:a@b", "z"]);
    expect(status).toBe(1);
    expect(stdout).toBe(
      'mailto:a@b\n  scheme   "mailto"\n  address  "a@b"\n'.repeat(2).replace("\nmailto", "\n\nmailto"),
    );
  });

  test("--json prints input, ok, href and url", async () => {
    const ran = await runWith(["parse", "--json", "HTTP://H:80", "http:"]);
    expect(ran.status).toBe(1);
    expect(ran.stderr).toBe("");
    expect(objectsOf(ran)).toEqual([
      { input: "HTTP://H:80", ok: true, href: "http://h/", url: { scheme: "http", host: "h", port: 80, path: "" } },
      { input: "http:", ok: false, error: errorOf("http:") },
    ]);
  });

  test("--generic takes other schemes", async () => {
    expect((await runWith(["parse", "x-y:z"])).status).toBe(1);
    const ran = await runWith(["parse", "--json", "--generic", "X-Y:%7ez", "ftp://h"]);
    expect(ran.status).toBe(0);
    expect(objectsOf(ran)).toMatchObject([{ url: { scheme: "x-y", schemePart: "%7Ez" } }, { url: { port: 21 } }]);
    expect((await runWith(["parse", "--generic", "x-y:z"])).stdout).toContain('  schemePart  "z"\n');
  });
});

describe("check", () => {
  test("says nothing of a good one", async () => {
    expect(await runWith(["check", "http://h", "news:*"])).toEqual(quiet);
  });

  test("says what is wrong with others", async () => {
    const { status, stdout, stderr } = await runWith(["check", "http://h", "http://h/ ", "news:*"]);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^error: .+\n {2}http:\/\/h\/ \n {11}\^\n {2}RFC 1738, section 3.3\n/);
  });

  test("--json prints input and ok, and the error", async () => {
    const ran = await runWith(["check", "--json", "http://h", "http://h/ "]);
    expect([ran.status, ran.stderr]).toEqual([1, ""]);
    expect(objectsOf(ran)).toEqual([
      { input: "http://h", ok: true },
      { input: "http://h/ ", ok: false, error: errorOf("http://h/ ") },
    ]);
  });
});

describe("format", () => {
  test("prints the canonical spelling, one a line", async () => {
    expect(await runWith(["format", "HTTP://H:80", "mailto:a@b"])).toEqual({
      ...quiet,
      stdout: "http://h/\nmailto:a@b\n",
    });
  });

  test("--json prints input, ok and href", async () => {
    const ran = await runWith(["format", "--json", "HTTP://H:80", ""]);
    expect(ran.status).toBe(1);
    expect(objectsOf(ran)).toEqual([
      { input: "HTTP://H:80", ok: true, href: "http://h/" },
      { input: "", ok: false, error: errorOf("") },
    ]);
  });
});

describe("format --from-json", () => {
  test("reads what parse --json prints", async () => {
    const urls = ["ftp://u:@h//a%2Fb/%E9;type=a", "news:a@b", "prospero://h/;=;=", "x:%E9", "file:///"];
    const { stdout: input } = await runWith(["parse", "--json", "--generic", ...urls]);
    const { status, stdout } = await runWith(["format", "--from-json", "--generic"], { input });
    expect([status, stdout]).toEqual([0, `${urls.join("\n")}\n`]);
  });

  test("passes failed results through, with the place in their own input", async () => {
    const { stdout: input } = await runWith(["parse", "--json", "ftp://u:secret@h/ "]);
    const ran = await runWith(["format", "--from-json", "--json"], { input });
    expect(ran.status).toBe(1);
    expect(objectsOf(ran)).toEqual([{ input: input.trimEnd(), ok: false, error: errorOf("ftp://u:secret@h/ ") }]);
    const { stdout, stderr } = await runWith(["format", "--from-json"], { input });
    expect(stdout).toBe("");
    expect(stderr).toContain("\n  ftp://u:***@h/ \n                ^\n");
  });

  test("reads bare values, also as operands", async () => {
    const value = '{"scheme":"http","host":"h","port":80,"path":""}';
    const { status, stdout } = await runWith(["format", "--from-json", value, "-"], { input: `${value}\n` });
    expect([status, stdout]).toEqual([0, "http://h/\nhttp://h/\n"]);
  });

  test.each([
    ["a URL", "ftp://u:secret@h/", { code: "invalid-value" }],
    ["an empty line", "", { code: "invalid-value" }],
    ["a number", "5", { code: "invalid-value", component: "scheme" }],
    ["null", "null", { code: "invalid-value", component: "scheme" }],
    [
      "a value that no URL has",
      '{"scheme":"http","host":"H","port":80,"path":""}',
      { code: "invalid-value", component: "host" },
    ],
    ["a scheme that is not known", '{"scheme":"x","schemePart":""}', { code: "unknown-scheme" }],
    ["a result without a url", '{"ok":true}', { code: "invalid-value" }],
    ["a failure without an error", '{"ok":false}', { code: "invalid-value" }],
    [
      "a failure with half an error",
      '{"ok":false,"error":{"~url1738":"error","code":"syntax"}}',
      { code: "invalid-value" },
    ],
    [
      "a failure with a wrong index",
      '{"ok":false,"error":{"~url1738":"error","message":"","index":"0"}}',
      { code: "invalid-value" },
    ],
  ])("a line that is %s is a failed input", async (_, line, error) => {
    const ran = await runWith(["format", "--from-json", "--json"], { input: `${line}\n` });
    expect(ran.status).toBe(1);
    expect(objectsOf(ran)).toMatchObject([
      { input: line, ok: false, error: { ...error, message: expect.stringMatching(/\.$/) } },
    ]);
    const { status, stdout, stderr } = await runWith(["format", "--from-json"], { input: `${line}\n` });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^error: .+\.\n/);
    expect(stderr).toContain("standard input, line 1");
    expect(stderr).not.toContain("secret");
  });

  test("an error of a value does not show it: it may hold a password", async () => {
    const { stderr } = await runWith(["format", "--from-json"], {
      input: '{"scheme":"ftp","user":"u","password":"secret"}',
    });
    expect(stderr).toMatch(/^error: /);
    expect(stderr).not.toContain("secret");
  });

  test("takes lines as long as parse --json makes them", async () => {
    const url = `prospero://h/${";=".repeat(MAX_LENGTH / 8)}`;
    const { stdout: input } = await runWith(["parse", "--json"], { input: url });
    expect(input.length).toBeGreaterThan(2 * MAX_LENGTH);
    expect(await runWith(["format", "--from-json"], { input })).toEqual({ ...quiet, stdout: `${url}\n` });
  });
});
