import type { Advice } from "@url1738/core/define";
import { schemeEnd } from "@url1738/core/grammar";
import { unseenAfter } from "./after-hints.ts";
import { firstOf } from "./first-of.ts";
import { hostInAscii } from "./host-in-ascii.ts";
import type { Beginning, KnownSchemes } from "./known-schemes.ts";
import { at, type Look } from "./look.ts";
import { namesNear, overTls } from "./names-near.ts";
import { isSpace, unseenEnd } from "./runs.ts";
import { instead, sayings, shared } from "./sentences.ts";
import { schemeAgain, withoutWords } from "./typo-hints.ts";

/** Hints on texts that do not begin with the URL of a known scheme. */

const sentences = sayings({
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
  /** `parse("[object Object]")` */
  "printed-object": "This is how JavaScript prints an object: write the URL that it holds.",
  /** `parse("//host/")` */
  "no-scheme-before": "Write the scheme and a colon before the two slashes.",
  /** `parse("host.dom:8080/x")` */
  "host-alone": "Write the scheme and :// before the host.",
  /** `parse("www.host,dom")` */
  "scheme-missing": "Write {replacement} before it.",
  /** `parse("tel:112")` */
  "of-package": "The package {package} has this scheme.",
  /** `createRegistry([ftp], { advice }).parse("http://host.dom/")` */
  "only-scheme": "Only {name} URLs are allowed here.",
});

/** The schemes of packages that no registry of the library has, and their packages. */
const PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/^wss?:$/, "ws"],
  [/^data:$/, "data"],
  [/^tel:$/, "tel"],
  [/^urn:$/, "urn"],
  [/^(?:ssh|sftp|git\+ssh):$/, "ssh"],
  [/^postgres(?:ql)?:$/, "postgresql"],
  [/^mongodb(?:\+srv)?:$/, "mongodb"],
  [/^rediss?:$/, "redis"],
  [/^mysql:$/, "mysql"],
  [/^(?:sqlserver|mssql):$/, "sqlserver"],
  [/^amqps?:$/, "amqp"],
];

/** The prefixes of URLs in the bar of a browser or in a list of links. */
const PREFIX = /^(?:url|uri|link|href|view-source|feed)\s*:\s*(?=[a-z][\da-z+.-]*:|www\.)/i;

function perhapsMeant({ text, schemes }: Beginning, url: string | undefined): Advice | undefined {
  if (url === undefined) return undefined;
  if (!url.endsWith(text)) return sentences.advised("perhaps", 0, text.length, url);
  // If the URL only adds something before the text, the fix writes just that: other errors come later.
  const added = url.slice(0, -text.length);
  return schemes.isUrl(url)
    ? sentences.advised("perhaps", 0, 0, added, { replacement: url })
    : sentences.advised("scheme-missing", 0, 0, added);
}

/** A common habit, if correcting it makes the text a URL. */
export const habit: Look<Beginning> = (beginning) => {
  const { text, habits, schemes } = beginning;
  return perhapsMeant(
    beginning,
    firstOf(habits, ([pattern, instead]) => schemes.urlOf(text.replace(pattern, instead))),
  );
};

