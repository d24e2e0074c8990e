/**
 * The drivers for HTTP and HTTPS. They read responses with the parser of `node:http`: the platform's `fetch` would change the target of a
 * request, and decode the octets of a response.
 *
 * @packageDocumentation
 */

import type { IncomingMessage } from "node:http";
import type { Params } from "@url1738/core";
import type { Sentence } from "@url1738/core/define";
import type { Driver, Io, Performed } from "../client/driver.ts";
import { type HeaderFields, harmlessFields, secretFields } from "../client/header-fields.ts";
import type { OpenOptions } from "../client/options.ts";
import { overKept } from "../client/over-kept.ts";
import type { Reply } from "../client/resource.ts";
import { type ClientReason, clientError, optionError, said, words } from "../errors/client-error.ts";
import { basicOf, type Login } from "../errors/secrets.ts";
import type { Connection } from "../wire/connection.ts";
import { countIn } from "../wire/count-in.ts";
import { counted } from "../wire/counted.ts";
import { ask, askOver, type HttpPlan, type HttpResponse } from "./ask.ts";
import { isBasic, loginFor, offeredBy } from "./authorize.ts";
import { locationOf, redirected } from "./redirected.ts";

const MAX_REDIRECTS = 10;

function replyOf({ statusCode = 0, statusMessage = "", headers }: IncomingMessage): Reply {
  const fields = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { code: statusCode, text: `${statusCode} ${statusMessage}`.trimEnd(), fields: Object.fromEntries(fields) };
}

/** Returns the range that a 206 announces in its `Content-Range` (RFC 9110 §14.4). */
function rangeOf({ headers }: IncomingMessage) {
  const range = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(headers["content-range"] ?? "");
  const [start, last, size] = range?.slice(1).map(countIn) ?? [];
  if (start === undefined || last === undefined) return undefined;
  return { start, length: last - start + 1, isRest: range?.[3] === "*" || last + 1 === size };
}

/** The way that led to a response. */
interface Way {
  /** The plan that was carried out last. */
  readonly current: HttpPlan;
  /** True if no other server than that of the URL was asked. */
  readonly isOwn: boolean;
  /** The login that was sent. */
  readonly login: Login | undefined;
}

/** Returns the hint for a 401 response. */
function hintForLogin(offered: readonly string[], { current, isOwn, login }: Way): Sentence | undefined {
  if (login !== undefined && isOwn) return said("wrong-login");
  if (!offered.some(isBasic)) return said("only-basic");
  if (current.protocol === "http") return said("login-over-tls");
  return said(isOwn ? "login-wanted" : "login-elsewhere");
}

/** Returns the error for a response that is not the resource, or not the part that was asked for. */
function refusal(response: IncomingMessage, way: Way, { options, fail, masked }: Io): Error | undefined {
  const { statusCode = 0, statusMessage = "", headers } = response;
  const answer = words(masked(`${statusCode} ${statusMessage}`.trimEnd()));
  const refused = (reason: ClientReason, params?: Params, hint?: Sentence) =>
    fail("refused", said(reason, { words: answer, ...params }), { hint });
  const location = locationOf(response);
  if (location !== undefined)
    return refused("answered-redirect", { location: words(masked(location)) }, said("follow-option"));
  const offered = offeredBy(response);
  if ((statusCode === 401 || statusCode === 407) && offered.length > 0) {
    const schemes = words(masked(offered.join(", ")));
    if (statusCode === 407) return refused("answered-proxy", { schemes });
    const isRefused = way.login !== undefined && way.isOwn;
    return refused(isRefused ? "login-refused" : "answered-login", { schemes }, hintForLogin(offered, way));
  }
  const { offset = 0, ifRange } = options;
  if (offset > 0 && (statusCode === 412 || (statusCode === 200 && ifRange !== undefined)))
    return refused("answered-changed", {}, said("fetch-whole"));
  if (statusCode < 200 || statusCode > 299) return refused("answered");
  const coding = headers["transfer-encoding"];
  // RFC 9112 §6.1: no other coding was asked for, and with another one nobody can tell where the body ends.
  if (coding !== undefined && coding.toLowerCase() !== "chunked")
    return refused("answered-coded", { coding: words(masked(coding)) });
  if (headers["content-length"] !== undefined && sizeOf(response) === undefined)
    return refused("not-http", { why: `Content-Length: ${headers["content-length"]}` });
  if (offset === 0) return statusCode === 206 ? refused("answered-part") : undefined;
  if (statusCode !== 206) return refused("answered-without-offset", { offset });
  const range = rangeOf(response);
  const isRest = range?.start === offset && range.isRest && range.length > 0;
  return isRest && (sizeOf(response) ?? range.length) === range.length
    ? undefined
    : refused("answered-other-part", { offset });
}

