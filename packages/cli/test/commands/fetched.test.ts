import { mkdirSync, readFileSync, utimesSync } from "node:fs";
import { PassThrough } from "node:stream";
import { createSecureContext } from "node:tls";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { digests } from "../../../../tooling/build/vitest/digests.ts";
import { type Step, scripted } from "../../../client/test/servers/scripted.ts";
import { run } from "../../src/run.ts";
import { against } from "../against.ts";
import { collector, runWith, type Streams } from "../fake-host.ts";
import { temporaryFolder } from "../temporary-folder.ts";

// The commands that fetch print the same as before for a few scripts of servers, with each of their options. After a change that is meant,
// `npx pnpm@12 test packages/cli/test/commands/fetched.test.ts --update` writes the digests, and belongs in the commit.

const LOGIN: readonly Step[] = ["< 220 hi", "> USER anna", "< 331 and?", "> PASS hunter2", "< 230 in"];
const ANONYMOUS: readonly Step[] = ["< 220 hi", "> USER anonymous", "< 331 and?", "> PASS a@b.dom", "< 230 in"];
const DATA: readonly Step[] = ["> EPSV", "< 229 (|||$DATA|)"];
const FILE: readonly Step[] = ["> TYPE I", "< 200 ok", ...DATA, "> RETR a", "< 150 here (5 bytes)"];
const HELLO: readonly Step[] = [...FILE, { data: "hello" }, "< 226 done", "> QUIT"];
const NAMES: readonly Step[] = [
  ...DATA,
  "> NLST",
  "< 150 here",
  { data: "sub\r\nx y\r\n..\r\n\xe9\r\n" },
  "< 226 done",
];
const FACTS: readonly Step[] = [
  ...DATA,
  "> MLSD",
  "< 150 here",
  { data: "type=dir;modify=20240229010203; sub\r\ntype=file;size=1234567890123; x y\r\nsize=1; \xe9\r\n" },
  "< 226 done",
  "> QUIT",
];
/** Directories whose names NLST would not take for names, entries that are none, and odd facts. */
const ODD_FACTS = [
  ...[
    "type=dir; -x",
    "type=dir; a*b",
    "type=dir; a?b",
    "type=dir; a[b",
    "type=dir; a{b",
    "type=dir; ~a",
    "type=dir; a-b",
  ],
  ...["type=file; -y", "type=cdir; .", "type=pdir; up", "type=dir; ..", "type=OS.unix=slink:/x; link"],
  ...["size=12;modify=19991231235960; leap", "modify=20230229010203; none", "modify=20240229010203.1234; part"],
  ...[
    "modify=2024022901020; short",
    "size=-1; minus",
    "size=12x;; odd",
    " nameless type",
    "type=file;",
    "",
    "; two  spaces ",
  ],
].join("\r\n");
const NEWS: readonly Step[] = ["< 200 hi", "> MODE READER", "< 200 hi"];
const GROUP: readonly Step[] = [
  ...NEWS,
  "> GROUP a.b",
  "< 211 3 1 9 a.b",
  "> LISTGROUP a.b",
  "< 211 3 1 9",
  "< 1",
  "< 5",
  "< 9",
  "< .",
];
const OVERVIEW: readonly Step[] = [
  "< 224 here",
  "< 5\tHello\x1b you\tanna@h\tMon, 1 Jan 2024\t<a@b>\t\t321\t7",
  "< 9\t\t\t\t<c@d>\t\t\t",
  "< .",
  "> QUIT",
];
const MENU: readonly Step[] = [
  "> ",
  {
    send: "iabout\t\tnull.host\t1\r\n0caf\xe9\x1b\t/caf\xe9\thost.dom\t70\r\n3broken\t\terror.host\t1\r\nhweb\tURL:http://h/?token=abc\th\t70\r\n0bad\t/x\ta_b\t70\r\n.\r\n",
  },
];
const plain = (send: string): readonly Step[] => ["> ", { send }];
const http = (head: string, body = "", ...fields: readonly Step[]): readonly Step[] => [
  "> GET /a HTTP/1.1",
  "> Host: 127.0.0.1:$PORT",
  "> Connection: close",
  ...fields,
  "> ",
  { send: `HTTP/1.1 ${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}` },
];

const FTP = "ftp://anna:hunter2@$HOST";
const TERMINAL: Streams = { terminals: ["stdout"] };

type Row = readonly [line: string, script: readonly Step[], streams?: Streams];

