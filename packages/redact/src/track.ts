import { LOGIN_ENDS, PASSWORD_BEGINS, PORT_ENDS, TOKEN_ENDS, URL_ENDS, USER_ENDS, VALUE_ENDS } from "./events.ts";
import { NOWHERE, Pending } from "./pending.ts";
import type { Found } from "./spans.ts";
import { Token } from "./token.ts";
import type { Unit } from "./unit.ts";

const BACKSLASH = 0x5c;
const AMPERSAND = 0x26;

/** The logins and values that are spelt with escapes of one level: 0 is plain, 1 `%40`, 2 `%2540`. */
export class Track {
  readonly #level: number;
  readonly #passwords: Pending;
  readonly #token: Token;
  readonly #values: Pending;
  #isUser = false;
  #isJson = false;
  /** Of what stands after the `:`, as long as it may be a port: 1 nothing yet, 2 digits. */
  #port = 0;

  constructor(level: number, found: Found) {
    this.#level = level;
    this.#passwords = new Pending(found);
    this.#token = new Token(found);
    this.#values = new Pending(found);
  }

  /** What comes may be a user. `isHttp`: who may be a token; `isJson`: the slashes are written as in JSON, `\/`. */
  beginLogin(index: number, isHttp: boolean, isJson: boolean): void {
    this.#isUser = true;
    this.#isJson = isJson;
    this.#token.end(index);
    if (isHttp) this.#token.begin(index);
  }

  beginValue(index: number): void {
    this.#values.begin(index);
  }

  /** Characters that are not delimiters. */
  run(text: string, from: number, to: number): void {
    if (this.#port === 0 || from === to) return;
    this.#port = 2;
    for (let index = from; index < to; index++) {
      const code = text.charCodeAt(index);
      if (code < 0x30 || code > 0x39) this.#port = 0;
    }
  }

  /** Takes a delimiter, raw or of this level or one below. @param does - The row of the table of events. */
  take({ code, level, index, end, isJson }: Unit, does: number): void {
    this.#takePort(code, does, isJson);
    if (does & URL_ENDS) this.#passwords.clear();
    if (does & VALUE_ENDS) this.#values.end(index);
    if (does & (USER_ENDS | URL_ENDS)) this.#isUser = false;
    // A URL inside a URL has an `&` only escaped.
    if (does & (TOKEN_ENDS | URL_ENDS) || (code === AMPERSAND && level < this.#level)) this.#token.end(index);
    // A `:` or `@` of another level is not its own.
    if (level === this.#level) {
      if (does & PASSWORD_BEGINS) this.#takeColon(index, end);
      if (does & LOGIN_ENDS) this.#takeAt(index, end);
    }
  }

  #takePort(code: number, does: number, isJson: boolean): void {
    if (this.#port === 0) return;
    const isPort = this.#port === 2;
    if (isPort && does & PORT_ENDS && (!isJson || this.#isJson)) this.#passwords.withdraw();
    // JSON in JSON has several before a slash.
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
    // This may not be the last one.
    if (this.#passwords.end(index)) this.#passwords.begin(index, end);
  }

  /** The text is over. */
  end(index: number): void {
    this.#passwords.clear();
    this.#values.end(index);
    this.#token.end(index);
  }

  /** Whether something has begun that may become a secret. */
  isOpen(here: number): boolean {
    return this.#isUser || this.earliest(here) < NOWHERE;
  }

  /** Where the earliest begins of which it is not known whether it is a secret. */
  earliest(here: number): number {
    return Math.min(this.#passwords.earliest(here), this.#token.earliest(here), this.#values.earliest(here));
  }
}
