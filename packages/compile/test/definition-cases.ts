import {
  alpha,
  call,
  choice,
  component,
  decimal,
  decodedCodec,
  decodedText,
  digit,
  digits,
  flag,
  host,
  hostCodec,
  hostname,
  hostport,
  keyword,
  list,
  lowalpha,
  many,
  oneOf,
  oneWord,
  optional,
  otherwise,
  sequence,
  some,
  times,
  uchar,
  unescapedText,
  unlike,
  unreserved,
  userAt,
  usualHosts,
  usualNames,
  without,
} from "@url1738/core/define";
import { hostList, hostport6, options, parameters, tagged } from "@url1738/rfc3986";
import { a, b, type Case, number, p, q } from "./case-pieces.ts";
import { lateCases } from "./late-cases.ts";
import * as own from "./modules/case-functions.ts";

/** Grammars with features that none of the ten schemes uses. */

const one = decodedText("one", many(without(uchar, ",")));
const validity = optional(keyword(";UIDVALIDITY="), decimal("validity", digits, 99));

const markedCodec = { ...decodedCodec(uchar), spell: call(own.markedSpeller, decodedCodec(uchar).spell, "@") };

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Makes optional parts with keywords. Each leaves out another character. */
const sets = (out: string) =>
  [...out].map((one, at) => optional(keyword(`;${LETTERS[at]}=`), decodedText(`part${at}`, some(without(uchar, one)))));

