import { globSync, readFileSync, symlinkSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { ownFolder, settingsIn } from "../../servers/own-folder.ts";
import { account, finish, killTree, Launched, markedBy, until } from "../../servers/processes.ts";
import { environmentOf, freePort } from "../../servers/running.ts";
import { type Done, type Engine, killedAtWork, type Setting } from "../engine.ts";
import { PARTS } from "../parts.ts";
import { recipe } from "../recipe.ts";

/** Runs Slurm: a controller and two nodes of one core each on this machine. */

const NODES = ["a", "b"] as const;

async function run(setting: Setting): Promise<Done> {
  const { folder, root, bin, urls, victim } = setting;
  const libraries = environmentOf(root);
  const plugins = join(root, "usr/lib/x86_64-linux-gnu/slurm-wlm");
  const [control, a, b] = await Promise.all([freePort(), freePort(), freePort()]);
  const values = { folder, plugins, control, a, b, account: account.name, host: hostname() };
  const files = {
    "slurm.conf": settingsIn(new URL("slurm.conf", import.meta.url), values),
    "work/slurm.sh": recipe("slurm.sh"),
    "work/part.sh": recipe("part.sh"),
    // Parts of an earlier run in this folder must not be taken for parts of this one.
    "work/part.000099": "http://old.dom/\n",
    "work/part.000099.json": "{}\n",
  };
  ownFolder(folder, files, ["state", ...NODES.map((node) => `spool-${node}`)]);
  const work = join(folder, "work");
  symlinkSync(urls, join(work, "urls.txt"));
  const env = {
    ...libraries,
    LD_LIBRARY_PATH: `${libraries.LD_LIBRARY_PATH}:${plugins}`,
    SLURM_CONF: join(folder, "slurm.conf"),
    PATH: [bin, join(root, "usr/bin"), process.env.PATH].join(":"),
  };
  const program = (name: string) => join(root, "usr/sbin", name);
  // The processes that a daemon starts have its mark, even after they are detached.
  const markOf = (name: string) => `SCALE_DAEMON=${join(folder, name)}`;
  const daemon = (name: string, path: string, args: readonly string[]) => {
    const environment = { ...env, SCALE_DAEMON: join(folder, name) };
    return new Launched(program(path), ["-D", ...args], { cwd: folder, env: environment, isPlain: true });
  };
  const killDaemon = (name: string) => {
    for (const pid of markedBy(markOf(name))) killTree(pid);
  };
  try {
    const controller = daemon("control", "slurmctld-wlm", []);
    for (const node of NODES) daemon(node, "slurmd-wlm", ["-N", node, "-d", program("slurmstepd-wlm")]);
    const plain = { cwd: work, env, isPlain: true };
    const states = () => finish("sinfo", ["--noheader", "--Node", "--format=%t"], plain).catch(() => "");
    await until(
      async () => (await states()).match(/^idle$/gm)?.length === NODES.length,
      () => `two nodes: ${controller.said}`,
    );
    const script = new Launched("/bin/bash", ["slurm.sh"], plain);
    const done = () => globSync("parts.*/part.??????.json", { cwd: work }).length;
    const node = NODES[victim % NODES.length] as string;
    const before = await killedAtWork(
      script,
      setting,
      done,
      () => markedBy(markOf(node)),
      () => killDaemon(node),
    );
    const log = readFileSync(join(folder, "slurmctld.log"), "utf8");
    const requeued = log.match(/requeue.*/gi) ?? [];
    if (requeued.length === 0) throw new Error("a node was killed, and nothing was requeued");
    return {
      result: join(work, "urls.json"),
      accident: `node ${node} was killed at work after ${before} of ${PARTS} parts`,
      remarks: requeued.slice(0, 2),
    };
  } finally {
    for (const name of ["control", ...NODES]) killDaemon(name);
  }
}

export const slurm: Engine = {
  name: "slurm",
  packages: [
    "slurmctld",
    "slurmd",
    "slurm-client",
    "slurm-wlm-basic-plugins",
    "libhwloc15",
    "libnuma1",
    "liblua5.3-0",
    "libmunge2",
  ],
  run,
};
