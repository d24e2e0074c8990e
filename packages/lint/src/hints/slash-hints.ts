import { at, type Look } from "./look.ts";
import { isLoginAhead } from "./runs.ts";
import { instead, sayings } from "./sentences.ts";

/** Hints on slashes: those after the colon, backslashes, drives. */

const sentences = sayings({
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
});

/** The second `http://` of `http://http://h/`. */
export const twice: Look = at(/\//, ({ text, index }) => {
  const [start = ""] = /^[\w+.-]*:\/\//.exec(text) ?? [];
  if (start === "" || index + 2 !== 2 * start.length) return undefined;
  const again = text.slice(start.length, index + 2);
  return start.toLowerCase() === again.toLowerCase()
    ? sentences.advised("twice", start.length, index + 2, "")
    : undefined;
});

/** A `\` in place of a slash: one is expected here, or the URL begins with backslashes. */
export const backslash: Look = at(/\\/, ({ text, index, expected, canFollow }) => {
  const isBeginning = expected.includes('"//"');
  if (isBeginning && text[index - 1] === ":") {
    const [backslashes = ""] = /^[\\/]+/.exec(text.slice(index)) ?? [];
    const all = "/".repeat(Math.min(backslashes.length, 3));
    const replacement = all.length > 1 && canFollow(all) ? all : "//";
    return sentences.advised("backslash", index, index + backslashes.length, replacement, { backslashes });
  }
  // JSON writes slashes like this.
  if (text[index + 1] === "/") return sentences.advised("backslash", index, index + 2, "/", { backslashes: "\\/" });
  // Before an @, a backslash separates the parts of a user's name.
  if (!isBeginning && isLoginAhead(text, index + 1)) return undefined;
  const isOfText = /^[\w+.-]*:\\/.test(text);
  if (!canFollow("/") && !isOfText) return undefined;
  // If no name begins after the backslash, it may escape any character.
  if (!isOfText && !/^(?:\w|$)/.test(text.slice(index + 1, index + 2))) return undefined;
  return sentences.advised("backslash", index, index + 1, "/", { backslashes: "\\" });
});

/** The missing slashes after the colon: both, or one of the two. */
export const slashes: Look = ({ text, index, expected, canFollow, canEndWith }) => {
  if (!expected.includes('"//"')) return undefined;
  const missing = text[index - 1] === "/" ? "/" : "//";
  // If the slashes do not make it a URL, something else is missing.
  const rest = text.slice(index);
  const isMended = [missing, `${missing}/`].some((written) => canEndWith(written + rest));
  if (/^[\w./-]+$/.test(rest) && !isMended) return undefined;
  if (!canFollow(`${missing}/`)) return sentences.advised("slashes", index, index, missing);
  // If no host has to follow, the rest is a path; without any slash, nobody can tell from which directory.
  const replacement = `${missing}/`;
  return /^[A-Za-z]:|[\\/]/.test(rest) || missing === "/"
    ? sentences.advised("slashes", index, index, replacement)
    : sentences.said("slashes", { replacement });
};

export const escapedSlashes: Look = at(/%/, ({ text, index, expected }) => {
  const [written] = /^(?:%2f){2}/i.exec(text.slice(index)) ?? [];
  return written !== undefined && expected.includes('"//"') ? instead(index, written, "//") : undefined;
});

export const slashesAndHost: Look = ({ expected }) =>
  expected.includes('"//"') ? sentences.said("slashes-and-host") : undefined;

/** A drive that is written `C|`, or in place of the host. */
export const drive: Look = at(/[|:]/, ({ text, index, found, canFollow }) => {
  const isHost = /^[\w+.-]*:\/\/[A-Za-z]$/.test(text.slice(0, index));
  const letter = text.charAt(index - 1);
  if (found === "|" && isHost) return instead(index - 1, `${letter}|`, `/${letter}:`);
  if (found === ":" && isHost) return sentences.advised("slash-before-path", index - 1, index - 1, "/");
  const isFirst =
    /^\/[A-Za-z]\|(?:[/\\]|$)/.test(text.slice(index - 2, index + 2)) &&
    /^[\w+.-]*:\/\/[^/]*$/.test(text.slice(0, index - 2));
  return isFirst && canFollow(":") ? sentences.advised("drive", index, index + 1, ":") : undefined;
});
