import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { DRAWS } from "../../../../tooling/build/vitest/draws.ts";
import { type Step, scripted } from "../../../client/test/servers/scripted.ts";
import { against } from "../against.ts";
import { runWith } from "../fake-host.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const folder = dirname(temporaryFolder().path("x"));

const LOGIN: readonly Step[] = ["< 220 hi", "> USER anonymous", "< 331 and?", "> PASS anonymous@", "< 230 in"];
const RETR: readonly Step[] = ["> TYPE I", "< 200 ok", "> EPSV", "< 229 (|||$DATA|)", "> RETR a"];

const gopher = (send: string): readonly Step[] => ["> ", { send }];

describe("get prints the resources of URLs", () => {
  test("octet by octet", async () => {
    const { status, stdout, stderr } = await against(gopher("caf\xc3\xa9\r\n\x1b[2J\r\n"), ["get", "gopher://$HOST/9"]);
    expect([status, stdout, stderr]).toEqual([0, "café\r\n\x1b[2J\r\n", ""]);
  });

  test("on a terminal, without characters that it would obey", async () => {
    const { stdout } = await against(gopher("caf\xc3\xa9\r\n\x1b[2J\x9b\tx\ry\r\n\0"), ["get", "gopher://$HOST/9"], {
      terminals: ["stdout"],
    });
    expect(stdout).toBe("café\n\\x1B[2J\\x9B\tx\\ry\n\\x00");
  });

  test("several, and those on standard input", async () => {
    const server = await scripted([gopher("x")]);
    const url = `gopher://127.0.0.1:${server.port}/9`;
    expect(await runWith(["get", "--allow-private", url, url])).toMatchObject({ status: 0, stdout: "xx" });
    const input = `${url}\n\n${url}\n`;
    expect(await runWith(["get", "--allow-private", "--skip-empty"], { input })).toMatchObject({
      status: 0,
      stdout: "xx",
    });
    await server.close();
  });

  test("the reply of a group", async () => {
    const script: readonly Step[] = [
      "< 200 hi",
      "> MODE READER",
      "< 200 hi",
      "> GROUP a.b",
      "< 211 2 1 2 a.b",
      "> QUIT",
    ];
    const { stdout } = await against(script, ["get", "nntp://$HOST/a.b"]);
    expect(stdout).toBe("211 2 1 2 a.b\n");
  });

  test("a session, into which standard input is typed", async () => {
    const script: readonly Step[] = [{ send: "name? " }, { receive: "anna\r\n" }, { send: "hello anna\r\n" }];
    expect(await against(script, ["get", "telnet://$HOST/"], { input: "anna\n" })).toMatchObject({
      status: 0,
      stdout: "name? hello anna\r\n",
      problems: [],
    });
  });

  test("with the dialogue, without a password", async () => {
    const script: readonly Step[] = [
      "< 220 hi\x07",
      "> USER anna",
      "< 331 and?",
      "> PASS hunter2",
      "< 530 not hunter2",
    ];
    const { status, stderr } = await against(script, ["get", "--dialogue", "ftp://anna:hunter2@$HOST/a"]);
    expect(status).toBe(3);
    expect(stderr.replace(/\d{4,}/, "PORT").split("\n")).toEqual([
      "* connected to 127.0.0.1, port PORT",
      "< 220 hi\\x07",
      "> USER anna",
      "< 331 and?",
      "> PASS ***",
      "< 530 not ***",
      'error[client/login-refused]: The server refused the login: "530 not ***".',
      "help: The user or the password is wrong.",
      "",
    ]);
  });
});

