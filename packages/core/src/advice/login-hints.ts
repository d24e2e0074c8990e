import * as say from "../errors/advice-sentences.ts";
import type { Advice } from "../errors/sentence.ts";
import { advised } from "./advised.ts";
import type { Look, Spot } from "./departure-hints.ts";

/** What to write instead of what people write between the `//` and the path. */

/** An `@` that may end a login: the one before belongs to the login, or there can be none at all. */
function atSign({ text, index, runs }: Spot): Advice | undefined {
  if (!runs.isBeforeAt(index)) return undefined;
  const earlier = text.lastIndexOf("@", index - 1);
  return earlier < text.indexOf("//") ? say.noUser : advised(say.escapedAt, earlier, earlier + 1, "%40");
}

/** A port that is missing after its colon. */
function emptyPort({ text, index, found }: Spot): Advice | undefined {
  return text[index - 1] === ":" && /^[/?#]?$/.test(found) ? advised(say.noPort, index - 1, index, "") : undefined;
}

/** A search that begins right behind the host. */
function query({ index, found, componentsAfter }: Spot): Advice | undefined {
  const isSearch = found === "?" && componentsAfter("/?").join() === "search";
  return isSearch ? advised(say.slashBeforeQuery, index, index, "/") : undefined;
}

function host(spot: Spot): Advice | undefined {
  const { text, index, found } = spot;
  const before = text.slice(Math.max(0, index - 2), index);
  const at = atSign(spot);
  if (at !== undefined) return at;
  if (found === "[") return say.ipv6;
  if (found === "%") return say.noEscapeInHost;
  if (found === "?") return query(spot);
  if (/[\p{L}\p{N}]/u.test(found) && found > "\x7f") return say.international;
  if (/[ _"<>{|}^~`]/.test(found)) return say.hostCharacters;
  if (found === "." && /[./]$/.test(before)) return advised(say.oneDot, index, index + 1, "");
  if (/[\dA-Za-z]\.$/.test(before)) return advised(say.oneDot, index - 1, index, "");
  if (/[.-]$/.test(before) || found === "-") return say.labelEdges;
  return /\d$/.test(before) && found !== ":" ? say.lastLabel : undefined;
}

/** A user that no `@` ends may have been meant for a host. */
function user({ text, index, runs }: Spot): Advice | undefined {
  const [wrong] = /[^\dA-Za-z.-]/.exec(text.slice(text.indexOf("//") + 2, index)) ?? [];
  return wrong === undefined || wrong === ":" || runs.isSomewhereBeforeAt(index)
    ? undefined
    : { ...say.unendedUser, params: { wrong } };
}

/** A password that no `@` ends may have been meant for a port. Nothing of it is quoted. */
function password(spot: Spot): Advice | undefined {
  return emptyPort(spot) ?? (spot.runs.isSomewhereBeforeAt(spot.index) ? undefined : say.unendedPassword);
}

function port(spot: Spot): Advice | undefined {
  return (
    atSign(spot) ?? emptyPort(spot) ?? query(spot) ?? (spot.text[spot.index - 1] === ":" ? say.portDigits : undefined)
  );
}

/** The advice for the components of `login` and `hostport` (RFC 1738 §5), by their names. */
export const loginHints: Readonly<Record<string, Look>> = { host, user, password, port };
