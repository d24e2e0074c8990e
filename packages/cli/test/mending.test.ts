import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { diagnose, registry } from "../src/index.ts";
import { objectsOf, runWith } from "./fake-host.ts";

describe("diagnose", () => {
  test("prints every mistake, each with its mark, and nothing for a URL", async () => {
    const { status, stdout, stderr } = await runWith(["diagnose", "http://h/~a b", "http://h/", "http://h/#"]);
    expect([status, stderr]).toEqual([1, ""]);
    expect(stdout.match(/^ *\^$/gm)).toEqual(["           ^", "             ^", "           ^"]);
    expect(stdout.split("\n\n")).toHaveLength(2);
    expect(await runWith(["diagnose", "news:*"])).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  test("--json prints input, ok and errors", async () => {
    const ran = await runWith(["diagnose", "--json", "http://h/~a b", "http://h/"]);
    expect(ran.status).toBe(1);
    expect(objectsOf(ran)).toEqual([
      { input: "http://h/~a b", ok: false, errors: diagnose(registry, "http://h/~a b") },
      { input: "http://h/", ok: true, errors: [] },
    ]);
  });
});

describe("repair", () => {
  test("prints the URLs, and why there is none", async () => {
    const { status, stdout, stderr } = await runWith(["repair", "http://h/~a b", "HTTP://h/", "http://h/#x"]);
    expect([status, stdout]).toEqual([1, "http://h/%7Ea%20b\nHTTP://h/\n"]);
    expect(stderr).toContain("hint: Leave out the fragment");
  });

  test("--json prints input, ok, href and changes", async () => {
    const ran = await runWith(["repair", "--json", "http://h/~"]);
    expect(objectsOf(ran)).toEqual([
      { input: "http://h/~", ok: true, href: "http://h/%7E", changes: [{ index: 9, end: 10, replacement: "%7E" }] },
    ]);
  });
});

describe("redact", () => {
  const folder = mkdtempSync(join(tmpdir(), "url1738-redact-"));
  const file = join(folder, "a.log");
  writeFileSync(file, "from ftp://u:p@h\r\n");
  afterAll(() => rmSync(folder, { recursive: true }));

  test("prints files and standard input, one after the other", async () => {
    const ran = await runWith(["redact", file, "-"], { input: "to //v:q@i" });
    expect(ran).toEqual({ status: 0, stdout: "from ftp://u:***@h\r\nto //v:***@i", stderr: "" });
  });

  test("a file that cannot be read makes the exit status 2, and the others are printed", async () => {
    const { status, stdout, stderr } = await runWith(["redact", join(folder, "none"), file]);
    expect([status, stdout]).toEqual([2, "from ftp://u:***@h\r\n"]);
    expect(stderr).toMatch(/^error: The file .*none cannot be read: .+\n$/);
  });
});

describe("what would help with an unknown scheme", () => {
  test.each([
    ["https://h/", "The scheme https is no part of RFC 1738; --generic takes its URLs as they are."],
    [
      "Z39.50:x",
      "RFC 1738 only reserves the name z39.50, for access to ANSI Z39.50 services; --generic takes its URLs as they are.",
    ],
    [
      "htp://h/",
      "If there is such a scheme, --generic takes its URLs as they are, and --plugin adds a package that knows it.",
    ],
    ["C:\\dir\\file.txt", "Perhaps file:///C:/dir/file.txt is meant."],
  ])("%s: %s", async (url, hint) => {
    expect((await runWith(["check", url])).stderr).toContain(`hint: ${hint}`);
    expect(objectsOf(await runWith(["check", "--json", url]))).toMatchObject([{ error: { hint } }]);
    expect(objectsOf(await runWith(["diagnose", "--json", url]))).toMatchObject([{ errors: [{ hint }] }]);
  });
});
