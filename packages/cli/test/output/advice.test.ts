import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { objectsOf, runWith } from "../fake-host.ts";

describe("advice for an unknown scheme", () => {
  test.each([
    ["gemini://h/", "The scheme gemini is not part of RFC 1738; --generic takes its URLs as they are."],
    [
      "Z39.50:x",
      "RFC 1738 only reserves the name z39.50, for access to ANSI Z39.50 services; --generic takes its URLs as they are.",
    ],
    [
      "x-unheard-of://h/",
      "If there is such a scheme, --generic takes its URLs as they are, and --plugin adds a package that knows it.",
    ],
    [
      "snews:a.b",
      "This is news over TLS, which no package of url1738 knows; plain news is accessed without TLS. For snews, --generic takes its URLs as they are.",
    ],
    [
      "ftps://h/a",
      "This is ftp over TLS, which no package of url1738 knows; plain ftp is accessed without TLS. For ftps, --generic takes its URLs as they are.",
    ],
    ["C:\\dir\\file.txt", "Did you mean file:///C:/dir/file.txt?"],
  ])("%s: %s", async (url, hint) => {
    expect((await runWith(["check", url])).stderr).toContain(`help: ${hint}`);
    expect(objectsOf(await runWith(["check", "--json", url]))).toMatchObject([{ error: { hint } }]);
    expect(objectsOf(await runWith(["diagnose", "--json", url]))).toMatchObject([{ errors: [{ hint }] }]);
  });
});

describe("an operand that is a file", () => {
  const path = fileURLToPath(import.meta.url);
  const hint = "A file of this name exists: to read its lines, write < before the name.";

  test.each(["check", "parse", "format", "audit"])("%s says how its lines are read", async (command) => {
    const { stderr } = await runWith([command, path]);
    expect(stderr).toContain(`help: ${hint}`);
  });

  test("also in JSON, without a contradicting fix", async () => {
    const [record] = objectsOf(await runWith(["check", "--json", path]));
    expect(record).toMatchObject({ error: { hint } });
    expect(record).not.toHaveProperty("error.fix");
  });

  test("a line that names one, a folder, and a name that Windows takes for a host get no such advice", async () => {
    expect((await runWith(["check"], { input: `${path}\n` })).stderr).not.toContain(hint);
    for (const operand of [dirname(path), `/${path}`])
      expect((await runWith(["check", operand])).stderr).not.toContain(hint);
  });
});
