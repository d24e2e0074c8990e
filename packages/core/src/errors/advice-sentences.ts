import type { Sentence } from "./sentence.ts";

/** The sentences that say what to write instead. Each stands by itself, as those of `sentences.ts` do. */

// Where no URL has begun.

export const byteOrderMark: Sentence = {
  reason: "byte-order-mark",
  sentence: "Leave out the byte order mark before the URL.",
};
export const spaceBefore: Sentence = {
  reason: "space-before",
  sentence: "Leave out the white space before the URL.",
};
export const spaceAfter: Sentence = {
  reason: "space-after",
  sentence: "Leave out the white space after the URL.",
};
export const wrapped: Sentence = {
  reason: "wrapped",
  sentence: "Leave out what stands around the URL.",
};
export const prefixed: Sentence = {
  reason: "prefixed",
  sentence: "Leave out the prefix before the URL.",
};
export const noSchemeBefore: Sentence = {
  reason: "no-scheme-before",
  sentence: "Write the scheme and a colon before the two slashes.",
};
export const hostAlone: Sentence = {
  reason: "host-alone",
  sentence: "Write the scheme and :// before the host.",
};
export const perhaps: Sentence = {
  reason: "perhaps",
  sentence: "Perhaps {replacement} is meant.",
};
export const nearly: Sentence = {
  reason: "nearly",
  sentence: "Is {name} meant?",
};
export const nearlyEither: Sentence = {
  reason: "nearly-either",
  sentence: "Is {name} or {other} meant?",
};
export const scp: Sentence = {
  reason: "scp",
  sentence:
    "This is how scp and git name a host and a path. A URL has a scheme and // before the host, and a / after it.",
};
export const onlyScheme: Sentence = {
  reason: "only-scheme",
  sentence: "Only {name} URLs are taken here.",
};

// Where a text leaves the grammar.

export const unseenAfter: Sentence = {
  reason: "unseen-after",
  sentence: "Leave out the characters after the URL that are not seen.",
};
export const unseenBefore: Sentence = {
  reason: "unseen-before",
  sentence: "Leave out the characters before the URL that are not seen.",
};
export const unseenHere: Sentence = {
  reason: "unseen-here",
  sentence: "Leave out this character, which is not seen.",
};
export const unseen: Sentence = {
  reason: "unseen",
  sentence: "Leave out this character, which is not seen; one that belongs to the URL is written {escapes}.",
};
export const closing: Sentence = {
  reason: "closing",
  sentence: "Leave out what stands after the URL.",
};
export const cutOff: Sentence = {
  reason: "cut-off",
  sentence: "The rest of the URL was cut off: look it up where it was copied from.",
};
export const another: Sentence = {
  reason: "another",
  sentence: "Another URL begins here: write one at a time.",
};
export const escapingBackslash: Sentence = {
  reason: "escaping-backslash",
  sentence: "Leave out the backslash.",
};
export const lineBreak: Sentence = {
  reason: "line-break",
  sentence: "Leave out the line break.",
};
export const fragment: Sentence = {
  reason: "fragment",
  sentence: "Leave out the fragment, from the # on, or write the # as %23.",
};
export const barePercent: Sentence = {
  reason: "bare-percent",
  sentence: "Write %25 for a % that does not begin an escape.",
};
export const drive: Sentence = {
  reason: "drive",
  sentence: "Write {replacement} after the letter of the drive.",
};
export const slashBeforePath: Sentence = {
  reason: "slash-before-path",
  sentence: "Write another / before the path.",
};
export const slashes: Sentence = {
  reason: "slashes",
  sentence: "Write {replacement} after the colon.",
};
export const slashesAndHost: Sentence = {
  reason: "slashes-and-host",
  sentence: "After the colon come // and a host.",
};
export const backslash: Sentence = {
  reason: "backslash",
  sentence: 'Write "{replacement}" instead of "{backslashes}".',
};
export const fewerSlashes: Sentence = {
  reason: "fewer-slashes",
  sentence: "Write two slashes before the host, and no more.",
};
export const hostMissing: Sentence = {
  reason: "host-missing",
  sentence: 'Write the host after the "{delimiter}".',
};
export const leaveOut: Sentence = {
  reason: "leave-out",
  sentence: 'Leave out "{leftOut}".',
};
export const instead: Sentence = {
  reason: "instead",
  sentence: 'Write "{replacement}" instead of "{written}".',
};
export const spaceHere: Sentence = {
  reason: "space-here",
  sentence: "Leave out the white space here.",
};
export const lastSlash: Sentence = {
  reason: "last-slash",
  sentence: "Write a / after the host.",
};
export const slashBefore: Sentence = {
  reason: "slash-before",
  sentence: 'Write a / before the "{following}".',
};
export const twice: Sentence = {
  reason: "twice",
  sentence: "Leave out one of the two schemes.",
};
export const escape: Sentence = {
  reason: "escape",
  sentence: "Write {replacement} instead.",
};
export const escapeIfMeant: Sentence = {
  reason: "escape-if-meant",
  sentence: "Write {replacement} if it belongs to the {component}.",
};
export const escapeOrLeaveOut: Sentence = {
  reason: "escape-or-leave-out",
  sentence: "Leave it out, or write {replacement}.",
};
export const halfCharacter: Sentence = {
  reason: "half-character",
  sentence: "Leave it out: it is half of a character.",
};
export const lostCharacter: Sentence = {
  reason: "lost-character",
  sentence: "A character was lost here before the text was a URL: look up what stood where it was copied from.",
};
export const leaveOutRest: Sentence = {
  reason: "leave-out-rest",
  sentence: "Leave out what stands here: the URL ends before it.",
};

