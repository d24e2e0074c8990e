import { spawnSync } from "node:child_process";
import { chmodSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Place } from "./place.ts";

/** A reader of JSON: it takes lines of JSON and returns the documents as it has understood them, one per line. */
export interface Engine {
  readonly name: string;
  /** Debian's package of it; `undefined` if it comes from npm. */
  readonly debian: string | undefined;
  /** Tells whether it is installed. */
  readonly isThere: (place: Place) => boolean;
  readonly read: (lines: readonly string[], place: Place) => Promise<readonly string[]> | readonly string[];
}

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** Runs a program, and throws if it fails. */
function run(command: string, args: readonly string[], { env }: Place, input = "", user: User = {}): string {
  const { status, error, stdout, stderr } = spawnSync(command, args, { input, encoding: "utf8", env, ...user });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} exits with ${status}: ${stderr}`);
  return stdout;
}

const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");

const answers =
  (command: string) =>
  ({ env }: Place) =>
    spawnSync(command, ["--version"], { env }).status === 0;

const jq: Engine = {
  name: "jq",
  debian: "jq",
  isThere: answers("jq"),
  read: (lines, place) => linesOf(run("jq", ["-c", "."], place, lines.join("\n"))),
};

/** The Python code. It encodes strings strictly, as storing them does. */
const PYTHON = `
import json, sys
for line in sys.stdin.buffer:
    document = json.loads(line)
    text = json.dumps(document, ensure_ascii=False)
    sys.stdout.buffer.write(text.encode("utf-8", "strict") + b"\\n")
`;

const python: Engine = {
  name: "Python",
  debian: "python3",
  isThere: answers("python3"),
  read: (lines, place) => linesOf(run("python3", ["-c", PYTHON], place, lines.join("\n"))),
};

const duckdb: Engine = {
  name: "DuckDB",
  debian: undefined,
  isThere: () => true,
  read: async (lines) => {
    const { DuckDBInstance } = await import("@duckdb/node-api");
    const connection = await (await DuckDBInstance.create(":memory:")).connect();
    const folder = mkdtempSync(join(tmpdir(), "duckdb-"));
    try {
      const file = join(folder, "lines.json");
      writeFileSync(file, lines.join("\n"));
      // Read the fields as the values of columns.
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

/** Returns the folder of Debian's newest server programs; `undefined` if there are none. */
function serverPrograms({ root }: Place): string | undefined {
  const versions = globSync("usr/lib/postgresql/*/bin/initdb", { cwd: root }).map((path) => dirname(path));
  const newest = versions.sort((one, other) => one.localeCompare(other, "en", { numeric: true })).at(-1);
  return newest === undefined ? undefined : join(root, newest);
}

/** The user that runs the server. The server refuses to run as root, so for root this is a user that every Debian has. */
const serversUser: User = process.getuid?.() === 0 ? { uid: 1, gid: 1 } : {};

const postgres: Engine = {
  name: "PostgreSQL",
  debian: "postgresql",
  isThere: (place) => serverPrograms(place) !== undefined,
  read: (lines, place) => {
    const programs = serverPrograms(place) as string;
    const folder = mkdtempSync(join(tmpdir(), "postgres-"));
    const data = join(folder, "data");
    chmodSync(folder, 0o777);
    const control = (...args: readonly string[]) =>
      run(join(programs, "pg_ctl"), ["-D", data, "-w", ...args], place, "", serversUser);
    try {
      const settings = ["-A", "trust", "-U", "test", "-E", "UTF8", "--no-sync"];
      run(join(programs, "initdb"), ["-D", data, ...settings], place, "", serversUser);
      control("-o", `-k ${folder} -c listen_addresses=''`, "-l", join(folder, "log"), "start");
      try {
        const rows = lines.map((line) => `insert into t (document) values ($json$${line}$json$);`);
        const sql = `create table t (n serial, document jsonb);\n${rows.join("\n")}\nselect document from t order by n;`;
        const quiet = ["-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"];
        return linesOf(run(join(programs, "psql"), ["-h", folder, "-U", "test", ...quiet, "postgres"], place, sql));
      } finally {
        control("-m", "immediate", "stop");
      }
    } finally {
      rmSync(folder, { recursive: true, maxRetries: 20 });
    }
  },
};

export const engines: readonly Engine[] = [duckdb, jq, postgres, python];
