import { type Sentence, schemeEnd } from "@url1738/core/runtime";
import { named } from "./named.ts";
import { isAtAhead, isAtNeeded, lastAt, runEnd } from "./runs.ts";
import type { Look } from "./spot.ts";

/** Hints on missing parts that have to follow. */

const nextAt = runEnd(/[^@]*/y);

/** `parse("news:comp.lang.c/12")` */
const withoutAtSentence: Sentence = {
  reason: "without-at",
  sentence: 'Without an @, this is a {named}, which cannot contain "{wrong}".',
};

/** `parse("news:12")` */
const withoutAtBegunSentence: Sentence = {
  reason: "without-at-begun",
  sentence: 'Without an @, this is a {named}, which cannot begin with "{wrong}".',
};

/** Text without an `@` that may have been meant for something that needs none, such as a newsgroup. */
export const withoutAt: Look = (spot) => {
  const { text, index, found, component = "", componentsAfter, earlier, lastEnd } = spot;
  // The hints on logins know more.
  if (/^(?:user|password|host|port)$/.test(component) || nextAt(text, index) < text.length) return undefined;
  if (!isAtNeeded(spot) || isAtAhead(text, index + found.length)) return undefined;
  const left = componentsAfter("");
  const start = earlier(schemeEnd(text) + 1);
  const at = lastEnd() ?? start;
  const [other] = start.componentsAfter("").filter((one) => !left.includes(one));
  if (other === undefined || at.found === "") return undefined;
  const isBegun = at.index > start.index;
  return {
    ...(isBegun ? withoutAtSentence : withoutAtBegunSentence),
    params: { component: other, named: named(other), wrong: at.found },
  };
};

/** `parse("news:a@host@dom")` */
const oneAtSentence: Sentence = {
  reason: "one-at",
  sentence: "Write only one @, and %40 for any other.",
};

/** `parse("mailto:a@host@c.dom")` */
export const onlyOneAtSentence: Sentence = {
  reason: "only-one-at",
  sentence: "Write only one @.",
};

/** A second `@`. */
export const oneAt: Look = ({ text, index, found, component }) =>
  found === "@" && lastAt(text, index) > 0 && component !== "host" ? oneAtSentence : undefined;

/** `parse("nntp://host.dom/")` */
const missingSentence: Sentence = {
  reason: "missing",
  sentence: "Write the {named} here.",
};

/** `parse("wais://host.dom/db/text")` */
const missingAfterSentence: Sentence = {
  reason: "missing-after",
  sentence: 'Write "{delimiter}" and the {named} here.',
};

/** `parse("prospero://host.dom/a;b")` */
const missingDelimiterSentence: Sentence = {
  reason: "missing-delimiter",
  sentence: 'Write "{delimiter}" here.',
};

/** A missing component at the end, with the delimiter before it; or a missing delimiter that must come before anything else. */
export const missing: Look = ({ text, index, found, canFollow, canEndWith, componentsAfter }) => {
  if (canEndWith("")) return undefined;
  const [delimiter] = /[:/=]/.test(text.charAt(index - 1)) ? [""] : ["/", "="].filter((one) => canFollow(one + found));
  if (delimiter === undefined || (found !== "" && delimiter !== "=")) return undefined;
  const [component] = componentsAfter(delimiter);
  if (component === undefined) return undefined;
  if (delimiter === "") return { ...missingSentence, params: { component, named: named(component) } };
  if (!componentsAfter("").includes(component))
    return { ...missingAfterSentence, params: { delimiter, component, named: named(component) } };
  return delimiter === "=" ? { ...missingDelimiterSentence, params: { delimiter } } : undefined;
};

/** `parse("file://~/a")` */
const homeSentence: Sentence = {
  reason: "home",
  sentence: "Write the whole path: only a shell knows what ~ means.",
};

/** The home directory of a shell, in place of a path. */
export const home: Look = ({ text, index, expected, canFollow }) =>
  /^~[/\\]/.test(text.slice(index, index + 2)) && (canFollow("/") || expected.includes('"//"'))
    ? homeSentence
    : undefined;

/** `parse("nntp://host.dom/12")` */
const letterFirstSentence: Sentence = {
  reason: "letter-first",
  sentence: "The {component} must begin with a letter.",
};

/** A name that begins with something other than a letter. */
export const letterFirst: Look = ({ text, index, found, canFollow, componentsAfter }) => {
  const isFirst = /[:/@]/.test(text.charAt(index - 1)) && canFollow("a") && !["1", "-", "%00"].some(canFollow);
  const [component, ...others] = componentsAfter("");
  return isFirst && found !== "" && component !== undefined && others.length === 0
    ? { ...letterFirstSentence, params: { component } }
    : undefined;
};
