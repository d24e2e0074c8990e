import type { Advice, Params } from "@url1738/core/runtime";

/** The sentences of the hints, by their reasons; above each, an example that has it. */
export const hintSentences = {
  /** `parse("www.host.dom")` */
  perhaps: "Did you mean {replacement}?",
  /** `parse("http://www,host.dom/")` */
  instead: 'Write "{replacement}" instead of "{written}".',
  /** `parse("nntp://host.dom/comp.lang.c/")` */
  "leave-out": 'Leave out "{leftOut}".',
  /** `parse("http:// host.dom/")` */
  "space-here": "Leave out the white space here.",
  /** `parse("<http://host.dom/>")` */
  wrapped: "Leave out everything around the URL.",
  /** `parse("\ufeffhttp://host.dom/")` */
  "byte-order-mark": "Leave out the byte order mark before the URL.",
  /** `parse(" http://host.dom/")` */
  "space-before": "Leave out the white space before the URL.",
  /** `parse("\u200bhttp://host.dom/")` */
  "unseen-before": "Leave out the invisible characters before the URL.",
  /** `parse("URL:http://host.dom/")` */
  prefixed: "Leave out the prefix before the URL.",
  /** `parse("htp://host.dom/")` */
  nearly: "Did you mean {name}?",
  /** `parse("fttp://host.dom/")` */
  "nearly-either": "Did you mean {name} or {other}?",
  /** `parse("http//host.dom/")` */
  "colon-missing": "Write a colon after the scheme.",
  /** `parse("ftps://host.dom/")` */
  "over-tls": "This is {name} over TLS, which is not known here; plain {name} is accessed without TLS.",
  /** `parse("ftps//host.dom/")` */
  "colon-before-tls":
    "Write a colon after {written}, which is {name} over TLS and not known here; plain {name} is accessed without TLS.",
  /** `parse("git@host.dom:pub/x")` */
  scp: "This is how scp and git name a host and a path. A URL has a scheme and // before the host, and a / after it.",
  /** `parse("//host.dom/")` */
  "no-scheme-before": "Write the scheme and a colon before the two slashes.",
  /** `parse("host.dom:8080/x")` */
  "host-alone": "Write the scheme and :// before the host.",
  /** `advice(ftp, "http://host.dom/", ftp.safeParse("http://host.dom/").error)` */
  "only-scheme": "Only {name} URLs are allowed here.",
  /** `parse("http://host.dom/ ")` */
  "space-after": "Leave out the white space after the URL.",
  /** `parse("http://host.dom/\u200b")` */
  "unseen-after": "Leave out the invisible characters after the URL.",
  /** `parse("http://host.dom/a>")` */
  closing: "Leave out everything after the URL.",
  /** `parse("http://host.dom/a\u2026")` */
  "cut-off": "The rest of the URL was cut off: look it up at the source.",
  /** `parse("http://host.dom/ http://host.dom/a")` */
  another: "Another URL begins here: write one at a time.",
  /** `parse("http://http://host.dom/")` */
  twice: "Leave out one of the two schemes.",
  /** `parse("http:\\\\host.dom\\x")` */
  backslash: 'Write "{replacement}" instead of "{backslashes}".',
  /** `parse("http:/host.dom/")` */
  slashes: "Write {replacement} after the colon.",
  /** `parse("http:")` */
  "slashes-and-host": "The colon must be followed by // and a host.",
  /** `parse("file:///C|/dir/name")` */
  drive: "Write {replacement} after the letter of the drive.",
  /** `parse("file://C:/dir/name")` */
  "slash-before-path": "Write another / before the path.",
  /** `parse("http:///host.dom/")` */
  "fewer-slashes": "Write two slashes before the host, and no more.",
  /** `parse("http:///path")` */
  "host-missing": 'Write the host after the "{delimiter}".',
  /** `parse("http://[::1]/")` */
  ipv6: "Write the name of the host: RFC 1738 has no IPv6.",
  /** `parse("http://10.0.0.1.2/")` */
  "last-label": "A host must end with a name, or have four numbers.",
  /** `parse("http://host.3com/")` */
  "last-label-letter": "The last label of a host must begin with a letter.",
  /** `parse("http://www_server/")` */
  "host-characters": "A host may contain only letters, digits, hyphens and dots.",
  /** `parse("http://-host.dom/")` */
  "label-edges": "A label of a host must begin and end with a letter or a digit.",
  /** `parse("http://host..dom/")` */
  "one-dot": "Leave out the dot.",
  /** `parse("http://host.dom::8080/")` */
  "colon-twice": "Write the colon only once.",
  /** `parse("file://host.dom:80/x")` */
  "no-port-here": 'URLs of this scheme have no port: leave out "{leftOut}".',
  /** `parse("http://host.dom;8080/")` */
  "colon-before-port": "Write a colon before the port.",
  /** `parse("http://[127.0.0.1]/")` */
  brackets: "Leave out the brackets around the host.",
  /** `parse("http://h\u00f6st.dom/")` */
  international: "Write the name in ASCII, where it begins with xn--.",
  /** `parse("http://host%2Edom/")` */
  "no-escape-in-host": "A host cannot contain escapes.",
  /** `parse("ftp://host.dom;type=d")` */
  "slash-before": 'Write a / before the "{following}".',
  /** `parse("ftp://anna@home:x@host.dom/")` */
  "escaped-at": "Write %40 for an @ in the user or the password.",
  /** `parse("http://anna@host.dom/")` */
  "no-user": "URLs of this scheme have no user and no password.",
  /** `parse("ftp://host.dom:/x")` */
  "no-port": "Leave out the colon, or write a port after it.",
  /** `parse("http://host.dom?a=b")` */
  "slash-before-query": "Write a / before the question mark.",
  /** `parse("ftp://ftp_server/")` */
  "unended-user": 'Without an @, this is a host, which cannot contain "{wrong}".',
  /** `parse("ftp://host.dom:x/")` */
  "unended-password": "Without an @, this is a port, which must be written in digits.",
  /** `parse("http://host.dom:x/")` */
  "port-digits": "A port must be written in digits.",
  /** `parse("nntp://host.dom/comp.lang.c/a")` */
  digits: "This is a number: write it in digits.",
  /** `parse("http://host.dom:80:81/")` */
  "one-port": "Write one port.",
  /** `parse("news:comp.lang.c/12")` */
  "without-at": 'Without an @, this is a {named}, which cannot contain "{wrong}".',
  /** `parse("news:12")` */
  "without-at-begun": 'Without an @, this is a {named}, which cannot begin with "{wrong}".',
  /** `parse("news:a@host@dom")` */
  "one-at": "Write only one @, and %40 for any other.",
  /** `parse("mailto:a@host@c.dom")` */
  "only-one-at": "Write only one @.",
  /** `parse("nntp://host.dom/")` */
  missing: "Write the {named} here.",
  /** `parse("wais://host.dom/db/text")` */
  "missing-after": 'Write "{delimiter}" and the {named} here.',
  /** `parse("prospero://host.dom/a;b")` */
  "missing-delimiter": 'Write "{delimiter}" here.',
  /** `parse("file://~/a")` */
  home: "Write the whole path: only a shell knows what ~ means.",
  /** `parse("nntp://host.dom/12")` */
  "letter-first": "The {component} must begin with a letter.",
  /** `parse("http://host.dom/a\\_b")` */
  "escaping-backslash": "Leave out the backslash.",
  /** `parse("http://{host}/")` */
  placeholder: "Replace {written} with its value.",
  /** `parse("http://host.dom/{name}")` */
  "placeholder-or-escape": "Replace {written} with its value; if the URL really contains it, write {escapes}.",
  /** `parse("http://host.dom/#top")` */
  fragment: "Leave out the fragment, from the # on, or write the # as %23.",
  /** `parse("http://host.dom/a\nb")` */
  "line-break": "Leave out the line break.",
  /** `parse("http://host.dom/caf\ufffd")` */
  "lost-character": "A character was lost here before the URL was copied: look it up at the source.",
  /** `parse("http://host.dom/\ud800")` */
  "half-character": "Leave it out: it is only half of a character.",
  /** `parse("http://host.dom/a\u00adb")` */
  unseen: "Leave out this invisible character; if it belongs to the URL, write {escapes}.",
  /** `parse("http://ho\u00adst.dom/")` */
  "unseen-here": "Leave out this invisible character.",
  /** `parse("telnet://host.dom/x")` */
  "leave-out-rest": "Leave this out: the URL ends before it.",
  /** `parse("prospero://host.dom")` */
  "last-slash": "Write a / after the host.",
  /** `parse("wais://host.dom/a;b")` */
  "escape-if-meant": "Write {replacement} if it belongs to the {component}.",
  /** `parse("http://host.dom/a\tb")` */
  "escape-or-leave-out": "Leave it out, or write {replacement}.",
  /** `parse("http://256.1.1.1/")` */
  "address-number": "Check the address at its source, or write the name of the host.",
  /** `parse("http://host.dom:65536/")` */
  "port-too-great": "Check the port at its source, or leave it out for port {port}.",
} as const;

