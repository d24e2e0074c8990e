import * as say from "../errors/advice-sentences.ts";
import type { Advice } from "../errors/sentence.ts";
import { advised } from "./advised.ts";
import { isNear } from "./is-near.ts";
import { isSpace, unseenEnd } from "./unseen.ts";

/** What to write instead where no URL of a known scheme begins. */

/** What is known where a text is looked at. */
export interface Acquainted {
  /** The names of the schemes. */
  readonly names: readonly string[];
  /** Whether a text is one of the URLs. */
  readonly isUrl: (text: string) => boolean;
  /** What a scheme takes a text for. */
  readonly meant: (text: string) => string | undefined;
}

/**
 * Gives advice for a text; nothing where something else is wrong.
 *
 * @param end - How many characters that a scheme can have the text begins with.
 */
type Look = (text: string, end: number, known: Acquainted) => Advice | undefined;

const unseenBefore: Look = (text) => {
  const end = unseenEnd(text, 0);
  if (end === 0 || end === text.length) return undefined;
  if (text[0] === "\ufeff" && end === 1) return advised(say.byteOrderMark, 0, 1, "");
  return advised(isSpace(text, 0, end) ? say.spaceBefore : say.unseenBefore, 0, end, "");
};

/** What people put around a URL. */
const PAIRS: Readonly<Record<string, string>> = {
  "<": ">",
  '"': '"',
  "'": "'",
  "`": "`",
  "(": ")",
  "[": "]",
  "{": "}",
  "“": "”",
  "„": "“",
  "‘": "’",
  "«": "»",
};

/** What stands around a URL: all of it where then it is one, else what stands before it. */
const wrapped: Look = (text, _, { isUrl }) => {
  // A link as Markdown writes it.
  const [link = ""] = /^\[[^\]]*\]\(/.exec(text) ?? [];
  const closing = PAIRS[link.at(-1) ?? text.charAt(0)];
  if (closing === undefined) return undefined;
  const start = link.length || 1;
  const inside = text.endsWith(closing) ? text.slice(start, -1) : "";
  return isUrl(inside) ? advised(say.wrapped, 0, text.length, inside) : advised(say.wrapped, 0, start, "");
};

const prefixed: Look = (text) => (/^url:/i.test(text) ? advised(say.prefixed, 0, 4, "") : undefined);

/** What stands in place of the colon after the name of a scheme. */
const COLON = /\s?[:\uff1a]|[;,\s]?(?=\/\/)/uy;

const nearly: Look = (text, end, { names }) => {
  COLON.lastIndex = end;
  if (end === 0 || !COLON.test(text)) return undefined;
  const after = COLON.lastIndex;
  const written = text.slice(0, end).toLowerCase();
  // The first character is seldom mistaken, but it may be missing.
  const isAlike = (known: string) => isNear(written, known) && (known[0] === written[0] || known.slice(1) === written);
  const [name, ...others] = names.includes(written) ? [written] : names.filter(isAlike);
  if (name === undefined) return undefined;
  // With an s behind it, a name is as a rule that of the same protocol over TLS: to leave that out is not for us.
  if (others.length > 0 || written === `${name}s`) return { ...say.nearly, params: { name } };
  return advised(say.nearly, 0, after, `${name}:`, { name });
};

const scp: Look = (text) => (/^[\w.-]+@[\w.-]+:(?!\d+(?:\/|$))/.test(text) ? say.scp : undefined);

const slashesAlone: Look = (text, _, { names: [name, ...others] }) => {
  if (!text.startsWith("//")) return undefined;
  return name === undefined || others.length > 0 ? say.noSchemeBefore : advised(say.noSchemeBefore, 0, 0, `${name}:`);
};

const spaceAfter: Look = (text, end) =>
  end > 0 && end < text.length && unseenEnd(text, end) === text.length
    ? advised(say.spaceAfter, end, text.length, "")
    : undefined;

const perhaps: Look = (text, _, { meant }) => {
  const url = meant(text);
  return url === undefined ? undefined : advised(say.perhaps, 0, text.length, url);
};

const hostAlone: Look = (text, _, { names: [name, ...others], isUrl }) => {
  const isHost = /^[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)+(?:\/|$)|^[\dA-Za-z.-]+:\d+(?:\/|$)/.test(text);
  if (!isHost) return undefined;
  const isSure = others.length === 0 && isUrl(`${name}://${text}`);
  return isSure ? advised(say.hostAlone, 0, 0, `${name}://`) : say.hostAlone;
};

const onlyScheme: Look = (text, end, { names: [name, ...others] }) =>
  text[end] === ":" && name !== undefined && others.length === 0 ? { ...say.onlyScheme, params: { name } } : undefined;

/** The advice, the more particular first. */
const beginningHints: readonly Look[] = [
  unseenBefore,
  wrapped,
  prefixed,
  nearly,
  scp,
  slashesAlone,
  spaceAfter,
  perhaps,
  hostAlone,
  onlyScheme,
];

/**
 * The best advice there is.
 *
 * @param end - How many characters that a scheme can have the text begins with.
 */
export function beginningAdvice(text: string, end: number, known: Acquainted): Advice | undefined {
  if (text === "") return undefined;
  for (const look of beginningHints) {
    const advice = look(text, end, known);
    if (advice !== undefined) return advice;
  }
  return undefined;
}
