import { redact } from "@url1738/redact";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "../../../tooling/build/vitest/draws.ts";
import { objectsOf, runWith } from "./fake-host.ts";

/** The secret: a string that occurs nowhere else in the output. */
const SECRET = "Qx7zJq";

describe("--redact with --json", () => {
  test("masks the secrets in the input and in the values", async () => {
    const url = `FTP://anna:${SECRET}%2F@h/a`;
    const hidden = { scheme: "ftp", user: "anna", password: "***", host: "h", port: 21, cwd: [], name: "a" };
    expect(objectsOf(await runWith(["parse", "--json", "--redact", url]))).toEqual([
      { input: "FTP://anna:***@h/a", ok: true, href: "ftp://anna:***@h/a", url: hidden },
    ]);
    expect(objectsOf(await runWith(["access", "--json", "--redact", url]))).toMatchObject([
      { input: "FTP://anna:***@h/a", access: { user: "anna", password: "***", commands: [{}, { argument: "a" }] } },
    ]);
  });

  test("masks them in the input that joins the others, if it is not a URL", async () => {
    const { stdout, status } = await runWith(["check", "--json", "--redact", `ftp://anna:${SECRET} @h/a`]);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ input: "ftp://anna:***@h/a", ok: false, error: { code: "syntax" } });
  });

  test("leaves everything else as it is", async () => {
    const line = "http://h.dom/@scope?page=2";
    for (const command of ["parse", "format", "access", "audit", "repair", "wrap", "slug"]) {
      const { stdout } = await runWith([command, "--json", line]);
      expect((await runWith([command, "--json", "--redact", line])).stdout, command).toBe(stdout);
    }
  });

  test("masks the parameters of an encoded part, and leaves the text around them", async () => {
    const [printed] = objectsOf(await runWith(["parse", "--json", "--redact", `http://h/p?a=1&token=${SECRET}&b=2`]));
    expect(printed).toMatchObject({ url: { path: "/p", query: "a=1&token=***&b=2" } });
  });

  test("shows nothing of a value that would not be one without its secrets", async () => {
    const url = `mailto:"x:${SECRET}"@h`;
    const { stdout } = await runWith(["parse", "--json", "--redact", `mailto:%22x:${SECRET}%22@h`, url]);
    expect(stdout).not.toContain(SECRET);
    expect(JSON.parse(stdout.split("\n")[0] as string)).toMatchObject({ url: { scheme: "mailto", to: ["***"] } });
  });

  test("masks the changes of a repair in a secret", async () => {
    const [printed] = objectsOf(await runWith(["repair", "--json", "--redact", "ftp://a:x~y@h/b~"]));
    expect(printed).toMatchObject({
      href: "ftp://a:***@h/b%7E",
      changes: [
        { index: 9, end: 10, replacement: "***" },
        { index: 15, end: 16, replacement: "%7E" },
      ],
    });
  });

  test("masks them in JSON input", async () => {
    const value = { scheme: "ftp", host: "h", port: 21, user: "anna", password: SECRET, cwd: [] };
    const values = [value, { ok: true, url: value }, { ...value, password: [SECRET] }];
    const input = [...values.map((each) => JSON.stringify(each)), `{"password":"${SECRET}`].join("\n");
    const ran = await runWith(["format", "--from-json", "--json", "--redact"], { input });
    expect(ran.stdout).not.toContain(SECRET);
    const shown = '{"scheme":"ftp","user":"anna","password":"***","host":"h","port":21,"cwd":[]}';
    expect(objectsOf(ran)).toMatchObject([
      { input: shown, href: "ftp://anna:***@h" },
      { input: shown, href: "ftp://anna:***@h" },
      { input: "***", ok: false, error: { component: "password" } },
      { input: "***", ok: false },
    ]);
  });

  test("masks them in hits from text", async () => {
    const text = `<URL:ftp://anna:${SECRET}@h/a> <URL:http://h/#token=${SECRET}> <URL:ftp://anna:${SECRET}\n${SECRET}@h-\ni/>`;
    const ran = await runWith(["extract", "--json", "--redact"], { input: text });
    expect(ran.stdout).not.toContain(SECRET);
    expect(objectsOf(ran)).toMatchObject([
      { start: 0, text: "ftp://anna:***@h/a", url: { password: "***" } },
      { text: "http://h/#token=***" },
      { text: "ftp://anna:***@h-i/", alternatives: [{ text: "ftp://anna:***@hi/" }] },
    ]);
    const apart = await runWith(["extract", "--json", "--redact", "--rfc"], { input: text });
    expect(objectsOf(apart)[1]).toMatchObject({ text: "http://h/", fragment: "token=***" });
    const people = await runWith(["extract", "--redact", "--bare"], { input: text });
    expect(people.stdout + people.stderr).not.toContain(SECRET);
  });

  test("masks them in the gateway", async () => {
    const gateway = `wais=ftp://u:${SECRET}@gw.dom/{url}`;
    const ran = await runWith(["access", "--json", "--redact", "--gateway", gateway, "wais://h/d"]);
    expect(ran.stdout).toContain('"via":"ftp://u:***@gw.dom/{url}"');
  });
});

