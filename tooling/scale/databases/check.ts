import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { DuckDBInstance } from "@duckdb/node-api";
import { finish } from "../../servers/processes.ts";
import { environmentOf } from "../../servers/running.ts";
import { unpack } from "../../servers/unpack.ts";
import { postgresFolders, startPostgres } from "../postgres.ts";
import { recipe } from "../recipe.ts";
// URLs, and a text that is not a URL, with everything that an engine could refuse, change or obey.
import inputs from "./inputs.json" with { type: "json" };

/** Passes the command line's `--json` output to databases, and compares what they have understood. */

/** Octets that are not UTF-8, and all ASCII octets except the line feed. */
const OCTETS = Buffer.concat([
  Buffer.from([0x68, 0x3a, 0xe9, 0xff, 0xed, 0xa0, 0x80, 0x0a]),
  Buffer.from(Array.from({ length: 128 }, (_, octet) => octet).filter((octet) => octet !== 0x0a)),
  Buffer.from("\n"),
]);

const MAIN = fileURLToPath(new URL("../../../packages/cli/src/main.ts", import.meta.url));

function printed(command: string): readonly string[] {
  const input = Buffer.concat([Buffer.from(`${inputs.join("\n")}\n`), OCTETS]);
  const args = ["--conditions=@url1738/source", MAIN, command, "--json", "--exit-zero"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { input, encoding: "utf8" });
  if (status !== 0) throw new Error(`url1738 ${command} exits with ${status}: ${stderr}`);
  return stdout.trimEnd().split("\n");
}

const COMMANDS = ["parse", "check", "format", "access", "audit", "diagnose", "repair"];
const lines = COMMANDS.flatMap(printed);

const folder = mkdtempSync(join(tmpdir(), "url1738-databases-"));
// The server of PostgreSQL runs as another user.
chmodSync(folder, 0o755);
const root = join(folder, "root");

/** Returns the environment in which the programs of the machine, and those that are unpacked, find each other and their libraries. */
function environment(): NodeJS.ProcessEnv {
  const path = [...postgresFolders("/", root), process.env.PATH, join(root, "usr/bin")];
  return { ...process.env, ...environmentOf(root), PATH: path.join(delimiter) };
}

/** A reader of JSON. */
interface Database {
  readonly name: string;
  /** The program that must be there, and Debian's package of it; without them, it comes from npm. */
  readonly program?: string;
  readonly debian?: string;
  /** Takes lines of JSON, and returns the documents as it has understood them, one per line. */
  readonly read: () => Promise<readonly string[]>;
}

const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");

/** Makes a reader of a program that prints the documents of its standard input. */
const filter =
  (program: string, ...args: readonly string[]) =>
  async () =>
    linesOf(await finish(program, args, { cwd: folder, env: environment(), input: `${lines.join("\n")}\n` }));

async function readByDuckdb(): Promise<readonly string[]> {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  try {
    const file = join(folder, "lines.json");
    writeFileSync(file, lines.join("\n"));
    // Read the fields as the values of columns.
    const table = `read_json('${file}', format = 'newline_delimited', sample_size = -1)`;
    const { length } = (await connection.runAndReadAll(`select * from ${table}`)).getRows();
    if (length !== lines.length) throw new Error(`DuckDB reads ${length} rows of ${lines.length}`);
    const objects = `read_json_objects('${file}', format = 'newline_delimited')`;
    const read = await connection.runAndReadAll(`select json::varchar from ${objects}`);
    return read.getRows().map(([document]) => String(document));
  } finally {
    connection.closeSync();
  }
}