function sizeOf({ headers }: IncomingMessage): number | undefined {
  return countIn(headers["content-length"]);
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

/** Keeps the connection of a response for the session, if the server keeps it open and the end of the response is known. */
function keep({ head, rest }: HttpResponse, login: Login | undefined, { keeper }: Io): void {
  const isLasting = head.httpVersion === "1.1" && !/close/i.test(head.headers.connection ?? "");
  if (rest !== undefined && isLasting && sizeOf(head) !== undefined) keeper?.keep(rest, login);
}

async function* contents(
  response: HttpResponse,
  isFirst: boolean,
  login: Login | undefined,
  io: Io,
): AsyncGenerator<Uint8Array, Reply> {
  const { head, rest } = response;
  const size = head.statusCode === 206 ? rangeOf(head)?.length : undefined;
  let received = 0;
  for await (const piece of rest === undefined ? parsed(head, io) : plain(head, rest)) {
    received += piece.length;
    if (size !== undefined && received > size) throw clientError("incomplete", said("too-many-sent", { size }));
    yield piece;
  }
  if (size !== undefined && received < size) throw clientError("incomplete", said("too-few-sent", { size, received }));
  // After a redirect, the connection may lead to another server.
  if (isFirst) keep(response, login, io);
  return replyOf(head);
}

/** Tells whether nothing is left after the offset: "416 Range Not Satisfiable", and the whole length (RFC 9110 §15.5.17). */
const isComplete = ({ statusCode, headers }: IncomingMessage, { offset = 0 }: OpenOptions) =>
  statusCode === 416 && offset > 0 && headers["content-range"] === `bytes */${offset}`;

/** The status of a response without content, whatever follows it (RFC 9110 §15.3.6); Node's parser knows only the others. */
const RESET_CONTENT = 205;

/** Makes the body of a resource that is complete already. */
// biome-ignore lint/correctness/useYield: a body is a generator, even if it has no octets.
async function* nothing({ head, close }: HttpResponse): AsyncGenerator<Uint8Array, Reply> {
  close();
  return replyOf(head);
}

/** Tells whether two plans lead to the same server: then both may have the same secrets. */
const isSameServer = (left: HttpPlan, right: HttpPlan) =>
  left.protocol === right.protocol && left.host === right.host && left.port === right.port;

/** Returns the fields to send besides the client's own; `isOwn` is false once another server has been asked. */
function fieldsFor(isOwn: boolean, { headers = {} }: OpenOptions, login: Login | undefined): HeaderFields {
  if (!isOwn) return harmlessFields(headers);
  return login === undefined ? headers : { ...headers, Authorization: `Basic ${basicOf(login)}` };
}

async function perform(plan: HttpPlan, io: Io): Promise<Performed> {
  const { options } = io;
  const [secret] = secretFields(options.headers ?? {});
  if (plan.protocol === "http" && secret !== undefined) throw optionError(`headers.${secret[0]}`, "field-without-tls");
  let login: Login | undefined;
  let current = plan;
  // Once another server has been asked, nothing secret is sent any more, not even on the way back.
  let isOwn = true;
  const more = () => fieldsFor(isOwn, options, login);
  const again = await overKept(io, (connection, memory) => {
    login = memory as typeof login;
    return askOver(connection, plan, more(), io);
  });
  let response = again ?? (await ask(plan, more(), io));
  for (let redirects = 0; ; ) {
    const location = options.follow === true ? locationOf(response.head) : undefined;
    if (location !== undefined) {
      if (redirects === MAX_REDIRECTS) throw io.fail("refused", said("too-many-redirects", { most: MAX_REDIRECTS }));
      redirects += 1;
      response.close();
      current = redirected(location, current, io);
      isOwn &&= isSameServer(current, plan);
    } else if (response.head.statusCode === 401 && login === undefined && isOwn) {
      response.close();
      login = await loginFor(response.head, current, io);
      if (login === undefined) break;
    } else break;
    response = await ask(current, more(), io);
  }
  if (isComplete(response.head, options) || response.head.statusCode === RESET_CONTENT)
    return { kind: "response", head: replyOf(response.head), body: nothing(response), size: 0 };
  const error = refusal(response.head, { current, isOwn, login }, io);
  if (error !== undefined) throw error;
  const { head } = response;
  const body = contents(response, current === plan, login, io);
  return { kind: "response", head: replyOf(head), body, size: sizeOf(head) };
}

const common = { ports: [80, 443], hasOffset: true, keepsConnection: true, perform: perform as Driver["perform"] };

/**
 * Speaks HTTP (RFC 1738 §3.3). The target is sent exactly as the URL has it. A response that is not a success is an error, and so is a
 * redirect, unless redirects are to be followed: ten at most, and only to http and https.
 *
 * @public
 */
export const httpDriver: Driver = { protocol: "http", ...common };

/** Speaks HTTPS: the same over TLS, with the server's certificate verified. @public */
export const httpsDriver: Driver = { protocol: "https", hasTls: true, ...common };
