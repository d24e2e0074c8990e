import { join } from "node:path";
import { ownFolder } from "../../servers/own-folder.ts";
import { killTree, linesAnswerers, until } from "../../servers/processes.ts";
import { environmentOf } from "../../servers/running.ts";
import type { Done, Engine, Setting } from "../engine.ts";
import { cut, PARTS, recipeFor } from "../parts.ts";
import { postgresFolders, startPostgres } from "../postgres.ts";
import { recipe } from "../recipe.ts";

/** Runs PostgreSQL 15 as a separate server, only on a socket in its folder. */

async function run({ folder, root, bin, urls, count, expected, killAt }: Setting): Promise<Done> {
  ownFolder(folder, {}, ["out"]);
  cut(urls, count, folder);
  const path = [bin, ...postgresFolders(root), process.env.PATH].join(":");
  const { server, psql } = await startPostgres(folder, { ...environmentOf(root), PATH: path, LC_ALL: "C.UTF-8" });
  const execute = async (sql: string) => {
    const query = psql(sql);
    if ((await query.end) !== 0) throw new Error(`${query.said} ${server.said}`);
    return query.printed;
  };
  try {
    await execute(recipe("postgresql-answers.sql"));
    const remarks: string[] = [];
    for (let part = 0; part < PARTS; part++) {
      const sql = recipeFor("postgresql-part.sql", part, count, folder);
      if (part === Math.floor(PARTS * killAt)) {
        const doomed = psql(sql);
        await until(
          () => linesAnswerers(server.pid).length > 0 || !doomed.isRunning,
          () => "a program to kill",
        );
        for (const answerer of linesAnswerers(server.pid)) killTree(answerer);
        if ((await doomed.end) === 0) throw new Error("the program was killed, and PostgreSQL has not noticed");
        remarks.push(doomed.said.trim().replaceAll("\n", " "));
      }
      await execute(sql);
    }
    const spelled = `with (format csv, delimiter e'\\x01', quote e'\\x02')`;
    const [result, alone] = [join(folder, "out/urls.json"), join(folder, "out/expected.json")];
    await execute(
      `copy (select document from answers order by part, n) to '${result}' ${spelled};
create table alone (n bigint generated always as identity, document jsonb);
copy alone (document) from '${expected}' ${spelled};
copy (select document from alone order by n) to '${alone}' ${spelled};`,
    );
    remarks.push(...(await execute(recipe("postgresql-questions.sql"))).trimEnd().split("\n"));
    return {
      result,
      expected: alone,
      accident: `the program was killed in part ${Math.floor(PARTS * killAt) + 1} of ${PARTS}`,
      remarks,
    };
  } finally {
    server.stop();
  }
}

export const postgresql: Engine = {
  name: "postgresql",
  packages: ["postgresql-15", "postgresql-client-15", "libpq5", "libicu72", "libldap-2.5-0", "libsasl2-2", "libxml2"],
  run,
};
