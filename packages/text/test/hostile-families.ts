import type { FindOptions } from "../src/index.ts";

/** A kind of text designed to take long: a beginning, a piece repeated many times, and an end. */
export interface Family {
  readonly name: string;
  readonly start?: string;
  readonly again: string;
  readonly end?: string;
}

/** Families of text that begin, delay or break a hit of any kind, and never end. */
export const families: readonly Family[] = [
  { name: "wrappers that begin", again: "<URL:" },
  { name: "hyphens and line breaks", again: "-\n" },
  { name: "the same inside a wrapper", start: "<URL:http://h/", again: "-\n", end: ">" },
  { name: "with a letter between", start: "<URL:http://h/", again: "-\na", end: ">" },
  { name: "a wrapper without end", start: "<URL:", again: "a" },
  { name: "one of brackets", start: "<URL:", again: "<" },
  { name: "one of marks of quoted text", start: "<URL:", again: "\n> " },
  { name: "one with blanks after a hyphen", start: "<URL:http://h/-", again: " ", end: ">" },
  { name: "wrappers without a URL", again: "<URL:http://h/~>" },
  { name: "mailto:", again: "mailto:" },
  { name: "http://", again: "http://" },
  { name: "news:", again: "news:" },
  { name: "news:, and an @ at the end", again: "news:", end: "@h" },
  { name: "addresses", again: "mailto:a@b," },
  { name: "addresses that are none", again: "mailto:a," },
  { name: "quotes that nothing closes", again: "mailto:%22" },
  { name: "users", again: "ftp://u:" },
  { name: "users after separators", again: "ftp://u:," },
  { name: "fragments of what is not a URL", again: "mailto:x#" },
  { name: "fragments", again: "http://h/#a" },
  { name: "number signs", start: "http://h/", again: "#" },
  { name: "URLs in URLs", again: "http://a/" },
  { name: "URLs in URLs, cut", again: "http://a/", end: "~" },
  { name: "URLs after commas", again: "http://a," },
  { name: "URLs of any scheme", again: "x://a," },
  { name: "URLs of any scheme in URLs", again: "x://a/" },
  { name: "names of schemes", again: "a.b+c" },
  { name: "slashes", again: "a://" },
  { name: "brackets", again: "(" },
  { name: "brackets in a URL", start: "http://h/", again: "(" },
  { name: "brackets in what is not a URL", start: "http://h/~", again: "([{" },
  { name: "brackets that close", start: "http://h/~", again: ")]}" },
  { name: "full stops", start: "http://h/", again: "." },
  { name: "full stops after a host", start: "http://h", again: ".," },
  { name: "hyphens after a host", start: "http://h", again: "-" },
  { name: "blanks after a hyphen", start: "http://h/-", again: " " },
  { name: "hyphens and blanks", again: "http://h/- " },
  { name: "hyphens at the ends of lines", again: "http://h/-\n" },
  { name: "what must be escaped", start: "http://h/", again: "~" },
  { name: "letters beyond ASCII", start: "http://h/", again: "é" },
  { name: "characters of two code units", start: "http://h/", again: "😀" },
  { name: "broken URLs", again: "http://h/~ " },
  { name: "broken URLs without blanks", again: "http://h/~" },
  { name: "broken ports", again: "http://h:99999/ " },
  { name: "prefixes", again: "URL:" },
  { name: "prefixes of header fields", again: "X-URL:" },
  { name: "prefixes of addresses that are none", again: "URL:mailto:a," },
  { name: "prefixes of newsgroups", again: "URL:news:a," },
  { name: "prefixes of users", again: "URL:ftp://u:" },
  { name: "prefixes of any scheme", again: "URL:x:a," },
  { name: "one prefix and newsgroups", start: "URL:", again: "news:a," },
  { name: "prefixes of broken URLs", again: "URL:http://h/~ " },
  { name: "blanks after a prefix", start: "URL:", again: " " },
  { name: "prefixes and line breaks", again: "URL:\n" },
  { name: "marks of quoted text after a prefix", start: "URL:\n", again: "> " },
  { name: "colons", again: ":" },
  { name: "soft line breaks", start: "http://h/", again: "=\n" },
  { name: "blanks before a soft line break", again: "= " },
  { name: "escapes", start: "http://h/", again: "=3D" },
  { name: "escapes of what is not a character", start: "http://h/", again: "=C3" },
  { name: "signs that begin no escape", again: "=" },
  { name: "flowed lines", start: "http://h/", again: "a \n" },
  { name: "flowed and quoted lines", again: ">> \n" },
  { name: "marks of quoted text", again: ">" },
  { name: "header fields", again: "a:b\n" },
  { name: "a folded header field", start: "Content-Type: a", again: "\n ;b=" },
  { name: "a parameter without end", start: "Content-Type: ", again: ";boundary " },
  { name: "letters", again: "\nFrom a Sat Jan  3 01:05:34 1996\n" },
  { name: "parts in parts", again: 'Content-Type: m/x; boundary="a"\n\n--a\n' },
  { name: "letters in letters", again: "Content-Type: message/rfc822\n\n" },
];

const quotedPrintableAndFlowed = { encoding: "quoted-printable", format: "flowed", delSp: true } as const;

/** The options, each by itself and all together. */
export const optionSets: readonly FindOptions[] = [
  {},
  { prefix: true },
  { bare: true },
  { broken: true },
  { prefix: true, broken: true },
  { quoted: true },
  { mime: true },
  { mime: quotedPrintableAndFlowed },
  { prefix: true, bare: true, broken: true, quoted: true, mime: true },
  { prefix: true, bare: true, broken: true, quoted: true, mime: quotedPrintableAndFlowed },
];

/** Returns a text of a family, with at most the given number of characters. */
export function textOf({ start = "", again, end = "" }: Family, length: number): string {
  return start + again.repeat(Math.floor((length - start.length - end.length) / again.length)) + end;
}
