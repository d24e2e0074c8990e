import { MAX_LENGTH } from "url1738";
import { describe, expect, test } from "vitest";
import { errorOf } from "../error-of.ts";
import { objectsOf, runWith } from "../fake-host.ts";

test("prints the canonical spelling, one per line", async () => {
  expect(await runWith(["format", "HTTP://H:80", "mailto:a@b"])).toEqual({
    status: 0,
    stderr: "",
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

describe("format --from-json", () => {
  test("reads the output of parse --json", async () => {
    const urls = ["ftp://u:@h//a%2Fb/%E9;type=a", "news:a@b", "prospero://h/;=;=", "x:%E9", "file:///"];
    const { stdout: input } = await runWith(["parse", "--json", "--generic", ...urls]);
    const { status, stdout } = await runWith(["format", "--from-json", "--generic"], { input });
    expect([status, stdout]).toEqual([0, `${urls.join("\n")}\n`]);
  });

  test("passes failed results through, with the index in their own input", async () => {
    const { stdout: input } = await runWith(["parse", "--json", "ftp://u:secret@h/ "]);
    const ran = await runWith(["format", "--from-json", "--json"], { input });
    expect(ran.status).toBe(1);
    expect(objectsOf(ran)).toEqual([
      { input: input.trimEnd(), line: 1, ok: false, error: errorOf("ftp://u:secret@h/ ") },
    ]);
    const { stdout, stderr } = await runWith(["format", "--from-json"], { input });
    expect(stdout).toBe("");
    expect(stderr).toContain("\n  | ftp://u:***@h/ \n  |               ^\n");
  });

  test("reads bare values, also as operands", async () => {
    const value = '{"scheme":"http","host":"h","port":80,"path":"/"}';
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
      '{"scheme":"http","host":"H","port":80,"path":"/"}',
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
    expect(stderr).toMatch(/^error\[[\w/-]+\]: .+\.\n/);
    expect(stderr).toContain("standard input, line 1");
    expect(stderr).not.toContain("secret");
  });

  test("an error of a value does not show the value, which may contain a password", async () => {
    const { stderr } = await runWith(["format", "--from-json"], {
      input: '{"scheme":"ftp","user":"u","password":"secret"}',
    });
    expect(stderr).toMatch(/^error\[missing\]: /);
    expect(stderr).not.toContain("secret");
  });

  test("takes lines as long as parse --json makes them", async () => {
    // Each octet of the name is six characters of JSON.
    const url = `ftp://h/${"%7F".repeat((MAX_LENGTH - 8) / 3)}`;
    const { stdout: input } = await runWith(["parse", "--json"], { input: url });
    expect(input.length).toBeGreaterThan(2 * MAX_LENGTH);
    expect(await runWith(["format", "--from-json"], { input })).toEqual({ status: 0, stderr: "", stdout: `${url}\n` });
  });
});

describe("format --set and --unset", () => {
  test.each([
    [["--set", "port=8080"], "https://h.dom/a", "https://h.dom:8080/a"],
    [["--set", "host=Other.dom", "--unset", "fragment"], "https://h.dom/a#b", "https://other.dom/a"],
    [["--set", "query.q=b c"], "https://h.dom/a", "https://h.dom/a?q=b+c"],
    [["--set", "query.q=x"], "https://h.dom/?a=1&q=2&b&q=3", "https://h.dom/?a=1&q=x&b"],
    [["--set", "query.q=x", "--set", "query.r=a=b"], "https://h.dom/?q=1", "https://h.dom/?q=x&r=a%3Db"],
    [["--unset", "query.q"], "https://h.dom/?q=1&a&q=2", "https://h.dom/?a"],
    [["--unset", "query.q"], "https://h.dom/?q=1", "https://h.dom/"],
    [["--unset", "query.q"], "https://h.dom/", "https://h.dom/"],
    [["--set", "query.utm_*=x"], "https://h.dom/?utm_a=1&b=2&utm_c", "https://h.dom/?utm_a=x&b=2&utm_c=x"],
    [["--unset", "query.utm_*"], "https://h.dom/?utm_a=1&b=2&utm_c#d", "https://h.dom/?b=2#d"],
    [["--unset", "query.*"], "https://h.dom/?utm_a=1&b=2", "https://h.dom/"],
    [["--append", "path=x"], "https://h.dom", "https://h.dom/x"],
    [["--append", "path=x"], "https://h.dom/a", "https://h.dom/a/x"],
    [["--append", "path=b c/d", "--append", "path=?"], "https://h.dom/a/", "https://h.dom/a/b%20c%2Fd/%3F"],
    [["--append", "path=x", "--rfc"], "http://h.dom", "http://h.dom/x"],
    [["--append", "path=x", "--rfc"], "http://h.dom/a", "http://h.dom/a/x"],
    [["--append", "query.a=2"], "https://h.dom/?a=1&b", "https://h.dom/?a=1&b&a=2"],
    [["--append", "query=c=2&d"], "https://h.dom/?a=1", "https://h.dom/?a=1&c=2&d"],
    [["--append", "cwd=b c", "--append", "cwd=d"], "ftp://h.dom/a/x", "ftp://h.dom/a/b%20c/d/x"],
    [["--append", "cwd=12"], "ftp://h.dom/x", "ftp://h.dom/12/x"],
    [["--append", 'fields={"name":"a","value":"b"}'], "prospero://h.dom/a;v=1", "prospero://h.dom/a;v=1;a=b"],
    [["--sort-query"], "https://h.dom/?b=1&a=2&b=0&A", "https://h.dom/?A&a=2&b=1&b=0"],
    [["--sort-query"], "https://h.dom/#a", "https://h.dom/#a"],
    [["--sort-query", "--unset", "query.b", "--append", "query.a=x"], "https://h.dom/?c&b=1", "https://h.dom/?a=x&c"],
    [["--set", 'cwd=["a b","c"]'], "ftp://h.dom/x/y", "ftp://h.dom/a%20b/c/y"],
    [["--set", "cwd[0]=12", "--set", "cwd[1]=true"], "ftp://h.dom/a/b/c", "ftp://h.dom/12/true/c"],
    [["--set", "cwd[1]=x", "--set", "cwd[2]=y"], "ftp://h.dom/a/b/c", "ftp://h.dom/a/x/y/c"],
    [["--unset", "cwd[9]", "--unset", "cwd[0]"], "ftp://h.dom/a/b/c", "ftp://h.dom/b/c"],
    [["--set", "fields[1].value=x=y"], "prospero://h.dom/a;v=1;w=2", "prospero://h.dom/a;v=1;w=x%3Dy"],
  ])("%j of %s", async (args, url, spelling) => {
    expect(await runWith(["format", ...args, url])).toEqual({ status: 0, stderr: "", stdout: `${spelling}\n` });
  });

  test("a part that the scheme does not have, or a value that it cannot have, is an error of that input", async () => {
    const { status, stdout, stderr } = await runWith([
      "format",
      "--set",
      "query.q=x",
      "ftp://h.dom/a",
      "https://h.dom/",
    ]);
    expect([status, stdout]).toEqual([1, "https://h.dom/?q=x\n"]);
    expect(stderr).toContain("query");
    expect((await runWith(["format", "--set", "port=x", "https://h.dom/"])).status).toBe(1);
    const gap = await runWith(["format", "--json", "--set", "cwd[4]=x", "ftp://h.dom/a/b/c"]);
    expect([gap.status, JSON.parse(gap.stdout).error.component]).toEqual([1, "cwd[2]"]);
  });

  test("values from parse --json are changed as URLs are", async () => {
    const { stdout: input } = await runWith(["parse", "--json", "https://h.dom/a?b"]);
    const { stdout } = await runWith(["format", "--from-json", "--unset", "query"], { input });
    expect(stdout).toBe("https://h.dom/a\n");
  });

  test("a secret that is set is masked with --redact", async () => {
    const { stdout } = await runWith(["format", "--redact", "--set", "query.token=geheim", "https://h.dom/"]);
    expect(stdout).toBe("https://h.dom/?token=***\n");
  });

  test.each([
    ["--set takes NAME=VALUE", ["--set", "port"]],
    ["--set takes NAME=VALUE", ["--set", "query.=x"]],
    ["--unset takes the name of a component", ["--unset", "a=b"]],
    ["--append takes NAME=VALUE", ["--append", "path"]],
    ["--append takes one name, not query.a*=x.", ["--append", "query.a*=x"]],
    ["--append takes path, query.NAME, or the name of a list such as cwd, not host.", ["--append", "host=x"]],
    [
      "--append takes path, query.NAME, or the name of a list such as cwd, not port.",
      ["--append", "path=x", "--append", "port=1", "--append", "host=x"],
    ],
    ["--set: no URL has a component prot. Did you mean port?", ["--set", "prot=1"]],
    ["--unset: no URL has a component hash. Did you mean fragment?", ["--unset", "hash"]],
    ["--append: no URL has a component pathname. Did you mean path?", ["--append", "pathname=x"]],
  ])("%s, not %j", async (refusal, args) => {
    const { status, stderr } = await runWith(["format", ...args, "https://h.dom/"]);
    expect(status).toBe(2);
    expect(stderr).toContain(refusal);
  });
});

describe("format --unique", () => {
  test("prints each URL once, when it first appears", async () => {
    const input = "https://b.dom\nHTTPS://A.dom:443/\nx\nhttps://a.dom\nhttps://B.dom/\nx\n";
    const { status, stdout, stderr } = await runWith(["format", "--unique"], { input });
    expect([status, stdout]).toEqual([1, "https://b.dom/\nhttps://a.dom/\n"]);
    expect(stderr.match(/^error\[/gm)).toHaveLength(2);
  });

  test("ends with 2 past its limit, and names sort -u", async () => {
    const input = "https://a.dom\nhttps://b.dom\nhttps://a.dom\nhttps://c.dom\nhttps://d.dom\n";
    const { status, stdout, stderr } = await runWith(["format", "--unique", "--limit", "2"], { input });
    expect([status, stdout]).toEqual([2, "https://a.dom/\nhttps://b.dom/\n"]);
    expect(stderr).toContain("the limit of 2; sort -u has none");
  });

  test.each([[["--json"]], [["--jobs", "2"]]])("is not for %j", async (args) => {
    expect((await runWith(["format", "--unique", ...args, "https://a.dom"])).status).toBe(2);
  });
});
