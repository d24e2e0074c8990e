import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import { runWith, type Streams } from "./fake-host.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// Each command prints the same as before for a few inputs, with each of its options. After a change that is meant,
// `npx pnpm@12 test packages/cli/test/outputs.test.ts --update` writes the digests, and belongs in the commit.

const INPUTS = [
  "http://www.host.dom/a/b?q=1&r=%20#top",
  "HTTP://Host.DOM:80/%7Ea/./b",
  "ftp://anna:secret@ftp.host.dom:2121/%2Fetc/motd;type=a",
  "mailto:anna@host.dom?subject=a%20b&cc=b@host.dom",
  "news:comp.lang.c",
  "gopher://host.dom/1sub%09find",
  "https://user:p%40ss@host.dom/?token=abc123def456#a",
  "https://xn--host-cua.dom:8443/é b",
  "http//host.dom/a",
  "htp://host.dom/~a",
  "http://1.2.3.400/",
  "",
  "x:y",
  "ftp://h:70000/a b\u0007",
  ..."file:///etc/motd file://vms.host.edu/disk$user/a/b.txt nntp://news.dom/a.b/12 news:1@h.dom news:*".split(" "),
  ..."telnet://u:p@h/ telnet://h wais://h/db?words wais://h/db/t/p prospero://h/x;a=b ftp://h/a/;type=d".split(" "),
];

const TEXT = `${INPUTS.map((input) => `See ${input}, <URL:${input}> or "${input}".`).join("\n")}
> <URL:http://www.host.dom/
> folded> www.host.dom PASSWORD=hunter2x! Authorization: Bearer abcdef0123456789abcd
`;

const PARTS = ["host", "path", "query.q", "cwd[0]", "password", "port"];

/** Lines of JSON: values, the answers of `parse --json`, and others. */
const LINES = [
  '{"scheme":"ftp","host":"h","port":21,"user":"","cwd":["a"],"name":"b"}',
  '{"ok":true,"input":"x","url":{"scheme":"http","host":"h","port":80,"path":"/"}}',
  '{"scheme":"ftp","host":"h","cwd":[{"percent":"%C3%A9%FF"}],"name":"b"}',
  '{"scheme":"ftp","host":"h","cwd":[],"name":{"percent":"a%4"}}',
  '{"scheme":"ftp","host":"h","cwd":[],"name":{"percent":{"percent":"b"}}}',
  '{"ok":false,"input":"x y","error":{"~url1738":"error","code":"syntax","message":"It is wrong.","index":1}}',
  '{"ok":false,"error":{"~url1738":"error","code":"syntax","message":"It is wrong.","index":"1"}}',
  '{"ok":false,"error":{"~url1738":"error","code":"syntax","reason":"ends-early","message":"It is wrong."}}',
  '{"ok":false,"error":{"~url1738":"error","code":"syntax","reason":1,"message":"It is wrong."}}',
  '{"ok":false,"error":{}}',
  '{"ok":true}',
  ...["[]", "null", "1", '"http://h/"', "{", "\uFEFF{}", '{"scheme":"x"}', '{"scheme":"ftp","host":"a b"}'],
];

/** URLs of the schemes that packages of their own have, and others that nobody has. */
const OTHERS = [
  ..."ws://h wss://h data:,a tel:112 urn:a:b ssh://h sftp://h git+ssh://h postgres://h postgresql://h".split(" "),
  ..."mongodb://h mongodb+srv://h redis://h rediss://h mysql://h sqlserver://h mssql://h amqp://h amqps://h".split(" "),
  ..."wsx://h xdata:a tels:1 urns:a sssh://h postgre://h mongo://h redi://h mysqls://h sqlservers://h amqp1://h".split(
    " ",
  ),
];

