import { expect, test } from "vitest";
import { objectsOf, runWith } from "../fake-host.ts";

test("the command line takes https", async () => {
  const ran = await runWith(["parse", "--json", "HTTPS://H/a", "http://h"]);
  expect(ran.status).toBe(0);
  expect(objectsOf(ran)).toMatchObject([
    { url: { scheme: "https", port: 443, path: "/a" } },
    { url: { scheme: "http" } },
  ]);
  expect((await runWith(["access", "https://h/a?b"])).stdout).toBe(
    "# connect to h, port 443, and speak HTTPS\nGET /a?b HTTP/1.0\nHost: h\n# an empty line ends the request\n",
  );
  expect((await runWith(["access", "https://h:80/"])).stdout).toContain("Host: h:80\n");
  expect((await runWith(["extract", "--bare"], { input: "see https://h/x, or not: this" })).stdout).toBe(
    "https://h/x\n",
  );
  expect((await runWith(["slug", "--for", "https.path", "a b"])).stdout).toBe("a-b\n");
});

test.each(["parse", "check", "format", "access", "audit", "diagnose", "repair", "wrap"])(
  "%s takes no https with --rfc, and says so",
  async (command) => {
    const { status, stdout, stderr } = await runWith([command, "--rfc", "https://h/"]);
    expect(status).toBe(1);
    expect(stdout + stderr).toContain("The scheme https is not part of RFC 1738, and --rfc leaves it out;");
    expect((await runWith([command, "--rfc", "http://h/"])).status).toBe(0);
  },
);

test("http is read as it is today, and with --rfc to the letter", async () => {
  const url = "http://h_x/~a#b";
  expect(objectsOf(await runWith(["parse", "--json", url]))).toMatchObject([
    { url: { scheme: "http", host: "h_x", path: "/~a", fragment: "b" } },
  ]);
  expect((await runWith(["extract", "--bare"], { input: `see ${url}` })).stdout).toBe(`${url}\n`);
  expect((await runWith(["access", url])).stdout).toContain("GET /~a HTTP/1.0\n");
  expect((await runWith(["check", "--rfc", url])).status).toBe(1);
});

test("with --rfc, a plugin may bring a scheme https of its own", async () => {
  const plugin = new URL("plugins/https.ts", import.meta.url).href;
  const refused = await runWith(["parse", "--plugin", plugin, "https:a"]);
  expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('"https"')]);
  expect((await runWith(["parse", "--rfc", "--plugin", plugin, "https:a"])).status).toBe(0);
});
