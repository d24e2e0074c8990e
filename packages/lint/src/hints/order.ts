import { another, closing, cutOff, linkText, unseenAfter } from "./after-hints.ts";
import { embedded, named, opening, wrapped } from "./around-hints.ts";
import { beginningLooks, habit } from "./beginning-hints.ts";
import { escapeHint, notEvenEscaped } from "./escape-hint.ts";
import { backslashEscape, entity, namedInRoff, unicodeEscape, writtenBreak } from "./foreign-escapes.ts";
import { colonTwice, hostLooks, noPort, otherForm, spaceHere } from "./host-hints.ts";
import { afterAt, hostMissing, hostShapes, ipv6 } from "./host-shape.ts";
import type { Beginning } from "./known-schemes.ts";
import { asHost, asPort, loginLooks } from "./login-hints.ts";
import { inTurn, type Look } from "./look.ts";
import { barePercent, certainLooks, otherLooks } from "./mismatch-hints.ts";
import { home, letterFirst, missingEnd, oneAt, withoutAt } from "./missing-hints.ts";
import { type Broken, inNumber, inPort, numberLooks, ruleLooks } from "./number-hints.ts";
import { placeholder } from "./placeholder.ts";
import { backslash, drive, escapedSlashes, slashes, slashesAndHost, twice } from "./slash-hints.ts";
import { schemeAgain, type Typo, typoLooks } from "./typo-hints.ts";

/** Delimiters, marks and other letters in a host or a port. */
const hostForms: readonly Look[] = [
  spaceHere,
  // Before a dot: a comma before digits alone was a colon.
  hostLooks.colonBeforePort,
  otherForm,
  hostLooks.dot,
  hostLooks.brackets,
  noPort,
  hostLooks.slashBefore,
  hostLooks.escapedDelimiter,
  // After the delimiters, of which the escape or another form may be the wrong character.
  hostLooks.otherLetters,
  hostLooks.otherLettersAlone,
  hostLooks.brokenEscape,
];

/** A host that does not go on like one. */
const shapes: readonly Look[] = [
  hostShapes.bracket,
  hostShapes.character,
  hostShapes.dots,
  // A fix before a sentence: the dot that ends a host is also one at the edge of a label.
  hostShapes.lastDot,
  hostShapes.edge,
  hostShapes.lastLabel,
];

/** A port that does not go on like one. */
const portForms: Look = inPort([
  // A second colon before letters that look like digits, which may follow it.
  numberLooks.portTwice,
  numberLooks.alike,
  numberLooks.ownName,
  numberLooks.spaceBetween,
]);

/** A user that may have been meant as a host. */
const userAsHost: Look = asHost([hostMissing, ipv6, ...hostForms, loginLooks.unendedUser, ...shapes]);

/** The looks at the components of `login` and `hostport`. */
const login: Readonly<Record<string, readonly Look[]>> = {
  // A login explains whatever comes before its `@`; a missing host explains everything after it; addresses have colons, as ports do.
  host: [loginLooks.atSign, hostMissing, ipv6, home, ...hostForms, ...shapes],
  user: [userAsHost],
  password: [loginLooks.emptyPort, userAsHost, asPort([...hostForms, portForms, loginLooks.unendedPassword])],
  port: [loginLooks.atSign, loginLooks.emptyPort, ipv6, ...hostForms, portForms, loginLooks.portDigits],
};

/** The looks at any component. */
const inAny: readonly Look[] = [
  hostMissing,
  noPort,
  otherForm,
  otherLooks.lastSlash,
  // Before the other slashes: a path of a shell has its own.
  escapedSlashes,
  home,
  slashes,
  slashesAndHost,
  otherLooks.lostCharacter,
  otherLooks.halfCharacter,
  otherLooks.unseen,
  // After the characters that nobody meant, wherever they are.
  otherLooks.leaveOutRest,
  withoutAt,
  oneAt,
  missingEnd,
  letterFirst,
  afterAt(shapes),
  inNumber([numberLooks.alike, numberLooks.digits]),
  // Last: an escape helps anywhere, so anything else knows better.
  escapeHint,
  notEvenEscaped,
];

/**
 * Which look is asked when: of the advice of several looks, the first counts. The lists are asked from top to bottom: `beginning` of a text
 * that has no known scheme, the others of any other text.
 */
export const order = {
  /** A text that begins with no known scheme. */
  beginning: inTurn<Beginning>([
    // Nothing else is seen before it.
    beginningLooks.unseenBefore,
    // What makes the whole text a URL at once comes before what mends its beginning.
    habit,
    beginningLooks.habitFirst,
    beginningLooks.escaped,
    beginningLooks.object,
    // Marks on both sides say more than a URL in the middle, and that more than one mark.
    wrapped,
    embedded,
    named,
    opening,
    beginningLooks.prefixed,
    beginningLooks.again,
    // A right name before one that is nearly another.
    beginningLooks.ofPackage,
    beginningLooks.nearly,
    beginningLooks.torn,
    beginningLooks.command,
    beginningLooks.scp,
    beginningLooks.slashesAlone,
    beginningLooks.spaceAfter,
    // Texts without a scheme, the most certain first: a host by its name, with a path, in other letters, alone.
    beginningLooks.perhaps,
    beginningLooks.page,
    beginningLooks.otherLetters,
    beginningLooks.hostAlone,
    beginningLooks.atTwice,
    beginningLooks.onlyScheme,
  ]),

  /** A text of a known scheme, before its grammar is asked. */
  whole: inTurn<Beginning>([({ text, schemes, end }) => schemeAgain(text, end + 1, schemes), habit]),

  /** A text that leaves its scheme's grammar, before the hints of the scheme and its components. */
  certain: inTurn([
    // The end of the text, and holes in it: no change of a character helps there.
    unseenAfter,
    placeholder,
    closing,
    linkText,
    cutOff,
    another,
    // What programs and other languages write, before single characters of it.
    certainLooks.lineBreak,
    entity,
    certainLooks.numberSign,
    certainLooks.fragment,
    twice,
    unicodeEscape,
    namedInRoff,
    writtenBreak,
    // Escapes of other languages begin with a backslash; what is left is a slash.
    backslashEscape,
    backslash,
    drive,
    colonTwice,
    certainLooks.literal,
    spaceHere,
    certainLooks.doubled,
    certainLooks.trailing,
  ]),

  /** The same text after those hints, if it leaves the grammar in one of these components of `login` and `hostport` (RFC 1738 §5). */
  login: new Map(
    Object.entries(login).map(([component, looks]) => [component, inTurn([barePercent, ...looks, ...inAny])]),
  ),
  /** The same text after those hints, if it leaves the grammar anywhere else. */
  other: inTurn([barePercent, ...inAny]),

  /** A text for which all of these have nothing better than an escape: a fix counts if it makes the text a URL. */
  typo: inTurn<Typo>([
    // Characters before parts, and parts before ends: the smallest change that makes a URL.
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
  ]),

  /** The text obeys the grammar but breaks another rule, such as the greatest port, and no typing error explains it. */
  rule: [
    ruleLooks.groupTooGreat,
    ruleLooks.address,
    ruleLooks.labelHyphen,
    ruleLooks.brackets,
    ruleLooks.secondAt,
    ruleLooks.portTooGreat,
  ] as readonly Look<Broken>[],
};
