import { join } from "node:path";
import type { Done, Engine, Setting } from "../engine.ts";
import { cut, linesOfPart, PARTS } from "../parts.ts";
import { endOf, killTree, launch, linesAnswerers, stop, until } from "../processes.ts";
import { fetchChdb } from "./chdb.ts";

/** Runs ClickHouse in a process: the command line is an executable table function. */

const loaded = (printed: string) => printed.match(/^loaded /gm)?.length ?? 0;

async function run({ folder, bin, urls, count, killAt, patience }: Setting): Promise<Done> {
  cut(urls, count, folder);
  const session = join(import.meta.dirname, "clickhouse-session.ts");
  const args = ["--conditions=@url1738/source", session, bin, String(linesOfPart(count)), String(PARTS)];
  const launched = launch(process.execPath, args, { cwd: folder, env: process.env });
  const { child } = launched;
  const pid = child.pid as number;
  const ending = endOf(child);
  try {
    const isTime = () => loaded(launched.printed) >= Math.floor(PARTS * killAt) && linesAnswerers(pid).length > 0;
    await until(() => child.exitCode !== null || isTime(), `a part to kill the script at: ${launched.said}`, patience);
    const before = loaded(launched.printed);
    for (const answerer of linesAnswerers(pid)) killTree(answerer);
    const end = await ending;
    if (end !== 0) throw new Error(`the session ends with ${end}: ${launched.said}`);
    const again = launched.printed.split("\n").filter((line) => line.startsWith("again "));
    if (again.length === 0) throw new Error("the script was killed, and ClickHouse has not noticed");
    return {
      result: join(folder, "urls.json"),
      accident: `the script was killed after ${before} of ${PARTS} parts`,
      remarks: launched.printed.split("\n").filter((line) => line !== "" && !line.startsWith("loaded ")),
    };
  } finally {
    stop(child);
  }
}

export const clickhouse: Engine = { name: "clickhouse", packages: [], missing: fetchChdb, run };
