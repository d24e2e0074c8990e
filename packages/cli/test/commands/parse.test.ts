import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { errorOf } from "../error-of.ts";
import { objectsOf, runWith } from "../fake-host.ts";

test("prints the components of the URLs, with a blank line between them", async () => {
  const { status, stdout, stderr } = await runWith(["parse", "NEWS:*", "mailto:a@b"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toBe(
    'news:*\n  scheme     "news"\n  group      "*"\n  messageId  (none)\n\nmailto:a@b\n  scheme   "mailto"\n  to[0]    "a@b"\n  headers  (no items)\n',
  );
});

test("the blank line does not depend on the inputs that fail", async () => {
  const { status, stdout } = await runWith(["parse", "x", "mailto:a@b", "y", "mailto:a@b", "z"]);
  expect(status).toBe(1);
  expect(stdout).toBe(
    'mailto:a@b\n  scheme   "mailto"\n  to[0]    "a@b"\n  headers  (no items)\n'
      .repeat(2)
      .replace("\nmailto", "\n\nmailto"),
  );
});

test("--json prints input, ok, href and url", async () => {
  const ran = await runWith(["parse", "--json", "HTTP://H:80", "http:"]);
  expect(ran.status).toBe(1);
  expect(ran.stderr).toBe("");
  expect(objectsOf(ran)).toEqual([
    { input: "HTTP://H:80", ok: true, href: "http://h/", url: { scheme: "http", host: "h", port: 80, path: "/" } },
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

test.each([
  ["host", "https://H.dom/a", "h.dom"],
  ["port", "https://h.dom/a", "443"],
  ["scheme", "HTTPS://h.dom/a", "https"],
  ["fragment", "https://h.dom/a", ""],
  ["query", "https://h.dom/a?q=b%20c", "q=b%20c"],
  ["query.q", "https://h.dom/a?q=b%20c&q=d", "b c"],
  ["query.a.b", "https://h.dom/a?a.b=c", "c"],
  ["query.q", "https://h.dom/a?q", ""],
  ["query.q", "https://h.dom/a", ""],
  ["query.q", "ftp://h.dom/a", ""],
  ["cwd", "ftp://h.dom/%2Fetc/b/motd", '["/etc","b"]'],
  ["cwd[1]", "ftp://h.dom/%2Fetc/b/motd", "b"],
  ["cwd[2]", "ftp://h.dom/%2Fetc/b/motd", ""],
  ["fields[1].value", "prospero://h.dom/a;v=1;w=2", "2"],
  ["query.utm_*", "https://h.dom/?utm_a=b%20c&d=e&utm_f", "utm_a=b+c&utm_f"],
  ["query.utm_*", "https://h.dom/?a=b", ""],
  ["{scheme}://{host}:{port}", "https://H.dom/a", "https://h.dom:443"],
  ["{fragment}<{query.a}>", "https://h.dom/?a=b", "<b>"],
  // A line break in a part makes no second line.
  ["name", "ftp://h.dom/a%0Ab", "a\\nb"],
])("--get %s of %s", async (name, url, line) => {
  expect(await runWith(["parse", "--get", name, url])).toEqual({ status: 0, stderr: "", stdout: `${line}\n` });
});

test("several --get are printed in one line, with tabs between them", async () => {
  const get = ["--get", "host", "--get", "fragment", "--get", "{path}?{query}"];
  const { stdout } = await runWith(["parse", ...get, "https://h.dom/a?b", "ftp://h/a%09b"]);
  expect(stdout).toBe("h.dom\t\t/a?b\nh\t\t?\n");
  // A tab in a part makes no further column.
  expect((await runWith(["parse", "--get", "name", "--get", "port", "ftp://h/a%09b"])).stdout).toBe("a\\tb\t21\n");
});

test("--get keeps secrets with --redact", async () => {
  const { stdout } = await runWith(["parse", "--redact", "--get", "query.token", "https://h.dom/?token=geheim"]);
  expect(stdout).toBe("***\n");
});

test.each([
  ["--get takes the name of a component", ["--get", "a=b"]],
  ["Choose either --get or --json.", ["--get", "host", "--json"]],
  ["or a template such as {host}:{port}, not {host.", ["--get", "{host"]],
  ["not {host}}.", ["--get", "{host}}"]],
  ["not {}.", ["--get", "{}"]],
  ["--get: no URL has a component hostname. Did you mean host?", ["--get", "hostname"]],
  ["--get: no URL has a component hots. Did you mean host?", ["--get", "path", "--get", "{hots}:{port}"]],
  ["--get: no URL has a component protocol. Did you mean scheme?", ["--get", "protocol"]],
  ["--get: no URL has a component toString. The components are scheme, user, ", ["--get", "toString"]],
  ["--get: no URL has a component fields[1].length.", ["--get", "fields[1].length"]],
  ["--get: no URL has a component host.length.", ["--get", "host.length"]],
  ["--get: no URL has a component schemePart.", ["--get", "schemePart"]],
  ["--get: no URL has a component query.a.", ["--rfc", "--get", "query.a"]],
])("%s", async (refusal, args) => {
  const { status, stderr } = await runWith(["parse", ...args, "https://h.dom/"]);
  expect(status).toBe(2);
  expect(stderr).toContain(refusal);
});

describe("--trace", () => {
  const finger = fileURLToPath(new URL("../schemes/plugins/finger.ts", import.meta.url));
  const traced = (...args: readonly string[]) => runWith(["parse", "--trace", "--plugin", finger, ...args]);

  test("shows at each character which rules can go on, and which do", async () => {
    const { status, stdout } = await traced("x-finger://h/a");
    expect(status).toBe(0);
    const lines = stdout.split("\n");
    expect(lines[0]).toMatch(/^ 9 {2}\/ {4}> x-fingerurl +"\/\/"$/);
    expect(lines).toContainEqual(
      expect.stringMatching(/^11 {2}h {4}> hostport \/ host \/ hostname \/ domainlabel +alphadigit$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^ {11}hostport \/ host \/ hostnumber \/ digits +digit$/));
    expect(stdout).toMatch(/> x-fingerurl +end\n/);
  });

  test("ends with the error of a text that is refused", async () => {
    const { status, stdout } = await traced("--lang", "fr", "x-finger://h_");
    expect(status).toBe(1);
    expect(stdout).toMatch(/\n12 {2}_ .*\n/);
    expect(stdout.slice(stdout.lastIndexOf("_"))).not.toContain("> ");
    expect(stdout).toMatch(/\nerreur\s: «\s_\s» ne peut pas figurer/);
  });

  test("shows nothing of a secret", async () => {
    const { stdout } = await traced("x-finger://u:s3cr3t@h/");
    expect(stdout).toContain("***");
    expect(stdout).not.toMatch(/\n *\d+ {2}[s3cr]/);
    const [line] = objectsOf(await traced("--json", "--redact", "x-finger://u:s3cr3t@h/")) as {
      trace: { found: string }[];
    }[];
    expect(line?.trace.every(({ found }) => !/[s3cr]/.test(found))).toBe(true);
  });

  test("prints data", async () => {
    expect(objectsOf(await traced("--json", "x-finger:", "x-finger://h"))).toMatchObject([
      {
        ok: false,
        trace: [{ index: 9, found: "", ways: [{ rules: ["x-fingerurl"], next: '"//"', isTaken: false }] }],
        error: { code: "syntax" },
      },
      { ok: true, trace: expect.arrayContaining([expect.objectContaining({ index: 11, found: "h" })]) },
    ]);
  });

  test.each([
    [["--trace", "ftp://h"], "--trace requires --plugin."],
    [["--trace", "--get", "host", "--plugin", finger, "x-finger://h"], "Choose either --get or --trace."],
  ])("%j is refused", async (args, message) => {
    const { status, stderr } = await runWith(["parse", ...args]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