/** Runs the guide's function in DuckDB, and returns what is wrong with its output, if anything. */
async function problemOfDuckdbFunction(): Promise<string | undefined> {
  // A folder from which the guide's imports are found.
  const place = join(import.meta.dirname, "../node_modules/.cache/duckdb");
  const records = printed("check").map((line) => JSON.parse(line));
  // A text that databases refuse is printed as an object.
  const broken = records.filter(({ input, ok }) => typeof input === "string" && !ok && !/[\r\0]/.test(input));
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "duckdb.mjs"), recipe("duckdb.mjs"));
  writeFileSync(join(place, "urls.txt"), [...broken.map(({ input }) => input), "https://host.dom/", ""].join("\n"));
  const args = ["--conditions=@url1738/source", "duckdb.mjs"];
  const output = await finish(process.execPath, args, { cwd: place, env: process.env });
  const expected = broken.map(({ input, error }) => `${input}: ${error.message}\n`).join("");
  return output === expected && broken.length > 0 ? undefined : `it prints ${output}, and not ${expected}`;
}

async function readByPostgres(): Promise<readonly string[]> {
  const { server, psql } = await startPostgres(join(folder, "postgres"), environment());
  try {
    const rows = lines.map((line) => `insert into t (document) values ($json$${line}$json$);`);
    const query = psql(
      `create table t (n serial, document jsonb);\n${rows.join("\n")}\nselect document from t order by n;`,
    );
    if ((await query.end) !== 0) throw new Error(query.said);
    return linesOf(query.printed);
  } finally {
    server.stop();
    await server.end;
  }
}

const databases: readonly Database[] = [
  { name: "DuckDB", read: readByDuckdb },
  { name: "jq", program: "jq", debian: "jq", read: filter("jq", "-c", ".") },
  { name: "PostgreSQL", program: "postgres", debian: "postgresql", read: readByPostgres },
  {
    name: "Python",
    program: "python3",
    debian: "python3",
    read: filter("python3", join(import.meta.dirname, "read.py")),
  },
];

const isLacking = ({ program }: Database) =>
  program !== undefined && spawnSync(program, ["--version"], { env: environment() }).status !== 0;

/** Returns the packages that Debian would install for these, including their dependencies. */
function withDependencies(packages: readonly string[]): readonly string[] {
  const args = ["install", "--simulate", "--no-install-recommends", ...packages];
  const { stdout } = spawnSync("apt-get", args, { encoding: "utf8", env: { ...process.env, LC_ALL: "C" } });
  const all = [...(stdout ?? "").matchAll(/^Inst (\S+)/gm)].map(([, name]) => name as string);
  return all.length > 0 ? all : packages;
}

/** True if unavailable databases do not make the check fail; they are still reported. */
const isLenient = process.argv.includes("--if-there");

const messages: string[] = [];
try {
  const lacking = databases.filter(isLacking).map(({ debian }) => String(debian));
  if (lacking.length > 0)
    for (const line of unpack(folder, withDependencies(lacking))) console.error(`Not here: ${line}`);
  for (const database of databases) {
    const { name, debian, read } = database;
    if (isLacking(database)) {
      if (isLenient) console.error(`${name}: not checked, for it is not here`);
      else messages.push(`${name}: not checked, for it is not here: on Debian, apt-get install ${debian}`);
      continue;
    }
    const understood = await read();
    const isRight = (line: string, index: number) => {
      const document = understood[index];
      return document !== undefined && isDeepStrictEqual(JSON.parse(document), JSON.parse(line));
    };
    const wrong = lines.filter((line, index) => !isRight(line, index));
    if (wrong.length === 0 && understood.length === lines.length)
      console.log(`${name}: ${lines.length} documents, each as it was printed`);
    else
      messages.push(
        `${name}: ${understood.length} of ${lines.length} documents, ${wrong.length} wrong, such as ${wrong[0]}`,
      );
  }
  const problem = await problemOfDuckdbFunction();
  if (problem === undefined) console.log("DuckDB's function: the broken URLs, each with its message");
  else messages.push(`DuckDB's function: ${problem}`);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

for (const message of messages) console.error(message);
if (messages.length > 0) process.exitCode = 1;
