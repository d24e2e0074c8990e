import { globSync, readFileSync, symlinkSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { ownFolder } from "../../servers/own-folder.ts";
import { account, finish, killTree, Launched, linesAnswerers, markedBy, until } from "../../servers/processes.ts";
import { environmentOf, freePort } from "../../servers/running.ts";
import { type Done, type Engine, PATIENCE, type Setting } from "../engine.ts";
import { PARTS } from "../parts.ts";
import { recipe } from "../recipe.ts";

/** Runs Slurm: a controller and two nodes of one core each on this machine. */

const NODES = ["a", "b"] as const;

/** Writes the settings. Only this machine can connect, so that nobody needs to authenticate. */
function settingsIn(folder: string, plugins: string, ports: readonly number[]): string {
  const { name } = account;
  const [control, ...nodes] = ports;
  const lines = [
    "ClusterName=scale",
    `SlurmctldHost=${hostname()}(127.0.0.1)`,
    `SlurmctldPort=${control}`,
    "CommunicationParameters=NoCtldInAddrAny,NoInAddrAny",
    `SlurmUser=${name}`,
    `SlurmdUser=${name}`,
    "AuthType=auth/none",
    "CredType=cred/none",
    // Otherwise requeued jobs wait for two minutes, until their old credentials expire.
    "AuthInfo=cred_expire=5",
    `PluginDir=${plugins}`,
    "ProctrackType=proctrack/linuxproc",
    "TaskPlugin=task/none",
    "MpiDefault=none",
    "SelectType=select/cons_tres",
    "SelectTypeParameters=CR_CPU",
    "SchedulerType=sched/builtin",
    "SlurmdTimeout=5",
    `StateSaveLocation=${folder}/state`,
    `SlurmdSpoolDir=${folder}/spool-%n`,
    `SlurmctldPidFile=${folder}/slurmctld.pid`,
    `SlurmdPidFile=${folder}/slurmd-%n.pid`,
    `SlurmctldLogFile=${folder}/slurmctld.log`,
    `SlurmdLogFile=${folder}/slurmd-%n.log`,
    ...NODES.map(
      (node, index) => `NodeName=${node} NodeAddr=127.0.0.1 NodeHostname=${hostname()} Port=${nodes[index]} CPUs=1`,
    ),
    "PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP",
  ];
  return `${lines.join("\n")}\n`;
}

async function run({ folder, root, bin, urls, killAt, victim }: Setting): Promise<Done> {
  const libraries = environmentOf(root);
  const plugins = join(root, "usr/lib/x86_64-linux-gnu/slurm-wlm");
  const ports = await Promise.all([0, 1, 2].map(freePort));
  ownFolder(
    folder,
    {
      "slurm.conf": settingsIn(folder, plugins, ports),
      "work/slurm.sh": recipe("slurm.sh"),
      "work/part.sh": recipe("part.sh"),
      // Parts of an earlier run in this folder must not be taken for parts of this one.
      "work/part.000099": "http://old.dom/\n",
      "work/part.000099.json": "{}\n",
    },
    ["state", ...NODES.map((node) => `spool-${node}`)],
  );
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
    const own = { ...env, SCALE_DAEMON: join(folder, name) };
    return new Launched(program(path), ["-D", ...args], { cwd: folder, env: own, isPlain: true });
  };
  const killDaemon = (name: string) => {
    for (const pid of markedBy(markOf(name))) killTree(pid);
  };
  try {
    const control = daemon("control", "slurmctld-wlm", []);
    for (const node of NODES) daemon(node, "slurmd-wlm", ["-N", node, "-d", program("slurmstepd-wlm")]);
    const plain = { cwd: work, env, isPlain: true };
    const states = () => finish("sinfo", ["--noheader", "--Node", "--format=%t"], plain).catch(() => "");
    await until(
      async () => (await states()).match(/^idle$/gm)?.length === NODES.length,
      () => `two nodes: ${control.said}`,
    );
    const script = new Launched("/bin/bash", ["slurm.sh"], plain);
    const done = () => globSync("parts.*/part.??????.json", { cwd: work }).length;
    const node = NODES[victim % NODES.length] as string;
    const atWork = () => markedBy(markOf(node)).flatMap(linesAnswerers).length > 0;
    const isTime = () => done() >= Math.floor(PARTS * killAt) && atWork();
    await until(
      () => !script.isRunning || isTime(),
      () => `a part to kill a node at: ${script.said}`,
      PATIENCE,
    );
    if (!script.isRunning) throw new Error(`it ends too early: ${script.said}`);
    const before = done();
    killDaemon(node);
    const end = await script.end;
    if (end !== 0) throw new Error(`the script ends with ${end}: ${script.said}`);
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
