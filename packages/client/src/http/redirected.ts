import type { IncomingMessage } from "node:http";
import { escapeOctet, type UrlError, type UrlValue } from "@url1738/core";
import { safeResolve } from "@url1738/relative";
import type { ClientRegistry, Io } from "../client/driver.ts";
import { type ClientReason, said, words } from "../errors/client-error.ts";
import type { HttpPlan } from "./ask.ts";

const REDIRECTS = [301, 302, 303, 307, 308];

/** Returns the location that a response redirects to, if it does. */
export function locationOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return REDIRECTS.includes(statusCode) ? headers.location : undefined;
}

/** The octets that RFC 1738 §2.2 calls unsafe, without `%` and `#`: servers write them raw, and browsers escape or keep them. */
const UNSAFE = /[\0- "<>\\^`{|}~[\]\x7f-\xff]/g;

/** Resolves a location, a string of octets, against the URL of the plan that led to it. */
function resolved(registry: ClientRegistry, location: string, { protocol, host, port, target }: HttpPlan) {
  const base = `${protocol}://${host}:${port}${target}`;
  const result = safeResolve(registry, base, location);
  if (result.ok) return result;
  return safeResolve(
    registry,
    base,
    location.replace(UNSAFE, (octet) => escapeOctet(octet.charCodeAt(0))),
  );
}

/** Returns the plan that a redirect leads to; throws an error `refused` if that is neither http nor https, or leaves https. */
export function redirected(location: string, plan: HttpPlan, { registry, fail, masked }: Io): HttpPlan {
  const refuse = (reason: ClientReason, error?: UrlError) => {
    const why = error === undefined ? {} : { why: error.message.replace(/\.$/, "") };
    const errors = error === undefined ? undefined : [error];
    return fail("refused", said(reason, { location: words(masked(location)), ...why }), { errors });
  };
  const result = resolved(registry, location, plan);
  if (!result.ok) throw refuse("redirects-not-followed", result.error);
  const url: UrlValue = result.url;
  if (url.scheme !== "http" && url.scheme !== "https") throw refuse("redirects-elsewhere");
  if (plan.protocol === "https" && url.scheme === "http") throw refuse("redirects-to-http");
  const next = registry.access(url) as HttpPlan;
  if (next.protocol !== "http" && next.protocol !== "https") throw refuse("redirects-to-gateway");
  return next;
}
