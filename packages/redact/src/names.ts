/** The names of parameters with secret values, as a pattern: the single list for errors, values, texts and objects. */
export const NAMES: string =
  "password|passwd|pwd|secret|client_secret|token|access_token|refresh_token|id_token|auth_token|private_token|job_token|jwt|auth|" +
  "sessionid|api_key|apikey|api-key|sig|signature|AWSAccessKeyId|X-Amz-Signature|X-Amz-Credential|X-Amz-Security-Token|" +
  "X-Goog-Signature|X-Goog-Credential";

/** The headers whose values are secrets, and the keys of an object with them. */
export const HEADER_NAMES: readonly string[] = ["authorization", "proxy-authorization", "cookie", "set-cookie"];

/** One of these headers before its colon. */
export const HEADER: RegExp = new RegExp(`(?:^|[^\\w-])(?:${HEADER_NAMES.join("|")})$`, "i");

/** A user after the option of a command that takes a login, as in `curl --user anna:pw`, with the quotation mark before it. */
export const ARGUMENT: RegExp =
  /(?:^|[\s"'`[(,])(?:--(?:proxy-)?user|-[uU])["']?(?:[\t =]+|,\s*)(?!["']?(?:https?|wss?|ftps?|file)$)(?:(["'])[^:"'\n]*|[^\s:"']*)$/;

/** A name, and the delimiter before it, `?`, `&`, `;` or `#`, raw or escaped. */
const BEGINNING = /^.*(?:[?&;#]|\\u00(?:3f|26|3b|23)|(%)(25)?(?:3f|26|3b|23))(.*)$/is;
const ESCAPE = /%(?:25)?([\da-f]{2})/gi;

/** The factor by which a name grows if all of its characters are escaped. */
const ESCAPED = 5;

/** The parameters with secret values. */
export class Parameters {
  readonly #names: ReadonlySet<string>;
  /** The number of characters before a `=` that are examined. */
  readonly reach: number;

  /** @param more - Names in addition to those of the list. */
  constructor(more: readonly string[]) {
    this.#names = new Set([...NAMES.split("|"), ...more].map((name) => name.toLowerCase()));
    let longest = 0;
    for (const { length } of this.#names) longest = Math.max(longest, length);
    this.reach = ESCAPED * (longest + 1);
  }

  has(name: string): boolean {
    return this.#names.has(name.toLowerCase());
  }

  /** Tells how the delimiter before a secret parameter is escaped: the level, 0 if it is raw; or -1 if the value is not secret. */
  levelOf(text: string, equals: number): number {
    const earliest = Math.max(0, equals - this.reach);
    // Most names have no escapes, and to walk back to the delimiter takes a third less time than the expression.
    for (let index = equals - 1; index >= earliest; index--) {
      const one = text.charAt(index);
      if (one === "%" || one === "\\") return this.#levelOfEscaped(text.slice(earliest, equals));
      if (one === "?" || one === "&" || one === ";" || one === "#")
        return this.has(text.slice(index + 1, equals)) ? 0 : -1;
    }
    return -1;
  }

  #levelOfEscaped(before: string): number {
    const [, once, twice, name = ""] = BEGINNING.exec(before) ?? [];
    const decoded = name.replace(ESCAPE, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
    if (!this.has(decoded)) return -1;
    return twice ? 2 : once ? 1 : 0;
  }
}
