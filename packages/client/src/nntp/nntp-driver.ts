/**
 * The driver for NNTP (RFC 3977), for news and nntp URLs.
 *
 * @packageDocumentation
 */

import { type Command, type NumberedReply, performAgain, refusedCommand } from "../client/dialogue.ts";
import type { Driver, Io, Performed, Plan } from "../client/driver.ts";
import type { Reply } from "../client/resource.ts";
import { said } from "../errors/client-error.ts";
import type { Connection } from "../wire/connection.ts";
import { articleEntries, groupEntries } from "./entries.ts";
import { multiline } from "./multiline.ts";
import { NewsDialogue } from "./news-dialogue.ts";

/** The plan that `access` returns for a news or nntp URL. */
interface NntpPlan extends Plan {
  readonly host: string;
  readonly port: number;
  readonly commands: readonly Command[];
}

/** The responses that confirm a command. */
const SUCCESS: Readonly<Record<string, number>> = { GROUP: 211, ARTICLE: 220, LIST: 215 };

/** The responses to `MODE READER` from a server that knows no modes. */
const UNKNOWN = [500, 501, 503];

/** Tells whether a response means that a group or an article does not exist (41x, 42x, 43x; RFC 3977 §3.2.1). */
const isMissing = ({ code }: NumberedReply) => code >= 410 && code < 440;

async function greet(dialogue: NewsDialogue, { host }: NntpPlan, io: Io): Promise<void> {
  const greeting = await dialogue.reply();
  if (greeting.code !== 200 && greeting.code !== 201) throw dialogue.refusal(said("connection-refused"), greeting);
  if (io.options.tls) {
    const reply = await dialogue.send({ verb: "STARTTLS" });
    if (reply.code !== 382) throw dialogue.refusal(said("tls-refused"), reply);
    await io.secure(dialogue.connection, host);
  }
  // Some servers take every client for another server at first, and show nothing to a reader that does not declare itself.
  const mode = await dialogue.send({ verb: "MODE", argument: "READER" });
  if (mode.code !== 200 && mode.code !== 201 && !UNKNOWN.includes(mode.code))
    throw dialogue.refusal(said("reader-refused"), mode);
}

/** Reads the octets of an answer, which is complete only with its dot. */
async function* answered(dialogue: NewsDialogue, reply: NumberedReply): AsyncGenerator<Uint8Array, Reply> {
  yield* multiline(dialogue.connection.octets());
  await dialogue.leave();
  return reply;
}

/** Asks for the resource over a connection that the server has greeted. */
async function request(dialogue: NewsDialogue, { host, port, commands }: NntpPlan, io: Io): Promise<Performed> {
  let reply: NumberedReply | undefined;
  for (const command of commands) {
    reply = await dialogue.send(command);
    const { verb } = command;
    if (reply.code === SUCCESS[verb]) continue;
    if (io.keeper !== undefined && isMissing(reply)) await dialogue.leave();
    throw dialogue.refusal(refusedCommand(command), reply);
  }
  const { verb, argument: group = "" } = commands.at(-1) as Command;
  const last = reply as NumberedReply;
  if (verb === "GROUP") {
    const entries: Performed["entries"] = (_, wishes) => articleEntries(dialogue, { host, port, group, wishes }, io);
    // The body has no octets, but it must not end before the articles have been asked for.
    return { kind: "group", body: dialogue.empty(last), entries };
  }
  const body = answered(dialogue, last);
  if (verb === "ARTICLE") return { kind: "article", body };
  return { kind: "groups", body, entries: (octets) => groupEntries(octets, io) };
}

async function perform(plan: NntpPlan, io: Io): Promise<Performed> {
  const begin = (connection: Connection) => new NewsDialogue(connection, io);
  const again = await performAgain(io, begin, (dialogue) => request(dialogue, plan, io));
  if (again !== undefined) return again;
  const { host, port } = plan;
  const dialogue = begin(await io.connect({ host, port }));
  await greet(dialogue, plan, io);
  return request(dialogue, plan, io);
}

/**
 * Speaks NNTP (RFC 3977, RFC 1738 §3.6 and §3.7). Besides the plan it sends `MODE READER`, `QUIT`, `AUTHINFO` if the server wants a login
 * and the caller has given one, `STARTTLS` if TLS is asked for, and `LISTGROUP` or `OVER` for the entries of a group.
 *
 * @public
 */
export const nntpDriver: Driver = {
  protocol: "nntp",
  ports: [119],
  hasTls: true,
  keepsConnection: true,
  perform: perform as Driver["perform"],
};
