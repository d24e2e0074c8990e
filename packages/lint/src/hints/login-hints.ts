import type { Advice, Sentence } from "@url1738/core/runtime";
import { escapeHint } from "./escape-hint.ts";
import { hostAdvice } from "./host-hints.ts";
import { hostEnd, hostMissing, hostShape, ipv6 } from "./host-shape.ts";
import { isAtAhead, isLoginAhead } from "./login-ahead.ts";
import { home } from "./missing-hints.ts";
import { isInPort, portAdvice } from "./number-hints.ts";
import { lastAt } from "./runs.ts";
import type { Look, Spot } from "./spot.ts";
import { advised } from "./spot.ts";

/** What to write instead of what people write between the `//` and the path. */

const escapedAtSentence: Sentence = {
  reason: "escaped-at",
  sentence: "Write %40 for an @ in the user or the password.",
};

const noUserSentence: Sentence = {
  reason: "no-user",
  sentence: "URLs of this scheme have no user and no password.",
};

/** An `@` that may end a login: what stands before it belongs to the login, or there can be none at all. */
function atSign(spot: Spot): Advice | undefined {
  const { text, index, found } = spot;
  if (!isLoginAhead(text, index)) return undefined;
  const earlier = lastAt(text, index);
  if (earlier >= text.indexOf("//")) return advised(escapedAtSentence, earlier, earlier + 1, "%40");
  return (found === "@" ? undefined : escapeHint(spot)) ?? noUserSentence;
}

const noPortSentence: Sentence = {
  reason: "no-port",
  sentence: "Leave out the colon, or write a port after it.",
};

/** A port that is missing after its colon. */
function emptyPort({ text, index }: Spot): Advice | undefined {
  // With two slashes behind it, the colon is that of a scheme.
  return text[index - 1] === ":" && /^(?:\/(?!\/)|[?#]|$)/.test(text.slice(index))
    ? advised(noPortSentence, index - 1, index, "")
    : undefined;
}

const slashBeforeQuerySentence: Sentence = {
  reason: "slash-before-query",
  sentence: "Write a / before the question mark.",
};

/** A search that begins right behind the host; where a path could be left out, and not something else. */
function query({ index, found, componentsAfter, canEndWith }: Spot): Advice | undefined {
  const isSearch = found === "?" && canEndWith("") && componentsAfter("/?").join() === "search";
  return isSearch ? advised(slashBeforeQuerySentence, index, index, "/") : undefined;
}

function host(spot: Spot): Advice | undefined {
  const known = atSign(spot) ?? hostMissing(spot) ?? ipv6(spot) ?? home(spot) ?? hostAdvice(spot);
  if (known !== undefined) return known;
  return (spot.found === "?" ? query(spot) : undefined) ?? hostShape(spot);
}

/** The offset up to which a login could be a host. */
const hostEndOf = (text: string) => hostEnd(text, text.indexOf("//") + 2);

/** The place where what no `@` ends would be wrong as a host. */
function wrongHost(spot: Spot): Spot {
  const end = hostEndOf(spot.text);
  return end < spot.index ? spot.earlier(end) : spot;
}

const unendedUserSentence: Sentence = {
  reason: "unended-user",
  sentence: 'Without an @ this is a host, which has no "{wrong}".',
};

/** A user that no `@` ends may have been meant for a host. */
function user(spot: Spot): Advice | undefined {
  const { text, index, found } = spot;
  if (isAtAhead(text, index + found.length)) return undefined;
  const at = wrongHost(spot);
  const known = hostMissing(at) ?? ipv6(at) ?? hostAdvice(at);
  if (known !== undefined) return known;
  const isOther = /[^:\dA-Za-z./[-]/.test(at.found);
  return isOther ? { ...unendedUserSentence, params: { wrong: at.found } } : hostShape(at);
}

const unendedPasswordSentence: Sentence = {
  reason: "unended-password",
  sentence: "Without an @ this is a port, which is written in digits.",
};

/** A password that no `@` ends may have been meant for a port. Nothing of it is quoted. */
function password(spot: Spot): Advice | undefined {
  const { text, index, found } = spot;
  const known = emptyPort(spot);
  if (known !== undefined || isAtAhead(text, index + found.length)) return known;
  const colon = text.indexOf(":", text.indexOf("//"));
  const ofHost = user(spot);
  if (ofHost !== undefined || hostEndOf(text) < colon) return ofHost;
  const length = text.slice(colon + 1, index).search(/\D/);
  const at = length < 0 ? spot : spot.earlier(colon + 1 + length);
  return hostAdvice(at) ?? portAdvice(at) ?? unendedPasswordSentence;
}

const portDigitsSentence: Sentence = {
  reason: "port-digits",
  sentence: "A port must be written in digits.",
};

function port(spot: Spot): Advice | undefined {
  const known = atSign(spot) ?? emptyPort(spot) ?? ipv6(spot) ?? query(spot) ?? hostAdvice(spot) ?? portAdvice(spot);
  return known ?? (isInPort(spot) ? portDigitsSentence : undefined);
}

/** The advice for the components of `login` and `hostport` (RFC 1738 §5), by their names. */
export const loginHints: Readonly<Record<string, Look>> = { host, user, password, port };
