/** The texts of both pages in English, and what every language has to say. */
export const english = {
  title: "Explorer",
  /** The name of the list of the site's pages. */
  pages: "Pages",
  documentation: "Documentation",
  reference: "Reference",
  language: "Language",
  colours: "Colours",
  themes: { auto: "Auto", light: "Light", dark: "Dark" },
  tabs: { url: "A URL", text: "A text", grammar: "A grammar" },
  examples: "Thirty examples",
  /** The descriptions of the examples in another language, in their order. */
  described: [] as readonly string[],
  /** A colon, with the space before it that the language requires. */
  colon: ":",
  share: { button: "Share", copied: "Link copied", inAddress: "The link is in the address bar" },
  /** The meanings of the names that only the RFCs use. */
  fields: {
    cwd: "directory",
    gtype: "item type",
    gopherPlus: "Gopher+ string",
    wtype: "document type",
    wpath: "document path",
    hsoname: "object name",
  } as Readonly<Record<string, string>>,
  url: {
    label: "URL",
    note: "Nothing is sent anywhere.",
    generic: "Take any other scheme as well",
    nothing: "Type a URL, or take an example.",
    isOne: (scheme: string) => `This is a URL of the scheme ${scheme}.`,
    isOfToday: "This is a URL of the scheme https of today (RFC 9110).",
    isOnlyOfToday: "This is a URL of today (RFC 9110), not of RFC 1738.",
    isNone: "This is not a URL.",
  },
  ruler: {
    heading: "The text, piece by piece",
    empty: "empty",
    end: "the end",
  },
  derivation: {
    heading: "Where this piece comes from",
    of: "Piece",
    octets: "Octets as written",
    none: "No URL continues like this.",
    section: (section: string) => `RFC 1738, section ${section}`,
  },
  value: {
    heading: "What it means",
    canonical: "Canonical spelling",
    same: "as typed",
    field: "Field",
    meaning: "Value",
    octets: "Octets",
    line: "Rule of RFC 1738 §5",
    absent: "none",
    noItems: "no items",
    more: (count: number) => `Show ${count} more`,
  },
  errors: {
    heading: "What is wrong",
    place: (index: number) => `At character ${index + 1}`,
    expected: "Expected",
    fix: (replacement: string, replaced: string) => `Write ${replacement} for ${replaced}`,
    insert: (replacement: string) => `Insert ${replacement}`,
    remove: (replaced: string) => `Remove ${replaced}`,
    perhaps: (change: string) => `Perhaps: ${change}`,
    repair: (href: string) => `Repair all: ${href}`,
    further: "Further errors",
  },
  access: {
    heading: "How it is reached",
    email: "Your e-mail address, for anonymous FTP",
    newsServer: "Your news server",
    guess: "A file without a type code is",
    binary: "binary",
    asText: "text",
    connect: (host: string, port: number, protocol: string) =>
      `connect to ${host}, port ${port}, and speak ${protocol}`,
    askPassword: "ask the user for a password, if asked",
    end: "an empty line ends the request",
    fields: "the request, not in lines, says",
    open: (host: string) =>
      host === ""
        ? "open, on this machine, one directory after another, then the file"
        : `open, on ${host}, by any means, one directory after another, then the file`,
    advice: "for the login, the URL suggests",
  },
  audit: {
    heading: "What to beware of",
    none: "Nothing was found.",
    severities: { info: "Note", warning: "Warning", danger: "Danger" },
  },
  readings: {
    heading: "Who reads what",
    part: "Part",
    rest: "the rest",
    all: "the text",
    refused: "refused",
  },
  text: {
    label: "Text with URLs in it",
    found: (count: number) => (count === 1 ? "One URL was found" : `${count} URLs were found`),
    study: "Study",
    redacted: "The text without its secrets",
    sample:
      "Yes, Jim, I found it under <URL:ftp://info.cern.ch/pub/www/doc;\ntype=d> but you can probably pick it up from <URL:ftp://ds.in\nternic.net/rfc>. The log said ftp://anna:secret@host.dom/x failed.",
  },
  grammar: {
    label: "The grammar of a scheme",
    note: "Combinators of @url1738/core/define, constants, and at the end a call of defineScheme. This page runs no functions, such as codecs.",
    at: (line: number, column: number) => `Line ${line}, column ${column}`,
    bnf: "BNF",
    generated: "URLs that it generates",
    others: "Others",
    checks: "What checkDefinition says",
    sound: "No objections: this scheme is sound.",
    trial: "Try a URL",
  },
};

/** The texts of both pages in one language. */
export type Words = typeof english;
