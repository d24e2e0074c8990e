import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ownFolder, settingsIn } from "../../servers/own-folder.ts";
import { account, finish, killTree, Launched, until } from "../../servers/processes.ts";
import { environmentOf, freePort } from "../../servers/running.ts";
import { type Done, type Engine, killedAtWork, type Setting } from "../engine.ts";
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
  const work = join(folder, name);
  const home = join(work, "home");
  const libraries = environmentOf(root);
  const path = [bin, join(root, "usr/bin"), process.env.PATH].join(":");
  const { uid = process.getuid?.(), gid = process.getgid?.() } = account.ids;
  const values = { port, own: work, folder, path, libraries: libraries.LD_LIBRARY_PATH };
  const files = {
    "sshd.conf": settingsIn(new URL("sshd.conf", import.meta.url), values),
    passwd: `worker:x:${uid}:${gid}::${home}:/bin/sh\n`,
    group: `worker:x:${gid}:\n`,
  };
  ownFolder(work, files, ["home"]);
  await makeKey(root, work);
  const env = {
    ...libraries,
    LD_PRELOAD: "libnss_wrapper.so",
    NSS_WRAPPER_PASSWD: join(work, "passwd"),
    NSS_WRAPPER_GROUP: join(work, "group"),
  };
  const sshd = join(root, "usr/sbin/sshd");
  const host = new Launched(sshd, ["-D", "-e", "-f", join(work, "sshd.conf")], { cwd: work, env, isPlain: true });
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
  const { folder, root, urls, victim } = setting;
  const work = join(folder, "work");
  const ports = await Promise.all(HOSTS.map(freePort));
  const values = Object.fromEntries(HOSTS.map((name, index) => [name, ports[index]]));
  ownFolder(folder, {
    "ssh.conf": settingsIn(new URL("ssh.conf", import.meta.url), { folder, ...values }),
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
    const kill = () => killTree(host.pid);
    const before = await killedAtWork(
      script,
      setting,
      () => finished(log),
      () => [host.pid],
      kill,
    );
    return {
      result: join(work, "urls.json"),
      accident: `${HOSTS[victim % HOSTS.length]} was killed at work, with everything that ran there, after ${before} of ${PARTS} parts`,
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
