import { schemeEnd } from "@url1738/core/grammar";
import { neededEscape } from "@url1738/core/runtime";
import { at, type Look } from "./look.ts";
import { hasAtAfter, isAtAhead, isAtNeeded, lastAt } from "./runs.ts";
import { sayings } from "./sentences.ts";

/** Hints on missing parts. */

const sentences = sayings({
  /** `parse("news:comp.lang.c/12")` */
  "without-at": "Without an @, this is a {component}, which cannot contain {wrong}.",
  /** `parse("news:12")` */
  "without-at-begun": "Without an @, this is a {component}, which cannot begin with {wrong}.",
  /** `parse("news:a@host@dom")` */
  "one-at": "Write only one @, and %40 for any other.",
  /** `parse("nntp://host.dom/")` */
  missing: "Write the {component} here.",
  /** `parse("wais://host.dom/db/text")` */
  "missing-after": 'Write "{delimiter}" and the {component} here.',
  /** `parse("prospero://host.dom/a;b")` */
  "missing-delimiter": 'Write "{delimiter}" here.',
  /** `parse("file://~/a")` */
  home: "Write the whole path: only a shell knows what ~ means.",
  /** `parse("nntp://host.dom/12")` */
  "letter-first": "The {component} must begin with a letter.",
});

/** Text without an `@` that may have been meant as something that needs none, such as a newsgroup. */
export const withoutAt: Look = (spot) => {
  const { text, index, found, component = "", canEscape, canEndWith, componentsAfter, earlier, lastEnd } = spot;
  // The hints on logins are better for these.
  if (/^(?:user|password|host|port)$/.test(component) || hasAtAfter(text, index)) return undefined;
  if (!isAtNeeded(spot) || isAtAhead(text, index + found.length)) return undefined;
  // An escape may be one of those that only the other component could have.
  const left = componentsAfter(canEscape ? (neededEscape(found) ?? "") : "");
  const start = earlier(schemeEnd(text) + 1);
  const at = canEndWith("") ? spot : (lastEnd() ?? start);
  const [other] = start.componentsAfter("").filter((component) => !left.includes(component));
  if (other === undefined || at.found === "") return undefined;
  const isBegun = at.index > start.index;
  const params = { component: other, wrong: at.found };
  return sentences.said(isBegun ? "without-at" : "without-at-begun", params);
};

/** A second `@`. */
export const oneAt: Look = at(/@/, ({ text, index, component }) =>
  lastAt(text, index) > 0 && component !== "host" ? sentences.said("one-at") : undefined,
);

/** A missing component at the end, with the delimiter before it; or a missing delimiter that must come before anything else. */
export const missingEnd: Look = ({ text, index, found, canFollow, canEndWith, componentsAfter }) => {
  if (canEndWith("")) return undefined;
  const [delimiter] = /[:/=]/.test(text.charAt(index - 1))
    ? [""]
    : ["/", "="].filter((candidate) => canFollow(candidate + found));
  if (delimiter === undefined || (found !== "" && delimiter !== "=")) return undefined;
  const [component] = componentsAfter(delimiter);
  if (component === undefined) return undefined;
  if (delimiter === "") return sentences.said("missing", { component });
  if (!componentsAfter("").includes(component)) return sentences.said("missing-after", { delimiter, component });
  return delimiter === "=" ? sentences.said("missing-delimiter", { delimiter }) : undefined;
};

/** Tells whether the home directory of a shell is at a place, with nothing before it but the scheme, slashes and this machine. */
export const isHome = (text: string, index: number) =>
  /^~[/\\]/.test(text.slice(index, index + 2)) && /^[\w+.-]*:(?:\/\/(?:localhost)?\/?)?$/i.test(text.slice(0, index));

/** The home directory of a shell, in place of a path. */
export const home: Look = at(/~/, ({ text, index }) => (isHome(text, index) ? sentences.said("home") : undefined));

/** A name that begins with something other than a letter. */
export const letterFirst: Look = at(/./su, ({ text, index, canFollow, componentsAfter }) => {
  const isFirst = /[:/@]/.test(text.charAt(index - 1)) && canFollow("a") && !["1", "-", "%00"].some(canFollow);
  const [component, ...others] = componentsAfter("");
  return isFirst && component !== undefined && others.length === 0
    ? sentences.said("letter-first", { component })
    : undefined;
});
