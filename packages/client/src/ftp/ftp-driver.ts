import type { Sentence } from "@url1738/core/define";
import type { Driver, Fail, Io, Performed, Reply } from "../client/driver.ts";
import { clientError } from "../errors/client-error.ts";
import { words } from "../errors/quoted.ts";
import { refusedCommand } from "../errors/refused-command.ts";
import { said } from "../errors/said.ts";
import type { Connection } from "../wire/connection.ts";
import { Control, type FtpReply } from "./control.ts";
import type { FtpCommand, FtpPlan } from "./ftp-plan.ts";
import { listing } from "./listing.ts";
import { greet, logIn, protect } from "./log-in.ts";
import { openData } from "./open-data.ts";

/** A server's reply to a command, and the data connection that was opened for it. */
interface Sent {
  readonly reply: FtpReply;
  readonly data?: Connection;
}

const isDone = ({ code }: FtpReply) => code >= 200 && code < 300;

/** Tells whether a command has an octet FF, which Telnet takes for the beginning of a command unless it is doubled. */
const hasFF = ({ argument = "" }: FtpCommand) => argument.includes("\udcff");

/**
 * Sends a command; if the server refuses it and it has an octet FF, sends it again with that octet doubled. Servers that speak Telnet on
 * the control connection, as RFC 959 requires, need the doubling; others take the second octet for part of the name.
 */
async function withFF(command: FtpCommand, send: (doubled: boolean) => Promise<Sent>): Promise<Sent> {
  const sent = await send(false);
  return sent.reply.code === 550 && hasFF(command) ? send(true) : sent;
}

/** The words of proftpd, pure-ftpd, GNU inetutils and pyftpdlib. */
const DIRECTORY = /not a (?:plain|regular) file|retrieve regular files|is a directory/i;

function hintFor({ verb, argument }: FtpCommand, { code, text }: FtpReply): Sentence | undefined {
  if (verb === "RETR" && DIRECTORY.test(text)) return said("is-directory");
  if (verb === "CWD" && argument === "") return said("write-root");
  if (verb === "NLST" && (code === 550 || code === 450 || code === 451)) return said("empty-or-missing");
  return undefined;
}

async function prepare(control: Control, commands: readonly FtpCommand[]): Promise<void> {
  // "each sent as a separate command" (RFC 1738 §3.2.2): one after the other, never joined.
  for (const command of commands) {
    const { reply } = await withFF(command, async (doubled) => ({ reply: await control.send(command, { doubled }) }));
    if (!isDone(reply)) throw control.refusal(refusedCommand(command), reply, hintFor(command, reply));
  }
}

