import type { Sentence } from "./sentence.ts";

/** Of the sentences that say what to write instead, those that speak of components. */

// Of user, password, host and port.

export const hostMissing: Sentence = {
  reason: "host-missing",
  sentence: 'Write the host after the "{delimiter}".',
};
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
export const unendedUser: Sentence = {
  reason: "unended-user",
  sentence: 'Without an @ this is a host, which has no "{wrong}".',
};
export const unendedPassword: Sentence = {
  reason: "unended-password",
  sentence: "Without an @ this is a port, which is written in digits.",
};

// Of what is missing, or is not of the kind that a component is.

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
export const digits: Sentence = {
  reason: "digits",
  sentence: "This is a number: write it in digits.",
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
