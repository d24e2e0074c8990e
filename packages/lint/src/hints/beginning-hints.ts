import type { Advice, Sentence } from "@url1738/core/runtime";
import { schemeEnd } from "@url1738/core/runtime";
import { spaceAfterSentence } from "./after-hints.ts";
import { embedded, named, opening, wrapped } from "./around-hints.ts";
import type { KnownSchemes } from "./known-schemes.ts";
import { onlyOneAtSentence } from "./missing-hints.ts";
import { namesNear } from "./names-near.ts";
import { isSpace, unseenEnd } from "./runs.ts";
import { insteadSentence, perhapsSentence } from "./shared-sentences.ts";
import { advised } from "./spot.ts";
import { schemeAgain, withoutWords } from "./typo-hints.ts";

/** Hints on texts that do not begin with the URL of a known scheme. */

/**
 * Gives advice for a text; `undefined` if something else is wrong.
 *
 * @param end - The number of characters at the beginning that a scheme can have.
 */
type Look = (text: string, end: number, known: KnownSchemes) => Advice | undefined;

/** `parse("\ufeffhttp://host.dom/")` */
const byteOrderMarkSentence: Sentence = {
  reason: "byte-order-mark",
  sentence: "Leave out the byte order mark before the URL.",
};

/** `parse(" http://host.dom/")` */
const spaceBeforeSentence: Sentence = {
  reason: "space-before",
  sentence: "Leave out the white space before the URL.",
};

/** `parse("\u200bhttp://host.dom/")` */
const unseenBeforeSentence: Sentence = {
  reason: "unseen-before",
  sentence: "Leave out the invisible characters before the URL.",
};

const unseenBefore: Look = (text) => {
  const end = unseenEnd(text, 0);
  if (end === 0 || end === text.length) return undefined;
  if (text[0] === "\ufeff" && end === 1) return advised(byteOrderMarkSentence, 0, 1, "");
  return advised(isSpace(text, 0, end) ? spaceBeforeSentence : unseenBeforeSentence, 0, end, "");
};

/** The prefixes of URLs in the bar of a browser or in a list of links. */
const PREFIX = /^(?:url|uri|link|href|view-source|feed)\s*:\s*(?=[a-z][\da-z+.-]*:|www\.)/i;

/** `parse("URL:http://host.dom/")` */
const prefixedSentence: Sentence = {
  reason: "prefixed",
  sentence: "Leave out the prefix before the URL.",
};

const prefixed: Look = (text) => {
  const [prefix = ""] = /^url:/i.exec(text) ?? PREFIX.exec(text) ?? [];
  return prefix === "" ? undefined : advised(prefixedSentence, 0, prefix.length, "");
};

/** Makes advice that names the URL that is meant. */
function perhapsMeant(text: string, url: string): Advice {
  // If the URL only adds something before the text, the fix writes just that: other errors come later.
  return url.endsWith(text)
    ? { ...advised(perhapsSentence, 0, 0, url.slice(0, -text.length)), params: { replacement: url } }
    : advised(perhapsSentence, 0, text.length, url);
}

/** A habit of people whose correction makes a URL of the text. */
export const habit: Look = (text, _, { habits, urlOf }) => {
  const made = habits.flatMap(([pattern, instead]) => (pattern.test(text) ? text.replace(pattern, instead) : []));
  const url = made.map(urlOf).find((one) => one !== undefined);
  return url === undefined ? undefined : perhapsMeant(text, url);
};

/** A habit of people at the beginning; other errors come later. */
const habitFirst: Look = (text, _, { habits, isBegun }) => {
  for (const [pattern, instead] of habits) {
    const [written] = pattern.exec(text) ?? [];
    if (written === undefined || !text.startsWith(written)) continue;
    const made = text.replace(pattern, instead);
    const replacement = made.slice(0, made.length - (text.length - written.length));
    if (isBegun(made, replacement.length))
      return { ...advised(perhapsSentence, 0, written.length, replacement), params: { replacement: made } };
  }
  return undefined;
};

/** A whole URL as `encodeURIComponent` escapes it. */
const escaped: Look = (text, _, { isUrl }) => {
  if (!/^[\da-z+.-]+%3a/i.test(text) || /[/:]/.test(text)) return undefined;
  try {
    const url = decodeURIComponent(text);
    return isUrl(url) ? perhapsMeant(text, url) : undefined;
  } catch {
    return undefined;
  }
};

