import { describe, expect, test } from "vitest";
import { runWith } from "../fake-host.ts";
import { runProcess } from "../process.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const { path } = temporaryFolder();

/** Runs a command on a file with this text. */
async function onFile(text: string, args: readonly string[]) {
  const file = path("a, b%.txt");
  const { writeFileSync } = await import("node:fs");
  writeFileSync(file, text);
  const ran = await runWith([...args, file]);
  return { ...ran, stdout: ran.stdout.replaceAll(file, "FILE").replaceAll(encodeURIComponent(file), "FILE") };
}

interface Sarif {
  readonly version: string;
  readonly runs: readonly [{ readonly results: readonly object[]; readonly tool: object }];
}

const resultsOf = (stdout: string) => (JSON.parse(stdout) as Sarif).runs[0].results;

describe("--output-format github", () => {
  test("names the line of standard input, and the file that it is", async () => {
    const args = ["check", "--output-format", "github", "--stdin-name", "urls.txt"];
    const { status, stdout, stderr } = await runWith(args, { input: "http://h/\nhttp://h/a b\n" });
    expect([status, stderr]).toEqual([1, ""]);
    expect(stdout).toBe(
      "::error file=urls.txt,line=2,col=11,endColumn=12,title=url1738 unexpected-here::A space is not allowed here in the path. Write %2520 instead.\n",
    );
  });

  test("names the input if there is no line, without its secret", async () => {
    const { stdout } = await runWith(["diagnose", "--output-format=github", "ftp://u:Qx7zJq@h/~ "]);
    expect(stdout.match(/^::error title=url1738 unexpected-here::ftp:\/\/u:\*\*\*@h\/~ : /gm)).toHaveLength(2);
    expect(stdout).not.toContain("Qx7zJq");
  });

  test("tells findings by their severity", async () => {
    const { stdout } = await runWith(["audit", "--output-format=github"], {
      input: "gopher://h:25/\nhttp://h:8080/\n",
    });
    expect(stdout.match(/^::\w+ line=\d,col=1/gm)).toEqual(["::error line=1,col=1", "::notice line=2,col=1"]);
  });

  test("of a file, with the ends of properties escaped", async () => {
    const { status, stdout } = await onFile("see\n http://h/|a", ["extract", "--broken", "--output-format=github"]);
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^::error file=.*a%2C b%25.txt,line=2,col=11,title=/)]);
  });
});

describe("--output-format sarif", () => {
  test("is one document, whatever is in it", async () => {
    for (const input of ["", "http://h/\n", "x\ny\n", "x\n"]) {
      const { stdout } = await runWith(["check", "--output-format=sarif"], { input });
      expect(resultsOf(stdout)).toHaveLength(input.match(/[xy]/g)?.length ?? 0);
    }
  });

  test("has rule, level, message and region", async () => {
    const { stdout } = await runWith(["check", "--output-format=sarif", "--stdin-name=a b.txt"], {
      input: "http://h/a b",
    });
    expect(JSON.parse(stdout)).toMatchObject({ version: "2.1.0", runs: [{ tool: { driver: { name: "url1738" } } }] });
    expect(resultsOf(stdout)).toEqual([
      {
        ruleId: "unexpected-here",
        level: "error",
        message: { text: expect.stringContaining("A space is not allowed here") },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "a%20b.txt" },
              region: { startLine: 1, startColumn: 11, endColumn: 12 },
            },
          },
        ],
      },
    ]);
  });

  test("has the results of all files", async () => {
    const first = await onFile("ftp://u:Qx7zJq@h/ http://h?token=Qx7zJq", [
      "redact",
      "--check",
      "--output-format=sarif",
    ]);
    expect([first.status, resultsOf(first.stdout)]).toMatchObject([
      1,
      [{ ruleId: "cli/secret/urls" }, { ruleId: "cli/secret/urls" }],
    ]);
    expect(first.stdout).not.toContain("Qx7zJq");
  });

  test("is complete if something cannot be read", async () => {
    const { status, stdout } = await runWith(["extract", "--broken", "--output-format=sarif", path("none")]);
    expect([status, resultsOf(stdout)]).toEqual([2, []]);
  });
});

test.each([
  [["check", "--output-format=xml", "x"], "github or sarif, not xml."],
  [["check", "--output-format=sarif", "--json", "x"], "either --json or --output-format."],
  [["check", "--output-format=sarif", "--jobs=2", "x"], "leave --jobs out."],
  [["redact", "--output-format=sarif", "x"], "--output-format requires --check."],
])("%j is wrong usage", async (args, sentence) => {
  const { status, stdout, stderr } = await runWith(args);
  expect([status, stdout, stderr]).toEqual([2, "", expect.stringContaining(sentence)]);
});

test("--jobs prints the workflow commands of GitHub in the order of the lines", async () => {
  const input = "x\nhttp://h/\ny\n";
  const args = ["check", "--output-format=github"];
  const { stdout } = await runProcess([...args, "--jobs=2"], [Buffer.from(input)]);
  expect(stdout).toBe((await runWith(args, { input })).stdout);
});

describe("extract --audit", () => {
  test("prints findings as compilers do, and fails as --fail-on says", async () => {
    const text = "a\n<URL:gopher://h:25/> and http://h/";
    const { status, stdout } = await onFile(text, ["extract", "--bare", "--audit", "--fail-on=danger"]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^gopher:\/\/h:25\/\n\S.*:2:1: danger: Port 25 .*\nhttp:\/\/h\/\n$/);
    expect((await onFile(text, ["extract", "--bare", "--audit"])).status).toBe(0);
  });

  test("with --json, hits have findings", async () => {
    const { stdout } = await onFile("<URL:gopher://h:25/>", ["extract", "--audit", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, findings: [{ severity: "danger" }] });
  });
});
