import { type Found, NOWHERE } from "./spans.ts";
import { DIVIDES_LOGIN, PORT_ENDS, TOKEN_ENDS, type Unit, URL_ENDS, USER_ENDS, VALUE_ENDS } from "./units.ts";

/** The number of characters within which a secret must end, counted from its beginning, and again from each `@`. */
const LONGEST_SECRET = 65_536;

interface Beginning {
  readonly index: number;
  /** The offset from which its characters are counted. */
  countedFrom: number;
  next?: Beginning;
}

/** Secrets that have begun and may still end. They end at the same place, so the earliest covers the others. */
class Pending {
  #first: Beginning | undefined;
  #last: Beginning | undefined;
  readonly #found: Found;

  constructor(found: Found) {
    this.#found = found;
  }

  begin(index: number, countedFrom: number = index): void {
    const beginning: Beginning = { index, countedFrom };
    if (this.#first !== undefined && this.#last !== undefined) this.#last.next = beginning;
    else this.#first = beginning;
    this.#last = beginning;
  }

  /** Withdraws the one that began last. */
  withdraw(): void {
    if (this.#last !== undefined) this.#last.countedFrom = -LONGEST_SECRET - 1;
  }

  /** Returns the offset of the earliest one that is short enough to end here, and drops those before it. */
  earliest(here: number): number {
    while (this.#first !== undefined && here - this.#first.countedFrom > LONGEST_SECRET) this.#first = this.#first.next;
    return this.#first?.index ?? NOWHERE;
  }

  /** Ends all of them; returns true if there was one. */
  end(here: number): boolean {
    const index = this.earliest(here);
    if (index === NOWHERE) return false;
    this.#found(index, here);
    this.clear();
    return true;
  }

  /** Drops all of them, since none can end any more. */
  clear(): void {
    this.#first = undefined;
  }
}

/**
 * A user without a password in http or https, which is a token.
 *
 * An `@` may be part of a user who has a password after all: `https://anna@h.dom:pw@host`. That is known at the end of the login, or
 * 65,536 characters after its beginning.
 */
class Token {
  #index = NOWHERE;
  /** The offset of the last `@`, and the offset from which its characters are counted. */
  #at = NOWHERE;
  #countedFrom = 0;
  #hasColon = false;
  /** True if the text before the last `@` has been reported. */
  #isFound = false;
  readonly #found: Found;

  constructor(found: Found) {
    this.#found = found;
  }

  begin(index: number): void {
    this.#index = this.#countedFrom = index;
    this.#at = NOWHERE;
    this.#hasColon = this.#isFound = false;
  }

  colon(here: number): void {
    if (this.earliest(here) === NOWHERE) return;
    if (this.#at === NOWHERE || this.#isFound) this.#index = NOWHERE;
    else this.#hasColon = true;
  }

  at(index: number, end: number): void {
    if (this.earliest(index) === NOWHERE) return;
    if (this.#hasColon) {
      this.#index = NOWHERE;
      return;
    }
    this.#at = index;
    this.#countedFrom = end;
    if (this.#isFound) this.#take();
  }

  end(here: number): void {
    if (this.earliest(here) === NOWHERE) return;
    if (this.#at < NOWHERE && !this.#isFound) this.#take();
    this.#index = NOWHERE;
  }

  /** Returns the offset where it begins, or continues after the reported part; decides what can be decided here. */
  earliest(here: number): number {
    if (this.#index === NOWHERE) return NOWHERE;
    const isTooLong = here - this.#countedFrom > LONGEST_SECRET;
    if (!this.#isFound && this.#at < NOWHERE && (isTooLong || here - this.#index > LONGEST_SECRET)) {
      this.#take();
      if (this.#hasColon) this.#index = NOWHERE;
      this.#isFound = true;
    }
    if (isTooLong) this.#index = NOWHERE;
    return this.#index;
  }

  #take(): void {
    this.#found(this.#index, this.#at);
    this.#index = this.#at;
  }
}

const BACKSLASH = 0x5c;
const AMPERSAND = 0x26;
const COLON = 0x3a;

/** The logins and values spelt with escapes of one level: 0 is plain, 1 `%40`, 2 `%2540`. */
export class Track {
  readonly level: number;
  readonly #passwords: Pending;
  readonly #token: Token;
  readonly #values: Pending;
  #isUser = false;
  #isJson = false;
  /** The state of the text after the `:` while it may be a port: 1 for nothing yet, 2 for digits. */
  #port = 0;

  constructor(level: number, found: Found) {
    this.level = level;
    this.#passwords = new Pending(found);
    this.#token = new Token(found);
    this.#values = new Pending(found);
  }

  /** Begins a possible user. `isHttp`: the user may be a token; `isJson`: the slashes are written as in JSON, `\/`. */
  beginLogin(index: number, isHttp: boolean, isJson: boolean): void {
    this.#isUser = true;
    this.#isJson = isJson;
    this.#token.end(index);
    if (isHttp) this.#token.begin(index);
  }

  beginValue(index: number): void {
    this.#values.begin(index);
  }

  /** Takes characters that are not delimiters. */
  run(text: string, from: number, to: number): void {
    if (this.#port === 0 || from === to) return;
    this.#port = 2;
    for (let index = from; index < to; index++) {
      const code = text.charCodeAt(index);
      if (code < 0x30 || code > 0x39) this.#port = 0;
    }
  }

  /**
   * Takes a delimiter.
   *
   * @param does - The row of the table of events, if it is raw or of this level or one below.
   * @returns True if something has begun that may become a secret.
   */
  take({ code, level, index, end, isJson }: Unit, does: number): boolean {
    this.#takePort(code, does, isJson);
    if (does & URL_ENDS) this.#passwords.clear();
    if (does & VALUE_ENDS) this.#values.end(index);
    if (does & (USER_ENDS | URL_ENDS)) this.#isUser = false;
    // A URL inside a URL has `&` only escaped.
    if (does & (TOKEN_ENDS | URL_ENDS) || (code === AMPERSAND && level < this.level)) this.#token.end(index);
    // A `:` or `@` of another level belongs to another track.
    if (does & DIVIDES_LOGIN && level === this.level) {
      if (code === COLON) this.#takeColon(index, end);
      else this.#takeAt(index, end);
    }
    return this.#isUser || this.earliest(end) < NOWHERE;
  }

  #takePort(code: number, does: number, isJson: boolean): void {
    if (this.#port === 0) return;
    const isPort = this.#port === 2;
    if (isPort && does & PORT_ENDS && (!isJson || this.#isJson)) this.#passwords.withdraw();
    // JSON in JSON has several backslashes before a slash.
    if (!(isPort && code === BACKSLASH && this.#isJson)) this.#port = 0;
  }

  #takeColon(index: number, end: number): void {
    this.#token.colon(index);
    if (!this.#isUser) return;
    this.#isUser = false;
    this.#port = 1;
    this.#passwords.begin(end);
  }

  #takeAt(index: number, end: number): void {
    this.#token.at(index, end);
    // This may not be the last `@`.
    if (this.#passwords.end(index)) this.#passwords.begin(index, end);
  }

  /** Ends the text. */
  end(index: number): void {
    this.#passwords.clear();
    this.#values.end(index);
    this.#token.end(index);
  }

  /** Returns the offset where the earliest undecided secret begins. */
  earliest(here: number): number {
    return Math.min(this.#passwords.earliest(here), this.#token.earliest(here), this.#values.earliest(here));
  }
}
