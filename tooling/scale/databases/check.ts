import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { type Engine, engines } from "./engines.ts";
import { here, type Place, unpacked } from "./place.ts";

/** Passes the command line's `--json` output to databases, and compares what they have understood. */

/** URLs, and a text that is not a URL, with everything that an engine could refuse, change or obey. */
const INPUTS = [
  "ftp://anna:caf%E9@Host.dom/%2Fetc/%00/%FF;type=A",
  "ftp://h/%EF%BF%BF/%F0%9F%BF%BE/%ED%A0%80",
  "ftp://h/%C2%9B31m/%E2%80%AE/%7F/%EF%BB%BF/%E2%80%A8",
  "http://h/%E9?%00",
  "gopher://h/7a%09b%09%2B",
  "prospero://h/o;percent=a;percent=%E9",
  "news:a%00@h",
  "nntp://h/g/9007199254740991",
  "file:///%F0%9F%98%80/100%25",
  "x://h/\u0080\u009b\u202e\ufeff\uffff",
  'h:"\\\u001b',
];

/** Octets that are not UTF-8, and all ASCII octets except the line feed. */
const OCTETS = Buffer.concat([
  Buffer.from([0x68, 0x3a, 0xe9, 0xff, 0xed, 0xa0, 0x80, 0x0a]),
  Buffer.from(Array.from({ length: 128 }, (_, octet) => octet).filter((octet) => octet !== 0x0a)),
  Buffer.from("\n"),
]);

const MAIN = new URL("../../../packages/cli/src/main.ts", import.meta.url).pathname;

function printed(command: string): readonly string[] {
  const input = Buffer.concat([Buffer.from(`${INPUTS.join("\n")}\n`), OCTETS]);
  const args = ["--conditions=@url1738/source", MAIN, command, "--json", "--exit-zero"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { input, encoding: "utf8" });
  if (status !== 0) throw new Error(`url1738 ${command} exits with ${status}: ${stderr}`);
  return stdout.trimEnd().split("\n");
}

const COMMANDS = ["parse", "check", "format", "access", "audit", "diagnose", "repair"];
const lines = COMMANDS.flatMap(printed);
const messages: string[] = [];

/** Compares what an engine has understood with the lines. */
async function check({ name, read }: Engine, place: Place): Promise<void> {
  const understood = await read(lines, place);
  const wrong = lines.filter((line, index) => {
    const document = understood[index];
    return document === undefined || !isDeepStrictEqual(JSON.parse(document), JSON.parse(line));
  });
  if (wrong.length > 0 || understood.length !== lines.length)
    messages.push(
      `${name}: ${understood.length} of ${lines.length} documents, ${wrong.length} wrong, such as ${wrong[0]}`,
    );
  else console.log(`${name}: ${lines.length} documents, each as it was printed`);
}

/** True if unavailable engines do not make the check fail; they are still reported. */
const isLenient = process.argv.includes("--if-there");

const lacking = engines.filter((engine) => !engine.isThere(here));
const brought = lacking.length === 0 ? undefined : unpacked(lacking.map(({ debian }) => String(debian)));
try {
  for (const line of brought?.missing ?? []) console.error(`Not here: ${line}`);
  for (const engine of engines) {
    const place = lacking.includes(engine) ? brought : here;
    if (place !== undefined && engine.isThere(place)) await check(engine, place);
    else if (isLenient) console.error(`${engine.name}: not checked, for it is not here`);
    else messages.push(`${engine.name}: not checked, for it is not here: on Debian, apt-get install ${engine.debian}`);
  }
} finally {
  if (brought !== undefined) rmSync(brought.folder, { recursive: true, force: true });
}

for (const message of messages) console.error(message);
if (messages.length > 0) process.exitCode = 1;
