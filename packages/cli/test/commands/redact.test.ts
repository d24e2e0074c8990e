import { redact } from "@url1738/redact";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { redact as command } from "../../src/commands/redact.ts";
import { fromOctets } from "../../src/input/from-octets.ts";
import { english } from "../../src/language/chosen-language.ts";
import { runWith } from "../fake-host.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** Returns the output of the command for octets in chunks. */
async function redacted(chunks: readonly Buffer[]): Promise<Buffer> {
  const { transform } = command.prepareText({}, english);
  const octets: Buffer[] = [];
  const source = (async function* () {
    yield* chunks;
  })();
  for await (const { to, text } of transform(source, { name: "a file", path: "a", colour: false })) {
    expect(to).toBe("octets");
    octets.push(Buffer.from(text, "latin1"));
  }
  return Buffer.concat(octets);
}

test("prints a text with its secrets masked, and everything else octet by octet", async () => {
  const ran = await runWith(["redact"], { input: "from ftp://u:p@h\r\né?token=a" });
  expect(ran).toEqual({ status: 0, stdout: "from ftp://u:***@h\r\né?token=***", stderr: "" });
});

test("every octet comes through, whatever the encoding", async () => {
  const all = Buffer.from(Array.from({ length: 0x10000 }, (_, pair) => [pair >> 8, pair & 0xff, 0x0a]).flat());
  expect((await redacted([all])).equals(all)).toBe(true);
  const ones = Array.from(all.subarray(0x90000 / 4, 0x90000 / 4 + 3000), (octet) => Buffer.of(octet));
  expect((await redacted(ones)).equals(Buffer.concat(ones))).toBe(true);
});

test("the cuts of the octets change nothing, and the command gives the same as redact", async () => {
  const octet = fc.oneof(fc.constantFrom(...Buffer.from("//:@\n<>h")), fc.integer({ min: 0x80, max: 0xff }));
  const chunks = fc.array(fc.array(octet, { maxLength: 6 }).map((octets) => Buffer.from(octets)));
  await fc.assert(
    fc.asyncProperty(chunks, async (pieces) => {
      const whole = Buffer.concat(pieces);
      const shown = await redacted(pieces);
      expect(shown.equals(await redacted([whole]))).toBe(true);
      expect(fromOctets(shown)).toBe(redact(fromOctets(whole)));
    }),
    { numRuns: 500 },
  );
});

test("a secret is as long in octets as it is in characters", async () => {
  const secret = Buffer.from(`ftp://u:${"é".repeat(60_000)}@h`);
  expect((await redacted([secret])).toString()).toBe("ftp://u:***@h");
});

test("a line is out as soon as it is in", async () => {
  const { transform } = command.prepareText({}, english);
  const lines = ["first ftp://u:p@h\n", "second\n"];
  const shown: string[] = [];
  const source = (async function* () {
    for (const line of lines) {
      yield Buffer.from(line);
      // All known output comes before the next chunk is requested.
      expect(shown.at(-1)).toBe(redact(line));
    }
  })();
  for await (const { text } of transform(source, { name: "a file", path: "a", colour: false })) shown.push(text);
  expect(shown.join("")).toBe(lines.map((line) => redact(line)).join(""));
});

test("--only masks some kinds, --mime secrets with soft line breaks", async () => {
  const input = `Cookie: a\ncurl -u u:p h {"token":"t"} npm_${"a1".repeat(18)}\nftp://u:p=\nq@h`;
  const shown = async (...options: string[]) => (await runWith(["redact", ...options], { input })).stdout;
  expect(await shown("--mime")).toBe('Cookie: ***\ncurl -u u:*** h {"token":"***"} ***\nftp://u:***@h');
  expect(await shown()).toBe('Cookie: ***\ncurl -u u:*** h {"token":"***"} ***\nftp://u:p=\nq@h');
  expect(await shown("--only", "urls", "--mime")).toBe(input.replace(":p=\nq", ":***"));
  expect(await shown("--only=headers", "--only=commands")).toBe(
    input.replace(": a", ": ***").replace("u:p h", "u:*** h"),
  );
  const { status, stderr } = await runWith(["redact", "--only", "url"], { input });
  expect([status, stderr]).toEqual([
    2,
    "error: Each --only names one kind, urls, headers, assignments, commands or tokens, not url.\n",
  ]);
});

test("--pattern masks what it matches within a line", async () => {
  const ran = await runWith(["redact", "--pattern", "order \\d+", "--pattern=^x$"], { input: "order 12 a\nx\nxx" });
  expect(ran.stdout).toBe("*** a\n***\nxx");
  const { status, stderr } = await runWith(["redact", "--pattern", "(x"], { input: "" });
  expect([status, stderr]).toEqual([2, "error: (x is not a regular expression of JavaScript.\n"]);
});