describe("get fails", () => {
  test.each([
    [["gopher://127.0.0.1/"], 3, "may not be reached"],
    [["mailto:a@host.dom"], 3, "designates nothing that can be accessed"],
    [["prospero://127.0.0.1/x"], 3, "no driver"],
    [["prospero://127.0.0.1/x"], 3, "contains {url}, with --gateway"],
    [["news:a.b"], 3, "--news-server"],
    [["http:/x"], 1, "error[unexpected]:"],
    [["--max-bytes", "x", "gopher://h/"], 2, "whole number"],
    [["--timeout", "x", "gopher://h/"], 2, "number of seconds"],
    [["-o", "x", "gopher://h/", "gopher://h/"], 2, "With --output, give exactly one URL."],
    [["--continue", "gopher://h/"], 2, "name the file with --output"],
    [["--cacert", "nowhere.pem", "https://h/"], 2, "has no certificate"],
  ])("%j with %d", async (args, status, message) => {
    const ran = await runWith(["get", ...args]);
    expect(ran.stderr).toContain(message);
    expect([ran.status, ran.stdout]).toEqual([status, ""]);
  });

  test("with one sentence on the answer of the server", async () => {
    const { status, stderr } = await against([...LOGIN, ...RETR, "< 550 No such file"], ["get", "ftp://$HOST/a"]);
    expect([status, stderr]).toEqual([
      3,
      'error[client/command-with-argument-refused]: The server refused RETR "a": "550 No such file".\n',
    ]);
  });

  test("beyond the limit, and in time", async () => {
    const flood: readonly Step[] = ["> ", { flood: "x" }];
    expect(await against(flood, ["get", "--max-bytes", "5", "gopher://$HOST/9"])).toMatchObject({ status: 3 });
    const silence: readonly Step[] = ["> ", { end: "silence" }];
    expect(await against(silence, ["get", "--timeout", ".05", "gopher://$HOST/9"])).toMatchObject({ status: 3 });
  });
});

describe("get -o saves", () => {
  test("a complete resource", async () => {
    const path = join(folder, "complete");
    writeFileSync(path, "old");
    const { status, stdout } = await against(gopher("new\0\xff"), ["get", "-o", path, "gopher://$HOST/9"]);
    expect([status, stdout, readFileSync(path, "latin1")]).toEqual([0, "", "new\0\xff"]);
  });

  test.each([
    ["an old file stays", "old"],
    ["no file appears", undefined],
  ])("nothing else: %s, and nothing is left next to it", async (name, old) => {
    const path = join(folder, name);
    if (old !== undefined) writeFileSync(path, old);
    const before = readdirSync(folder);
    const script: readonly Step[] = [...LOGIN, ...RETR, "< 150 here", { data: "half" }, "< 426 aborted"];
    expect(await against(script, ["get", "-o", path, "ftp://$HOST/a"])).toMatchObject({
      status: 3,
      stderr: 'error[client/unconfirmed]: The server did not confirm that the transfer is complete: "426 aborted".\n',
    });
    expect(existsSync(path) ? readFileSync(path, "utf8") : undefined).toBe(old);
    expect(readdirSync(folder)).toEqual(before);
  });

  test("not if it cannot be written", async () => {
    const ran = await against(gopher("x"), ["get", "-o", join(folder, "nowhere", "x"), "gopher://$HOST/9"]);
    expect(ran).toMatchObject({
      status: 3,
      stderr: expect.stringContaining("cannot be written: no such file or directory (ENOENT)"),
    });
  });

  test("not if it cannot be written, and then no connection is kept", async () => {
    const server = createServer((socket) => void socket.write("x")).listen(0);
    const connected = once(server, "connection");
    const url = `gopher://127.0.0.1:${(server.address() as AddressInfo).port}/9`;
    await runWith(["get", "--allow-private", "-o", join(folder, "nowhere", "x"), url]);
    const [socket] = (await connected) as [Socket];
    socket.resume();
    await once(socket, "end");
    server.close();
  });

  test("a large resource, unchanged", async () => {
    const octets = Buffer.alloc(DRAWS < 1 ? 7_000_001 : 70_000_001);
    for (let place = 0; place < octets.length; place += 4099) octets.writeUIntBE(place, place, 4);
    const [from, to] = [join(folder, "large"), join(folder, "saved")];
    writeFileSync(from, octets);
    expect(await runWith(["get", "-o", to, `file://${from}`])).toMatchObject({ status: 0 });
    expect(readFileSync(to).equals(octets)).toBe(true);
  });

  test("with a bar on a terminal", async () => {
    const script: readonly Step[] = [
      ...LOGIN,
      ...RETR,
      "< 150 here (5 bytes)",
      { data: "hello" },
      "< 226 done",
      "> QUIT",
    ];
    const args = ["get", "-o", join(folder, "barred"), "ftp://$HOST/a"];
    for (const terminals of [["stderr"], ["stdout", "stderr"]] as const)
      expect((await against(script, args, { terminals })).stderr).toContain("5 B of 5 B");
    expect((await against(script, args)).stderr).toBe("");
  });
});

