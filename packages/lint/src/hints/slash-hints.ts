import type { Sentence } from "@url1738/core/runtime";
import { isLoginAhead } from "./runs.ts";
import { insteadSentence } from "./shared-sentences.ts";
import { advised, type Look } from "./spot.ts";

/** Hints on slashes: those after the colon, backslashes, drives. */

/** `parse("http://http://host.dom/")` */
export const twiceSentence: Sentence = {
  reason: "twice",
  sentence: "Leave out one of the two schemes.",
};

/** The second `http://` of `http://http://h/`. */
export const twice: Look = ({ text, index, found }) => {
  if (found !== "/") return undefined;
  const [start = ""] = /^[\w+.-]*:\/\//.exec(text) ?? [];
  if (start === "" || index + 2 !== 2 * start.length) return undefined;
  const again = text.slice(start.length, index + 2);
  return start.toLowerCase() === again.toLowerCase() ? advised(twiceSentence, start.length, index + 2, "") : undefined;
};

/** `parse("http:\\\\host.dom\\x")` */
const backslashSentence: Sentence = {
  reason: "backslash",
  sentence: 'Write "{replacement}" instead of "{backslashes}".',
};

/** A `\` in place of a slash: one is expected here, or the URL begins with backslashes. */
export const backslash: Look = ({ text, index, found, expected, canFollow }) => {
  if (found !== "\\") return undefined;
  const isBeginning = expected.includes('"//"');
  if (isBeginning && text[index - 1] === ":") {
    const [backslashes = ""] = /^[\\/]+/.exec(text.slice(index)) ?? [];
    const all = "/".repeat(Math.min(backslashes.length, 3));
    const replacement = all.length > 1 && canFollow(all) ? all : "//";
    return advised(backslashSentence, index, index + backslashes.length, replacement, { backslashes });
  }
  // JSON writes slashes like this.
  if (text[index + 1] === "/") return advised(backslashSentence, index, index + 2, "/", { backslashes: "\\/" });
  // Before an @, it separates the parts of a user's name.
  if (!isBeginning && isLoginAhead(text, index + 1)) return undefined;
  const isOfText = /^[\w+.-]*:\\/.test(text);
  if (!canFollow("/") && !isOfText) return undefined;
  // Unless a name begins after it, it may be an escape of anything.
  if (!isOfText && !/^(?:\w|$)/.test(text.slice(index + 1, index + 2))) return undefined;
  return advised(backslashSentence, index, index + 1, "/", { backslashes: "\\" });
};

/** `parse("http:/host.dom/")` */
const slashesSentence: Sentence = {
  reason: "slashes",
  sentence: "Write {replacement} after the colon.",
};

/** The missing slashes after the colon: both, or one of the two. */
export const slashes: Look = ({ text, index, expected, canFollow, canEndWith }) => {
  if (!expected.includes('"//"')) return undefined;
  const missing = text[index - 1] === "/" ? "/" : "//";
  // A text that is not a URL even with the slashes lacks more than those.
  const rest = text.slice(index);
  const isMended = [missing, `${missing}/`].some((written) => canEndWith(written + rest));
  if (/^[\w./-]+$/.test(rest) && !isMended) return undefined;
  if (!canFollow(`${missing}/`)) return advised(slashesSentence, index, index, missing);
  // If no host need follow, the rest is a path; without any slash, nobody can know from where.
  const replacement = `${missing}/`;
  return /^[A-Za-z]:|[\\/]/.test(rest) || missing === "/"
    ? advised(slashesSentence, index, index, replacement)
    : { ...slashesSentence, params: { replacement } };
};

/** The slashes after the colon, escaped. */
export const escapedSlashes: Look = ({ text, index, expected }) => {
  const [written] = /^(?:%2f){2}/i.exec(text.slice(index)) ?? [];
  return written !== undefined && expected.includes('"//"')
    ? advised(insteadSentence, index, index + written.length, "//", { written })
    : undefined;
};

/** `parse("http:")` */
const slashesAndHostSentence: Sentence = {
  reason: "slashes-and-host",
  sentence: "The colon must be followed by // and a host.",
};

export const slashesAndHost: Look = ({ expected }) => (expected.includes('"//"') ? slashesAndHostSentence : undefined);

/** `parse("file:///C|/dir/name")` */
const driveSentence: Sentence = {
  reason: "drive",
  sentence: "Write {replacement} after the letter of the drive.",
};

/** `parse("file://C:/dir/name")` */
const slashBeforePathSentence: Sentence = {
  reason: "slash-before-path",
  sentence: "Write another / before the path.",
};

/** A drive, as some write it: `C|`, or where the host should be. */
export const drive: Look = ({ text, index, found, canFollow }) => {
  if (found !== "|" && found !== ":") return undefined;
  const isHost = /^[\w+.-]*:\/\/[A-Za-z]$/.test(text.slice(0, index));
  if (found === "|" && isHost) {
    const written = text.slice(index - 1, index + 1);
    return advised(insteadSentence, index - 1, index + 1, `/${written[0]}:`, { written });
  }
  if (found === ":" && isHost) return advised(slashBeforePathSentence, index - 1, index - 1, "/");
  const isFirst =
    /^\/[A-Za-z]\|(?:[/\\]|$)/.test(text.slice(index - 2, index + 2)) &&
    /^[\w+.-]*:\/\/[^/]*$/.test(text.slice(0, index - 2));
  return isFirst && canFollow(":") ? advised(driveSentence, index, index + 1, ":") : undefined;
};