const COMMANDS = ["parse", "check", "format", "access", "audit", "diagnose", "repair", "wrap"];

const logins = fc
  .tuple(
    fc.constantFrom("ftp", "FTP", "telnet", "http", "https", "x-any", "gopher", "mailto"),
    fc.constantFrom("://", ":://", ":/", ":\\\\", ":"),
    fc.constantFrom("u", "u%3A", "", "ü", "u~"),
    fc.string({ unit: fc.constantFrom(..."%~ @:;/a\0é") }),
    fc.string({ unit: fc.constantFrom(..."%~ @:;/?#&a=\né") }),
  )
  // Nothing between the `:` and a slash is an empty port.
  .map(
    ([scheme, slashes, user, before, after]) =>
      `${scheme}${slashes}${user}:${before.replace(/^\/+/, "")}${SECRET}${before}@h/${after}`,
  );

const parameters = fc
  .tuple(
    fc.constantFrom("http://h/?", "http://h/a;", "ftp://h/a#", "x-any:?", "prospero://h/a;"),
    fc.constantFrom("token", "sig", "Client_Secret"),
    fc.constantFrom("", "%20", " ", "~"),
  )
  .map(([before, name, after]) => `${before}${name}=${SECRET}${after}&b=c`);

test.each(COMMANDS)("%s prints no secret with --redact, whatever the input is", async (command) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(logins, parameters), { maxLength: 20 }), async (inputs) => {
      // Other tests check what redact takes for a secret; here, no output may show one.
      const args = [command, "--redact", "--generic", ...(command === "check" ? ["--json"] : [])];
      for (const more of [[], ["--json"]]) {
        const ran = await runWith([...args, ...more, "--", ...inputs]);
        expect(ran.stdout + ran.stderr).not.toContain(SECRET);
      }
    }),
    { numRuns: 20 },
  );
});

test("extract masks what the whole text has as a secret, whatever cuts a URL out of it", async () => {
  const marks = Array.from({ length: 0x7f }, (_, code) => String.fromCharCode(code)).filter((mark) => !/\w/.test(mark));
  const separators = [
    ...marks,
    "\u001b[K",
    "\u001b[31m",
    "\u00a0",
    "\u200b",
    "日",
    "”",
    "=\n",
    "-\n",
    "\\n",
    '\\"',
    "%0A",
  ];
  const forms = [
    (mark: string) => `ftp://u:${SECRET}${mark}Qz@h.dom/d`,
    (mark: string) => `https://${SECRET}${mark}Qz@h.dom/x`,
    (mark: string) => `<URL:ftp://u:${SECRET}${mark}Qz@h.dom/d>`,
    (mark: string) => `"https://h.dom/?token=${SECRET}${mark}Qz"`,
    (mark: string) => `(password: 'www.h.dom/${SECRET}${mark}Qz')`,
    (mark: string) => `Cookie: u=https://h.dom/${SECRET}${mark}Qz`,
  ];
  const texts = sampled(forms.flatMap((form) => separators.map((mark) => form(mark)))).filter(
    (text) => !redact(text).includes(SECRET),
  );
  expect(texts.length).toBeGreaterThan(forms.length * 10);
  const input = texts.join("\n\n");
  for (const options of [[], ["--json"], ["--audit"], ["--mime"]]) {
    const args = ["extract", "--redact", "--bare", "--broken", "--www", "--prefix", "--quoted", ...options];
    expect((await runWith(args, { input })).stdout, options.join()).not.toContain(SECRET);
  }
});
