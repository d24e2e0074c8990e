import { existsSync } from "node:fs";
import { join } from "node:path";
import { environmentOf } from "../../servers/running.ts";
import { ownFolder } from "../../servers/start/own-folder.ts";
import type { Done, Engine, Setting } from "../engine.ts";
import { cut, linesOfPart, PARTS } from "../parts.ts";
import { endOf, finish, killTree, launch, linesAnswerers, stop, until } from "../processes.ts";
import { recipe } from "../recipe.ts";
import { writeFiles } from "../write-files.ts";

/** Runs PostgreSQL 15 as a separate server, only on a socket in its folder. */

const PROGRAMS = "usr/lib/postgresql/15/bin";

async function run({ folder, root, bin, urls, count, expected, killAt }: Setting): Promise<Done> {
  ownFolder(folder, {}, ["out"]);
  cut(urls, count, folder);
  const programs = join(root, PROGRAMS);
  const env = { ...environmentOf(root), PATH: [bin, process.env.PATH].join(":"), LC_ALL: "C.UTF-8" };
  const data = join(folder, "data");
  const plain = { cwd: folder, env, isPlain: true };
  await finish(join(programs, "initdb"), ["-D", data, "-A", "trust", "-U", "test", "-E", "UTF8", "--no-sync"], plain);
  const server = launch(join(programs, "postgres"), ["-D", data, "-k", folder, "-c", "listen_addresses="], plain);
  const pid = server.child.pid as number;

  /** Runs a file of SQL. */
  const start = (name: string, sql: string) => {
    writeFiles(folder, { [name]: sql });
    const args = ["-h", folder, "-U", "test", "-d", "postgres", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-f", name];
    return launch(join(programs, "psql"), args, { cwd: folder, env });
  };
  const execute = async (name: string, sql: string) => {
    const launched = start(name, sql);
    if ((await endOf(launched.child)) !== 0) throw new Error(`${name}: ${launched.said} ${server.said}`);
    return launched.printed;
  };

  try {
    await until(
      () => existsSync(join(folder, ".s.PGSQL.5432")) && server.said.includes("ready to accept"),
      server.said,
    );
    await execute("answers.sql", recipe("postgresql-answers.sql"));
    const remarks: string[] = [];
    for (let part = 0; part < PARTS; part++) {
      const sql = recipe("postgresql-part.sql")
        .replaceAll("{part}", String(part))
        .replaceAll("{first}", String(part * linesOfPart(count) + 1))
        .replaceAll("{file}", join(folder, `part.${String(part).padStart(3, "0")}`));
      const name = `part-${part}.sql`;
      if (part === Math.floor(PARTS * killAt)) {
        const doomed = start(name, sql);
        const ending = endOf(doomed.child);
        await until(() => linesAnswerers(pid).length > 0 || doomed.child.exitCode !== null, "a program to kill");
        for (const answerer of linesAnswerers(pid)) killTree(answerer);
        if ((await ending) === 0) throw new Error("the program was killed, and PostgreSQL has not noticed");
        remarks.push(doomed.said.trim().replaceAll("\n", " "));
      }
      await execute(name, sql);
    }
    const spelled = `with (format csv, delimiter e'\\x01', quote e'\\x02')`;
    const [result, alone] = [join(folder, "out/urls.json"), join(folder, "out/expected.json")];
    await execute(
      "compare.sql",
      `copy (select document from answers order by part, n) to '${result}' ${spelled};
create table alone (n bigint generated always as identity, document jsonb);
copy alone (document) from '${expected}' ${spelled};
copy (select document from alone order by n) to '${alone}' ${spelled};`,
    );
    remarks.push(...(await execute("questions.sql", recipe("postgresql-questions.sql"))).trimEnd().split("\n"));
    return {
      result,
      expected: alone,
      accident: `the program was killed in part ${Math.floor(PARTS * killAt) + 1} of ${PARTS}`,
      remarks,
    };
  } finally {
    stop(server.child);
  }
}

export const postgresql: Engine = {
  name: "postgresql",
  packages: ["postgresql-15", "postgresql-client-15", "libpq5", "libicu72", "libldap-2.5-0", "libsasl2-2", "libxml2"],
  run,
};
