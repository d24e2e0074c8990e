import type { IncomingMessage } from "node:http";
import type { Params } from "@url1738/core";
import type { Sentence } from "@url1738/core/define";
import type { Driver, Io, Performed, Reply } from "../client/driver.ts";
import type { OpenOptions } from "../client/options.ts";
import { clientError } from "../errors/client-error.ts";
import type { ClientReason } from "../errors/client-sentences.ts";
import { words } from "../errors/quoted.ts";
import { said } from "../errors/said.ts";
import type { Connection } from "../wire/connection.ts";
import { counted } from "../wire/counted.ts";
import { ask, askAgain, type HttpPlan, type HttpResponse } from "./ask.ts";
import { locationOf, redirected } from "./redirected.ts";

const MAX_REDIRECTS = 10;

function replyOf({ statusCode = 0, statusMessage = "", headers }: IncomingMessage): Reply {
  const fields = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { code: statusCode, text: `${statusCode} ${statusMessage}`.trimEnd(), fields: Object.fromEntries(fields) };
}

/** Returns the range that a 206 announces in its `Content-Range` (RFC 9110 §14.4). */
function rangeOf({ headers }: IncomingMessage) {
  const range = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(headers["content-range"] ?? "");
  if (range === null) return undefined;
  const [start, last] = [Number(range[1]), Number(range[2])];
  return { start, length: last - start + 1, isRest: range[3] === "*" || last === Number(range[3]) - 1 };
}

/** Returns the error of a response that is not the resource, or not the part that was asked for. */
function refusal(response: IncomingMessage, { options, fail, masked }: Io): Error | undefined {
  const { statusCode = 0, statusMessage = "", headers } = response;
  const answer = words(masked(`${statusCode} ${statusMessage}`.trimEnd()));
  const refused = (reason: ClientReason, params?: Params, hint?: Sentence) =>
    fail("refused", said(reason, { words: answer, ...params }), { hint });
  const location = locationOf(response);
  if (location !== undefined)
    return refused("answered-redirect", { location: words(masked(location)) }, said("follow-option"));
  const { offset = 0, ifRange } = options;
  if (offset > 0 && (statusCode === 412 || (statusCode === 200 && ifRange !== undefined)))
    return refused("answered-changed", {}, said("fetch-whole"));
  if (statusCode < 200 || statusCode > 299) return refused("answered");
  const coding = headers["transfer-encoding"];
  // RFC 9112 §6.1: no other coding was asked for, and with another one nobody can tell where the body ends.
  if (coding !== undefined && coding.toLowerCase() !== "chunked")
    return refused("answered-coded", { coding: words(masked(coding)) });
  if (offset === 0) return statusCode === 206 ? refused("answered-part") : undefined;
  if (statusCode !== 206) return refused("answered-without-offset", { offset });
  const range = rangeOf(response);
  const isRest = range?.start === offset && range.isRest && range.length > 0;
  return isRest && (sizeOf(response) ?? range.length) === range.length
    ? undefined
    : refused("answered-other-part", { offset });
}

function sizeOf({ headers }: IncomingMessage): number | undefined {
  const length = headers["content-length"];
  return length === undefined ? undefined : Number(length);
}

/** Reads the octets of a response through Node's parser, which ends the stream with an error if some are missing. */
async function* parsed(head: IncomingMessage, io: Io): AsyncGenerator<Uint8Array, void> {
  yield* io.octetsOf(head);
  if (!head.complete) throw clientError("incomplete", said("closed"));
}

/** Reads the octets of a response that need no decoding: those that came with its head, and the rest. */
async function* plain(head: IncomingMessage, rest: Connection): AsyncGenerator<Uint8Array, void> {
  const { complete } = head;
  const first: Buffer | null = head.read();
  // The parser is no longer needed.
  head.on("error", () => {}).destroy();
  if (first !== null) yield first;
  if (complete) return;
  const size = sizeOf(head);
  yield* size === undefined ? rest.octets() : counted(rest, size, first?.length);
}

/** Keeps the connection of a response for the session, if the server keeps it as well and the end of the response is known. */
function keep({ head, rest }: HttpResponse, { keeper }: Io): void {
  const isLasting = head.httpVersion === "1.1" && !/close/i.test(head.headers.connection ?? "");
  if (rest !== undefined && isLasting && sizeOf(head) !== undefined) keeper?.keep(rest, undefined);
}

async function* contents(response: HttpResponse, isFirst: boolean, io: Io): AsyncGenerator<Uint8Array, Reply> {
  const { head, rest } = response;
  const size = head.statusCode === 206 ? rangeOf(head)?.length : undefined;
  let received = 0;
  for await (const piece of rest === undefined ? parsed(head, io) : plain(head, rest)) {
    received += piece.length;
    if (size !== undefined && received > size) throw clientError("incomplete", said("too-many-sent", { size }));
    yield piece;
  }
  if (size !== undefined && received < size) throw clientError("incomplete", said("too-few-sent", { size, received }));
  // After a redirect it may be a connection to another server.
  if (isFirst) keep(response, io);
  return replyOf(head);
}

/** Tells whether nothing is left after the offset: "416 Range Not Satisfiable", and the whole length (RFC 9110 §15.5.17). */
const isComplete = ({ statusCode, headers }: IncomingMessage, { offset = 0 }: OpenOptions) =>
  statusCode === 416 && offset > 0 && headers["content-range"] === `bytes */${offset}`;

/** Makes the body of what is complete already. */
// biome-ignore lint/correctness/useYield: a body is a generator, even if it has no octets.
async function* nothing({ head, close }: HttpResponse): AsyncGenerator<Uint8Array, Reply> {
  close();
  return replyOf(head);
}

async function perform(plan: HttpPlan, io: Io): Promise<Performed> {
  let current = plan;
  let response = (await askAgain(plan, io)) ?? (await ask(plan, io));
  for (let count = 0; io.options.follow === true; count++) {
    const location = locationOf(response.head);
    if (location === undefined) break;
    if (count === MAX_REDIRECTS) throw io.fail("refused", said("too-many-redirects", { most: MAX_REDIRECTS }));
    response.close();
    current = redirected(location, current, io);
    response = await ask(current, io);
  }
  if (isComplete(response.head, io.options))
    return { kind: "response", head: replyOf(response.head), body: nothing(response), size: 0 };
  const error = refusal(response.head, io);
  if (error !== undefined) throw error;
  const { head } = response;
  return { kind: "response", head: replyOf(head), body: contents(response, current === plan, io), size: sizeOf(head) };
}

const common = { ports: [80, 443], hasOffset: true, keepsConnection: true, perform: perform as Driver["perform"] };

/**
 * Speaks HTTP (RFC 1738 §3.3). The target is sent exactly as the URL has it. A response that is not a success is an error, and so is a
 * redirect, unless redirects are to be followed: ten at most, and only to http and https.
 *
 * @public
 */
export const httpDriver: Driver = { protocol: "http", ...common };

/**
 * Speaks HTTPS: the same over TLS, with the server's certificate verified.
 *
 * @public
 */
export const httpsDriver: Driver = { protocol: "https", hasTls: true, ...common };
