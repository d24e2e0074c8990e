import { isSecretName } from "@url1738/redact";
import type { Dispatcher } from "undici";
import type { Connections } from "./connections-for.ts";
import { GateError } from "./gate-error.ts";

const MAX_REDIRECTS = 10;

/** The beginning of a serialised URL with a login. */
const LOGIN = /^https?:\/\/[^/]*@/;

/** The `fetch` that is known to connect only through the dispatcher that it is given, and to fit the version of undici. */
let loaded: typeof fetch | undefined;

/** Returns the platform's `fetch`, or what a program has put in its place; throws if it would not connect through a client of undici. */
async function platformFetch(): Promise<typeof fetch> {
  const { fetch } = globalThis;
  if (fetch === loaded) return fetch;
  const { Client } = await import("undici");
  const url = "http://dispatcher.invalid/";
  const isAsked = new Error("asked");
  const dispatcher = new Client(url, { connect: (_, callback) => callback(isAsked, null) });
  const failure = await fetch(url, { dispatcher } as object).catch((error) => error);
  if (failure?.cause !== isAsked)
    throw new TypeError("The platform's fetch takes no dispatcher of this undici, so it cannot be gated.");
  loaded = fetch;
  return fetch;
}

/** Checks the URL of a request. No message repeats it, since it may have a password. */
function checkUrl(text: string): void {
  if (!URL.canParse(text)) throw new TypeError("The URL is invalid.");
  const { protocol, href } = new URL(text);
  if (protocol !== "http:" && protocol !== "https:") throw new TypeError("The URL must be http or https.");
  if (LOGIN.test(href)) throw new TypeError("The URL must not contain a login.");
}

/** Makes the rules for the requests of one call, which is one for each hop. */
function rulesFor(connections: Connections, signal: AbortSignal | undefined): Pick<Dispatcher, "dispatch"> {
  let first: string | undefined;
  let isTls = false;
  let isAway = false;
  let count = 0;
  return {
    dispatch(options, handler) {
      const origin = String(options.origin);
      first ??= origin;
      isAway ||= origin !== first;
      if (count++ > MAX_REDIRECTS)
        throw new GateError("too-many-redirects", `There are more than ${MAX_REDIRECTS} redirects.`);
      if (isTls && !origin.startsWith("https:"))
        throw new GateError("redirect-refused", "The redirect leads from https to http.");
      isTls = origin.startsWith("https:");
      if (options.headers == null || Symbol.iterator in options.headers)
        throw new TypeError("The platform's fetch does not fit the version of undici.");
      // `Host` would decide whose certificate is accepted.
      const isSent = (name: string) => !/^host$/i.test(name) && !(isAway && isSecretName(name));
      const headers = Object.fromEntries(Object.entries(options.headers).filter(([name]) => isSent(name)));
      connections.dispatch({ ...options, headers }, handler, signal);
      return true;
    },
  };
}

/** Fetches as the platform does, with connections and redirects that the gate allows. */
export async function fetchThrough(
  connections: Connections,
  input: string | URL | Request,
  init: RequestInit | undefined,
): Promise<Response> {
  const request = input instanceof Request ? input : String(input);
  checkUrl(typeof request === "string" ? request : request.url);
  if (connections.isClosed) throw new TypeError("The gate is closed.");
  const fetch = await platformFetch();
  const signal = init?.signal === undefined && typeof request !== "string" ? request.signal : init?.signal;
  // The platform keeps its dispatcher until the body has ended. It does not keep a `Request`, with which its signal would be lost.
  const dispatcher = { ...rulesFor(connections, signal ?? undefined), request, init };
  // A caller may give a `Request` as the options; its fields cannot be copied.
  const passed = new Proxy(
    {},
    { get: (_, name) => (name === "dispatcher" ? dispatcher : Reflect.get(init ?? {}, name)) },
  );
  const response = await fetch(request, passed).catch((error: Error) => {
    const { cause } = error;
    if (cause instanceof GateError) throw cause;
    // The URL has been checked, so the invalid one is that of a redirect, and the cause quotes it.
    if (cause instanceof TypeError && "code" in cause && cause.code === "ERR_INVALID_URL")
      throw new GateError("redirect-refused", "The redirect URL is invalid.");
    throw error;
  });
  if (!LOGIN.test(response.url)) return response;
  await response.body?.cancel();
  throw new GateError("redirect-refused", "The redirect URL has a login.");
}
