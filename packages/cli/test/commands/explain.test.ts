import { describe, expect, test } from "vitest";
import { objectsOf, runWith } from "../fake-host.ts";

describe("explain", () => {
  test("says what a reason in the output of --json means, with an example of it", async () => {
    const [{ error }] = objectsOf(await runWith(["parse", "--json", "gopher://www_server/"])) as [
      { error: { reason: string; message: string } },
    ];
    const { status, stdout } = await runWith(["explain", error.reason]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^unexpected \(error, syntax\)\n {2}.+\n {2}RFC 1738, section \S+\n/);
    expect(stdout).toContain("Example: parse(");
  });

  test("says it in French", async () => {
    const { stdout } = await runWith(["explain", "at-most", "--lang", "fr"]);
    expect(stdout).toContain("at-most (erreur, not-allowed)\n  Le port ");
    expect(stdout).toMatch(/Exemple\s: parse\(/);
  });

  test("of a code, says everything that has it", async () => {
    const { stdout } = await runWith(["explain", "no-scheme"]);
    expect(stdout.match(/^\S.*$/gm)).toEqual(["no-name (error, no-scheme)", "no-colon (error, no-scheme)"]);
  });

  test("without operands, names all reasons, once and sorted", async () => {
    const reasons = (await runWith(["explain"])).stdout.trimEnd().split("\n");
    expect(reasons.length).toBeGreaterThan(250);
    expect(reasons).toEqual([...new Set(reasons)].sort());
  });

  test.each([
    ["ends-ear", "Unknown reason ends-ear. Did you mean ends-early?"],
    [
      "constructor",
      "Unknown reason constructor. url1738 explain, without a reason, lists all reasons; url1738 check explains a URL.",
    ],
  ])("%j is not a reason", async (given, message) => {
    const { status, stderr } = await runWith(["explain", given]);
    expect([status, stderr.split("\n")[0]]).toEqual([2, `error: ${message}`]);
  });
});
