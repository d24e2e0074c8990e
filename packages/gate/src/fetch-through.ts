import { type Agent, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { pipeline, Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { GateError } from "./gate-error.ts";

/** The agents to connect with, by the protocol of a URL. */
type Agents = Readonly<Record<"http:" | "https:", Agent>>;

/** A request of one hop. */
interface Hop {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: Uint8Array | undefined;
}

const MAX_REDIRECTS = 10;
const REDIRECTS = [301, 302, 303, 307, 308];
const WITHOUT_BODY = [204, 205, 304];

// Node sets the connection's own fields; `host` would decide whose certificate is accepted.
const CONNECTION_FIELDS = ["connection", "content-length", "host", "keep-alive", "te", "transfer-encoding", "upgrade"];
const LOGIN_FIELDS = ["authorization", "cookie", "proxy-authorization"];
const BODY_FIELDS = ["content-encoding", "content-language", "content-location", "content-type"];

const decoders = new Map([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

function send({ url, method, headers, body }: Hop, agents: Agents, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isTls = url.protocol === "https:";
    const fields = { ...Object.fromEntries(headers), ...(body && { "content-length": `${body.length}` }) };
    const outgoing = (isTls ? requestHttps : requestHttp)(url, {
      agent: agents[isTls ? "https:" : "http:"],
      method,
      headers: fields,
      signal,
    });
    outgoing.on("response", resolve);
    outgoing.on("error", (error) => {
      if (signal.aborted) reject(signal.reason);
      else reject(error instanceof GateError ? error : new TypeError("fetch failed", { cause: error }));
    });
    outgoing.end(body);
  });
}

function decoded(message: IncomingMessage): Readable {
  const codings = (message.headers["content-encoding"] ?? "").toLowerCase().split(",").reverse();
  let body: Readable = message;
  for (const coding of codings) {
    const create = decoders.get(coding.trim());
    if (create === undefined) break;
    // An error in either stream ends both, and reaches the reader.
    body = pipeline(body, create(), () => {});
  }
  return body;
}

function responseOf(message: IncomingMessage, { url, method }: Hop, redirected: boolean): Response {
  const { statusCode: status = 0, statusMessage: statusText = "", rawHeaders } = message;
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] as string, rawHeaders[index + 1] as string);
  const isEmpty = method === "HEAD" || WITHOUT_BODY.includes(status);
  if (isEmpty) message.resume();
  const body = isEmpty ? null : (Readable.toWeb(decoded(message)) as unknown as ReadableStream<Uint8Array>);
  const response = new Response(body, { status, statusText, headers });
  return Object.defineProperties(response, { url: { value: url.href }, redirected: { value: redirected } });
}

/** Returns the request that a redirect leads to (Fetch §4.4); refuses to leave https for http. */
function redirectedHop(location: string, hop: Hop, status: number): Hop {
  if (!URL.canParse(location, hop.url.href)) throw new GateError("redirect-refused", "The redirect URL is invalid.");
  const url = new URL(location, hop.url.href);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw new GateError("redirect-refused", "The redirect does not lead to http or https.");
  if (hop.url.protocol === "https:" && url.protocol === "http:")
    throw new GateError("redirect-refused", "The redirect leads from https to http.");
  Object.assign(url, { username: "", password: "" });
  const headers = new Headers(hop.headers);
  if (url.origin !== hop.url.origin) for (const name of LOGIN_FIELDS) headers.delete(name);
  const isGet = ["GET", "HEAD"].includes(hop.method);
  if (!(status === 303 ? !isGet : hop.method === "POST" && status < 303)) return { ...hop, url, headers };
  for (const name of BODY_FIELDS) headers.delete(name);
  return { url, method: "GET", headers, body: undefined };
}

/** Fetches a URL and follows its redirects through the same agents. */
export async function fetchThrough(
  agents: Agents,
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(input, init);
  const { signal, redirect } = request;
  signal.throwIfAborted();
  const url = new URL(request.url);
  url.hash = "";
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new TypeError("The URL must be http or https.");
  const headers = new Headers(request.headers);
  for (const name of CONNECTION_FIELDS) headers.delete(name);
  if (!headers.has("accept")) headers.set("accept", "*/*");
  if (!headers.has("accept-encoding")) headers.set("accept-encoding", "gzip, deflate, br");
  const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
  let hop: Hop = { url, method: request.method, headers, body };
  for (let count = 0; ; count++) {
    const message = await send(hop, agents, signal);
    const { statusCode = 0 } = message;
    const location = REDIRECTS.includes(statusCode) ? message.headers.location : undefined;
    if (location === undefined || redirect === "manual") return responseOf(message, hop, count > 0);
    message.destroy();
    if (redirect === "error") throw new TypeError("fetch failed", { cause: new Error("The response is a redirect.") });
    if (count === MAX_REDIRECTS)
      throw new GateError("too-many-redirects", `There are more than ${MAX_REDIRECTS} redirects.`);
    hop = redirectedHop(location, hop, statusCode);
  }
}