/** The reason of a sentence. */
export type HintReason = keyof typeof hintSentences;

/** Makes advice without a fix. */
export function said(reason: HintReason, params?: Params): Advice {
  return { reason, sentence: hintSentences[reason], params };
}

/** Makes advice with a fix that is not sure. */
export function advised(reason: HintReason, index: number, end: number, replacement: string, params?: Params): Advice {
  return { ...said(reason, params), fix: { index, end, replacement, sure: false } };
}

/** Advises to replace a part of a text. */
export const instead = (index: number, written: string, replacement: string): Advice =>
  advised("instead", index, index + written.length, replacement, { written });

/** Advises to leave out a part of a text. */
export const leaveOut = (index: number, leftOut: string): Advice =>
  advised("leave-out", index, index + leftOut.length, "", { leftOut });

/** The meanings of the components whose names only the RFC uses. */
const meanings: Readonly<Record<string, string>> = {
  cwd: "directory",
  gopherPlus: "Gopher+ string",
  gtype: "item type",
  hsoname: "object name",
  wpath: "document path",
  wtype: "document type",
};

/** Returns a component's name, after its meaning where only the RFC uses the name. */
export function named(component: string): string {
  const meaning = Object.hasOwn(meanings, component) ? meanings[component] : undefined;
  return meaning === undefined ? component : `${meaning} (${component})`;
}
