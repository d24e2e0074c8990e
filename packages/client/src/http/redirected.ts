import type { IncomingMessage } from "node:http";
import type { UrlError, UrlValue } from "@url1738/core";
import type { Io } from "../client/driver.ts";
import type { ClientReason } from "../errors/client-sentences.ts";
import { words } from "../errors/quoted.ts";
import { said } from "../errors/said.ts";
import type { HttpPlan } from "./ask.ts";

const REDIRECTS = [301, 302, 303, 307, 308];

/** Returns the location that a response redirects to, if it does. */
export function locationOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return REDIRECTS.includes(statusCode) ? headers.location : undefined;
}

/** Characters that the platform's `URL` leaves raw and RFC 1738 §2.2 calls unsafe. */
const UNSAFE = /["<>\\^`{|}~[\]]/g;

/** Resolves a reference as browsers do, without its fragment; returns `undefined` if it is not a reference. */
function resolved(location: string, { protocol, host, port, target }: HttpPlan): string | undefined {
  try {
    const url = new URL(location, `${protocol}://${host}:${port}${target}`);
    url.hash = "";
    return url.href.replace(UNSAFE, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  } catch {
    return undefined;
  }
}

/**
 * Returns the plan that a redirect leads to: of http or https, and never from https to http.
 *
 * @throws Url1738Error - With the code `refused` if it leads elsewhere, or to no URL that the registry accepts.
 */
export function redirected(location: string, plan: HttpPlan, { registry, fail, masked }: Io): HttpPlan {
  const text = resolved(location, plan);
  const refuse = (reason: ClientReason, error?: UrlError) => {
    const why = error === undefined ? {} : { why: error.message.replace(/\.$/, "") };
    const errors = error === undefined ? undefined : [error];
    return fail("refused", said(reason, { location: words(masked(location)), ...why }), { errors });
  };
  if (text === undefined) throw refuse("redirects-to-no-url");
  const result = registry.safeParse(text);
  if (!result.ok) throw refuse("redirects-not-followed", result.error);
  const url: UrlValue = result.url;
  if (url.scheme !== "http" && url.scheme !== "https") throw refuse("redirects-elsewhere");
  if (plan.protocol === "https" && url.scheme === "http") throw refuse("redirects-to-http");
  const next = registry.access(url) as HttpPlan;
  if (next.protocol !== "http" && next.protocol !== "https") throw refuse("redirects-to-gateway");
  return next;
}
