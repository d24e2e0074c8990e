import type { Advice } from "@url1738/core/define";
import { escapeHint } from "./escape-hint.ts";
import { hostAdvice } from "./host-hints.ts";
import { hostEnd, hostMissing, hostShape, ipv6 } from "./host-shape.ts";
import { home } from "./missing-hints.ts";
import { isInPort, portAdvice } from "./number-hints.ts";
import { isAtAhead, isLoginAhead, lastAt } from "./runs.ts";
import { sayings } from "./sentences.ts";
import type { Look, Spot } from "./spot.ts";

/** Hints on errors between the `//` and the path. */

const own = sayings({
  /** `parse("ftp://anna@home:x@host.dom/")` */
  "escaped-at": "Write %40 for an @ in the user or the password.",
  /** `parse("gopher://anna@host.dom/")` */
  "no-user": "URLs of this scheme have no user and no password.",
  /** `parse("ftp://host.dom:/x")` */
  "no-port": "Leave out the colon, or write a port after it.",
  /** `parse("ftp://ftp_server/")` */
  "unended-user": 'Without an @, this is a host, which cannot contain "{wrong}".',
  /** `parse("ftp://host.dom:x/")` */
  "unended-password": "Without an @, this is a port, which must be written in digits.",
  /** `parse("http://host.dom:x/")` */
  "port-digits": "A port must be written in digits.",
});

/** An `@` that may end a login: the part before it belongs to the login, or no login is allowed. */
function atSign(spot: Spot): Advice | undefined {
  const { text, index, found } = spot;
  if (!isLoginAhead(text, index)) return undefined;
  const earlier = lastAt(text, index);
  if (earlier >= text.indexOf("//")) return own.advised("escaped-at", earlier, earlier + 1, "%40");
  return (found === "@" ? undefined : escapeHint(spot)) ?? own.said("no-user");
}

/** A missing port after its colon. */
function emptyPort({ text, index }: Spot): Advice | undefined {
  // A colon before two slashes is that of a scheme.
  return text[index - 1] === ":" && /^(?:\/(?!\/)|[?#]|$)/.test(text.slice(index))
    ? own.advised("no-port", index - 1, index, "")
    : undefined;
}

function host(spot: Spot): Advice | undefined {
  return atSign(spot) ?? hostMissing(spot) ?? ipv6(spot) ?? home(spot) ?? hostAdvice(spot) ?? hostShape(spot);
}

/** Returns the offset up to which a login could be a host. */
const hostEndOf = (text: string) => hostEnd(text, text.indexOf("//") + 2);

/** Returns the place where a login without an `@` would be wrong as a host. */
function wrongHost(spot: Spot): Spot {
  const end = hostEndOf(spot.text);
  return end < spot.index ? spot.earlier(end) : spot;
}

/** A user without an `@`, which may have been meant as a host. */
function user(spot: Spot): Advice | undefined {
  const { text, index, found } = spot;
  if (isAtAhead(text, index + found.length)) return undefined;
  const at = wrongHost(spot);
  const known = hostMissing(at) ?? ipv6(at) ?? hostAdvice(at);
  if (known !== undefined) return known;
  const isOther = /[^:\dA-Za-z./[-]/.test(at.found);
  return isOther ? own.said("unended-user", { wrong: at.found }) : hostShape(at);
}

/** A password without an `@`, which may have been meant as a port. No sentence quotes any of it. */
function password(spot: Spot): Advice | undefined {
  const { text, index, found } = spot;
  const known = emptyPort(spot);
  if (known !== undefined || isAtAhead(text, index + found.length)) return known;
  const colon = text.indexOf(":", text.indexOf("//"));
  const ofHost = user(spot);
  if (ofHost !== undefined || hostEndOf(text) < colon) return ofHost;
  const length = text.slice(colon + 1, index).search(/\D/);
  const at = length < 0 ? spot : spot.earlier(colon + 1 + length);
  return hostAdvice(at) ?? portAdvice(at) ?? own.said("unended-password");
}

function port(spot: Spot): Advice | undefined {
  const known = atSign(spot) ?? emptyPort(spot) ?? ipv6(spot) ?? hostAdvice(spot) ?? portAdvice(spot);
  return known ?? (isInPort(spot) ? own.said("port-digits") : undefined);
}

/** The hints on the components of `login` and `hostport` (RFC 1738 §5), by their names. */
export const loginHints: Readonly<Record<string, Look>> = { host, user, password, port };