// Of user, password, host and port.

export const escapedAt: Sentence = {
  reason: "escaped-at",
  sentence: "Write %40 for an @ in the user or the password.",
};
export const noUser: Sentence = {
  reason: "no-user",
  sentence: "URLs of this scheme have no user and no password.",
};
export const ipv6: Sentence = {
  reason: "ipv6",
  sentence: "Write the name of the host: RFC 1738 has no IPv6.",
};
export const noEscapeInHost: Sentence = {
  reason: "no-escape-in-host",
  sentence: "Nothing is escaped in a host.",
};
export const slashBeforeQuery: Sentence = {
  reason: "slash-before-query",
  sentence: "Write a / before the question mark.",
};
export const international: Sentence = {
  reason: "international",
  sentence: "Write the name in ASCII, where it begins with xn--.",
};
export const hostCharacters: Sentence = {
  reason: "host-characters",
  sentence: "A host has letters, digits, hyphens and dots.",
};
export const oneDot: Sentence = {
  reason: "one-dot",
  sentence: "Leave out the dot.",
};
export const labelEdges: Sentence = {
  reason: "label-edges",
  sentence: "A label of a host begins and ends with a letter or a digit.",
};
export const lastLabel: Sentence = {
  reason: "last-label",
  sentence: "A host ends with a name, or has four numbers.",
};
export const lastLabelLetter: Sentence = {
  reason: "last-label-letter",
  sentence: "The last label of a host begins with a letter.",
};
export const noPort: Sentence = {
  reason: "no-port",
  sentence: "Leave out the colon, or write a port after it.",
};
export const noPortHere: Sentence = {
  reason: "no-port-here",
  sentence: 'URLs of this scheme have no port: leave out "{leftOut}".',
};
export const colonTwice: Sentence = {
  reason: "colon-twice",
  sentence: "Write the colon only once.",
};
export const colonBeforePort: Sentence = {
  reason: "colon-before-port",
  sentence: "Write a colon before the port.",
};
export const brackets: Sentence = {
  reason: "brackets",
  sentence: "Leave out the brackets around the host.",
};
export const portDigits: Sentence = {
  reason: "port-digits",
  sentence: "A port is written in digits.",
};
export const onePort: Sentence = {
  reason: "one-port",
  sentence: "Write one port.",
};
export const digits: Sentence = {
  reason: "digits",
  sentence: "This is a number: write it in digits.",
};
export const missing: Sentence = {
  reason: "missing",
  sentence: "Write the {component} here.",
};
export const missingBehind: Sentence = {
  reason: "missing-behind",
  sentence: 'Write "{delimiter}" and the {component} here.',
};
export const missingDelimiter: Sentence = {
  reason: "missing-delimiter",
  sentence: 'Write "{delimiter}" here.',
};
export const home: Sentence = {
  reason: "home",
  sentence: "Write the whole path: only a shell knows what ~ stands for.",
};
export const letterFirst: Sentence = {
  reason: "letter-first",
  sentence: "The {component} begins with a letter.",
};
export const withoutAt: Sentence = {
  reason: "without-at",
  sentence: 'Without an @ this is a {component}, which has no "{wrong}".',
};
export const withoutAtBegun: Sentence = {
  reason: "without-at-begun",
  sentence: 'Without an @ this is a {component}, which does not begin with "{wrong}".',
};
export const oneAt: Sentence = {
  reason: "one-at",
  sentence: "Write only one @, and %40 for any other.",
};
export const unendedUser: Sentence = {
  reason: "unended-user",
  sentence: 'Without an @ this is a host, which has no "{wrong}".',
};
export const unendedPassword: Sentence = {
  reason: "unended-password",
  sentence: "Without an @ this is a port, which is written in digits.",
};

// Of addresses of IPv6, where schemes have them.

export const ipv6Zone: Sentence = {
  reason: "ipv6-zone",
  sentence: "A zone, such as %eth0, is not part of a URL: leave it out.",
};
export const ipv6Form: Sentence = {
  reason: "ipv6-form",
  sentence: "An IPv6 address has hexadecimal digits, colons and dots, and ends with a closing bracket.",
};
