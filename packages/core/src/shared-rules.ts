import { alpha, alphadigit, digit, oneOf, uchar } from "./characters.ts";
import { decimal, decodedText, unescapedText } from "./components.ts";
import { choice, list, many, optional, rule, some } from "./grammar.ts";
import type { AbsentOf, Fault, Field, Place, Repeat, Rule } from "./nodes.ts";

// RFC 1738 §5, the rules that more than one scheme uses.

// digits = 1*digit
/** `digits`, RFC 1738 §5. @public */
export const digits: Rule<readonly []> = rule("digits", some(digit));

// domainlabel = alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit
// toplabel = alpha | alpha *[ alphadigit | "-" ] alphadigit
// Both in other words, so that no repetition can eat what must follow it: hyphens only before an alphadigit.
const hyphened: Repeat = many(some("-"), some(alphadigit));
const domainlabel = rule("domainlabel", some(alphadigit), hyphened);
const toplabel = rule("toplabel", alpha, many(alphadigit), hyphened);

// hostname = *[ domainlabel "." ] toplabel
const hostname = rule("hostname", many(domainlabel, "."), toplabel);

// hostnumber = digits "." digits "." digits "." digits
const hostnumber = rule("hostnumber", digits, ".", digits, ".", digits, ".", digits);

// host = hostname | hostnumber
/** `host`, RFC 1738 §5 and §3.1. @public */
export const host: Rule<readonly []> = rule("host", choice(hostname, hostnumber));

const none: readonly Fault[] = [];

/**
 * What the rule `host` leaves open: labels of at most 63 characters and 253 in all (RFC 1034), groups of a hostnumber of at
 * most 255.
 *
 * @param text - A text of the rule `host`.
 * @returns The labels, groups or the host at fault.
 * @public
 */
export function checkHost(text: string): readonly Fault[] {
  const isNumber = /^[\d.]+$/.test(text);
  if (!isNumber && text.length <= 63) return none;
  if (!isNumber && text.length > 253)
    return [{ index: 0, end: text.length, message: "A host has at most 253 characters." }];
  const faults: Fault[] = [];
  let index = 0;
  for (const part of text.split(".")) {
    const end = index + part.length;
    if (isNumber && Number(part) > 255)
      faults.push({ index, end, message: "Each of the four numbers of a host is at most 255." });
    if (!isNumber && part.length > 63)
      faults.push({ index, end, message: "Each label of a host has at most 63 characters." });
    index = end + 1;
  }
  return faults;
}

/**
 * The one spelling of a host: a hostname in lower case, a hostnumber without leading zeros.
 *
 * @param text - A text of the rule `host` in which {@link checkHost} finds no fault.
 * @returns The canonical spelling.
 * @public
 */
export function canonicalHost(text: string): string {
  return /^[\d.]+$/.test(text) ? text.split(".").map(Number).join(".") : text.toLowerCase();
}

/** What people write for a host that is none, unless it is a user that is none. */
function hintHost({ text, index, found }: Place): string | undefined {
  if (/^[^/]*@/.test(text.slice(index))) return undefined;
  if (found === "_") return "A host name has letters, digits, hyphens and dots, but no underscore.";
  if (found === "[") return "An IPv6 address has no place in a URL by RFC 1738: write the name of the host.";
  if (found === "%") return "Nothing is escaped in a host.";
  if (found > "\x7f") return "A host name is ASCII: write an international name in the form that begins with xn--.";
  if (/[\s"<>{}|\\^~\]`]/.test(found)) return "A host name has letters, digits, hyphens and dots, and nothing else.";
  if (/[a-z\d][.-]$/i.test(text.slice(0, index)))
    return "Each label of a host name begins and ends with a letter or a digit, and no dot follows the last one.";
  if (/\.\d+$/.test(text.slice(0, index)))
    return "The last label of a host name begins with a letter; an address has four numbers between dots.";
  return undefined;
}

/** A user that no "@" ends may have been meant for a host. */
function hintUser({ text, index }: Place): string | undefined {
  const [wrong] = /[^\dA-Za-z.-]/.exec(text.slice(text.indexOf("//") + 2, index)) ?? [];
  return wrong && `Without an @ after it this is a host, and a host has no "${wrong}".`;
}

/** The same of a password, of which nothing is quoted. */
function hintPassword({ text, index }: Place): string | undefined {
  if (text.slice(index).includes("@")) return undefined;
  return "Without an @ after it this is a host and a port, and a port is written in digits.";
}

function hintPort({ text, index, found }: Place): string | undefined {
  if (text[index - 1] !== ":") return undefined;
  return /^[/?#]?$/.test(found) ? "Leave out the colon, or write a port after it." : "A port is written in digits.";
}

const hostComponent = unescapedText("host", host, canonicalHost, { check: checkHost, section: "3.1", hint: hintHost });

// port = digits
const portComponent = decimal("port", rule("port", digits), 65535, {
  absent: (({ defaultPort }) => defaultPort?.toString()) satisfies AbsentOf,
  section: "3.1",
  hint: hintPort,
});

// hostport = host [ ":" port ]
/** `hostport`, RFC 1738 §5: `host` in lower case and `port`, which may be left out when it is the scheme's default. @public */
export const hostport: Rule<readonly [Field<"host", string, undefined>, Field<"port", number, number>]> = rule(
  "hostport",
  hostComponent,
  optional(":", portComponent),
);

// user = *[ uchar | ";" | "?" | "&" | "=" ]
const user = rule("user", many(oneOf(uchar, ";?&=")));

// password = *[ uchar | ";" | "?" | "&" | "=" ]
const password = rule("password", many(oneOf(uchar, ";?&=")));

// login = [ user [ ":" password ] "@" ] hostport
/** `login`, RFC 1738 §5: `user` and `password`, decoded; then {@link hostport}. @public */
export const login: Rule<
  readonly [
    Field<"user", string | undefined, undefined>,
    Field<"password", string | undefined, undefined>,
    Field<"host", string, undefined>,
    Field<"port", number, number>,
  ]
> = rule(
  "login",
  optional(
    decodedText("user", user, { section: "3.1", hint: hintUser }),
    optional(":", decodedText("password", password, { section: "3.1", hint: hintPassword })),
    "@",
  ),
  hostport,
);

// fsegment = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
const fsegment = rule("fsegment", many(oneOf(uchar, "?:@&=")));

// fpath = fsegment *[ "/" fsegment ]
/**
 * `fpath`, RFC 1738 §5, as §3.2.2 and §3.10 name its parts: every segment but the last is a directory, the last is `name`.
 *
 * @param directories - The name of the field for the directories, decoded, in order.
 * @returns The rule.
 * @public
 */
export function fpath<const N extends string>(
  directories: N,
): Rule<readonly [Field<N, string[], string[]>, Field<"name", string, undefined>]> {
  return rule(
    "fpath",
    list(directories, decodedText("directory", fsegment), "/", "after"),
    decodedText("name", fsegment),
  );
}

// group = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]
/** `group`, RFC 1738 §5. @public */
export const group: Rule<readonly []> = rule("group", alpha, many(oneOf(alpha, digit, "-.+_")));

// search = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
/** `search`, RFC 1738 §5. @public */
export const search: Rule<readonly []> = rule("search", many(oneOf(uchar, ";:@&=")));
