import * as say from "../errors/advice-sentences.ts";
import type { Advice } from "../errors/sentence.ts";
import { brokenEscape, escapeAdvice, neededEscape } from "../explain/hints.ts";
import type { Place } from "../grammar/nodes.ts";
import type { Departure } from "../machines/machine.ts";
import { escapesOf } from "../syntax/percent-encoding.ts";
import { advised } from "./advised.ts";
import type { Runs } from "./runs.ts";
import { isSpace } from "./unseen.ts";

/** What to write instead where a text leaves a grammar: the advice that needs no knowledge of any scheme. */

/** A place where a text leaves a grammar, and what could have stood there. */
export interface Spot extends Place, Omit<Departure, "index"> {
  /** Tells of which components a character can stand behind some characters. */
  readonly componentsAfter: (text: string) => readonly string[];
  /** Tells whether a text of the grammar can go on with some characters. */
  readonly canFollow: (text: string) => boolean;
  /** Tells whether URLs of a scheme are known where the text is looked at. */
  readonly takes: (scheme: string) => boolean;
  readonly runs: Runs;
}

/** Gives advice for a place; nothing where something else is wrong. */
export type Look = (spot: Spot) => Advice | undefined;

const unseenAfter: Look = ({ text, index, found, runs }) => {
  const end = runs.unseenEnd(index);
  if (found === "" || end < text.length) return undefined;
  return advised(isSpace(text, index, end) ? say.spaceAfter : say.unseenAfter, index, end, "");
};

const fragment: Look = ({ text, index, found }) =>
  found === "#" ? advised(say.fragment, index, text.length, "") : undefined;

const barePercent: Look = ({ text, index }) => {
  const begun = brokenEscape(text, index);
  return begun < 0 ? undefined : escapeAdvice(begun, begun + 1, "%25");
};

/** The second `http://` of `http://http://h/`. */
const twice: Look = ({ text, index, found, takes }) => {
  if (found !== "/") return undefined;
  const [start = ""] = /^[\w+.-]*:\/\//.exec(text) ?? [];
  const again = text.slice(start.length, index + 2);
  const [, scheme = ""] = /^([A-Za-z][\dA-Za-z+.-]*):\/\/$/.exec(again) ?? [];
  if (start === "" || !takes(scheme)) return undefined;
  return start.toLowerCase() === again.toLowerCase()
    ? advised(say.twice, start.length, index + 2, "")
    : advised(say.twice, 0, start.length, "");
};

/** `\`, where slashes are expected, or were written so at the beginning. */
const backslash: Look = ({ text, index, found, expected, canFollow, runs }) => {
  // Before an @, it stands between the parts of a user's name.
  if (found !== "\\" || runs.isBeforeAt(index)) return undefined;
  if (!canFollow("/") && !/^[\w+.-]*:\\/.test(text)) return undefined;
  const isBeginning = expected.includes('"//"');
  const replacement = isBeginning && text[index - 1] === ":" ? "//" : "/";
  // Both slashes may be written so, or the first alone.
  const isNext = text[index + 1] === "\\" || (replacement === "//" && text[index + 1] === "/");
  const end = isBeginning && isNext ? index + 2 : index + 1;
  return advised(say.backslash, index, end, replacement, { backslashes: text.slice(index, end) });
};

/** A host that is missing, or stands behind too many slashes. */
const hostMissing: Look = ({ text, index, found }) => {
  if (found !== "/" || !/^[\\/]{2}$/.test(text.slice(index - 2, index))) return undefined;
  const [slashes = ""] = /^\/+(?=[\dA-Za-z-]+\.[\dA-Za-z])/.exec(text.slice(index)) ?? [];
  return slashes === "" ? say.hostMissing : advised(say.fewerSlashes, index, index + slashes.length, "");
};

/** The slashes after the colon: both, or one of the two. */
const slashes: Look = ({ text, index, expected, canFollow }) => {
  if (!expected.includes('"//"')) return undefined;
  const missing = text[index - 1] === "/" ? "/" : "//";
  // Where no host need follow, what stands there is a path, and not a host.
  return advised(say.slashes, index, index, canFollow(`${missing}/`) ? `${missing}/` : missing);
};

const slashesAndHost: Look = ({ expected }) => (expected.includes('"//"') ? say.slashesAndHost : undefined);

/** A drive, as some write it: `C|`, or where the host should be. */
const drive: Look = ({ text, index, found, canFollow }) => {
  if (found === ":" && /^\/\/[A-Za-z]$/.test(text.slice(index - 3, index)))
    return advised(say.slashBeforePath, index - 1, index - 1, "/");
  const isDrive =
    found === "|" && /^[\w+.-]*:\/\/[^/]*\/[A-Za-z]\|(?:[/\\]|$)/.test(text.slice(0, index + 2)) && canFollow(":");
  return isDrive && text.lastIndexOf("/", index) === index - 2 ? advised(say.drive, index, index + 1, ":") : undefined;
};

/** What closes what was opened before the URL, or behind it is a slip of the pen. */
const closing: Look = ({ text, index, found, runs }) =>
  /[>"\u00bb\u201d]/.test(found) && runs.closingEnd(index) === text.length
    ? advised(say.closing, index, text.length, "")
    : undefined;

/** A line break, with which somebody has folded the URL. */
const lineBreak: Look = ({ index, found, runs }) =>
  found === "\n" || found === "\r" ? advised(say.lineBreak, index, runs.unseenEnd(index), "") : undefined;

const lostCharacter: Look = ({ found }) => (found === "\ufffd" ? say.lostCharacter : undefined);

const halfCharacter: Look = ({ index, found }) =>
  found !== "" && escapesOf(found) === undefined ? advised(say.halfCharacter, index, index + 1, "") : undefined;

const unseen: Look = ({ index, found, canEscape, runs }) => {
  if (found <= "\x7f" || runs.unseenEnd(index) === index) return undefined;
  const escapes = escapesOf(found) as string;
  return advised(canEscape ? say.unseen : say.unseenHere, index, index + found.length, "", { escapes });
};

const leaveOutRest: Look = ({ text, index, found, expected }) =>
  expected.length === 0 && found !== "" ? advised(say.leaveOutRest, index, text.length, "") : undefined;

const escape: Look = ({ index, found, canEscape, component, runs }) => {
  if (found === "" || !canEscape) return undefined;
  const end = index + found.length;
  const escapes = neededEscape(found);
  if (escapes !== undefined) return escapeAdvice(index, end, escapes);
  const replacement = escapesOf(found) as string;
  if (!/[;/?:@&=]/.test(found)) return advised(say.escapeOrLeaveOut, index, end, replacement);
  // Where an @ would have to follow, an escape is not what is missing.
  const isLogin = component === "user" || component === "password";
  if (component === undefined || (isLogin && !runs.isSomewhereBeforeAt(index))) return undefined;
  return advised(say.escapeIfMeant, index, end, replacement);
};

/** What is said before a scheme is asked. */
export const certainHints: readonly Look[] = [unseenAfter, closing, lineBreak, fragment, barePercent, twice, backslash];

/** What is said where no scheme knows better, the more particular first. */
export const otherHints: readonly Look[] = [
  hostMissing,
  drive,
  slashes,
  slashesAndHost,
  lostCharacter,
  halfCharacter,
  unseen,
  leaveOutRest,
  escape,
];
