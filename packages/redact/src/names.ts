/** The parameters whose values are secrets, as a pattern: the one list, which errors, values, texts and objects go by. */
export const NAMES: string =
  "password|passwd|pwd|secret|client_secret|token|access_token|refresh_token|id_token|auth_token|private_token|job_token|jwt|auth|" +
  "sessionid|api_key|apikey|api-key|sig|signature|AWSAccessKeyId|X-Amz-Signature|X-Amz-Credential|X-Amz-Security-Token|" +
  "X-Goog-Signature|X-Goog-Credential";

/** The headers whose values are secrets. */
export const HEADERS: RegExp = /(?:^|[^\w-])(?:(?:proxy-)?authorization|(?:set-)?cookie)$/i;

/** The same, as the keys of an object. */
export const HEADER_NAMES: readonly string[] = ["authorization", "proxy-authorization", "cookie", "set-cookie"];

/** Returns all names in lower case. @param more - Names in addition to those of the list. */
export function namesWith(more: readonly string[]): ReadonlySet<string> {
  return new Set([...NAMES.split("|"), ...more].map((name) => name.toLowerCase()));
}

/** A beginning of a parameter with what follows: `?`, `&`, `;` or `#`, raw or escaped, and then a name. */
const BEGINNING = /^[\s\S]*(?:[?&;#]|\\u00(?:3f|26|3b|23)|(%)(25)?(?:3f|26|3b|23))([^=\s]*)$/i;
const ESCAPE = /%(?:25)?([\da-f]{2})/gi;

/** How many times longer a name is where all of its characters are escaped. */
const ESCAPED = 5;

/** Tells of a `=` whether the name before it is one whose value is secret, and how its beginning is escaped. */
export interface Parameters {
  /** How much of the text before a `=` is looked at. */
  readonly reach: number;
  /** Gives the level of the name's beginning, which is 0 where it is raw; -1 where the value is no secret. */
  readonly levelOf: (text: string, equals: number) => number;
}

/** @param names - In lower case. */
export function parametersWith(names: ReadonlySet<string>): Parameters {
  const longest = Math.max(...[...names].map(({ length }) => length));
  const reach = ESCAPED * (longest + 1);

  /** Of what is escaped somewhere. */
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