const ROWS: readonly Row[] = [
  [`get ${FTP}/a`, [...LOGIN, ...HELLO]],
  [`get --dialogue ${FTP}/a`, [...LOGIN, ...HELLO]],
  [`get --dialogue --lang fr ${FTP}/a`, [...LOGIN, ...FILE, { data: "he" }, "< 426 gone"]],
  [`get --max-bytes 5 ${FTP}/a`, [...LOGIN, ...HELLO]],
  [`get --max-bytes 4 ${FTP}/a`, [...LOGIN, ...HELLO]],
  [`get --max-bytes 0 --exit-zero ${FTP}/a`, [...LOGIN, ...HELLO]],
  ["get --email a@b.dom ftp://$HOST/a", [...ANONYMOUS, ...HELLO]],
  ...[["stderr"], ["stdin"], []].map(
    (terminals): Row => ["get ftp://anna@$HOST/a", LOGIN.slice(0, 3), { terminals } as Streams],
  ),
  ["get --tls ftp://$HOST/a", ["< 220 hi", "> AUTH TLS", "< 500 no"]],
  ["get --tls gopher://$HOST/0", []],
  ["get --follow http://$HOST/a", http("200 OK", "hello\x07")],
  ["get --timeout 30 http://$HOST/a", http("302 Found\r\nLocation: http://h/b")],
  ["get --follow http://$HOST/a", http("302 Found\r\nLocation: ftp://h/b")],
  ["get http://$HOST/a", http("404 Not\x1b Found", "gone")],
  ["get --lang fr http://$HOST/a", http('401 No\r\nWWW-Authenticate: Basic realm="x"', "gone")],
  ["get --gateway news=http://$HOST/a news:b.c", []],
  ["get --gateway news=gopher://$HOST/9{url} news:b.c", ["> news:b.c", { send: "by a gateway" }]],
  ["get --news-server $HOST news:b.c", [...NEWS, "> GROUP b.c", "< 211 1 1 1 b.c\x1b", "> QUIT"]],
  [
    "get nntp://$HOST/a.b/7",
    [...NEWS, "> GROUP a.b", "< 211 1 1 1 a.b", "> ARTICLE 7", "< 220 7", "< a", "< ..b", "< .", "> QUIT"],
  ],
  ["get nntp://$HOST/a.b", [...NEWS, "> GROUP a.b", "< 411 none"]],
  ["get gopher://$HOST/9", plain("a\r\n\r\xc3"), TERMINAL],
  ["get gopher://$HOST/9", plain("a\r"), TERMINAL],
  ["get gopher://$HOST/9", plain("\x1b]0;x\x07\tb\n\x85\xe2\x80\xaec"), TERMINAL],
  ["get gopher://$HOST/9", plain("x".repeat(200_000)), TERMINAL],
  ["get gopher://$HOST/9", plain("x".repeat(200_000))],
  ["get -o - gopher://$HOST/9", plain("a\r\n")],
  ["get gopher://$HOST/9 - http:/x", plain("a"), { input: "gopher://127.0.0.1:1/\n\nx" }],
  ["get --skip-empty gopher://$HOST/9 -", plain("a"), { input: "\n\n" }],
  ["get telnet://$HOST/", [{ send: "name? " }, { receive: "a\r\nb\r\n" }, { send: "hi" }], { input: "a\nb\r\n" }],
  ["get wais://$HOST/d?x", [{ end: "close" }]],
  ["get - ", [], { terminals: ["stdin"], input: "gopher://127.0.0.1:1/" }],
  [`ls ${FTP}/`, [...LOGIN, ...NAMES, "> QUIT"]],
  [`ls --json ${FTP}/`, [...LOGIN, ...NAMES, "> QUIT"]],
  [`ls --last 2 ${FTP}/`, [...LOGIN, ...NAMES, "> QUIT"]],
  [`ls --long ${FTP}/`, [...LOGIN, ...NAMES, ...FACTS]],
  [`ls --long --json --redact ${FTP}/`, [...LOGIN, ...NAMES, ...FACTS]],
  [`ls --long --dialogue ${FTP}/`, [...LOGIN, ...NAMES, ...DATA, "> MLSD", "< 500 no", "> QUIT"]],
  ...["--json", "--dialogue"].map(
    (option): Row => [
      `ls --long ${option} ${FTP}/`,
      [...LOGIN, ...NAMES, ...DATA, "> MLSD", "< 150 here", { data: ODD_FACTS }, "< 226 done", "> QUIT"],
    ],
  ),
  [`ls --lang fr ${FTP}/`, [...LOGIN, ...DATA, "> NLST", "< 550 none"]],
  ["ls gopher://$HOST/1", MENU],
  ["ls --redact gopher://$HOST/1", MENU],
  ["ls --long --lang fr gopher://$HOST/1", MENU],
  ["ls --json gopher://$HOST/1", MENU],
  ["ls --json --redact gopher://$HOST/1", MENU],
  ["ls --max-bytes 9 gopher://$HOST/1", MENU],
  ["ls nntp://$HOST/a.b", [...GROUP, "> QUIT"]],
  ["ls --last 2 nntp://$HOST/a.b", [...GROUP, "> QUIT"]],
  ["ls --long --last 2 nntp://$HOST/a.b", [...GROUP, "> OVER 5-9", ...OVERVIEW]],
  ["ls --long --last 2 --json nntp://$HOST/a.b", [...GROUP, "> OVER 5-9", "< 500 what?", "> XOVER 5-9", ...OVERVIEW]],
  ["ls --news-server $HOST news:*", [...NEWS, "> LIST", "< 215 here", "< a.b 9 1 y", "< c 3 1", "< .", "> QUIT"]],
  ["ls http://$HOST/a", http("200 OK", "x")],
  ["ls gopher://$HOST/9 -", plain("a"), { input: "x\n" }],
];

