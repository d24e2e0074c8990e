/** The names of parameters with secret values, as a pattern: the single list for errors, values, texts and objects. */
export const NAMES: string =
  "password|passwd|pwd|secret|client_secret|token|access_token|refresh_token|id_token|auth_token|private_token|job_token|jwt|auth|" +
  "sessionid|api_key|apikey|api-key|sig|signature|AWSAccessKeyId|X-Amz-Signature|X-Amz-Credential|X-Amz-Security-Token|" +
  "X-Goog-Signature|X-Goog-Credential";

/** The headers whose values are secrets. */
export const HEADERS: RegExp = /(?:^|[^\w-])(?:(?:proxy-)?authorization|(?:set-)?cookie)$/i;

/** A user after the option of a command that takes a login, as in `curl --user anna:pw`, with the quotation mark before it. */
export const ARGUMENT: RegExp =
  /(?:^|[\s"'`[(,])(?:--(?:proxy-)?user|-[uU])["']?(?:[\t =]+|,\s*)(?!["']?(?:https?|wss?|ftps?|file)$)(?:(["'])[^:"'\n]*|[^\s:"']*)$/;

/** The same headers, as the keys of an object. */
export const HEADER_NAMES: readonly string[] = ["authorization", "proxy-authorization", "cookie", "set-cookie"];

/** Returns all names in lower case. @param more - Names in addition to those of the list. */
export function namesWith(more: readonly string[]): ReadonlySet<string> {
  return new Set([...NAMES.split("|"), ...more].map((name) => name.toLowerCase()));
}

/** The delimiter before a parameter, `?`, `&`, `;` or `#`, raw or escaped, and then a name. */
const BEGINNING = /^[\s\S]*(?:[?&;#]|\\u00(?:3f|26|3b|23)|(%)(25)?(?:3f|26|3b|23))([^=\s]*)$/i;
const ESCAPE = /%(?:25)?([\da-f]{2})/gi;

/** The factor by which a name grows if all of its characters are escaped. */
const ESCAPED = 5;

/** Tells whether the name before a `=` has a secret value, and how its beginning is escaped. */
export interface Parameters {
  /** The number of characters before a `=` that are examined. */
  readonly reach: number;
  /** Returns the level of the name's beginning, 0 if it is raw, or -1 if the value is not secret. */
  readonly levelOf: (text: string, equals: number) => number;
}

/** @param names - In lower case. */
export function parametersWith(names: ReadonlySet<string>): Parameters {
  const longest = Math.max(...[...names].map(({ length }) => length));
  const reach = ESCAPED * (longest + 1);

  /** Returns the same for text that contains escapes. */
  function levelOfEscaped(text: string, equals: number): number {
    const [, once, twice, name = ""] = BEGINNING.exec(text.slice(Math.max(0, equals - reach), equals)) ?? [];
    const decoded = name.replace(ESCAPE, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
    if (!names.has(decoded.toLowerCase())) return -1;
    return twice ? 2 : once ? 1 : 0;
  }

  return {
    reach,
    levelOf: (text, equals) => {
      const earliest = Math.max(0, equals - reach);
      for (let index = equals - 1; index >= earliest; index--) {
        const code = text.charCodeAt(index);
        // "%" or a backslash
        if (code === 0x25 || code === 0x5c) return levelOfEscaped(text, equals);
        // "?", "&", ";" or "#"
        if (code === 0x3f || code === 0x26 || code === 0x3b || code === 0x23)
          return names.has(text.slice(index + 1, equals).toLowerCase()) ? 0 : -1;
      }
      return -1;
    },
  };
}