/** The ways people write the colon after the name of a scheme, with the slashes if they are affected. */
const COLON =
  /\[:\](?=\/\/)|\[:\/\/\]|\s?[:\uff1a\u2236]|&(?:#58|#x3a|colon);|%3a(?=\/\/)|\/\/:(?=[^/])|[^\dA-Za-z+/\\]?(?=[\\/]{2})/iuy;

/** Returns the schemes that a host suggests, by its port or by its name. */
function suggestedBy(text: string, { names, servedAt }: KnownSchemes): readonly string[] {
  const [, port] = /^[^/]*:(\d{1,5})(?:\/|$)/.exec(text) ?? [];
  if (port !== undefined) return servedAt(Number(port));
  const [, label = ""] = /^([\dA-Za-z+-]+)\.[\dA-Za-z-]+\./.exec(text) ?? [];
  return names.includes(label.toLowerCase()) ? [label.toLowerCase()] : [];
}

/** Returns the URL of a host with the one scheme that it suggests. */
function suggestedUrl(text: string, schemes: KnownSchemes): string | undefined {
  const [url, ...others] = suggestedBy(text, schemes)
    .map((name) => `${name}://${text}`)
    .filter(schemes.isUrl);
  return others.length > 0 ? undefined : url;
}

/** Returns the URL of a host, treated like one that begins with `www.`, unless it suggests another scheme. */
function pageUrl(text: string, schemes: KnownSchemes): string | undefined {
  const url = schemes.meant(`www.${text}`)?.replace("www.", "");
  return schemes.isUrl(url ?? "") && suggestedBy(text, schemes).length === 0 ? url : undefined;
}

/** A host, perhaps with a port. Digits after one word may be of another scheme, `tel:112`, so a slash has to follow them. */
const HOST_ALONE =
  /^(?:(?:(?:[\dA-Za-z-]+\.)+(?!\d+(?:[.:/?#]|$))[\dA-Za-z-]+|(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?=\d)|(?!\.?\d))){4}|localhost)\.?|\[(?=[^\]]*:)[\da-f:.]+\])(?::\d+)?(?:[/?#]|$)|^[\dA-Za-z-]+:\d+\//i;

/** The looks at a text that does not begin with a known scheme, besides those at what is around a URL. */
export const beginningLooks = {
  unseenBefore: at(/[\s\x80-\u{10ffff}]/u, ({ text }) => {
    const end = unseenEnd(text, 0);
    if (end === 0 || end === text.length) return undefined;
    if (text[0] === "\ufeff" && end === 1) return sentences.advised("byte-order-mark", 0, 1, "");
    return sentences.advised(isSpace(text, 0, end) ? "space-before" : "unseen-before", 0, end, "");
  }),
  /** A common habit at the beginning, with other errors after it. */
  habitFirst: ({ text, habits, schemes: { isBegun } }) =>
    firstOf(habits, ([pattern, instead]) => {
      const [written] = pattern.exec(text) ?? [];
      if (written === undefined || !text.startsWith(written)) return undefined;
      const mended = text.replace(pattern, instead);
      const replacement = mended.slice(0, mended.length - (text.length - written.length));
      if (!isBegun(mended, replacement.length)) return undefined;
      return shared.advised("instead", 0, written.length, replacement, { written });
    }),
  /** A whole URL as `encodeURIComponent` escapes it. */
  escaped: at(/%/, (beginning) => {
    const { text } = beginning;
    if (!/^[\da-z+.-]+%3a/i.test(text) || /[/:]/.test(text)) return undefined;
    try {
      const url = decodeURIComponent(text);
      return beginning.schemes.isUrl(url) ? perhapsMeant(beginning, url) : undefined;
    } catch {
      return undefined;
    }
  }),
  /** An object where a text was meant. */
  object: at(/\[/, ({ text }) => (/^\[object \w+\]/.test(text) ? sentences.said("printed-object") : undefined)),
  prefixed: at(/[:\s]/, ({ text }) => {
    const [prefix = ""] = /^url:/i.exec(text) ?? PREFIX.exec(text) ?? [];
    return prefix === "" ? undefined : sentences.advised("prefixed", 0, prefix.length, "");
  }),
  /** A URL after a scheme that is not known. */
  again: at(/:/, ({ text, schemes, end }) =>
    text.startsWith("://", end) ? schemeAgain(text, end + 1, schemes) : undefined,
  ),
  nearly: ({ text, schemes: { names, portOf }, end }) => {
    COLON.lastIndex = end;
    if (end === 0 || !COLON.test(text)) return undefined;
    const after = COLON.lastIndex;
    // The dot of `ftp.//h` can be part of a name.
    const written = text
      .slice(0, end)
      .toLowerCase()
      .replace(/[.+-]$/, "");
    // A hint must not leave out TLS if somebody has asked for it.
    const bare = overTls(written, names, portOf);
    if (bare !== undefined)
      return text[end] === ":"
        ? sentences.said("over-tls", { name: bare })
        : sentences.said("colon-before-tls", { written, name: bare });
    const [name, other] = namesNear(written, names);
    if (name === undefined) return undefined;
    if (other !== undefined) return sentences.said("nearly-either", { name, other });
    const slashes = text.slice(end, after).includes("//") ? "//" : "";
    // The name is right, so only the colon is missing or wrong.
    if (end === name.length && written === name)
      return after === end
        ? sentences.advised("colon-missing", end, end, ":")
        : instead(end, text.slice(end, after), `:${slashes}`);
    return sentences.advised("nearly", 0, after, `${name}:${slashes}`, { name });
  },
  /** The scheme of a package that the source does not have. */
  ofPackage: at(/:/, ({ text, end }) => {
    const name = text.slice(0, end).toLowerCase();
    const listed = PACKAGES.find(([pattern]) => pattern.test(`${name}:`));
    return listed && sentences.said("of-package", { package: `@url1738/${listed[1]}` });
  }),
  /** The name of a scheme with white space, invisible characters or an underscore in it. */
  torn: ({ text, schemes: { names } }) => {
    const [begun = "", written = ""] = /^([^:/]{1,40}):/.exec(text) ?? [];
    const name = written
      .replace(/[\s_\p{Cf}\p{DI}]/gu, "")
      .normalize("NFKC")
      .toLowerCase();
    return names.includes(name) ? sentences.advised("nearly", 0, begun.length, `${name}:`, { name }) : undefined;
  },
  /** The name of a scheme as a command, or with something other than a colon after it. */
  command: ({ text, schemes: { names, urlOf } }) => {
    // The prompt of a shell.
    const typed = text.replace(/^[$%#>]\s+/, "");
    const end = schemeEnd(typed);
    const name = typed.slice(0, end).toLowerCase();
    if (!names.includes(name)) return undefined;
    const [, hostport = ""] = /^[\s;,=:/\\]+(\S+(?:\s+\d+)?)$/.exec(typed.slice(end)) ?? [];
    if (!/[.@/]/.test(hostport)) return undefined;
    const rest = hostport.replace(/\s+/, ":");
    const url = urlOf(`${name}:${rest}`) ?? urlOf(`${name}://${rest}`);
    return url === undefined ? undefined : sentences.advised("perhaps", 0, text.length, url);
  },
  scp: at(/[@_]/, ({ text }) => (/^[\w.-]+@[\w.-]+:(?!\d+(?:\/|$))/.test(text) ? sentences.said("scp") : undefined)),
  slashesAlone: at(/\//, (beginning) => {
    const { text, schemes } = beginning;
    if (!text.startsWith("//")) return undefined;
    const [name, ...others] = schemes.names;
    if (name !== undefined && others.length === 0) return sentences.advised("no-scheme-before", 0, 0, `${name}:`);
    // As for a host without the slashes, unless it suggests another scheme.
    const rest = text.slice(2);
    const isHost = /^(?:[\dA-Za-z-]+\.)+[A-Za-z]{2,}(?:[/?#]|$)/.test(rest);
    return perhapsMeant(beginning, isHost ? pageUrl(rest, schemes) : undefined) ?? sentences.said("no-scheme-before");
  }),
  spaceAfter: ({ text, end, found }) => (end > 0 ? unseenAfter({ text, index: end, found }) : undefined),
  perhaps: (beginning) => {
    const { text, schemes } = beginning;
    const { meant, isUrl } = schemes;
    const otherwise = [text.replace(/^(\S+)\s+\./, "$1."), withoutWords(text)].filter(
      (candidate) => candidate !== text,
    );
    return perhapsMeant(beginning, meant(text) ?? otherwise.flatMap((candidate) => meant(candidate) ?? []).find(isUrl));
  },
  /** A host and a path. */
  page: at(/[/?#]/, (beginning) => {
    const { text, schemes } = beginning;
    const isPage = /^(?:[\dA-Za-z-]+\.)+[A-Za-z]{2,}(?:\/[^\s/@]|[?#])/.test(text);
    return perhapsMeant(beginning, isPage ? pageUrl(text, schemes) : undefined);
  }),
  /** A host that is not in ASCII, treated like one that is. */
  otherLetters: at(/[^\0-\x7f]/, ({ text, schemes }) => {
    const [host = ""] = /^[^\s/?#:@<>"\\|]+\.[^\s/?#:@<>"\\|.]+(?=[:/?#]|$)/.exec(text) ?? [];
    const ascii = host === "" ? undefined : hostInAscii(host);
    if (ascii === undefined) return undefined;
    const urlOf = text[host.length] === ":" ? suggestedUrl : pageUrl;
    const url = urlOf(ascii + text.slice(host.length), schemes);
    return url === undefined ? sentences.said("host-alone") : sentences.advised("perhaps", 0, text.length, url);
  }),
  hostAlone: at(/^[[/:?#]?$/, ({ text, schemes }) => {
    if (!HOST_ALONE.test(text)) return undefined;
    const url = suggestedUrl(text, schemes);
    return url === undefined
      ? sentences.said("host-alone")
      : sentences.advised("host-alone", 0, 0, url.slice(0, -text.length));
  }),
  atTwice: ({ text }) => (/^[^\s@:/]+@[^\s@:/]+@[^\s@:/]+$/.test(text) ? sentences.said("only-one-at") : undefined),
  onlyScheme: at(
    /:/,
    ({
      schemes: {
        names: [name, ...others],
      },
    }) => (name !== undefined && others.length === 0 ? sentences.said("only-scheme", { name }) : undefined),
  ),
} satisfies Readonly<Record<string, Look<Beginning>>>;
