import { another, closing, cutOff, linkText, unseenAfter } from "./after-hints.ts";
import { embedded, named, opening, wrapped } from "./around-hints.ts";
import { beginningLooks, habit } from "./beginning-hints.ts";
import { barePercent, certainLooks, otherLooks } from "./departure-hints.ts";
import { escapeHint, notEvenEscaped } from "./escape-hint.ts";
import { backslashEscape, entity, namedInRoff, unicodeEscape, writtenBreak } from "./foreign-escapes.ts";
import { colonTwice, noPort, otherForm, spaceHere } from "./host-hints.ts";
import { hostAfterAt, hostMissing } from "./host-shape.ts";
import type { Beginning } from "./known-schemes.ts";
import { loginHints } from "./login-hints.ts";
import { home, letterFirst, missing, oneAt, withoutAt } from "./missing-hints.ts";
import { number } from "./number-hints.ts";
import { placeholder } from "./placeholder.ts";
import { backslash, drive, escapedSlashes, slashes, slashesAndHost, twice } from "./slash-hints.ts";
import type { Look } from "./spot.ts";
import { type Typo, typoLooks } from "./typo-hints.ts";

/** Which look is asked when: of the advice of several looks, the first counts. */
export const order = {
  /** A text that begins with no known scheme. */
  beginning: [
    beginningLooks.unseenBefore,
    habit,
    beginningLooks.habitFirst,
    beginningLooks.escaped,
    beginningLooks.object,
    wrapped,
    embedded,
    named,
    opening,
    beginningLooks.prefixed,
    beginningLooks.again,
    beginningLooks.nearly,
    beginningLooks.torn,
    beginningLooks.command,
    beginningLooks.scp,
    beginningLooks.slashesAlone,
    beginningLooks.spaceAfter,
    beginningLooks.perhaps,
    beginningLooks.page,
    beginningLooks.hostAlone,
    beginningLooks.atTwice,
    beginningLooks.onlyScheme,
  ] as readonly Look<Beginning>[],

  /** A text that leaves its scheme's grammar, before the hints of the scheme and its components. */
  certain: [
    unseenAfter,
    placeholder,
    closing,
    linkText,
    cutOff,
    another,
    certainLooks.lineBreak,
    entity,
    certainLooks.numberSign,
    certainLooks.fragment,
    twice,
    unicodeEscape,
    namedInRoff,
    writtenBreak,
    backslashEscape,
    backslash,
    drive,
    colonTwice,
    certainLooks.literal,
    spaceHere,
    certainLooks.doubled,
    certainLooks.trailing,
  ] as readonly Look[],

  /** The same text, after those hints: a broken escape, then the look at its component of `login` by name, then all others. */
  broken: barePercent as Look,
  login: loginHints,
  other: [
    hostMissing,
    noPort,
    otherForm,
    otherLooks.lastSlash,
    escapedSlashes,
    home,
    slashes,
    slashesAndHost,
    otherLooks.lostCharacter,
    otherLooks.halfCharacter,
    otherLooks.unseen,
    otherLooks.leaveOutRest,
    withoutAt,
    oneAt,
    missing,
    letterFirst,
    hostAfterAt,
    number,
    escapeHint,
    notEvenEscaped,
  ] as readonly Look[],

  /** A text for which all of these have nothing better than an escape. */
  typo: [
    typoLooks.unseen,
    typoLooks.space,
    typoLooks.inBrackets,
    typoLooks.unescaped,
    typoLooks.inParentheses,
    typoLooks.inWords,
    typoLooks.twice,
    typoLooks.edge,
    typoLooks.form,
    typoLooks.comma,
    typoLooks.beginning,
    typoLooks.slashes,
    typoLooks.port,
    typoLooks.domain,
    typoLooks.punctuation,
  ] as readonly Look<Typo>[],
};
