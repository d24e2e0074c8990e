import type { IncomingMessage } from "node:http";
import type { Params } from "@url1738/core";
import type { Sentence } from "@url1738/core/define";
import type { Driver, Io, Performed, Reply } from "../client/driver.ts";
import { clientError } from "../errors/client-error.ts";
import type { ClientReason } from "../errors/client-sentences.ts";
import { words } from "../errors/quoted.ts";
import { said } from "../errors/said.ts";
import type { Connection } from "../wire/connection.ts";
import { counted } from "../wire/counted.ts";
import { ask, type HttpPlan, type HttpResponse } from "./ask.ts";
import { locationOf, redirected } from "./redirected.ts";

const MAX_REDIRECTS = 10;

function replyOf({ statusCode = 0, statusMessage = "", headers }: IncomingMessage, { masked }: Io): Reply {
  const fields = Object.entries(headers).map(([name, value]) => [name, masked(String(value))]);
  return {
    code: statusCode,
    text: masked(`${statusCode} ${statusMessage}`.trimEnd()),
    fields: Object.fromEntries(fields),
  };
}

/** The error of a response that is not the resource, or not the part that was asked for. */
function refusal(response: IncomingMessage, { options, fail, masked }: Io): Error | undefined {
  const { statusCode = 0, statusMessage = "", headers } = response;
  const answer = words(masked(`${statusCode} ${statusMessage}`.trimEnd()));
  const refused = (reason: ClientReason, params?: Params, hint?: Sentence) =>
    fail("refused", said(reason, { words: answer, ...params }), { hint });
  const location = locationOf(response);
  if (location !== undefined)
    return refused("answered-redirect", { location: words(masked(location)) }, said("follow-option"));
  if (statusCode < 200 || statusCode > 299) return refused("answered");
  const { offset = 0 } = options;
  const [, start, last, size] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(headers["content-range"] ?? "") ?? [];
  if (offset === 0) return statusCode === 206 ? refused("answered-part") : undefined;
  if (statusCode !== 206) return refused("answered-without-offset", { offset });
  const isRest = Number(start) === offset && (size === "*" || Number(last) === Number(size) - 1);
  return isRest ? undefined : refused("answered-other-part", { offset });
}

function sizeOf({ headers }: IncomingMessage): number | undefined {
  const length = headers["content-length"];
  return length === undefined ? undefined : Number(length);
}

/** The octets of a response that Node's parser reads. It ends the stream with an error where they are fewer than there should be. */
async function* parsed(head: IncomingMessage, io: Io): AsyncGenerator<Uint8Array, void> {
  yield* io.octetsOf(head);
  if (!head.complete) throw clientError("incomplete", said("closed"));
}

/** The octets of a response that stand as they are: those that came with its head, and the rest. */
async function* plain(head: IncomingMessage, rest: Connection): AsyncGenerator<Uint8Array, void> {
  const { complete } = head;
  const first: Buffer | null = head.read();
  // The parser has no more to do.
  head.on("error", () => {}).destroy();
  if (first !== null) yield first;
  if (complete) return;
  const size = sizeOf(head);
  yield* size === undefined ? rest.octets() : counted(rest, size, first?.length);
}

async function* contents({ head, rest }: HttpResponse, io: Io): AsyncGenerator<Uint8Array, Reply> {
  yield* rest === undefined ? parsed(head, io) : plain(head, rest);
  return replyOf(head, io);
}

async function perform(plan: HttpPlan, io: Io): Promise<Performed> {
  let current = plan;
  let response = await ask(current, io);
  for (let count = 0; io.options.follow === true; count++) {
    const location = locationOf(response.head);
    if (location === undefined) break;
    if (count === MAX_REDIRECTS) throw io.fail("refused", said("too-many-redirects", { most: MAX_REDIRECTS }));
    response.close();
    current = redirected(location, current, io);
    response = await ask(current, io);
  }
  const error = refusal(response.head, io);
  if (error !== undefined) throw error;
  return { kind: "response", body: contents(response, io), size: sizeOf(response.head) };
}

const common = { ports: [80, 443], hasOffset: true, perform: perform as Driver["perform"] };

/**
 * HTTP (RFC 1738 §3.3). The target is sent exactly as it stands in the URL. A response that is not a success is an error, and so is a
 * redirect, unless it is asked that they be followed: ten at most, and only to http and https.
 *
 * @public
 */
export const httpDriver: Driver = { protocol: "http", ...common };

/**
 * HTTPS: the same over TLS, with the server's certificate verified.
 *
 * @public
 */
export const httpsDriver: Driver = { protocol: "https", hasTls: true, ...common };
