/** The notations in which specifications write their grammars, as data. */

/** A notation: that of RFC 1738 §5, of RFC 1959 §2, of MIME (RFC 2045 and RFC 2397), or ABNF by RFC 5234 and RFC 7405. @public */
export type NotationName = "rfc1738" | "rfc1959" | "mime" | "abnf";

export interface Notation {
  /** Matches one token, by the name of its group; everything else is `other`. */
  readonly tokens: RegExp;
  /** The sign after the name of a rule. */
  readonly is: string;
  /** The sign between alternatives. */
  readonly or: string;
  /** True if `1*[ … ]` repeats what the brackets hold; false if it repeats a part that may be left out. */
  readonly repeatsBrackets: boolean;
  /** True if literals match in either case. */
  readonly anyCase: boolean;
  /** Returns the name that a token means, or the same name without brackets. */
  readonly nameOf: (token: string) => string;
  /** The rules that every text of this notation has, unless it defines them itself. */
  readonly core: string;
}

const tokens = (...groups: readonly string[]) =>
  new RegExp([String.raw`(?<space>\s+|;.*)`, ...groups, String.raw`(?<other>[^\s;])`].join("|"), "gi");

const LITERAL = String.raw`(?<literal>"[^"\n]*")`;
// A count has no space after it (RFC 5234 §3.6).
const COUNT = String.raw`(?<count>(?:\d*\*\d*|\d+)(?=[^\s\d*;]))`;
const NUMBERS = String.raw`(?<numbers>%(?:x[\da-f]+(?:-[\da-f]+|(?:\.[\da-f]+)*)|d\d+(?:-\d+|(?:\.\d+)*)|b[01]+(?:-[01]+|(?:\.[01]+)*)))`;
const PROSE = "(?<prose><[^>\\n]*>)";

/** RFC 5234 §B.1 without the octets beyond ASCII. */
const CORE = `
ALPHA = %x41-5A / %x61-7A
BIT = "0" / "1"
CHAR = %x01-7F
CR = %x0D
CRLF = CR LF
CTL = %x00-1F / %x7F
DIGIT = %x30-39
DQUOTE = %x22
HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
HTAB = %x09
LF = %x0A
LWSP = *(WSP / CRLF WSP)
SP = %x20
VCHAR = %x21-7E
WSP = SP / HTAB
`;

export const notations: Readonly<Record<NotationName, Notation>> = {
  rfc1738: {
    tokens: tokens(
      String.raw`(?<literal>"[^"\n]*"|<">)`,
      COUNT,
      String.raw`(?<name>[a-z][\w+-]*)`,
      PROSE,
      String.raw`(?<sign>[=|()[\]])`,
    ),
    is: "=",
    or: "|",
    repeatsBrackets: true,
    anyCase: false,
    nameOf: (token) => token,
    core: "",
  },
  // "Literals may be in any case" is RFC 822's (§2.1), whose notation this is but for the names.
  rfc1959: {
    tokens: tokens(
      LITERAL,
      COUNT,
      "(?<name><[a-z][\\w+-]*>)",
      "(?<nothing>NULL\\b)",
      String.raw`(?<sign>::=|[|()[\]])`,
    ),
    is: "::=",
    or: "|",
    repeatsBrackets: true,
    anyCase: true,
    nameOf: (token) => token.replace(/^<|>$/g, ""),
    core: "",
  },
  // RFC 2045 takes it from RFC 822 (§2), with another sign after names. Its prose goes on over several lines.
  mime: {
    tokens: tokens(
      String.raw`(?<literal>"[^"\n]*"|<">)`,
      NUMBERS,
      COUNT,
      String.raw`(?<name>[a-z][a-z\d-]*)`,
      "(?<prose><[^>]*>)",
      String.raw`(?<sign>:=|[/()[\]])`,
    ),
    is: ":=",
    or: "/",
    repeatsBrackets: false,
    anyCase: true,
    nameOf: (token) => token.toLowerCase(),
    core: CORE.replaceAll(" = ", " := "),
  },
  abnf: {
    tokens: tokens(
      String.raw`(?<literal>(?:%[is])?"[^"\n]*")`,
      NUMBERS,
      COUNT,
      String.raw`(?<name>[a-z][a-z\d-]*)`,
      PROSE,
      String.raw`(?<sign>=\/?|[/()[\]])`,
    ),
    is: "=",
    or: "/",
    repeatsBrackets: false,
    anyCase: true,
    nameOf: (token) => token.toLowerCase(),
    core: CORE,
  },
};

/** Tells which notation a text is in: `::=` is RFC 1959's alone, `:=` MIME's, and a bar between alternatives, without them, RFC 1738's. */
export function notationOf(text: string): NotationName {
  const signs = text.replace(/"[^"\n]*"|<[^>\n]*>|;.*/g, "");
  if (signs.includes("::=")) return "rfc1959";
  if (signs.includes(":=")) return "mime";
  return signs.includes("|") ? "rfc1738" : "abnf";
}
