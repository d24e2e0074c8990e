import { describe, expect, test } from "vitest";
import { objectsOf, runWith } from "../fake-host.ts";

describe("what would help with an unknown scheme", () => {
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
    ["C:\\dir\\file.txt", "Perhaps file:///C:/dir/file.txt is meant."],
  ])("%s: %s", async (url, hint) => {
    expect((await runWith(["check", url])).stderr).toContain(`hint: ${hint}`);
    expect(objectsOf(await runWith(["check", "--json", url]))).toMatchObject([{ error: { hint } }]);
    expect(objectsOf(await runWith(["diagnose", "--json", url]))).toMatchObject([{ errors: [{ hint }] }]);
  });
});
