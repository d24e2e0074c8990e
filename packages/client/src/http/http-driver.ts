import type { IncomingMessage } from "node:http";
import type { Driver, Io, Performed, Reply } from "../client/driver.ts";
import { clientError } from "../errors/client-error.ts";
import { quoted } from "../errors/quoted.ts";
import { ask, type HttpPlan } from "./ask.ts";
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
  const refused = (what: string, hint?: string) =>
    fail("refused", `The server answered ${quoted(masked(`${statusCode} ${statusMessage}`.trimEnd()))}${what}.`, {
      hint,
    });
  const location = locationOf(response);
  if (location !== undefined)
    return refused(` and redirects to ${quoted(masked(location))}`, "Redirects are followed with the option follow.");
  if (statusCode < 200 || statusCode > 299) return refused("");
  const { offset = 0 } = options;
  const [, start, last, size] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(headers["content-range"] ?? "") ?? [];
  if (offset === 0) return statusCode === 206 ? refused(", which is only a part") : undefined;
  if (statusCode !== 206) return refused(` and cannot begin behind ${offset} octets`);
  const isRest = Number(start) === offset && (size === "*" || Number(last) === Number(size) - 1);
  return isRest ? undefined : refused(` with another part than that behind ${offset} octets`);
}

/** The octets of a response. Node's parser ends the stream with an error where it is shorter than its head says. */
async function* contents(response: IncomingMessage, io: Io): AsyncGenerator<Uint8Array, Reply> {
  yield* io.octetsOf(response);
  if (!response.complete)
    throw clientError("incomplete", "The connection was closed before the response was complete.");
  return replyOf(response, io);
}

async function perform(plan: HttpPlan, io: Io): Promise<Performed> {
  let current = plan;
  let response = await ask(current, io);
  for (let count = 0; io.options.follow === true; count++) {
    const location = locationOf(response);
    if (location === undefined) break;
    if (count === MAX_REDIRECTS)
      throw io.fail("refused", `The server redirects more than ${MAX_REDIRECTS} times, and is not followed.`);
    response.destroy();
    current = redirected(location, current, io);
    response = await ask(current, io);
  }
  const error = refusal(response, io);
  if (error !== undefined) throw error;
  const length = response.headers["content-length"];
  return {
    kind: "response",
    body: contents(response, io),
    size: length === undefined ? undefined : Number(length),
  };
}

const common = { ports: [80, 443], hasOffset: true, perform: perform as Driver["perform"] };

/**
 * HTTP (RFC 1738 §3.3). The target is sent exactly as it stands in the URL. A response that is no success is an error, and so is a
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
