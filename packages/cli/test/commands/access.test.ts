import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { objectsOf, runWith } from "../fake-host.ts";

/** Returns the lines to send, without the other steps of the dialogue. */
async function sent(...args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runWith(["access", ...args]);
  return stdout.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

describe("access prints the dialogue", () => {
  test.each([
    ["ftp://myname@host.dom/%2Fetc/motd", ["USER myname", "CWD /etc", "TYPE I", "RETR motd"]],
    ["ftp://myname@host.dom/etc/motd", ["USER myname", "CWD etc", "TYPE I", "RETR motd"]],
    ["ftp://myname@host.dom//etc/motd", ["USER myname", "CWD ", "CWD etc", "TYPE I", "RETR motd"]],
    ["ftp://host.dom/pub;type=d", ["USER anonymous", "PASS anonymous@", "NLST pub"]],
    ["http://host.dom:8080/a?b", ["GET /a?b HTTP/1.0", "Host: host.dom:8080"]],
    ["gopher://h/7find%09a%20b", ["find\\ta b"]],
    ["gopher://h/1ask%09%09+%091%0D%0A+-1%0D%0Ayes%0D%0A.%0D%0A", ["ask\\t+\\t1", "+-1", "yes", "."]],
    ["gopher://h/0caf%E9", ["caf\\xE9"]],
    ["nntp://h/comp.lang.c/7", ["GROUP comp.lang.c", "ARTICLE 7"]],
    ["telnet://h", []],
    ["wais://h/d/t/p", ['database "d"', 'docType "t"', 'documentId "p"']],
    ["prospero://h//o;v=1", ['hsoname "/o"', 'field "v" "1"']],
    ["file:///etc/motd", ['"etc"', '"motd"']],
  ])("%s", async (url, lines) => {
    expect(await sent(url)).toEqual(lines);
  });

  test("with the login that a URL of Telnet suggests", async () => {
    expect((await runWith(["access", "telnet://anna:pw@h"])).stdout).toContain('user "anna" and password "pw"');
    expect((await runWith(["access", "telnet://anna@h"])).stdout).toMatch(/suggests user "anna"$/m);
  });

  test("with facts that the URL does not contain", async () => {
    expect(await sent("--email", "anna@host.dom", "ftp://h/")).toContain("PASS anna@host.dom");
    expect(await sent("--news-server", "n.dom:1119", "news:a@b")).toEqual(["ARTICLE <a@b>"]);
    expect((await runWith(["access", "--news-server", "n.dom:1119", "news:*"])).stdout).toContain("n.dom, port 1119");
    expect((await runWith(["access", "news:*"])).stderr).toContain("--news-server");
  });

  test("through gateways", async () => {
    const { stdout } = await runWith([
      "access",
      "--gateway",
      "wais=http://gw.dom/{url}",
      "--gateway",
      "news=http://n.dom/{url}",
      "wais://h/d",
    ]);
    expect(stdout).toMatch(/^# through the gateway http:\/\/gw.dom\/\{url\}\n/);
    expect(stdout).toContain("GET /wais%3A%2F%2Fh%2Fd HTTP/1.0\n");
    for (const gateway of ["wais", "wais=http://gw.dom/", "x=http://gw.dom/{url}"])
      expect((await runWith(["access", "--gateway", gateway, "wais://h/d"])).status).toBe(2);
  });

  test("--json prints input, ok and access, or the error", async () => {
    const ran = await runWith(["access", "--json", "telnet://h", "mailto:a@b", "ftp://h/a%0Ab"]);
    expect(ran.status).toBe(1);
    expect(objectsOf(ran)).toMatchObject([
      { input: "telnet://h", ok: true, access: { protocol: "telnet", host: "h", port: 23 } },
      { ok: false, error: { code: "no-access" } },
      { ok: false, error: { code: "unsafe-argument", component: "name" } },
    ]);
  });
});

test("of several results each is labelled, without its password", async () => {
  const urls = ["ftp://u:secret@h/a", "http://h/"];
  const labels = (stdout: string) =>
    stdout.split("\n").filter((line) => line.startsWith("# ftp") || line.startsWith("# http"));
  expect(labels((await runWith(["access", ...urls])).stdout)).toEqual(["# ftp://u:***@h/a", "# http://h/"]);
  expect(labels((await runWith(["access"], { input: "http://h/\n" })).stdout)).toEqual(["# http://h/"]);
  expect(labels((await runWith(["access", "http://h/"])).stdout)).toEqual([]);
});

describe("a plugin's", () => {
  const plugin = fileURLToPath(new URL("../schemes/plugins/strange.ts", import.meta.url));
  const names = ["circle", "circles", "accessor", "revoked", "promise", "string", "null", "nothing"];
  const urls = names.map((name) => `x-strange://${name}`);

  test.each([[["--json"]], [["--json", "--redact"]]])(
    "%j: access that is not plain data is an error like any other",
    async (options) => {
      const ran = await runWith(["access", ...options, "--plugin", plugin, ...urls, "ftp://h"]);
      expect(ran.status).toBe(1);
      const error = { ok: false, error: { code: "invalid-definition" } };
      expect(objectsOf(ran)).toMatchObject([...urls.map((input) => ({ input, ...error })), { ok: true }]);
    },
  );

  test("the same for people", async () => {
    for (const url of urls) {
      const { status, stdout, stderr } = await runWith(["access", "--plugin", plugin, url]);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toContain("is not plain data");
    }
  });

  test("value that is not plain data is not printed either", async () => {
    const parsed = await runWith(["parse", "--json", "--plugin", plugin, "x-round://a", "ftp://h"]);
    expect(objectsOf(parsed)).toMatchObject([{ ok: false, error: { code: "plugin" } }, { ok: true }]);
    const found = await runWith(["extract", "--json", "--plugin", plugin], {
      input: "<URL:x-round://a> <URL:ftp://h>",
    });
    expect(objectsOf(found)).toMatchObject([{ ok: false, error: { code: "invalid-definition" } }, { ok: true }]);
    expect(found.status).toBe(1);
  });
});