test("the outputs of commands that fetch", async () => {
  const outputs: [string, string][] = [];
  for (const [index, [line, script, streams]] of ROWS.entries()) {
    const { status, stdout, stderr, problems } = await against(script, line.split(" "), streams);
    const printed = [status, stdout, stderr, ...problems].join("\n");
    const withoutDataPorts = printed.replace(/(\|\|\||port )\d{4,}/g, "$1PORT");
    outputs.push([`${index} ${line}`, withoutDataPorts]);
  }
  await expect(digests("fetched", outputs)).toMatchFileSnapshot("../outputs/fetched.txt");
});

const folder = temporaryFolder();

test("the outputs about files and folders", async () => {
  folder.write("a b", "hello");
  mkdirSync(folder.path("sub"));
  for (const name of ["a b", "sub"]) utimesSync(folder.path(name), 1e9, 1e9);
  const outputs: [string, string][] = [];
  for (const line of ["ls", "ls --long", "ls --json", "ls --long --json", "ls --long --last 2", "ls --max-bytes 2"])
    for (const path of ["", "a%20b", "none"]) {
      const { status, stdout, stderr } = await runWith([...line.split(" "), `file://${folder.path(path)}`]);
      const lines = stdout
        .replace(/(directory|size":) *\d+/g, "$1")
        .split("\n")
        .sort();
      outputs.push([`${line} ${path}`, [status, ...lines, stderr].join("\n").replaceAll(folder.path(""), "FOLDER")]);
    }
  await expect(digests("listed", outputs)).toMatchFileSnapshot("../outputs/listed.txt");
});

const pem = (name: string) => new URL(`../../../client/test/servers/${name}.pem`, import.meta.url);
const localhost = { cert: readFileSync(pem("localhost.cert")), key: readFileSync(pem("localhost.key")) };
const manners = { tls: { secureContext: createSecureContext(localhost) } };

/** Runs a command at a terminal, where somebody types the answers to its questions. */
async function atTerminal(
  scripts: readonly (readonly Step[])[],
  args: readonly string[],
  answers: Readonly<Record<string, string>>,
) {
  const server = await scripted(scripts, manners);
  const [stdout, stderr] = [collector(), collector()];
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const terminal = Object.assign(stderr.stream, { isTTY: true, columns: 200 });
  const host = { stdin: () => stdin, stdout: stdout.stream, stderr: terminal, env: {} };
  const addressed = args.map((arg) => arg.replace("$HOST", `127.0.0.1:${server.port}`));
  const running = run(["get", "--allow-private", ...addressed], host);
  for (const [question, answer] of Object.entries(answers)) {
    await expect.poll(stderr.text).toContain(question);
    stdin.write(`${answer}\n`);
  }
  const status = await running;
  await server.close();
  return { status, stdout: stdout.text(), stderr: stderr.text(), problems: server.problems };
}

test("a password is asked for on the terminal, and not shown", async () => {
  const question = "Password of anna at 127.0.0.1: ";
  const ran = await atTerminal([[...LOGIN, ...HELLO]], ["ftp://anna@$HOST/a"], { [question]: "hunter2" });
  expect([ran.status, ran.stdout, ran.problems]).toEqual([0, "hello", []]);
  expect(ran.stderr).toMatch(/^Password of anna at 127\.0\.0\.1: .*\n/s);
  expect(ran.stderr).not.toContain("hunter2");
});

test("a user is asked for as well, if the URL has none", async () => {
  const asked = http('401 No\r\nWWW-Authenticate: Basic realm="a\tb"');
  const authorized = http("200 OK", "hello", `> Authorization: Basic ${btoa("anna:hunter2")}`);
  const ran = await atTerminal(
    [asked, authorized].map((script) => [{ tls: true }, ...script]),
    ["--cacert", fileURLToPath(pem("localhost.cert")), "https://$HOST/a"],
    { "User at 127.0.0.1 (a\\x09b): ": "anna", "Password of anna at 127.0.0.1: ": "hunter2" },
  );
  expect([ran.status, ran.stdout, ran.problems]).toEqual([0, "hello", []]);
  expect(ran.stderr).not.toContain("hunter2");
});

test("with --tls and --cacert, the connection is protected", async () => {
  const script: readonly Step[] = [
    ...["< 220 hi", "> AUTH TLS", "< 234 go", { tls: true } as const, "> PBSZ 0", "< 200 ok", "> PROT P", "< 200 ok"],
    ...LOGIN.slice(1),
    ...HELLO,
  ];
  const args = ["get", "--tls", "--cacert", fileURLToPath(pem("localhost.cert")), `${FTP}/a`];
  const { stdout, stderr, status } = await against(script, args, {}, manners);
  expect([status, stdout, stderr]).toEqual([0, "hello", ""]);
});
