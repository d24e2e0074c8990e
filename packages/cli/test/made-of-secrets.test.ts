import { describe, expect, test } from "vitest";
import { sampled } from "../../../tooling/build/vitest/draws.ts";
import { objectsOf, runWith } from "./fake-host.ts";

/** The secret: a string that occurs nowhere else in the output. */
const SECRET = "Qx7zJq";

const COMMANDS = [
  "parse",
  "format",
  "access",
  "access --gateway ftp=http://gw/?u={url} --gateway telnet=ftp://gw/{url}",
  "repair",
  "repair --likely",
  "repair --likely --generic",
  "diagnose",
  "check",
  "audit",
  "wrap",
  "slug",
].map((command) => command.split(" "));

const BEGINNINGS = [
  "ftp://h/a",
  "http://h/a",
  "https://h/a",
  "gopher://h/0a",
  "gopher://h/7a%09b",
  "file:///x",
  "prospero://h/a",
  "prospero://h/a;f=v",
  "mailto:a",
  "mailto:",
  "news:a",
  "news:",
  "nntp://h/g",
  "telnet://h",
  "wais://h/d",
];
const MARKS = ["?", ";", "&", "#"].flatMap((mark) => [mark, encodeURIComponent(mark)]);

const parameters = BEGINNINGS.flatMap((beginning) =>
  MARKS.flatMap((mark) =>
    ["=", "%3D"].flatMap((equals) => ["", "@h.dom"].map((end) => `${beginning}${mark}token${equals}${SECRET}${end}`)),
  ),
);

/** Logins whose password begins as a port with a query would. */
const logins = ["ftp://u", "ftp://", "telnet://u", "telnet://"].flatMap((beginning) =>
  ["57?", "?", "57#", "57;", "57&a=", "57%41"].map((begun) => `${beginning}:${begun}${SECRET}@h.dom/`),
);

/** Texts whose fix or repair contains part of the secret. */
const malformed = [
  `prospero://u:x/${SECRET}@x@h%\\d`,
  `s:\\\\user:${SECRET}@h\\d`,
  `s://: ${SECRET}@h/%zz`,
  `http\\u003a//u:\u00e9${SECRET}@<h:80/`,
  `ftp://u:${SECRET}~x@h/`,
  `ftp:u:${SECRET}%@h/`,
  `ftp:u:${SECRET}@h/`,
  `ftp://h/x%253Ftoken%3D${SECRET}`,
  `http:\\\\u:${SECRET}@h/`,
  `htp://u:${SECRET}@h/`,
  `www.h.dom/?token=${SECRET}~`,
  `ftp://u:a b${SECRET}@h/`,
  `http//u:${SECRET}@h/`,
  `C:\\u:${SECRET}@h`,
];

const all = [sampled(parameters), logins, malformed].flatMap(sampled);

describe("nothing that is made of an input shows its secrets, with --redact", () => {
  test.each(COMMANDS.flatMap((command) => [[command], [[...command, "--json"]]]))("%s", async (command) => {
    const { stdout, stderr } = await runWith([...command, "--redact", "--", ...all]);
    expect(stdout + stderr).toContain("***");
    const lines = `${stdout}${stderr}`.split("\n");
    expect(lines.filter((line) => line.includes(SECRET))).toEqual([]);
  });

  test.each([[["--bare"]], [["--bare", "--broken"]], [["--prefix"]]])("extract %s", async (options) => {
    const input = all.map((text) => `<URL:${text}>\n\n${text}\n\nURL: ${text}\n`).join("\n");
    const { stdout } = await runWith(["extract", "--json", "--redact", ...options], { input });
    expect(stdout).toContain("***");
    expect(stdout.split("\n").filter((line) => line.includes(SECRET))).toEqual([]);
  });
});

test.each([
  ["telnet=ftp://u:SECRET@gw/{url}", "telnet://h", { user: "u", password: "***", via: "ftp://u:***@gw/{url}" }],
  ["ftp=http://gw/?token=SECRET&u={url}", "ftp://h/a", { target: "/?token=***&u=ftp%3A%2F%2Fh%2Fa" }],
  ["ftp=http://gw/a%3Ftoken=SECRET&u={url}", "ftp://h/a", { target: "/a%3Ftoken=***&u=ftp%3A%2F%2Fh%2Fa" }],
  ["ftp=http://gw/?token=SECRET{url}", "ftp://h/a", { protocol: "http", target: "***" }],
])("access through the gateway %s", async (given, url, access) => {
  const command = ["access", "--redact", "--gateway", given.replace("SECRET", SECRET)];
  const { stdout } = await runWith([...command, url]);
  expect(stdout).not.toContain(SECRET);
  const printed = await runWith([...command, "--json", url]);
  expect(printed.stdout).not.toContain(SECRET);
  expect(objectsOf(printed)).toMatchObject([{ access }]);
});

test("the rest of a text made from it is shown", async () => {
  const text = `ftp://h/~d?token=${SECRET}&x/%7E`;
  const [printed] = objectsOf(await runWith(["repair", "--json", "--redact", text]));
  expect(printed).toMatchObject({
    href: "ftp://h/%7Ed?token=***&x/%7E",
    changes: [{ index: 8, end: 9, replacement: "%7E" }],
  });
  const [parsed] = objectsOf(await runWith(["parse", "--json", "--redact", text.slice(0, 8) + text.slice(9)]));
  expect(parsed).toMatchObject({ url: { host: "h", cwd: ["d?token=***&x"], name: "~" } });
});
