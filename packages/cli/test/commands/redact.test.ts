import { expect, test } from "vitest";
import { runWith } from "../fake-host.ts";

test("prints a text with its passwords hidden, and everything else octet by octet", async () => {
  const ran = await runWith(["redact"], { input: "from ftp://u:p@h\r\né" });
  expect(ran).toEqual({ status: 0, stdout: "from ftp://u:***@h\r\né", stderr: "" });
});
