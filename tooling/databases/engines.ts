import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What reads JSON elsewhere: each takes lines of it and gives the documents back as it has understood them, one a line. */
export interface Engine {
  readonly name: string;
  /** What is missing, and how to get it; `undefined` where nothing is. */
  readonly missing: () => string | undefined;
  readonly read: (lines: readonly string[]) => Promise<readonly string[]> | readonly string[];
}

/** Runs a program, and throws where it fails. */
function run(command: string, args: readonly string[], input = "", user: { uid?: number; gid?: number } = {}): string {
  const { status, error, stdout, stderr } = spawnSync(command, args, { input, encoding: "utf8", ...user });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} exits with ${status}: ${stderr}`);
  return stdout;
}

const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");

const isThere = (command: string) => spawnSync(command, ["--version"]).status === 0;

const needs = (command: string, debian: string) => () =>
  isThere(command) ? undefined : `${command} is missing: on Debian, apt-get install ${debian}`;

const jq: Engine = {
  name: "jq",
  missing: needs("jq", "jq"),
  read: (lines) => linesOf(run("jq", ["-c", "."], lines.join("\n"))),
};

/** Strings are encoded strictly on the way, as they are when they are stored. */
const PYTHON = `
import json, sys
for line in sys.stdin.buffer:
    document = json.loads(line)
    text = json.dumps(document, ensure_ascii=False)
    sys.stdout.buffer.write(text.encode("utf-8", "strict") + b"\\n")
`;

const python: Engine = {
  name: "Python",
  missing: needs("python3", "python3"),
  read: (lines) => linesOf(run("python3", ["-c", PYTHON], lines.join("\n"))),
};

const duckdb: Engine = {
  name: "DuckDB",
  missing: () => undefined,
  read: async (lines) => {
    const { DuckDBInstance } = await import("@duckdb/node-api");
    const connection = await (await DuckDBInstance.create(":memory:")).connect();
    const folder = mkdtempSync(join(tmpdir(), "duckdb-"));
    try {
      const file = join(folder, "lines.json");
      writeFileSync(file, lines.join("\n"));
      // As values of columns, which it makes of the fields.
      const table = `read_json('${file}', format = 'newline_delimited', sample_size = -1)`;
      const { length } = await (await connection.runAndReadAll(`select * from ${table}`)).getRows();
      if (length !== lines.length) throw new Error(`DuckDB reads ${length} rows of ${lines.length}`);
      const objects = `read_json_objects('${file}', format = 'newline_delimited')`;
      const read = await connection.runAndReadAll(`select json::varchar from ${objects}`);
      return read.getRows().map(([document]) => String(document));
    } finally {
      connection.closeSync();
      rmSync(folder, { recursive: true });
    }
  },
};

/** Where Debian has the server's programs, of the newest version. */
function serverPrograms(): string | undefined {
  try {
    const [newest] = readdirSync("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a));
    return newest === undefined ? undefined : `/usr/lib/postgresql/${newest}/bin`;
  } catch {
    return undefined;
  }
}

/** The server refuses to be run by root. */
function serversUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(run("id", [flag, "postgres"]));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

const postgres: Engine = {
  name: "PostgreSQL",
  missing: () =>
    serverPrograms() === undefined || !isThere("psql")
      ? "the server of PostgreSQL is missing: on Debian, apt-get install postgresql"
      : undefined,
  read: (lines) => {
    const programs = serverPrograms() as string;
    const user = serversUser();
    const folder = mkdtempSync(join(tmpdir(), "postgres-"));
    const data = join(folder, "data");
    chmodSync(folder, 0o777);
    const control = (...args: readonly string[]) =>
      run(join(programs, "pg_ctl"), ["-D", data, "-w", ...args], "", user);
    try {
      run(join(programs, "initdb"), ["-D", data, "-A", "trust", "-U", "test", "-E", "UTF8", "--no-sync"], "", user);
      control("-o", `-k ${folder} -c listen_addresses=''`, "-l", join(folder, "log"), "start");
      try {
        const rows = lines.map((line) => `insert into t (document) values ($json$${line}$json$);`);
        const sql = `create table t (n serial, document jsonb);\n${rows.join("\n")}\nselect document from t order by n;`;
        return linesOf(
          run("psql", ["-h", folder, "-U", "test", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "postgres"], sql),
        );
      } finally {
        control("-m", "immediate", "stop");
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

export const engines: readonly Engine[] = [duckdb, jq, postgres, python];
