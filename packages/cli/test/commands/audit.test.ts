import { expect, test } from "vitest";
import { objectsOf, runWith } from "../fake-host.ts";

test("prints the findings under the URL, without its password", async () => {
  const { status, stdout } = await runWith(["audit", "ftp://u:secret@h:25/", "news:*"]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ftp:\/\/u:\*\*\*@h:25\/\n {2}danger: .+\n {2}warning: .+\n$/);
});

test("--json prints input, ok and findings; --fail-on sets the exit status", async () => {
  const run = (severity: string) => runWith(["audit", "--json", "--fail-on", severity, "http://h:8080/"]);
  expect([(await run("info")).status, (await run("warning")).status]).toEqual([1, 0]);
  expect(objectsOf(await run("info"))).toMatchObject([
    { input: "http://h:8080/", ok: true, findings: [{ code: "unusual-port", severity: "info" }] },
  ]);
  expect((await run("sometimes")).status).toBe(2);
  expect((await runWith(["audit", "http://"])).status).toBe(1);
});
