import { describe, expect, test } from "vitest";
import type { Step } from "../../../client/test/servers/scripted.ts";
import { against } from "../against.ts";
import { objectsOf, runWith } from "../fake-host.ts";

const listed = (script: readonly Step[], args: readonly string[]) => against(script, ["ls", ...args]);

const MENU: readonly Step[] = [
  "> ",
  {
    send: "iabout\t\tnull.host\t1\r\n0caf\xe9\x1b\t/caf\xe9\thost.dom\t70\r\n3broken\t\terror.host\t1\r\n0bad\t/x\ta_b\t70\r\n.\r\n",
  },
];

const directory = (data: string, last = "< 226 done"): readonly Step[] => [
  "< 220 hi",
  "> USER anna",
  "< 331 and?",
  "> PASS hunter2",
  "< 230 in",
  "> EPSV",
  "< 229 (|||$DATA|)",
  "> NLST",
  "< 150 here",
  { data },
  last,
];

describe("ls lists entries", () => {
  test("for people", async () => {
    const { status, stdout } = await listed(MENU, ["gopher://$HOST/1"]);
    expect(status).toBe(0);
    expect(stdout.split("\n")).toEqual([
      "i  about",
      "0  caf\\xE9\\x1B  gopher://host.dom/0/caf%E9",
      '3  broken  (The server says: "broken".)',
      expect.stringMatching(/^0 {2}bad {2}\(.*host/),
      "",
    ]);
  });

  test.each([
    "3no such file\t\terror.host\t1\r\n.\r\n",
    "ioops\t\tnull.host\t1\r\n3no such file\tx\terror.host\t1\r\n3or two\t\terror.host\t1\r\n",
    "3no such file",
  ])("up to the error that %j is, and exits with 3", async (send) => {
    const script: readonly Step[] = ["> none", { send }];
    const { status, stdout, stderr } = await listed(script, ["gopher://$HOST/1none"]);
    expect(status).toBe(3);
    expect(stdout).toContain('3  no such file  (The server says: "no such file".)\n');
    expect(stderr).toContain('The server says: "no such file".');
    const json = await listed(script, ["--json", "gopher://$HOST/1none"]);
    expect(json.status).toBe(3);
    expect(objectsOf(json).at(send.startsWith("i") ? 1 : 0)).toMatchObject({ type: "3", error: { code: "refused" } });
  });

  test("for programs", async () => {
    expect(objectsOf(await listed(MENU, ["--json", "gopher://$HOST/1"]))).toEqual([
      { name: "about", type: "i" },
      { name: { percent: "caf%E9%1B" }, type: "0", href: "gopher://host.dom/0/caf%E9" },
      { name: "broken", type: "3", error: expect.objectContaining({ code: "refused" }) },
      { name: "bad", type: "0", error: expect.objectContaining({ code: "invalid-value" }) },
    ]);
  });

  test("with facts", async () => {
    const script: readonly Step[] = [
      ...directory("sub\r\nx\r\n"),
      "> EPSV",
      "< 229 (|||$DATA|)",
      "> MLSD",
      "< 150 here",
      { data: "type=dir;modify=20240229010203; sub\r\ntype=file;size=12; x\x1b\r\n" },
      "< 226 done",
    ];
    const { stdout } = await listed(script, ["--long", "ftp://anna:hunter2@$HOST/"]);
    expect(stdout.split("\n")).toEqual([
      "directory             -  2024-02-29T01:02:03Z  sub  ftp://anna@127.0.0.1:PORT/sub;type=d",
      "file                 12  -                     x\\x1B  ftp://anna@127.0.0.1:PORT/x%1B",
      "",
    ]);
    expect(objectsOf(await listed(script, ["--long", "--json", "ftp://anna:hunter2@$HOST/"]))[0]).toMatchObject({
      type: "directory",
      modified: "2024-02-29T01:02:03.000Z",
    });
  });

  test.each(["0", "x", "-1"])("--last %s is not a number of entries", async (last) => {
    const { status, stderr } = await runWith(["ls", "--last", last, "nntp://h/a"]);
    expect([status, stderr.split("\n")[0]]).toEqual([
      2,
      `error: --last takes a whole number of at least 1, not ${last}.`,
    ]);
  });

  test("without the password that leads to them", async () => {
    const { stdout } = await listed(directory("a b\r\n"), ["ftp://anna:hunter2@$HOST/"]);
    expect(stdout).toBe("-  a b  ftp://anna@127.0.0.1:PORT/a%20b\n");
  });

  test("of a truncated list, and says so", async () => {
    const { status, stdout, stderr } = await listed(directory("a\r\n", "< 426 aborted"), ["ftp://anna:hunter2@$HOST/"]);
    expect([status, stdout.split("\n").length]).toEqual([3, 2]);
    expect(stderr).toContain("426 aborted");
  });

  test("of nothing that has none", async () => {
    const { status, stderr } = await listed(["> a", { send: "text" }], ["gopher://$HOST/0a"]);
    expect([status, stderr]).toEqual([3, 'error[client/no-entries]: A resource of the kind "file" has no entries.\n']);
  });

  test("not of anything but a URL", async () => {
    expect(await runWith(["ls", "gopher:/x"])).toMatchObject({ status: 1, stdout: "" });
  });
});