/** Slashes and characters of other scripts in wrong places. */
const SIGNS = [
  String.raw`http:\\h\a http:\h http:/\h http://h\a http://h/a\b http://h/a\*b http:\/\/h\/a ftp://u\v:p@h/a mailto:a\b@h`,
  String.raw`news:a\b gopher://h/1a\b file:\\\c:\a file:c:\a file://c|/a file:///c:\a x:\a http:///h http:////h //h/a ///h`,
  "http://h½.dom/ http：／／h.dom http://h。dom/ http://h.dom–a/ http://h.dom/–a http://ﬁ.dom/ http://h.dom:８０/ ａ:b ftp://ü:p@h/",
].flatMap((texts) => texts.split(" "));

/** The options of each command; each row is a run. `common` is for all commands on inputs, and `texts` for those on whole texts. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  common: [
    "",
    "--json",
    "--redact",
    "--json --redact",
    "--rfc",
    "--generic",
    "--skip-empty",
    "--exit-zero",
    "--color always",
  ],
  texts: [
    "",
    "--color always",
    "--exit-zero",
    "--output-format github --stdin-name a.txt",
    "--output-format sarif",
    "--mime",
  ],
  check: [
    "--output-format github --stdin-name a.txt --first-line 7",
    "--output-format gitlab",
    "--output-format sarif",
  ],
  repair: ["--likely", "--likely --json"],
  diagnose: ["--limit 1", "--output-format github", "--output-format sarif --redact"],
  parse: [...PARTS.map((part) => `--get ${part}`), "--get path --json"],
  format: [
    ...PARTS.flatMap((part) => [`--set ${part}=12`, `--unset ${part}`, `--append ${part}=12`]),
    ...["--from-json", "--from-json --json", "--from-json --set port=81", "--from-json --redact --skip-empty"],
    ...["--unique", "--unique --limit 1", "--sort-query", "--set host=%", "--set none=1"],
  ],
  "resolve http://base.dom/a/b?c": [],
  "resolve ftp://base.dom/a/b": ["--json"],
  audit: ["--fail-on note", "--fail-on warning", "--fail-on danger", "--output-format github", "--output-format sarif"],
  access: ["--email a@b.dom", "--news-server news.dom:1119", "--gateway news=http://gw.dom/{url}", "--gateway x"],
  wrap: ["--width 20", "--width 1 --json", "--width 0"],
  slug: ["--treatment encode", "--treatment remove", "--neutral _", "--cautious", "--transliterate", "--for http.path"],
};

const OF_TEXTS: Readonly<Record<string, readonly string[]>> = {
  redact: [
    ...["--check", "--only urls", "--only tokens --check", "--parameter q", "--except token", "--replacement XXX"],
    ...["--pattern folded", "--check --output-format gitlab", "--pattern ("],
  ],
  extract: [
    ...["--bare", "--prefix", "--bare --broken", "--only-broken", "--bare --www", "--quoted", "--bare --audit --json"],
    ...[
      "--bare --json",
      "--bare --broken --json --redact",
      "--bare --audit --fail-on note",
      "--bare --rfc",
      "--bare --generic",
    ],
  ],
};

/** Returns the command lines: in French, without the options that change no sentence. */
function runsIn(language: string): readonly string[] {
  const { common = [], texts = [], ...commands } = OPTIONS;
  const shared = (all: readonly string[]) => (language === "en" ? all : all.slice(0, 1));
  const withRows = (command: string, rows: readonly string[]) => rows.map((row) => `${command} ${row}`.trim());
  return [
    ...["", "--help", "none", "chek a", "check --odd", "check --first-line x", "parse --get", "get x:y", "ls x:y"],
    ...["completion bash", "completion zsh", "completion fish", "completion none"],
    ...[
      "explain",
      "explain no-scheme unexpected",
      "explain nothing",
      `check ${OTHERS.join(" ")}`,
      `diagnose ${SIGNS.join(" ")}`,
    ],
    ...Object.keys({ ...commands, ...OF_TEXTS }).map((command) => `${command.split(" ")[0]} --help`),
    ...["get", "ls", "plugin", "completion"].map((command) => `${command} --help`),
    ...Object.entries(commands).flatMap(([command, rows]) => withRows(command, [...shared(common), ...rows])),
    ...Object.entries(OF_TEXTS).flatMap(([command, rows]) => withRows(command, [...shared(texts), ...rows])),
  ];
}

