import * as say from "../errors/advice-sentences.ts";
import { schemeEnd } from "../syntax/scheme-name.ts";
import { lastAt } from "./last-before.ts";
import { isAtAhead, isAtNeeded } from "./login-ahead.ts";
import { runEnd } from "./run-end.ts";
import type { Look } from "./spot.ts";

/** What to write instead where something is missing that has to follow. */

const nextAt = runEnd(/[^@]*/y);

/** What no `@` ends may have been meant for what needs none, such as a newsgroup. */
export const withoutAt: Look = (spot) => {
  const { text, index, found, component = "", componentsAfter, earlier, lastEnd } = spot;
  // Of a login, more is known.
  if (/^(?:user|password|host|port)$/.test(component) || nextAt(text, index) < text.length) return undefined;
  if (!isAtNeeded(spot) || isAtAhead(text, index + found.length)) return undefined;
  const left = componentsAfter("");
  const start = earlier(schemeEnd(text) + 1);
  const at = lastEnd() ?? start;
  const [other] = start.componentsAfter("").filter((one) => !left.includes(one));
  if (other === undefined || at.found === "") return undefined;
  const isBegun = at.index > start.index;
  return {
    ...(isBegun ? say.withoutAt : say.withoutAtBegun),
    params: { component: other, wrong: at.found },
  };
};

/** A second `@`, where there is one. */
export const oneAt: Look = ({ text, index, found, component }) =>
  found === "@" && lastAt(text, index) > 0 && component !== "host" ? say.oneAt : undefined;

/** A component that is missing at the end, with the delimiter before it; or a delimiter without which nothing else can follow. */
export const missing: Look = ({ text, index, found, canFollow, canEndWith, componentsAfter }) => {
  if (canEndWith("")) return undefined;
  const [delimiter] = /[:/=]/.test(text.charAt(index - 1)) ? [""] : ["/", "="].filter((one) => canFollow(one + found));
  if (delimiter === undefined || (found !== "" && delimiter !== "=")) return undefined;
  const [component] = componentsAfter(delimiter);
  if (component === undefined) return undefined;
  if (delimiter === "") return { ...say.missing, params: { component } };
  if (!componentsAfter("").includes(component)) return { ...say.missingBehind, params: { delimiter, component } };
  return delimiter === "=" ? { ...say.missingDelimiter, params: { delimiter } } : undefined;
};

/** The home directory of a shell, in place of a path. */
export const home: Look = ({ text, index, expected, canFollow }) =>
  /^~[/\\]/.test(text.slice(index, index + 2)) && (canFollow("/") || expected.includes('"//"')) ? say.home : undefined;

/** A name that begins with something else than a letter. */
export const letterFirst: Look = ({ text, index, found, canFollow, componentsAfter }) => {
  const isFirst = /[:/@]/.test(text.charAt(index - 1)) && canFollow("a") && !["1", "-", "%00"].some(canFollow);
  const [component, ...others] = componentsAfter("");
  return isFirst && found !== "" && component !== undefined && others.length === 0
    ? { ...say.letterFirst, params: { component } }
    : undefined;
};
