import * as say from "../errors/advice-sentences.ts";
import type { Advice } from "../errors/sentence.ts";
import { advised } from "./advised.ts";
import { escapeHint } from "./escape-hint.ts";
import { hostAdvice } from "./host-hints.ts";
import { isAtAhead, isLoginAhead } from "./login-ahead.ts";
import type { Look, Spot } from "./spot.ts";

/** What to write instead of what people write between the `//` and the path. */

/** An `@` that may end a login: what stands before it belongs to the login, or there can be none at all. */
function atSign(spot: Spot): Advice | undefined {
  const { text, index, found } = spot;
  if (!isLoginAhead(text, index)) return undefined;
  const earlier = text.lastIndexOf("@", index - 1);
  if (earlier >= text.indexOf("//")) return advised(say.escapedAt, earlier, earlier + 1, "%40");
  return (found === "@" ? undefined : escapeHint(spot)) ?? say.noUser;
}

/** A port that is missing after its colon. */
function emptyPort({ text, index }: Spot): Advice | undefined {
  // With two slashes behind it, the colon is that of a scheme.
  return text[index - 1] === ":" && /^(?:\/(?!\/)|[?#]|$)/.test(text.slice(index))
    ? advised(say.noPort, index - 1, index, "")
    : undefined;
}

/** A search that begins right behind the host; where a path could be left out, and not something else. */
function query({ index, found, componentsAfter, canEndWith }: Spot): Advice | undefined {
  const isSearch = found === "?" && canEndWith("") && componentsAfter("/?").join() === "search";
  return isSearch ? advised(say.slashBeforeQuery, index, index, "/") : undefined;
}

function host(spot: Spot): Advice | undefined {
  const { text, index, found } = spot;
  const before = text.slice(Math.max(0, index - 2), index);
  const known = atSign(spot) ?? hostAdvice(spot);
  if (known !== undefined) return known;
  if (found === "[") return say.ipv6;
  if (found === "?") return query(spot);
  if (/[ _"<>{|}^~`]/.test(found)) return say.hostCharacters;
  if (found === "." && /[./]$/.test(before)) return advised(say.oneDot, index, index + 1, "");
  if (/[\dA-Za-z]\.$/.test(before)) return advised(say.oneDot, index - 1, index, "");
  if (/[.-]$/.test(before) || found === "-") return say.labelEdges;
  return /\d$/.test(before) && found !== ":" ? say.lastLabel : undefined;
}

/** A user that no `@` ends may have been meant for a host. */
function user(spot: Spot): Advice | undefined {
  const { text, index, found } = spot;
  if (isAtAhead(text, index + found.length)) return undefined;
  const start = text.indexOf("//") + 2;
  const length = text.slice(start, index).search(/[^\dA-Za-z.-]/);
  const at = length < 0 ? spot : spot.earlier(start + length);
  const known = hostAdvice(at);
  if (known !== undefined) return known;
  return length < 0 || at.found === ":" ? undefined : { ...say.unendedUser, params: { wrong: at.found } };
}

/** A password that no `@` ends may have been meant for a port. Nothing of it is quoted. */
function password(spot: Spot): Advice | undefined {
  const { text, index, found } = spot;
  const known = emptyPort(spot);
  if (known !== undefined || isAtAhead(text, index + found.length)) return known;
  const start = text.indexOf(":", text.indexOf("//")) + 1;
  const length = text.slice(start, index).search(/\D/);
  return hostAdvice(length < 0 ? spot : spot.earlier(start + length)) ?? say.unendedPassword;
}

function port(spot: Spot): Advice | undefined {
  const known = atSign(spot) ?? emptyPort(spot) ?? query(spot) ?? hostAdvice(spot);
  return known ?? (spot.text[spot.index - 1] === ":" ? say.portDigits : undefined);
}

/** The advice for the components of `login` and `hostport` (RFC 1738 §5), by their names. */
export const loginHints: Readonly<Record<string, Look>> = { host, user, password, port };