test("--plugin masks the secrets of its schemes", async () => {
  const folder = temporaryFolder(onTestFinished);
  const define = JSON.stringify(import.meta.resolve("@url1738/core/define"));
  const plugin = folder.write(
    "door.mjs",
    `import { alphadigit, decodedText, defineScheme, rule, sequence, some } from ${define};
const pin = decodedText("pin", rule("pin", some(alphadigit)), { secret: true });
export const door = defineScheme({ name: "x-door", schemepart: sequence("//front/", pin), access: "It opens." });`,
  );
  const input = `x-door://front/4710 and x-door://front/4711, <URL:x-door://front/4712>\n${"x".repeat(70_000)} ftp://u:p@h x-door://front/4713 end`;
  const { status, stdout, stderr } = await runWith(["redact", "--plugin", plugin], { input });
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toBe(input.replace(/47\d\d/g, "***").replace("u:p@", "u:***@"));
  const { stdout: places } = await runWith(["redact", "--check", "--plugin", plugin], { input });
  expect(places.split("\n").filter((line) => line !== "")).toHaveLength(5);
  expect((await runWith(["redact"], { input })).stdout).toContain("4711");
});

test("--parameter masks the values of others as well, --replacement prints another word, once for each secret", async () => {
  const input = "http://h/?pin=1&token=2 *** ftp://u:*@h ***";
  const args = ["redact", "--parameter", "pin", "--parameter", "PUK"];
  expect((await runWith(args, { input })).stdout).toBe("http://h/?pin=***&token=*** *** ftp://u:***@h ***");
  expect((await runWith([...args, "--replacement", "$&"], { input })).stdout).toBe(
    "http://h/?pin=$&&token=$& *** ftp://u:$&@h ***",
  );
});

test("--except shows the values of whole names, in parameters, header fields and members", async () => {
  const input = '?csrf_token=1&token=2 {"csrfToken":"c3","a_csrf_token":"c4"}\nX-Auth: 5\n';
  const args = ["redact", "--except", "CSRF-Token", "--except=x-auth"];
  expect((await runWith(args, { input })).stdout).toBe(
    '?csrf_token=1&token=*** {"csrfToken":"c3","a_csrf_token":"***"}\nX-Auth: 5\n',
  );
  expect((await runWith(["redact", "--check", "--except", "pwd"], { input: "?pwd=1" })).status).toBe(0);
});

test("with --replacement, every octet comes through as well", async () => {
  const octets = Buffer.from([0xed, 0xb0, 0x80, 0x2a, 0x2a, 0x2a, 0xff, 0xf0, 0x9f, 0x98, 0x80, 0x2a, 0x2a, 0x2a]);
  const { transform } = command.prepareText({ replacement: "x" }, english);
  const source = (async function* () {
    for (const octet of octets) yield Buffer.of(octet);
  })();
  let printed = "";
  for await (const { text } of transform(source, { name: "a", path: "a", colour: false })) printed += text;
  expect(Buffer.from(printed, "latin1").equals(octets)).toBe(true);
});

test.each([
  ["This part of a URL is a secret.", "ftp://u:p@h/"],
  ["This value of a header field is a secret.", "Cookie: a=b"],
  ["This value is a secret by its name.", '{"password":"x"}'],
  ["This argument of a command is a secret.", "sshpass -p geheim7 ssh h.dom"],
  ["This has the form of a token.", `see ghp_${"a1B2".repeat(9)}`],
  ["This matches a pattern.", "number 4711"],
])("--check says: %s", async (sentence, input) => {
  const { stdout } = await runWith(["redact", "--check", "--pattern", "47.."], { input });
  expect(stdout).toMatch(/^standard input:1:\d+: /);
  expect(stdout).toBe(`${/^.*?:1:\d+: /.exec(stdout)?.[0]}${sentence}\n`);
});

test("--check prints the line and column of each secret, nothing of the secret itself, and fails", async () => {
  const input = "fine\n<URL:ftp://u:secr\n  et@h/>\r\né?a ftp://u:p@h ftp://v:q@h\n";
  const { status, stdout, stderr } = await runWith(["redact", "--check"], { input });
  expect([status, stderr]).toEqual([1, ""]);
  expect(stdout.match(/standard input:\d+:\d+/g)).toEqual([
    "standard input:2:14",
    "standard input:4:13",
    "standard input:4:25",
  ]);
  expect(await runWith(["redact", "--check"], { input: "http://h:80/@scope" })).toEqual({
    status: 0,
    stdout: "",
    stderr: "",
  });
  expect((await runWith(["redact", "--check", "--parameter=pin"], { input: "http://h?pin=1" })).status).toBe(1);
  expect((await runWith(["redact", "--check", "--exit-zero"], { input })).status).toBe(0);
});