/** The ways to write the colon after the name of a scheme, with the slashes if they are affected. */
const COLON =
  /\[:\](?=\/\/)|\[:\/\/\]|\s?[:\uff1a\u2236]|&(?:#58|#x3a|colon);|%3a(?=\/\/)|\/\/:(?=[^/])|[^\dA-Za-z+/\\]?(?=[\\/]{2})/iuy;

/** `parse("htp://host.dom/")` */
const nearlySentence: Sentence = {
  reason: "nearly",
  sentence: "Did you mean {name}?",
};

/** `parse("fttp://host.dom/")` */
const nearlyEitherSentence: Sentence = {
  reason: "nearly-either",
  sentence: "Did you mean {name} or {other}?",
};

/** `parse("http//host.dom/")` */
const colonMissingSentence: Sentence = {
  reason: "colon-missing",
  sentence: "Write a colon after the scheme.",
};

/** `parse("ftps://host.dom/")` */
const overTlsSentence: Sentence = {
  reason: "over-tls",
  sentence: "This is {name} over TLS, which is not known here; plain {name} is accessed without TLS.",
};

/** `parse("ftps//host.dom/")` */
const colonBeforeTlsSentence: Sentence = {
  reason: "colon-before-tls",
  sentence:
    "Write a colon after {written}, which is {name} over TLS and not known here; plain {name} is accessed without TLS.",
};

const nearly: Look = (text, end, { names, portOf }) => {
  COLON.lastIndex = end;
  if (end === 0 || !COLON.test(text)) return undefined;
  const after = COLON.lastIndex;
  // The dot of `ftp.//h` can be part of a name.
  const written = text
    .slice(0, end)
    .toLowerCase()
    .replace(/[.+-]$/, "");
  // A hint must not leave out TLS if somebody has asked for it.
  const bare = names.find((one) => written === `${one}s` && portOf(one) !== undefined);
  if (bare !== undefined && !names.includes(written))
    return text[end] === ":"
      ? { ...overTlsSentence, params: { name: bare } }
      : { ...colonBeforeTlsSentence, params: { written, name: bare } };
  const [name, other] = namesNear(written, names);
  if (name === undefined) return undefined;
  if (other !== undefined) return { ...nearlyEitherSentence, params: { name, other } };
  const slashes = text.slice(end, after).includes("//") ? "//" : "";
  // The name is right; only the colon is to be written.
  if (end === name.length && written === name)
    return after === end
      ? advised(colonMissingSentence, end, end, ":")
      : advised(insteadSentence, end, after, `:${slashes}`, { written: text.slice(end, after) });
  return advised(nearlySentence, 0, after, `${name}:${slashes}`, { name });
};

/** The name of a scheme with white space, invisible characters or an underscore in it. */
const torn: Look = (text, _, { names }) => {
  const [begun = "", written = ""] = /^([^:/]{1,40}):/.exec(text) ?? [];
  const name = written
    .replace(/[\s_\p{Cf}\p{DI}]/gu, "")
    .normalize("NFKC")
    .toLowerCase();
  return names.includes(name) ? advised(nearlySentence, 0, begun.length, `${name}:`, { name }) : undefined;
};

/** The name of a scheme as a command, or with something other than a colon after it. */
const command: Look = (text, _, { names, urlOf }) => {
  // The prompt of a shell.
  const typed = text.replace(/^[$%#>]\s+/, "");
  const end = schemeEnd(typed);
  const name = typed.slice(0, end).toLowerCase();
  const [, given = ""] = /^[\s;,=:/\\]+(\S+(?:\s+\d+)?)$/.exec(typed.slice(end)) ?? [];
  if (!names.includes(name) || !/[.@/]/.test(given)) return undefined;
  const rest = given.replace(/\s+/, ":");
  const url = urlOf(`${name}:${rest}`) ?? urlOf(`${name}://${rest}`);
  return url === undefined ? undefined : advised(perhapsSentence, 0, text.length, url);
};

/** A URL after a scheme that is not known. */
const again: Look = (text, end, known) => (text.startsWith("://", end) ? schemeAgain(text, end + 1, known) : undefined);

/** `parse("git@host.dom:pub/x")` */
const scpSentence: Sentence = {
  reason: "scp",
  sentence:
    "This is how scp and git name a host and a path. A URL has a scheme and // before the host, and a / after it.",
};

const scp: Look = (text) => (/^[\w.-]+@[\w.-]+:(?!\d+(?:\/|$))/.test(text) ? scpSentence : undefined);

/** `parse("//host.dom/")` */
const noSchemeBeforeSentence: Sentence = {
  reason: "no-scheme-before",
  sentence: "Write the scheme and a colon before the two slashes.",
};

const slashesAlone: Look = (text, _, { names: [name, ...others] }) => {
  if (!text.startsWith("//")) return undefined;
  return name === undefined || others.length > 0
    ? noSchemeBeforeSentence
    : advised(noSchemeBeforeSentence, 0, 0, `${name}:`);
};

const spaceAfter: Look = (text, end) =>
  end > 0 && end < text.length && unseenEnd(text, end) === text.length
    ? advised(spaceAfterSentence, end, text.length, "")
    : undefined;

const perhaps: Look = (text, _, { meant, isUrl }) => {
  const otherwise = [text.replace(/^(\S+)\s+\./, "$1."), withoutWords(text)];
  const url = meant(text) ?? otherwise.flatMap((one) => meant(one) ?? []).find(isUrl);
  return url === undefined ? undefined : perhapsMeant(text, url);
};

/** Returns the schemes that a host suggests, by its port or by its name. */
function suggestedBy(text: string, { names, servedAt }: KnownSchemes): readonly string[] {
  const [, port] = /^[^/]*:(\d{1,5})(?:\/|$)/.exec(text) ?? [];
  if (port !== undefined) return servedAt(Number(port));
  const [, label = ""] = /^([\dA-Za-z+-]+)\.[\dA-Za-z-]+\./.exec(text) ?? [];
  return names.includes(label.toLowerCase()) ? [label.toLowerCase()] : [];
}

/** A host and a path, as of a host named `www`, unless the host suggests another scheme. */
const page: Look = (text, _, known) => {
  const isPage = /^(?:[\dA-Za-z-]+\.)+[A-Za-z]{2,}\/[^\s/@]/.test(text) && suggestedBy(text, known).length === 0;
  const url = isPage ? known.meant(`www.${text}`)?.replace("www.", "") : undefined;
  return url !== undefined && known.isUrl(url) ? perhapsMeant(text, url) : undefined;
};

/** `parse("host.dom:8080/x")` */
const hostAloneSentence: Sentence = {
  reason: "host-alone",
  sentence: "Write the scheme and :// before the host.",
};

const hostAlone: Look = (text, _, known) => {
  const isHost = /^[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)+(?:\/|$)|^[\dA-Za-z.-]+:\d+(?:\/|$)/.test(text);
  if (!isHost) return undefined;
  const suggested = known.names.length === 1 ? known.names : suggestedBy(text, known);
  const [name, ...others] = suggested.filter((one) => known.isUrl(`${one}://${text}`));
  return name === undefined || others.length > 0 ? hostAloneSentence : advised(hostAloneSentence, 0, 0, `${name}://`);
};

/** `advice(ftp, "http://host.dom/", ftp.safeParse("http://host.dom/").error)` */
const onlySchemeSentence: Sentence = {
  reason: "only-scheme",
  sentence: "Only {name} URLs are allowed here.",
};

const atTwice: Look = (text) => (/^[^\s@:/]+@[^\s@:/]+@[^\s@:/]+$/.test(text) ? onlyOneAtSentence : undefined);

const onlyScheme: Look = (text, end, { names: [name, ...others] }) =>
  text[end] === ":" && name !== undefined && others.length === 0
    ? { ...onlySchemeSentence, params: { name } }
    : undefined;

/** The hints, the more specific first. */
const beginningHints: readonly Look[] = [
  unseenBefore,
  habit,
  habitFirst,
  escaped,
  wrapped,
  embedded,
  named,
  opening,
  prefixed,
  again,
  nearly,
  torn,
  command,
  scp,
  slashesAlone,
  spaceAfter,
  perhaps,
  page,
  hostAlone,
  atTwice,
  onlyScheme,
];

/**
 * Returns the best advice there is.
 *
 * @param end - The number of characters at the beginning that a scheme can have.
 */
export function beginningAdvice(text: string, end: number, known: KnownSchemes): Advice | undefined {
  if (text === "") return undefined;
  for (const look of beginningHints) {
    const advice = look(text, end, known);
    if (advice !== undefined) return advice;
  }
  return undefined;
}
