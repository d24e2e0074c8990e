import type { Place } from "../grammar/nodes.ts";

/** What to write instead of what people write between the `//` and the path. */

const NO_USER = "A URL of this scheme has no user and no password.";

/** Advice for a host that is not one, unless a user was meant. */
export function hintHost({ text, index, found }: Place): string | undefined {
  const before = text.slice(text.indexOf("//") + 2, index);
  if (found === "@")
    return before.includes("@") ? "Write %40 for an @ that belongs to the user or the password." : NO_USER;
  if (/^[^/]*@/.test(text.slice(index))) return undefined;
  if (found === "[") return "RFC 1738 has no IPv6 addresses: write the name of the host.";
  if (found === "%") return "Nothing is escaped in a host.";
  if (found === "?") return "Write a / before the ?, to end the host.";
  if (found > "\x7f") return "Write an international name in its ASCII form, which begins with xn--.";
  if (/[\s_"<>{}|\\^~\]`]/.test(found)) return "A host name has letters, digits, hyphens and dots, and nothing else.";
  if (/[.-]$/.test(before))
    return "Each label of a host name begins and ends with a letter or a digit, and no dot follows the last one.";
  if (/\.\d+$/.test(before))
    return "The last label of a host name begins with a letter; an address has four numbers between dots.";
  return undefined;
}

/** A user that no `@` ends may have been meant for a host. */
export function hintUser({ text, index }: Place): string | undefined {
  const [wrong] = /[^\dA-Za-z.-]/.exec(text.slice(text.indexOf("//") + 2, index)) ?? [];
  return wrong && `Without an @ after it this is a host, and a host has no "${wrong}".`;
}

/** A password that no `@` ends may have been meant for a port. Nothing of it is quoted. */
export function hintPassword({ text, index }: Place): string | undefined {
  if (text.slice(index).includes("@")) return undefined;
  return "Without an @ after it this is a host and a port, and a port is written in digits.";
}

/** Advice for a port that is not one. */
export function hintPort({ text, index, found }: Place): string | undefined {
  if (/^[^/]*@/.test(text.slice(index))) return NO_USER;
  if (text[index - 1] !== ":") return undefined;
  return /^[/?#]?$/.test(found) ? "Leave out the colon, or write a port after it." : "A port is written in digits.";
}
