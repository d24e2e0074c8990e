import { shortenedName } from "./names-of-texts.ts";
import type { SecretNames } from "./secret-name.ts";
import { type Finder, type Found, LONGEST_SECRET, NOWHERE } from "./spans.ts";
import {
  EVENTS,
  EVENTS_OF_ONE,
  HTTP_USER_ENDS,
  isCutEscape,
  LONGEST_SCHEME,
  NAME_BEGINS,
  readUnit,
  URL_ENDS,
} from "./units.ts";
import { type Pending, type UrlReader, urlReader } from "./url-reader.ts";

/** The character is a delimiter of a text that was meant as one URL. */
const OF_ONE = 1;
/** Everything that may lead to a secret in any other text begins with this character. */
const LEAD = 2;
/** It is a delimiter of any other text. */
const OF_TEXT = 4;

/** Where to stop, by the code of the character. */
const STOPS: Uint8Array = /* @__PURE__ */ EVENTS_OF_ONE.map((does, code) => {
  const ofOne = code === "@".charCodeAt(0) ? OF_ONE : OF_ONE | LEAD;
  return (does === 0 ? 0 : ofOne) | (EVENTS[code] === 0 ? 0 : OF_TEXT);
});

/** Matches the symbol of a currency, which no token is as short as. */
const SYMBOL = /^(?:[A-Z]{3}|USD[A-Z])$/;
/** Matches the value of a switch, a state, or a reference, which are not secret, whatever their name. */
const SWITCH = /^(?:|true|false|null|none|undefined|yes|no|on|off|required|optional|expired|\$\d|\$?\{.*\}|%s)$/i;
const NUMBER = /^\d{1,5}$/;
/** The name of a count, a switch or a year, if its value is a number. */
const COUNT = /(?:(?:token|session|key|signature)s|auth|^ session)$/i;

/** Finds the secrets of URLs in a text that comes in pieces. */
export class UrlFinder implements Finder {
  readonly sign = "urls";
  readonly #read: UrlReader;
  readonly #events: Uint8Array;
  readonly #pending: Pending[] = [];
  /** The current piece of the text, from `base` on, after enough of the preceding text to tell what it means. */
  #text = "";
  #base = 0;
  /** The offset up to which the text has been read. */
  #position = 0;
  /** False from the end of a URL to the next delimiter after which a user or a name may begin: nothing else can end in between. */
  #isOpen: boolean;
  /** The end of the current unit, the offset of the value of the last secret name, and the form in which such a value is shown. */
  #unitEnd = 0;
  #value = -1;
  #shown = SWITCH;

  /** @param isSingle - True if the text was meant as one URL. */
  constructor(found: Found, names: SecretNames, isSingle: boolean) {
    this.#isOpen = isSingle;
    this.#events = isSingle ? EVENTS_OF_ONE : EVENTS;
    this.#read = urlReader(
      (index, end, isValue) => {
        if (isSingle || !isValue || !this.#isShown(index, end)) found(index, end);
      },
      (name) => {
        const kind = names.kindOf(name);
        this.#value = this.#unitEnd;
        this.#shown = COUNT.test(name) ? NUMBER : kind === "other" ? SYMBOL : SWITCH;
        return kind;
      },
      (name) => shortenedName(name, names),
      this.#events,
      LONGEST_SECRET,
      this.#pending,
    );
  }

  read(piece: string): void {
    const kept = Math.max(0, this.#position - this.#base - LONGEST_SCHEME);
    // Engines read a joined string faster than one that is added to another, which they keep as two.
    this.#text = [this.#text.slice(kept), piece].join("");
    this.#base += kept;
    this.#scan(false);
  }

  skip({ length }: string): void {
    this.#position += length;
    this.#base = this.#position;
    this.#text = "";
  }

  end(last = ""): void {
    // The end of the text ends a value, as an `&` does.
    this.#text += `${last}&`;
    this.#scan(true);
  }

  earliest(): number {
    // A login may begin after a backslash that turns out not to begin an escape.
    let earliest = this.#text[this.#position - this.#base] === "\\" ? this.#position + 1 : NOWHERE;
    if (!this.#isOpen) return earliest;
    for (const lists of this.#pending)
      for (const list of lists()) {
        if (list.length === 0) continue;
        const first = list.findIndex(([, countedFrom]) => this.#position - countedFrom <= LONGEST_SECRET);
        if (first !== 0) list.splice(0, first < 0 ? list.length : first);
        earliest = Math.min(earliest, list[0]?.[0] ?? NOWHERE);
      }
    return earliest;
  }

  isSettled(): boolean {
    return !this.#isOpen && this.#position === this.#base + this.#text.length;
  }

  /** Tells whether the value of a parameter is shown. As many characters before the current ones are held as it may have. */
  #isShown(index: number, end: number): boolean {
    if (end - index > LONGEST_SCHEME) return false;
    const value = this.#text.slice(index - this.#base, end - this.#base);
    return SWITCH.test(value) || (index === this.#value && this.#shown.test(value));
  }

  #scan(isLast: boolean): void {
    const text = this.#text;
    const events = this.#events;
    const open = events === EVENTS ? OF_TEXT : OF_ONE;
    let mask = this.#isOpen ? open : LEAD;
    let from = this.#position - this.#base;
    let index = from;
    for (; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code > 127 || ((STOPS[code] as number) & mask) === 0) continue;
      if (!isLast && isCutEscape(text, index)) break;
      const unit = readUnit(text, index, this.#base);
      this.#unitEnd = unit.end;
      this.#read(text, from, index, unit);
      from = unit.end - this.#base;
      index = from - 1;
      const does = events[unit.character.charCodeAt(0)] as number;
      if (does & URL_ENDS && unit.level === 0) mask = LEAD;
      else if (does & (HTTP_USER_ENDS | NAME_BEGINS)) mask = open;
    }
    // Read the rest. Its last character is not a delimiter, so it is passed as a unit without effects, which no unit directly follows.
    const last = index - 1;
    const unit = { character: text.charAt(last), level: 0, index: last + this.#base, end: -1 };
    if (from < index) this.#read(text, from, last, unit);
    this.#position = index + this.#base;
    this.#isOpen = mask === open;
  }
}