describe("get --continue", () => {
  const part = (range: string, body: string): readonly Step[] => [
    "> GET /a HTTP/1.1",
    "> Host: 127.0.0.1:$PORT",
    "> Connection: close",
    "> Range: bytes=3-",
    "> If-Unmodified-Since: Sat, 31 Jan 2026 23:59:59 GMT",
    "> ",
    { send: `HTTP/1.1 206 Partial Content\r\nContent-Range: bytes ${range}\r\nContent-Length: 4\r\n\r\n${body}` },
  ];
  const args = (path: string) => ["get", "--continue", "-o", path, "http://$HOST/a"];

  function begun(name: string): string {
    const path = join(folder, name);
    writeFileSync(path, "abc");
    utimesSync(path, 0, Date.UTC(2026, 0, 31, 23, 59, 59) / 1000);
    return path;
  }

  test("goes on at the end of a file", async () => {
    const path = begun("continued");
    expect(await against(part("3-6/7", "defg"), args(path))).toMatchObject({ status: 0, stderr: "", problems: [] });
    expect(readFileSync(path, "latin1")).toBe("abcdefg");
  });

  test("keeps the octets received so far", async () => {
    const path = begun("kept");
    expect(await against(part("3-6/7", "de"), args(path))).toMatchObject({ status: 3 });
    expect(readFileSync(path, "latin1")).toBe("abcde");
  });

  test("begins a file that is not there", async () => {
    const path = join(folder, "begun");
    expect(await against(gopher("abc"), ["get", "--continue", "-o", path, "gopher://$HOST/9"])).toMatchObject({
      status: 0,
    });
    expect(readFileSync(path, "latin1")).toBe("abc");
  });

  test("refuses a file that another run continues", async () => {
    const path = begun("twice");
    const server = await scripted([[...part("3-6/7", "defg").slice(0, -1), { end: "silence" }]]);
    const own = ["get", "--allow-private", "--continue", "-o", path, `http://127.0.0.1:${server.port}/a`];
    const first = runWith(own);
    await server.silent;
    expect(await runWith(own)).toMatchObject({
      status: 3,
      stderr: expect.stringContaining("another run continues it"),
    });
    await server.close();
    await first;
    expect(readFileSync(path, "latin1")).toBe("abc");
  });

  test("refuses anything but a regular file", async () => {
    expect(await runWith(["get", "--continue", "-o", folder, "gopher://127.0.0.1/"])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining("it is not a regular file"),
    });
  });
});

test.each<[script: readonly Step[], hint: string]>([
  [[...LOGIN, ...RETR, "< 550 a: Not a regular file"], "list it with url1738 ls"],
  [["< 220 hi", "> USER anonymous", "< 530 use TLS"], "give --tls"],
])("a hint names the option or the command", async (script, hint) => {
  expect((await against(script, ["get", "ftp://$HOST/a"])).stderr).toContain(hint);
});

test("without a terminal, a hint says how to give the password", async () => {
  const script: readonly Step[] = ["< 220 hi", "> USER anna", "< 331 and?"];
  const { status, stderr } = await against(script, ["get", "ftp://anna@$HOST/a"]);
  expect([status, stderr]).toEqual([3, expect.stringContaining("Run it on a terminal, which asks for the password")]);
});

test.skipIf(process.platform === "win32")("--timeout limits the wait for the reader of a pipe", async () => {
  const path = join(folder, "unread");
  expect(spawnSync("mkfifo", [path]).status).toBe(0);
  const { status, stderr } = await against(gopher("abc"), ["get", "--timeout", "0.05", "-o", path, "gopher://$HOST/9"]);
  expect([status, stderr]).toEqual([3, expect.stringContaining("nobody reads it")]);
});

test("an address that may not be reached names the option that allows it", async () => {
  const { status, stderr } = await runWith(["get", "gopher://127.0.0.1/0about"]);
  expect([status, stderr]).toEqual([3, expect.stringContaining("Without --allow-private, ")]);
});
