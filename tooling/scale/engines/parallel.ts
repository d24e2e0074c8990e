import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ownFolder } from "../../servers/own-folder.ts";
import { account, finish, killTree, Launched, linesAnswerers, treeOf, until } from "../../servers/processes.ts";
import { environmentOf, freePort } from "../../servers/running.ts";
import { type Done, type Engine, PATIENCE, type Setting } from "../engine.ts";
import { PARTS } from "../parts.ts";
import { recipe } from "../recipe.ts";

/** Runs GNU parallel over ssh: two hosts, each an sshd on this machine's own address with its own home. */

const HOSTS = ["host-a", "host-b"] as const;

const makeKey = (root: string, folder: string) =>
  finish(join(root, "usr/bin/ssh-keygen"), ["-q", "-t", "ed25519", "-N", "", "-f", "key"], {
    cwd: folder,
    env: environmentOf(root),
    isPlain: true,
  });

/** Starts a host. There, nss_wrapper gives an account of the machine a separate home and shell. */
async function startHost(name: string, port: number, { folder, root, bin }: Setting) {
  const own = join(folder, name);
  const home = join(own, "home");
  const libraries = environmentOf(root);
  const path = [bin, join(root, "usr/bin"), process.env.PATH].join(":");
  const { uid = process.getuid?.(), gid = process.getgid?.() } = account.ids;
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
  await makeKey(root, own);
  const env = {
    ...libraries,
    LD_PRELOAD: "libnss_wrapper.so",
    NSS_WRAPPER_PASSWD: join(own, "passwd"),
    NSS_WRAPPER_GROUP: join(own, "group"),
  };
  const sshd = join(root, "usr/sbin/sshd");
  const host = new Launched(sshd, ["-D", "-e", "-f", join(own, "sshd.conf")], { cwd: own, env, isPlain: true });
  await until(
    () => host.said.includes("Server listening"),
    () => `${name}: ${host.said}`,
  );
  return host;
}

/** Counts the parts whose results are back, by parallel's log: the signal and the status of each are 0. */
function finished(log: string): number {
  if (!existsSync(log)) return 0;
  const rows = readFileSync(log, "utf8").trimEnd().split("\n").slice(1);
  return rows.filter((row) => row.split("\t").slice(6, 8).join(" ") === "0 0").length;
}

async function run(setting: Setting): Promise<Done> {
  const { folder, root, urls, killAt, victim } = setting;
  const work = join(folder, "work");
  const ports = await Promise.all(HOSTS.map(freePort));
  const sections = HOSTS.map((name, index) => [
    `Host ${name}`,
    "HostName 127.0.0.1",
    `Port ${ports[index]}`,
    "User worker",
    `IdentityFile ${join(folder, "key")}`,
    "StrictHostKeyChecking no",
    "UserKnownHostsFile /dev/null",
    "LogLevel ERROR",
  ]);
  ownFolder(folder, {
    "ssh.conf": `${sections.flat().join("\n")}\n`,
    "tools/ssh": `#!/bin/sh\nexec ${join(root, "usr/bin/ssh")} -F ${join(folder, "ssh.conf")} "$@"\n`,
    "work/hosts": recipe("hosts"),
    "work/parallel.sh": recipe("parallel.sh"),
    // Results of an earlier run in this folder, with more parts, must not be taken for parts of this one.
    "work/part.000099": "http://old.dom/\n",
    "work/part.000099.json": "{}\n",
    "work/parts.earlier/part.000099.json": "{}\n",
  });
  symlinkSync(urls, join(work, "urls.txt"));
  await makeKey(root, folder);
  const hosts = await Promise.all(HOSTS.map((name, index) => startHost(name, ports[index] as number, setting)));
  try {
    const path = [join(folder, "tools"), join(root, "usr/bin"), process.env.PATH].join(":");
    const env = { ...environmentOf(root), HOME: folder, PATH: path };
    const log = join(work, "parallel.log");
    const script = new Launched("/bin/bash", ["parallel.sh"], { cwd: work, env, isPlain: true });
    const host = hosts[victim % hosts.length] as Launched;
    // Kill the host while it works: an idle host loses nothing.
    const isTime = () => finished(log) >= Math.floor(PARTS * killAt) && linesAnswerers(host.pid).length > 0;
    await until(
      () => !script.isRunning || isTime(),
      () => "a part to kill a host at",
      PATIENCE,
    );
    if (!script.isRunning) throw new Error(`parallel ends too early: ${script.said}`);
    const before = finished(log);
    const killed = treeOf(host.pid).length;
    killTree(host.pid);
    const end = await script.end;
    if (end !== 0) throw new Error(`parallel ends with ${end}: ${script.said}`);
    return {
      result: join(work, "urls.json"),
      accident: `${HOSTS[victim % HOSTS.length]} was killed at work, with its ${killed} processes, after ${before} of ${PARTS} parts`,
    };
  } finally {
    for (const host of hosts) host.stop();
  }
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
