import { type SecretNameOptions, type SecretNames, secretNames } from "./secret-name.ts";

/** One of the headers whose values are secrets, before its colon. */
export const HEADER: RegExp = /(?:^|[^\w-])(?:authorization|proxy-authorization|cookie|set-cookie)$/i;

/** A user after the option of a command that takes a login, as in `curl --user anna:pw`, with the quotation mark before it. */
export const ARGUMENT: RegExp =
  /(?:^|[\s"'`[(,])(?:--(?:proxy-)?user|-[uU])["']?(?:[\t =]+|,\s*)(?!["']?(?:https?|wss?|ftps?|file)$)(?:(["'])[^:"'\n]*|[^\s:"']*)$/;

/** A name, and the delimiter before it, `?`, `&`, `;` or `#`, raw or escaped. */
const BEGINNING = /^.*(?:[?&;#]|\\u00(?:3f|26|3b|23)|(%)(25)?(?:3f|26|3b|23))(.*)$/is;
const ESCAPE = /%(?:25)?([\da-f]{2})/gi;

/** The parameters with secret values. */
export class Parameters {
  readonly #names: SecretNames;
  /** The number of characters before a `=` that are examined. */
  readonly reach = 512;

  constructor(options: SecretNameOptions) {
    this.#names = secretNames(options);
  }

  /** Tells how the delimiter before a secret parameter is escaped: the level, 0 if it is raw; or -1 if the value is not secret. */
  levelOf(text: string, equals: number): number {
    const earliest = Math.max(0, equals - this.reach);
    // Most names have no escapes, and to walk back to the delimiter takes a third less time than the expression.
    for (let index = equals - 1; index >= earliest; index--) {
      const one = text.charAt(index);
      if (one === "%" || one === "\\") return this.#levelOfEscaped(text.slice(earliest, equals));
      if (one === "?" || one === "&" || one === ";" || one === "#")
        return this.#has(text.slice(index + 1, equals)) ? 0 : -1;
    }
    return -1;
  }

  #levelOfEscaped(before: string): number {
    const [, once, twice, name = ""] = BEGINNING.exec(before) ?? [];
    const decoded = name.replace(ESCAPE, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
    if (!this.#has(decoded)) return -1;
    return twice ? 2 : once ? 1 : 0;
  }

  /** Tells whether a name without characters that end a URL is that of a secret. */
  #has(name: string): boolean {
    return !/[\t-\r "<>=]/.test(name) && this.#names.kindOf(name) !== undefined;
  }
}
