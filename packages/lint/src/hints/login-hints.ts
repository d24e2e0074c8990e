import type { Advice } from "@url1738/core/define";
import type { Failure } from "@url1738/core/grammar";
import { escapeHint } from "./escape-hint.ts";
import { hostEnd } from "./host-shape.ts";
import { at, elsewhere, type Look } from "./look.ts";
import { isInPort } from "./number-hints.ts";
import { hasAtAfter, isAtAhead, isLoginAhead, lastAt } from "./runs.ts";
import { sayings } from "./sentences.ts";
import type { Spot } from "./spot.ts";

/** Hints on errors between the `//` and the path. */

const sentences = sayings({
  /** `parse("ftp://anna@home:x@host.dom/")` */
  "escaped-at": "Write %40 for an @ in the user or the password.",
  /** `parse("gopher://anna?@host.dom/")` */
  "no-user": "URLs of this scheme have no user and no password.",
  /** `parse("ftp://host.dom:/x")` */
  "no-port": "Leave out the colon, or write a port after it.",
  /** `diagnose(registry, "ftp://h<;")` */
  "unended-user": "Without an @, this is a host, which cannot contain {wrong}.",
  /** `diagnose(registry, "ftp:/host.dom:x/")` */
  "unended-password": "Without an @, this is a port, which must be written in digits.",
  /** `parse("http://host.dom:x/")` */
  "port-digits": "A port must be written in digits.",
});

/** The looks of this file at a login, a host and a port. */
export const loginLooks = {
  /** An `@` that may end a login: the part before it belongs to the login, or no login is allowed. */
  atSign: (spot) => {
    const { text, index, found } = spot;
    if (!isLoginAhead(text, index)) return undefined;
    const earlier = lastAt(text, index);
    if (earlier >= text.indexOf("//")) return sentences.advised("escaped-at", earlier, earlier + 1, "%40");
    const escaped = found === "@" ? undefined : escapeHint(spot);
    return escaped ?? (spot.earlier(0).canFollow("//a@") ? undefined : sentences.said("no-user"));
  },
  /** A missing port after its colon. */
  emptyPort: at(/^[/?#]?$/, ({ text, index }) =>
    // A colon before two slashes is that of a scheme.
    text[index - 1] === ":" && /^(?:\/(?!\/)|[?#]|$)/.test(text.slice(index))
      ? sentences.advised("no-port", index - 1, index, "")
      : undefined,
  ),
  /** A character that belongs to a user whose `@` is missing. */
  unendedUser: at(/[^:\dA-Za-z./[-]/, ({ text, index, found }) =>
    hasAtAfter(text, index) ? undefined : sentences.said("unended-user", { wrong: found }),
  ),
  /** A password whose `@` is missing. Its sentence quotes none of it. */
  unendedPassword: ({ text, index }) => (hasAtAfter(text, index) ? undefined : sentences.said("unended-password")),
  portDigits: (spot) => (isInPort(spot) ? sentences.said("port-digits") : undefined),
} satisfies Readonly<Record<string, Look>>;

/** Drops advice that says no more than an error that tells of a login. */
export function unsaid({ told }: Failure, advice: Advice | string | undefined): Advice | string | undefined {
  const { reason = "" } = typeof advice === "object" ? advice : {};
  return told?.sentence !== undefined && ["no-user", "unended-user", "unended-password", "port-digits"].includes(reason)
    ? undefined
    : advice;
}

/** Returns the offset up to which a login could be a host. */
const hostEndOf = (text: string) => hostEnd(text, text.indexOf("//") + 2);

const isUnended = ({ text, index, found }: Spot) => !isAtAhead(text, index + found.length);

/** Asks looks where a login without an `@` would be wrong as a host. */
export const asHost: (looks: readonly Look[]) => Look = elsewhere((spot) => {
  if (!isUnended(spot)) return undefined;
  const end = hostEndOf(spot.text);
  return end < spot.index ? spot.earlier(end) : spot;
});

/** Asks looks where a password without an `@` would be wrong as a port, if what precedes it could be a host. */
export const asPort: (looks: readonly Look[]) => Look = elsewhere((spot) => {
  const { text, index } = spot;
  const colon = text.indexOf(":", text.indexOf("//"));
  if (!isUnended(spot) || hostEndOf(text) < colon) return undefined;
  const length = text.slice(colon + 1, index).search(/\D/);
  return length < 0 ? spot : spot.earlier(colon + 1 + length);
});