test.each(["en", "fr"])("the outputs in %s", async (language) => {
  const outputs: [string, string][] = [];
  for (const run of runsIn(language)) {
    const lines = run.includes("--from-json") ? LINES : INPUTS;
    const input = /^(?:redact|extract)/.test(run) ? TEXT : `${lines.join("\n")}\n`;
    const { status, stdout, stderr } = await runWith(run === "" ? [] : run.split(" "), {
      input,
      env: { LANG: language },
    });
    outputs.push([`${language} ${run.slice(0, 60)}`, `${status}\n${stdout}\n${stderr}`]);
  }
  await expect(digests("outputs", outputs)).toMatchFileSnapshot(`outputs/${language}.txt`);
});

/** A command line, in one text or in arguments; with its input, or the name of one, if it reads one. */
type Run =
  | string
  | (Omit<Streams, "input"> & {
      readonly run: string | readonly string[];
      readonly input?: string;
      readonly octets?: true;
    });

interface TellingRuns {
  readonly inputs: Readonly<Record<string, string>>;
  readonly runs: readonly Run[];
}

const folder = temporaryFolder();

/** The files whose names in arguments begin with `$FOLDER/`. */
const FILES: Readonly<Record<string, string | Buffer>> = {
  "a.txt": "See <URL:http://h.dom/a b> and\nhttp://u:secret@h.dom/?token=abcdef123 .\n",
  "b.log": "password=hunter2x\r\nGET http://h/a%zz\n",
  "latin.txt": Buffer.from("h\xe9 ftp://h/\xff\n", "latin1"),
  "mail.eml": "Content-Transfer-Encoding: quoted-printable\n\nSee http://h.dom/a=\nb?x=3D1 \n<URL:http://h/ \nc>\n",
  empty: "",
};

// The runs are chosen by rule: bounds of all options, combinations of them, wrong usage, terminals, languages, plugins, and inputs of all kinds.
test("the outputs of telling runs", async () => {
  for (const [name, contents] of Object.entries(FILES)) folder.write(name, contents);
  mkdirSync(folder.path("sub"));
  const { inputs, runs } = JSON.parse(
    readFileSync(new URL("outputs/telling-runs.json", import.meta.url), "utf8"),
  ) as TellingRuns;
  const places = [
    ["$FOLDER", folder.path("")],
    ["$PLUGINS", fileURLToPath(new URL("schemes/plugins", import.meta.url))],
    ["$HERE", process.cwd()],
  ] as const;
  const withPaths = (text = "") => places.reduce((all, [name, path]) => all.replaceAll(name, path), text);
  const withoutPaths = (text: string) => places.reduce((all, [name, path]) => all.replaceAll(path, name), text);
  const outputs: [string, string][] = [];
  for (const [index, row] of runs.entries()) {
    const { run, input = "", octets, env = {}, ...streams } = typeof row === "string" ? { run: row } : row;
    const args = typeof run === "string" ? run.split(" ").filter((arg) => arg !== "") : run;
    // Two dots stand for letters that fill a chunk.
    const text = Buffer.from((inputs[input] ?? input).replaceAll("‥", "y".repeat(70_000)));
    const { status, stdout, stderr } = await runWith(args.map(withPaths), {
      input: octets === true ? Array.from(text, (octet) => Buffer.of(octet)) : [text],
      env: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, withPaths(value)])),
      ...streams,
    });
    outputs.push([`${index} ${args.join(" ").slice(0, 60)}`, withoutPaths(`${status}\n${stdout}\n${stderr}`)]);
  }
  await expect(digests("outputs", outputs)).toMatchFileSnapshot("outputs/telling-runs.txt");
});