/** Returns the size in a reply, as in "150 Opening BINARY mode data connection for a (3000000 bytes)". */
function sizeIn({ text }: FtpReply): number | undefined {
  const [, digits] = /\((\d{1,15}) bytes\)/i.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Reads the octets of a transfer, which is complete only when the server says so. */
async function* transferred(
  control: Control,
  data: Connection,
  opening: FtpReply,
  size: number | undefined,
  isListing: boolean,
  fail: Fail,
): AsyncGenerator<Uint8Array, Reply> {
  let received = 0;
  for (let piece = await data.read(); piece !== undefined; piece = await data.read()) {
    received += piece.length;
    yield piece;
  }
  data.close();
  const reply = isDone(opening) ? opening : await control.reply();
  // pure-ftpd: "226 Output truncated to 10000 matches".
  const isCut = isListing && reply.lines.some((line) => /\btruncated\b/i.test(line));
  if (isCut || (reply.code !== 226 && reply.code !== 250))
    throw fail("incomplete", said("unconfirmed", { words: words(reply.text) }));
  if (size !== undefined && received < size) throw clientError("incomplete", said("too-few-sent", { size, received }));
  await control.quit();
  return reply;
}

function checkTransfer(command: FtpCommand, isBinary: boolean, { options, fail }: Io): void {
  const { verb, argument } = command;
  if (verb === "NLST" && argument?.startsWith("-") && options.hyphen !== true)
    throw clientError("unsafe-argument", said("option-of-nlst"), {
      component: "name",
      section: "3.2.2",
      hint: said("allow-hyphen"),
    });
  if (options.offset && !(verb === "RETR" && isBinary))
    throw fail("refused", said("not-binary"), { hint: said("write-type-i") });
}

/** Opens a connection for the data, and sends the command of the transfer. */
async function beginTransfer(
  command: FtpCommand,
  doubled: boolean,
  control: Control,
  plan: FtpPlan,
  io: Io,
): Promise<Sent> {
  const data = await openData(control, plan, io);
  const { offset = 0, tls } = io.options;
  if (offset > 0) {
    const reply = await control.send({ verb: "REST", argument: String(offset) });
    if (reply.code !== 350) throw control.refusal(said("offset-refused", { offset }), reply);
  }
  const reply = await control.send(command, { doubled });
  if (reply.code >= 300) data.close();
  else if (tls) await io.secure(data, plan.host, control.connection);
  return { reply, data };
}

/** The replies of a server that does not know a command, or not with this argument (RFC 959 §4.2.1). */
const UNKNOWN = [500, 501, 502, 504];

/** Tells whether a server refuses to list a directory since it is empty: "550 No files found." (GNU inetutils, ftpd-ssl). */
const isEmpty = ({ code, text }: FtpReply) =>
  (code === 550 || code === 450) && /\bno files (?:found|here)\b/i.test(text);

/**
 * Lists a directory. The command is sent when the listing is read, since until then it is not known whether facts are wanted; a server
 * without them gets the plan's command.
 */
function list(command: FtpCommand, control: Control, plan: FtpPlan, io: Io): Performed {
  let hasFacts = false;
  const begin = (sent: FtpCommand) => withFF(sent, (doubled) => beginTransfer(sent, doubled, control, plan, io));

  async function* body(): AsyncGenerator<Uint8Array, Reply> {
    const withFacts = hasFacts ? await begin({ ...command, verb: "MLSD" }) : undefined;
    hasFacts = withFacts !== undefined && !UNKNOWN.includes(withFacts.reply.code);
    const sent = hasFacts ? { ...command, verb: "MLSD" } : command;
    const { reply, data } = hasFacts ? (withFacts as Sent) : await begin(command);
    if (isEmpty(reply)) {
      await control.quit();
      return reply;
    }
    if (reply.code >= 300 || data === undefined)
      throw control.refusal(refusedCommand(sent), reply, hintFor(command, reply));
    return yield* transferred(control, data, reply, undefined, true, io.fail);
  }

  const entriesIn = listing(io);
  if (entriesIn === undefined) return { kind: "directory", body: body() };
  return {
    kind: "directory",
    body: body(),
    entries: (octets, { facts }) => {
      hasFacts = facts === true;
      return entriesIn(octets, () => hasFacts);
    },
  };
}

async function perform(plan: FtpPlan, io: Io): Promise<Performed> {
  const steps = plan.commands.slice(0, -1);
  const last = plan.commands.at(-1) as FtpCommand;
  const isBinary = steps.some(({ verb, argument }) => verb === "TYPE" && argument === "I");
  checkTransfer(last, isBinary, io);

  const control = new Control(await io.connect(plan), io);
  await greet(control);
  if (io.options.tls) await protect(control, plan, io);
  await logIn(control, plan, io);
  await prepare(control, steps);
  if (last.verb !== "RETR") return list(last, control, plan, io);
  const { reply, data } = await withFF(last, (doubled) => beginTransfer(last, doubled, control, plan, io));
  if (reply.code >= 300 || data === undefined) throw control.refusal(refusedCommand(last), reply, hintFor(last, reply));
  const size = isBinary && !io.options.offset ? sizeIn(reply) : undefined;
  return { kind: "file", body: transferred(control, data, reply, size, false, io.fail), size };
}

/**
 * Speaks FTP (RFC 959, RFC 1738 §3.2) in passive mode. Besides the plan it sends `EPSV` or `PASV`, `QUIT`, `REST` if there is an offset,
 * `AUTH TLS`, `PBSZ 0` and `PROT P` if TLS is asked for, and `MLSD` in place of `NLST` if facts are asked for. If a server refuses a name with an octet FF, it sends the name again with that
 * octet doubled.
 *
 * @public
 */
export const ftpDriver: Driver = {
  protocol: "ftp",
  ports: [21],
  hasTls: true,
  hasOffset: true,
  perform: perform as Driver["perform"],
};
