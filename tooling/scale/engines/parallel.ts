import { spawnSync } from "node:child_process";
import { chownSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { account, environmentOf, freePort } from "../../servers/running.ts";
import { ownFolder } from "../../servers/start/own-folder.ts";
import type { Done, Engine, Setting } from "../engine.ts";
import { PARTS } from "../parts.ts";
import { endOf, killTree, launch, linesAnswerers, stop, treeOf, until } from "../processes.ts";
import { recipe } from "../recipe.ts";
import { writeFiles } from "../write-files.ts";

/** Runs GNU parallel over ssh: two hosts, each an sshd on this machine's own address with its own home. */

const HOSTS = ["host-a", "host-b"] as const;

/** The settings that a host needs. */
type Folders = Pick<Setting, "folder" | "root" | "bin">;

function makeKey(root: string, path: string): void {
  const { status, stderr } = spawnSync(
    join(root, "usr/bin/ssh-keygen"),
    ["-q", "-t", "ed25519", "-N", "", "-f", path],
    {
      env: environmentOf(root),
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`ssh-keygen: ${stderr}`);
}

/** Starts a host. There, nss_wrapper gives an account of the machine a separate home and shell. */
async function startHost(name: string, port: number, { folder, root, bin }: Folders) {
  const own = join(folder, name);
  const home = join(own, "home");
  const libraries = environmentOf(root);
  const path = [bin, join(root, "usr/bin"), process.env.PATH].join(":");
  const { uid = process.getuid?.(), gid = process.getgid?.() } = account;
  const settings = [
    `Port ${port}`,
    "ListenAddress 127.0.0.1",
    `HostKey ${join(own, "key")}`,
    `AuthorizedKeysFile ${join(folder, "key.pub")}`,
    "StrictModes no",
    "UsePAM no",
    "PidFile none",
    "PasswordAuthentication no",
    "KbdInteractiveAuthentication no",
    "MaxStartups 100",
    `SetEnv PATH=${path} LD_LIBRARY_PATH=${libraries.LD_LIBRARY_PATH}`,
  ];
  ownFolder(
    own,
    {
      "sshd.conf": `${settings.join("\n")}\n`,
      passwd: `worker:x:${uid}:${gid}::${home}:/bin/sh\n`,
      group: `worker:x:${gid}:\n`,
    },
    ["home"],
  );
  makeKey(root, join(own, "key"));
  if (account.uid !== undefined) chownSync(join(own, "key"), account.uid, account.gid);
  const env = {
    ...libraries,
    LD_PRELOAD: "libnss_wrapper.so",
    NSS_WRAPPER_PASSWD: join(own, "passwd"),
    NSS_WRAPPER_GROUP: join(own, "group"),
  };
  const sshd = join(root, "usr/sbin/sshd");
  const launched = launch(sshd, ["-D", "-e", "-f", join(own, "sshd.conf")], { cwd: own, env, isPlain: true });
  await until(() => launched.said.includes("Server listening"), `${name}: ${launched.said}`, 10);
  return { pid: launched.child.pid as number, child: launched.child, port };
}

/** Counts the parts whose results are back, by parallel's log: the signal and the status of each are 0. */
function finished(log: string): number {
  if (!existsSync(log)) return 0;
  const rows = readFileSync(log, "utf8").trimEnd().split("\n").slice(1);
  return rows.filter((row) => row.split("\t").slice(6, 8).join(" ") === "0 0").length;
}

/** The hosts, and what is needed to reach them. */
interface Reach {
  readonly hosts: readonly Awaited<ReturnType<typeof startHost>>[];
  /** The folder with the list of hosts. */
  readonly work: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Starts the hosts, runs a function with them, and stops them. */
async function withHosts<T>(place: Folders, use: (reach: Reach) => Promise<T>): Promise<T> {
  const { folder, root } = place;
  ownFolder(folder, {});
  makeKey(root, join(folder, "key"));
  const hosts = await Promise.all(HOSTS.map(async (name) => startHost(name, await freePort(), place)));
  try {
    const work = join(folder, "work");
    const tools = join(folder, "tools");
    const sections = HOSTS.map((name, index) => [
      `Host ${name}`,
      "HostName 127.0.0.1",
      `Port ${hosts[index]?.port}`,
      "User worker",
      `IdentityFile ${join(folder, "key")}`,
      "StrictHostKeyChecking no",
      "UserKnownHostsFile /dev/null",
      "LogLevel ERROR",
    ]);
    writeFiles(folder, { "ssh.conf": `${sections.flat().join("\n")}\n`, "work/hosts": recipe("hosts") });
    writeFiles(
      tools,
      { ssh: `#!/bin/sh\nexec ${join(root, "usr/bin/ssh")} -F ${join(folder, "ssh.conf")} "$@"\n` },
      0o755,
    );
    const env = {
      ...environmentOf(root),
      HOME: folder,
      PATH: [tools, join(root, "usr/bin"), process.env.PATH].join(":"),
    };
    return await use({ hosts, work, env });
  } finally {
    for (const { child } of hosts) stop(child);
  }
}

async function run(setting: Setting): Promise<Done> {
  const { urls, killAt, victim, patience } = setting;
  return withHosts(setting, async ({ hosts, work, env }) => {
    // Results of an earlier run in this folder, with more parts, must not be taken for parts of this one.
    const old = {
      "part.000099": "http://old.dom/\n",
      "part.000099.json": "{}\n",
      "parts.earlier/part.000099.json": "{}\n",
    };
    writeFiles(work, { "parallel.sh": recipe("parallel.sh"), ...old });
    symlinkSync(urls, join(work, "urls.txt"));
    const log = join(work, "parallel.log");
    const launched = launch("/bin/bash", ["parallel.sh"], { cwd: work, env });
    const { child } = launched;
    const ending = endOf(child);
    const host = hosts[victim % hosts.length] as (typeof hosts)[number];
    // Kill the host while it works: an idle host loses nothing.
    await until(
      () =>
        child.exitCode !== null || (finished(log) >= Math.floor(PARTS * killAt) && linesAnswerers(host.pid).length > 0),
      "a part to kill a host at",
      patience,
    );
    if (child.exitCode !== null) throw new Error(`parallel ends too early, with ${child.exitCode}: ${launched.said}`);
    const before = finished(log);
    const killed = treeOf(host.pid).length;
    killTree(host.pid);
    const end = await ending;
    if (end !== 0) throw new Error(`parallel ends with ${end}: ${launched.said}`);
    return {
      result: join(work, "urls.json"),
      accident: `${HOSTS[victim % HOSTS.length]} was killed at work, with its ${killed} processes, after ${before} of ${PARTS} parts`,
    };
  });
}

export const parallel: Engine = {
  name: "parallel",
  packages: [
    "parallel",
    "openssh-client",
    "openssh-server",
    "openssh-sftp-server",
    "libnss-wrapper",
    "libwrap0",
    "rsync",
    "libpopt0",
    "libxxhash0",
  ],
  run,
};
