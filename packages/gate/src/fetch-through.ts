import { isSecretName } from "@url1738/redact";
import type { Agent, Dispatcher } from "undici";
import type { GateOptions } from "./allowed-addresses.ts";
import { connectFor } from "./connect-for.ts";
import { GateError } from "./gate-error.ts";

const MAX_REDIRECTS = 10;

/** The beginning of a serialised URL with a login. */
const LOGIN = /^https?:\/\/[^/]*@/;

/** The `fetch` that is known to connect only through the dispatcher that it is given. */
let known: typeof fetch | undefined;

/** Returns the platform's `fetch`, or what a program has put in its place; throws if it would not connect through a dispatcher. */
async function platformFetch(): Promise<typeof fetch> {
  const { fetch } = globalThis;
  if (fetch === known) return fetch;
  const isAsked = new Error("asked");
  const dispatcher = {
    dispatch() {
      throw isAsked;
    },
  };
  const failure = await fetch("http://dispatcher.invalid/", { dispatcher } as object).catch((error) => error);
  if (failure?.cause !== isAsked)
    throw new TypeError("The platform's fetch takes no dispatcher, so it cannot be gated.");
  known = fetch;
  return fetch;
}

/** Checks the URL of a request. No message repeats it, since it may have a password. */
function checkUrl(text: string): void {
  if (!URL.canParse(text)) throw new TypeError("The URL is invalid.");
  const { protocol, href } = new URL(text);
  if (protocol !== "http:" && protocol !== "https:") throw new TypeError("The URL must be http or https.");
  if (LOGIN.test(href)) throw new TypeError("The URL must not contain a login.");
}

/** Makes the rules for the requests of one call, which is one for each hop; `dispatch` of an agent carries them out. */
function rulesFor(agent: Agent): Pick<Dispatcher, "dispatch"> {
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
      return agent.dispatch({ ...options, headers }, handler);
    },
  };
}

/** Fetches as the platform does, with connections and redirects that the gate allows. */
export async function fetchThrough(
  options: GateOptions,
  input: string | URL | Request,
  init: RequestInit | undefined,
): Promise<Response> {
  const request = input instanceof Request ? input : String(input);
  checkUrl(typeof request === "string" ? request : request.url);
  // It takes some time to load, and nothing else needs it.
  const { Agent } = await import("undici");
  const fetch = await platformFetch();
  const signal = init?.signal === undefined && typeof request !== "string" ? request.signal : init?.signal;
  // Without pipelining, every request has a connection of its own, whose address is checked.
  const agent = new Agent({ connect: connectFor(options, signal ?? undefined), pipelining: 0 });
  // The platform keeps its dispatcher until the body has ended. It does not keep a `Request`, with which its signal would be lost.
  const dispatcher = { ...rulesFor(agent), request, init };
  // A caller may give a `Request` as the options; its fields cannot be copied.
  const own = new Proxy({}, { get: (_, name) => (name === "dispatcher" ? dispatcher : Reflect.get(init ?? {}, name)) });
  const response = await fetch(request, own).catch((error: Error) => {
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
