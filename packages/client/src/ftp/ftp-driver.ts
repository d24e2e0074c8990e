/**
 * The driver for FTP (RFC 959).
 *
 * @packageDocumentation
 */

import type { Sentence } from "@url1738/core/define";
import { type Command, performAgain, refusedCommand } from "../client/dialogue.ts";
import type { Driver, Io, Performed } from "../client/driver.ts";
import type { Reply } from "../client/resource.ts";
import { clientError, said, words } from "../errors/client-error.ts";
import type { Connection } from "../wire/connection.ts";
import { countIn } from "../wire/count-in.ts";
import { Control, type FtpPlan, type FtpReply } from "./control.ts";
import { dial, openData } from "./dial.ts";
import { type FactsWish, listing, PATTERN } from "./listing.ts";
import { askPosition, isDone, moveTo, type Position, startPosition } from "./position.ts";

/** A server's reply to a command, and the data connection that was opened for it. */
interface Sent {
  readonly reply: FtpReply;
  readonly data?: Connection;
}

/** Tells whether a command has an octet FF, which Telnet takes for the beginning of a command unless it is doubled. */
const hasFF = ({ argument = "" }: Command) => argument.includes("\udcff");

/**
 * Sends a command. If the server refuses a command with an octet FF, sends it again with that octet doubled. Servers that speak Telnet on
 * the control connection, as RFC 959 requires, need the doubling; others take the second octet for part of the name.
 */
async function withFF(command: Command, send: (doubled: boolean) => Promise<Sent>): Promise<Sent> {
  const sent = await send(false);
  return sent.reply.code === 550 && hasFF(command) ? send(true) : sent;
}

/** The words of proftpd, pure-ftpd, GNU inetutils and pyftpdlib. */
const DIRECTORY = /not a (?:plain|regular) file|retrieve regular files|is a directory/i;

function hintFor({ verb, argument }: Command, { code, text }: FtpReply): Sentence | undefined {
  if (verb === "RETR" && DIRECTORY.test(text)) return said("is-directory");
  if (verb === "CWD" && argument === "") return said("write-root");
  if (verb === "NLST" && (code === 550 || code === 450 || code === 451)) return said("empty-or-missing");
  return undefined;
}

/**
 * Tells whether a reply to `NLST` means that the directory exists but is empty, in the words of GNU inetutils, ftpd-ssl and others. Of a
 * pattern, proftpd says so if it matches nothing.
 */
const saysEmpty = ({ argument = "" }: Command, { text }: FtpReply) =>
  !PATTERN.test(argument) && /^(?:450|550) No files found\b/i.test(text);

/** Makes the error for a command that the server has refused. A session keeps the connection: nothing more is expected from the server. */
function refused(control: Control, position: Position, command: Command, reply: FtpReply, { keeper }: Io): Error {
  if (reply.code >= 400 && !control.isClosing) keeper?.keep(control.connection, position, "QUIT");
  return control.refusal(refusedCommand(command), reply, hintFor(command, reply));
}

/** Returns the size in a reply, as in "150 Opening BINARY mode data connection for a (3000000 bytes)". */
function sizeIn({ text }: FtpReply): number | undefined {
  return countIn(/\((\d+) bytes\)/i.exec(text)?.[1]);
}

/** A transfer after the reply to its command. */
interface Begun {
  readonly control: Control;
  readonly position: Position;
  readonly data: Connection;
  readonly opening: FtpReply;
  readonly size?: number | undefined;
  readonly isListing: boolean;
}

