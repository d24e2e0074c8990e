import { type Found, NOWHERE, type Span } from "./spans.ts";
import { DIVIDES_LOGIN, HTTP_USER_ENDS, PORT_ENDS, type Unit, URL_ENDS, USER_ENDS, VALUE_ENDS } from "./units.ts";

/** The number of characters within which a secret must end, counted from its beginning, and again from each `@`. */
export const LONGEST_SECRET = 65_536;

interface Beginning {
  readonly index: number;
  /** The offset from which its characters are counted. */
  countedFrom: number;
  /** The user before the `:`, if it is a secret as well. */
  readonly user: Span | undefined;
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

  begin(index: number, countedFrom: number = index, user?: Span): void {
    const beginning: Beginning = { index, countedFrom, user };
    if (this.#first !== undefined && this.#last !== undefined) this.#last.next = beginning;
    else this.#first = beginning;
    this.#last = beginning;
  }

  /** Withdraws the one that began last; returns the user before it. */
  withdraw(): Span | undefined {
    if (this.#last !== undefined) this.#last.countedFrom = -LONGEST_SECRET - 1;
    return this.#last?.user;
  }

  /** Returns the offset of the earliest one that is short enough to end here, or of its user, and drops those before it. */
  earliest(here: number): number {
    while (this.#first !== undefined && here - this.#first.countedFrom > LONGEST_SECRET) this.#first = this.#first.next;
    return (this.#first?.user ?? this.#first)?.index ?? NOWHERE;
  }

  /** Ends all of them; returns true if there was one. */
  end(here: number): boolean {
    this.earliest(here);
    const first = this.#first;
    if (first === undefined) return false;
    if (first.user !== undefined) this.#found(first.user.index, first.user.end);
    this.#found(first.index, here);
    this.clear();
    return true;
  }

  /** Drops all of them, since none can end any more. */
  clear(): void {
    this.#first = undefined;
  }
}

/** A possible user of http or https, which is a secret: a token, with or without a password. It ends at the first `:` or the last `@`. */
class User {
  #index = NOWHERE;
  /** The offset from which its characters are counted. */
  #countedFrom = 0;
  readonly #found: Found;

  constructor(found: Found) {
    this.#found = found;
  }

  begin(index: number): void {
    this.#index = this.#countedFrom = index;
  }

  /** Takes an `@`, which may be part of it. */
  at(index: number, end: number): void {
    const from = this.earliest(index);
    if (from === NOWHERE) return;
    this.#found(from, index);
    this.#index = index;
    this.#countedFrom = end;
  }

  /** Ends it at the `:` before a possible password. */
  colon(here: number): Span | undefined {
    const index = this.earliest(here);
    this.drop();
    return index === NOWHERE ? undefined : { index, end: here };
  }

  drop(): void {
    this.#index = NOWHERE;
  }

  /** Returns the offset where it begins, or continues after an `@`. */
  earliest(here: number): number {
    if (here - this.#countedFrom > LONGEST_SECRET) this.drop();
    return this.#index;
  }
}

const BACKSLASH = 0x5c;
const AMPERSAND = 0x26;
const COLON = 0x3a;
const PERCENT = 0x25;
const OPENING = 0x5b;
const CLOSING = 0x5d;

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/** The states of an address in brackets: it may begin, the text is in it or in its zone (RFC 4007 §11), or it has ended. */
const NO_ADDRESS = 0;
const BEFORE_ADDRESS = 1;
const IN_ADDRESS = 2;
const IN_ZONE = 3;
const AFTER_ADDRESS = 4;

function addressAfter(state: number, code: number): number {
  if (state === BEFORE_ADDRESS) return code === OPENING ? IN_ADDRESS : NO_ADDRESS;
  if (state === NO_ADDRESS || state === AFTER_ADDRESS) return NO_ADDRESS;
  if (code === CLOSING) return AFTER_ADDRESS;
  if (code === PERCENT) return IN_ZONE;
  const character = String.fromCharCode(code);
  return (state === IN_ZONE ? /[\w.~-]/ : /[\da-f:.]/i).test(character) ? state : NO_ADDRESS;
}

/** The logins and values spelt with escapes of one level: 0 is plain, 1 `%40`, 2 `%2540`, 3 `%252540`. */
export class Track {
  readonly level: number;
  readonly #passwords: Pending;
  readonly #user: User;
  readonly #values: Pending;
  #isUser = false;
  #isHttp = false;
  #isJson = false;
  /** True if the text after the `:` of a login may be a port. */
  isPort = false;
  /** The state of the text from the beginning of a user on, or from an `@` on, while it may be an address in brackets. */
  #address = NO_ADDRESS;

  constructor(level: number, found: Found) {
    this.level = level;
    this.#passwords = new Pending(found);
    this.#user = new User(found);
    this.#values = new Pending(found);
  }

  /** Begins a possible user. `isHttp`: the user is a secret as well; `isJson`: the slashes are written as in JSON, `\/`. */
  beginLogin(index: number, isHttp: boolean, isJson: boolean): void {
    this.#isUser = true;
    this.#isHttp = isHttp;
    this.#isJson = isJson;
    this.#address = BEFORE_ADDRESS;
    if (isHttp) this.#user.begin(index);
    else this.#user.drop();
  }

  beginValue(index: number): void {
    this.#values.begin(index);
  }

  /** Takes characters that are not delimiters. */
  run(text: string, from: number, to: number): void {
    for (let index = from; index < to && (this.isPort || this.#address !== NO_ADDRESS); index++) {
      const code = text.charCodeAt(index);
      if (!isDigit(code)) this.isPort = false;
      this.#address = addressAfter(this.#address, code);
    }
  }

  /**
   * Takes a delimiter.
   *
   * @param does - The row of the table of events, if it is raw or of this level or one below.
   * @returns True if something has begun that may become a secret.
   */
  take({ code, level, index, end, isJson }: Unit, does: number): boolean {
    const own = level <= this.level || code === PERCENT ? code : 0;
    this.#takePort(own, does, isJson);
    this.#takeAddress(own, does);
    if (does & URL_ENDS) this.#passwords.clear();
    if (does & VALUE_ENDS) this.#values.end(index);
    if (does & (this.#isHttp ? HTTP_USER_ENDS | URL_ENDS : USER_ENDS | URL_ENDS)) this.#isUser = false;
    // A URL inside a URL has `&` only escaped.
    if (does & (HTTP_USER_ENDS | URL_ENDS) || (code === AMPERSAND && level < this.level)) this.#user.drop();
    // A `:` or `@` of another level belongs to another track.
    if (does & DIVIDES_LOGIN && level === this.level) {
      if (code === COLON) this.#takeColon(index, end);
      else this.#takeAt(index, end);
    }
    return this.#isUser || this.earliest(end) < NOWHERE;
  }

  #takePort(code: number, does: number, isJson: boolean): void {
    if (!this.isPort) return;
    if (does & PORT_ENDS && (!isJson || this.#isJson)) this.#passwords.withdraw();
    // JSON in JSON has several backslashes before a slash.
    if (!isDigit(code) && (code !== BACKSLASH || !this.#isJson)) this.isPort = false;
  }

  #takeAddress(code: number, does: number): void {
    if (this.#address === NO_ADDRESS) return;
    const isEnd = this.#address === AFTER_ADDRESS && (code === COLON || does & (PORT_ENDS | USER_ENDS | URL_ENDS));
    if (isEnd && !this.#isUser) {
      // The first `:` was part of the address.
      this.#user.begin(this.#passwords.withdraw()?.index ?? NOWHERE);
      this.#isUser = true;
    }
    this.#address = addressAfter(this.#address, code);
  }

  #takeColon(index: number, end: number): void {
    const user = this.#user.colon(index);
    if (!this.#isUser) return;
    this.#isUser = false;
    this.isPort = true;
    this.#passwords.begin(end, end, user);
  }

  #takeAt(index: number, end: number): void {
    this.#user.at(index, end);
    if (this.#isUser) this.#address = BEFORE_ADDRESS;
    // This may not be the last `@`.
    if (this.#passwords.end(index)) this.#passwords.begin(index, end);
  }

  /** Ends the text. */
  end(index: number): void {
    this.#passwords.clear();
    this.#values.end(index);
    this.#user.drop();
  }

  /** Tells whether nothing has begun that the next characters could go on with. */
  isIdle(here: number): boolean {
    return !this.#isUser && !this.isPort && this.#address === NO_ADDRESS && this.earliest(here) === NOWHERE;
  }

  /** Returns the offset where the earliest undecided secret begins. */
  earliest(here: number): number {
    return Math.min(this.#passwords.earliest(here), this.#user.earliest(here), this.#values.earliest(here));
  }
}
