import { choice, list, many, optional, rule, sequence, some } from "../grammar/combinators.ts";
import type { Field } from "../grammar/fields.ts";
import type { AbsentOf, Fault, Repeat, Rule, Sequence } from "../grammar/nodes.ts";
import { oneOf } from "../syntax/character-set.ts";
import { alpha, alphadigit, digit, lowalpha, uchar } from "../syntax/characters.ts";
import { decimal, decodedText, unescapedText } from "./components.ts";
import { hintHost, hintPassword, hintPort, hintUser } from "./login-hints.ts";

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

const lowalphadigit = oneOf(lowalpha, digit);

/** What most hosts are: of the rule `hostname`, RFC 1738 §5, in lower case, each label beginning with a letter. @public */
export const plainHost: Sequence<readonly []> = sequence(
  lowalpha,
  many(lowalphadigit),
  many(choice(sequence(some("-"), some(lowalphadigit)), sequence(".", lowalpha, many(lowalphadigit)))),
);

// hostnumber = digits "." digits "." digits "." digits
const hostnumber = rule("hostnumber", digits, ".", digits, ".", digits, ".", digits);

// host = hostname | hostnumber
/** `host`, RFC 1738 §5 and §3.1. @public */
export const host: Rule<readonly []> = rule("host", choice(hostname, hostnumber));

const none: readonly Fault[] = [];

/** Most hosts begin with a letter, so they need no closer look. */
function isHostnumber(text: string): boolean {
  return text.charCodeAt(0) <= 0x39 && /^[\d.]+$/.test(text);
}

/**
 * What the rule `host` leaves open: labels of at most 63 characters and 253 in all (RFC 1034), groups of a hostnumber of at
 * most 255.
 *
 * @param text - A text of the rule `host`.
 * @returns The labels, groups or the host at fault.
 * @public
 */
export function checkHost(text: string): readonly Fault[] {
  const isNumber = isHostnumber(text);
  if (!isNumber && text.length <= 63) return none;
  if (!isNumber && text.length > 253)
    return [{ index: 0, end: text.length, message: "A host has at most 253 characters." }];
  const message = isNumber
    ? "Each of the four numbers of a host is at most 255."
    : "Each label of a host has at most 63 characters.";
  const faults: Fault[] = [];
  let index = 0;
  for (const part of text.split(".")) {
    const end = index + part.length;
    if (isNumber ? Number(part) > 255 : part.length > 63) faults.push({ index, end, message });
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
  if (isHostnumber(text)) return text.split(".").map(Number).join(".");
  return /[A-Z]/.test(text) ? text.toLowerCase() : text;
}

const hostComponent = unescapedText("host", host, canonicalHost, {
  check: checkHost,
  plain: plainHost,
  section: "3.1",
  hint: hintHost,
});

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
