import { chmodSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../inetd.ts";
import { ownFolder, settingsIn } from "../own-folder.ts";
import { account, finish } from "../processes.ts";
import { environmentOf } from "../running.ts";
import type { Places } from "../with-server.ts";
import { certificateFiles } from "./certificate.ts";

/** Writes an article as it is sent over the network. */
const article = (id: string, number: number) =>
  settingsIn(new URL("article.txt", import.meta.url), { id, number, octet: "\xe9" }).replaceAll("\n", "\r\n");

const articles = {
  "spool/articles/local/test/1": article("first.1", 1),
  "spool/articles/local/test/2": article("second.1", 2),
};

const FOLDERS = ["log", "run", "tmp", "incoming", "spool/overview"];

/** Starts the readers' part of INN, with a spool of two articles. */
export async function startNnrpd({ root, own }: Places) {
  const ownFiles = {
    "inn.conf": settingsIn(new URL("inn.conf", import.meta.url), { own, account: account.name }),
    "etc/storage.conf": "method tradspool {\n newsgroups: *\n class: 0\n}\n",
    "etc/readers.conf": 'auth all { hosts: "*" default: reader }\naccess all { users: reader newsgroups: "*" }\n',
    ...certificateFiles,
    "db/active": "control 0000000000 0000000001 n\njunk 0000000000 0000000001 n\nlocal.test 0000000002 0000000001 y\n",
    "db/newsgroups": "",
    "db/history": "",
    "spool/tradspool.map": "",
    ...articles,
  };
  ownFolder(own, ownFiles, FOLDERS);
  // Otherwise nnrpd does not use it.
  chmodSync(join(own, "key.pem"), 0o600);
  const env = { ...environmentOf(root), INNCONF: join(own, "inn.conf") };
  const commands = [
    ["makedbz", "-i", "-o", "-s", "100"],
    ["makehistory", "-O"],
    ["makedbz", "-o", "-s", "100"],
  ] as const;
  try {
    for (const [program, ...args] of commands)
      await finish(join(root, "usr/lib/news/bin", program), args, { cwd: own, env, isPlain: true });
  } catch (error) {
    return String(error);
  }
  return serve({
    root,
    program: "usr/lib/news/bin/nnrpd",
    args: () => ["-f"],
    env: { INNCONF: join(own, "inn.conf") },
  });
}