/** Reads the octets of a transfer, which is complete only when the server says so. */
async function* transferred(
  { control, data, opening, size, isListing }: Begun,
  { fail }: Io,
): AsyncGenerator<Uint8Array, FtpReply> {
  let received = 0;
  for await (const piece of data.octets()) {
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
  return reply;
}

/** Reads the octets of a file, and leaves the connection. */
async function* bodyOf(begun: Begun, io: Io): AsyncGenerator<Uint8Array, Reply> {
  const reply = yield* transferred(begun, io);
  await begun.control.leave(begun.position);
  return reply;
}

/** The most octets to keep of a list of names, in case the server has no facts. */
const MOST_NAMES = 67_108_864;

/** Reads the octets of a directory: those of `MLSD` if facts are wanted and granted, or else those of `NLST`, which has run already. */
async function* directoryOf(
  begun: Begun,
  command: Command,
  wish: FactsWish,
  plan: FtpPlan,
  io: Io,
): AsyncGenerator<Uint8Array, Reply> {
  const { control, position } = begun;
  const names = transferred(begun, io);
  const kept: Uint8Array[] = [];
  let length = 0;
  let next = await names.next();
  while (next.done !== true) {
    const isKept = wish.isWanted === true && length + next.value.length <= MOST_NAMES;
    if (isKept) {
      kept.push(next.value);
      length += next.value.length;
    } else {
      yield* kept.splice(0);
      wish.isWanted = false;
      yield next.value;
    }
    next = await names.next();
  }
  let reply = next.value;
  if (wish.isWanted === true) {
    const { data, reply: opening } = await beginTransfer({ ...command, verb: "MLSD" }, false, control, plan, io);
    if (opening.code < 300 && data !== undefined) {
      wish.isGranted = true;
      reply = yield* transferred({ control, position, data, opening, isListing: true }, io);
    } else yield* kept;
  }
  await control.leave(position);
  return reply;
}

function checkTransfer(command: Command, isBinary: boolean, { options, fail }: Io): void {
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
  command: Command,
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

/** Transfers over a connection that is logged in; returns `undefined` if it is in another directory, without a way back. */
async function transfer(control: Control, position: Position, plan: FtpPlan, io: Io): Promise<Performed | undefined> {
  const steps = plan.commands.slice(0, -1);
  const last = plan.commands.at(-1) as Command;
  const isListing = last.verb === "NLST";
  /** Sends a step of the plan, which the server has to carry out. */
  async function send(command: Command): Promise<FtpReply> {
    const { reply } = await withFF(command, async (doubled) => ({ reply: await control.send(command, { doubled }) }));
    if (!isDone(reply)) throw refused(control, position, command, reply, io);
    return reply;
  }

  if (!(await moveTo(control, { steps, position, send }))) return undefined;
  const { reply: opening, data } = await withFF(last, (doubled) => beginTransfer(last, doubled, control, plan, io));
  const wish: FactsWish = {};
  const entries = isListing ? listing(io, wish) : undefined;
  if (isListing && saysEmpty(last, opening))
    return { kind: "directory", body: control.empty(opening, position), ...(entries && { entries }) };
  if (opening.code >= 300 || data === undefined) throw refused(control, position, last, opening, io);

  const size = position.type === "I" && !io.options.offset ? sizeIn(opening) : undefined;
  const begun = { control, position, data, opening, size, isListing };
  if (!isListing) return { kind: "file", body: bodyOf(begun, io), size };
  const body = directoryOf(begun, last, wish, plan, io);
  return { kind: "directory", body, ...(entries && { entries }) };
}

async function perform(plan: FtpPlan, io: Io): Promise<Performed> {
  const last = plan.commands.at(-1) as Command;
  const isBinary = plan.commands.some(({ verb, argument }) => verb === "TYPE" && argument === "I");
  checkTransfer(last, isBinary, io);
  const begin = (connection: Connection) => new Control(connection, io);
  const again = await performAgain(io, begin, async (control, position) => {
    const performed = await transfer(control, position as Position, plan, io);
    if (performed === undefined) await control.quit();
    return performed;
  });
  if (again !== undefined) return again;
  const control = await dial(plan, io);
  const position = io.keeper === undefined ? startPosition() : await askPosition(control);
  return (await transfer(control, position, plan, io)) as Performed;
}

/**
 * Speaks FTP (RFC 959, RFC 1738 §3.2) in passive mode. Besides the plan it sends `EPSV` or `PASV`, `QUIT`, `REST` if there is an offset,
 * and `AUTH TLS`, `PBSZ 0` and `PROT P` if TLS is asked for. If a server refuses a name with an octet FF, it sends the name again with that
 * octet doubled. In a session it sends `PWD` after the login, and returns to that directory by `CWD` before the next transfer if it must.
 *
 * @public
 */
export const ftpDriver: Driver = {
  protocol: "ftp",
  ports: [21],
  hasTls: true,
  hasOffset: true,
  keepsConnection: true,
  perform: perform as Driver["perform"],
};