export const cases: readonly Case[] = [
  ["flags", sequence(a, flag("isOld", ";old"), flag("isNew", ";new"))],
  ["words", sequence(oneWord("kind", ["x", "yy"]), "/", oneWord("size", ["Big", "small"], { anyCase: true }))],
  ["a check that calls that of decoded text", decodedText("a", many(uchar), { check: own.letters })],
  [
    "a claim, and functions that calls make",
    component("a", some(oneOf(uchar, "@")), markedCodec, {
      usual: { texts: sequence(some(lowalpha), "@", usualHosts(usualNames(lowalpha))), most: 63 },
    }),
  ],
  [
    "a claim with exceptions, texts to pass, and a value that is an object",
    component(
      "a",
      some(uchar),
      { ...markedCodec, read: own.readLetters, spell: own.spellLetters, check: own.noLetterX },
      {
        usual: { texts: some(lowalpha), except: sequence(many(lowalpha), "x", many(lowalpha)), mustRead: true },
      },
    ),
  ],
  [
    "a claim about texts that begin unlike others",
    component(
      "a",
      host,
      { ...hostCodec, check: own.noLetterX },
      {
        usual: {
          texts: sequence(unlike("ab", some(without(lowalpha, "x")))),
          unchanged: many(lowalpha),
          passing: many(without(oneOf(alpha, digit, ".-"), "xX")),
        },
      },
    ),
  ],
  [
    "a host with a claim",
    sequence("//", component("a", hostname, hostCodec, { usual: { texts: usualNames(lowalpha) } })),
  ],
  ["keywords", sequence(keyword("Box/"), a, optional(keyword(",n="), number))],
  ["more sets than an octet has numbers", sequence("//", ...sets("!$-_.+*'(),ab"))],
  ["more sets than an octet has numbers, with a class for each letter", sequence(LETTERS, ...sets("!$-_.+*'("))],
  ["numbers with fewer digits than the greatest one", decimal("n", sequence(digit, optional(digit)), 99_999)],
  [
    "a host whose end is known only later",
    sequence("//", hostport, optional(unescapedText("later", sequence("-", digit, ":", digit, "!")))),
    { defaultPort: 7 },
  ],
  ["several hosts with the default port", sequence("//", list("hosts", hostport, ",", "between")), { defaultPort: 7 }],
  ["an escape that is a literal", sequence(decodedText("a", sequence(some(alpha), many("%2F", some(alpha)))), "!", b)],
  [
    "several hosts and options",
    sequence(
      optional(userAt, "//"),
      hostList("hosts"),
      optional(
        "?",
        options("options", {
          sslmode: oneWord("sslMode", ["disable", "require"], { absent: "disable" }),
          connect_timeout: decimal("timeout", digits, 99, { absent: "0" }),
          sslkey: decodedText("sslKey", many(uchar), { secret: true }),
          hosts: list("more", one, ",", "between"),
          n: list("none", decimal("n", digits, 9), ",", "before"),
        }),
      ),
    ),
    { defaultPort: 7 },
  ],
  [
    "hosts by RFC 3986, sockets, empty hosts and ports",
    sequence(
      "//",
      hostList("hosts", { ipv6: true, sockets: true, emptyHosts: true, emptyPorts: true }),
      optional("/", decodedText("database", some(uchar))),
    ),
    { defaultPort: 7, unsafe: "[]~" },
  ],
  [
    "options with others, and what follows them",
    sequence(
      a,
      optional(
        options("all", { a: number, "a-b": b, bc: p }, { separator: ";", place: "before", others: "others" }),
        optional("?", q),
      ),
    ),
  ],
  [
    "options in a list",
    list(
      "all",
      sequence(optional(options("each", { a: number, b: p }, { separator: "+" })), optional("/", q)),
      ",",
      "after",
    ),
  ],
  [
    "options among what a list has",
    list("all", options("each", { a: number, b: p }, { separator: "+", place: "before" }), ",", "after"),
  ],
  [
    "a counted number",
    sequence(
      unescapedText("hash", times(2, 4, digit)),
      "/",
      unescapedText("rest", times(1, Number.POSITIVE_INFINITY, alpha)),
    ),
  ],
  [
    "alternatives told apart by a word",
    sequence(
      "/",
      tagged("kind", {
        mysql: sequence("://", hostList("hosts"), optional(",", number), "/", b),
        my: sequence("!", b, optional("?", q)),
        thin: sequence(":@", hostport, optional(":", p)),
        none: "",
      }),
    ),
    { defaultPort: 7 },
  ],
  [
    "items told apart by a word",
    list("all", tagged("kind", { n: sequence("=", number), m: optional(".", number), x: p }), ",", "between"),
  ],
  [
    "options with names in any case",
    sequence(
      "/",
      options(
        "all",
        { mode: number, modeName: p, at: one },
        { others: "more", anyCase: true, separator: ";", place: "before" },
      ),
    ),
  ],
  ["a single word, or another component", choice(tagged("kind", { my: optional(":", a) }), sequence("!", number))],
  ["parameters", sequence(a, parameters("more", ";", "before"))],
  ["an empty list where nothing is", sequence(a, optional("?", list("all", one, ",", "between", { absent: "" })))],
  [
    "an empty list next to what is there",
    sequence("x", optional("?", list("all", one, ",", "between", { absent: "" }), optional("/", b))),
  ],
  ["users and addresses of IPv6", sequence("//", userAt, hostport6), { defaultPort: 7, unsafe: "[]" }],
  ["no escapes", unescapedText("a", some(unreserved))],
  ["a check across components", sequence(a, ",", b), { check: own.check }],
  [
    "decoded text that is spelt in another way",
    component("a", many(alpha), { read: decodedCodec(alpha).read, spell: own.raw }),
  ],
  [
    "a check of every text, whose places are known beforehand",
    sequence(component("a", sequence(alpha, alpha), { ...decodedCodec(alpha), check: own.noX }), "!"),
  ],
  ["a number whose digits are kept", component("a", digits, { ...number.codec, read: own.raw })],
  [
    "a number with a higher limit",
    component("a", digits, { ...number.codec, check: decimal("a", digits, 20).codec.check }),
  ],
  [
    "a number with a lower limit",
    component("a", digits, { ...number.codec, check: decimal("a", digits, 5).codec.check }),
  ],
  ["a host with a check of one's own", sequence("//", component("host", host, { ...hostCodec, check: own.noLetterX }))],
  [
    "a host with a reading of one's own",
    sequence("//", component("site", host, { ...hostCodec, read: own.upperCase, check: own.noLetterX })),
  ],
  ["a secret", sequence(decodedText("token", some(uchar), { secret: true }), "@", b)],
  ["a wish to be found", a, { bare: true }],
  [
    "three alternatives that share components, as in RFC 2192",
    optional(
      choice(
        sequence(optional(a), keyword(";TYPE="), oneWord("type", ["LIST", "LSUB"], { anyCase: true })),
        sequence(a, optional("?", b), validity),
        sequence(a, validity, keyword("/;UID="), decimal("uid", digits, 99)),
      ),
    ),
  ],
  ["alternatives that share a component", choice(sequence("/", a), sequence("?", a, ",", b))],
  [
    "alternatives that share components in another order, and what may be left out",
    choice(sequence("/", a, optional(",", number)), sequence("?", number, optional(",", a))),
  ],
  [
    "a list with items where nothing is",
    sequence(a, optional("?", list("all", decimal("one", digits, 9), ",", "between", { absent: "01,2" }))),
  ],
  [
    "a list with items of several components where nothing is",
    optional(
      "?",
      list("all", sequence(p, optional("=", decimal("size", digits, 9))), ",", "between", { absent: "x,y=1" }),
    ),
  ],
  [
    "a component for an object in place of nothing",
    sequence(
      a,
      optional(
        "?",
        component("all", many(oneOf("xy")), { read: own.readLetters, spell: own.spellLetters }, { absent: "xy" }),
      ),
    ),
  ],
  [
    "an alternative for the value in which nothing is",
    choice(decodedText("number", some(digit)), "none", sequence("x", optional(":", decodedText("x", some(digit))))),
  ],
  [
    "a port and a list that one alternative has",
    choice(
      sequence("//", hostport6, "/", a, list("more", one, ",", "before")),
      sequence("?", a, optional(",", list("all", one, ",", "between", { absent: "" }))),
    ),
    { defaultPort: 7, unsafe: "[]" },
  ],
  [
    "alternatives that nothing may tell apart but what is there",
    sequence(a, choice(sequence("?", optional(number)), sequence(",", list("all", one, ",", "after")), "")),
  ],
  [
    "a port in a part that may be left out, or is of another kind",
    optional(choice(sequence("//", optional(a, ","), optional(":", number)), otherwise(sequence("x=", p), q))),
  ],
  [
    "items of which only some have a number",
    list(
      "all",
      choice(sequence("n", decodedText("one", some(digit)), optional(".", number)), sequence("x", p)),
      ",",
      "between",
    ),
  ],
  ...lateCases,
];
