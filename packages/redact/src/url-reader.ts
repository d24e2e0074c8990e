import {
  ADDRESS_ENDS,
  EVENTS_OF_ONE,
  type Events,
  HTTP_USER_ENDS,
  LEVELS,
  NAME_BEGINS,
  PORT_ENDS,
  SCHEME_END,
  type Unit,
  URL_ENDS,
  USER_ENDS,
  VALUE_ENDS,
} from "./units.ts";

/**
 * A secret that has begun: its offset, and the one from which its characters are counted. That of a password after a secret user is the
 * offset of the user; then the user's end follows, and the password begins at the second offset.
 */
export type Beginning = readonly [index: number, countedFrom: number, userEnd?: number | undefined];

/** Returns the lists of secrets that have begun. Those of a list end at the same place. */
export type Pending = () => Beginning[][];

/** Receives the span of a secret. @param isValue - True if it is the value of a parameter. */
export type FoundInUrl = (index: number, end: number, isValue?: boolean) => void;

/** Reads a part of a text, and the unit after it. */
export type UrlReader = (whole: string, from: number, to: number, unit: Unit) => void;

/** The beginning of an address in brackets, with its zone (RFC 4007 §11), after an `@`. */
const ADDRESS = /^@\[[\da-f:.]*(?:%[\w.~%-]*)?\]?$/i;

/**
 * Makes what finds the secrets of URLs. It reads a text from unit to unit, and passes on what each does, by the table of events, to the logins
 * and values of its own level and those above. This is the one description of where secrets are: errors, strings and streams run it.
 *
 * @param isSecret - Tells whether the values of parameters of a name are secrets.
 * @param shortened - Shortens a long name that goes on.
 * @param longest - The number of characters within which a secret must end, counted from its beginning, and again from each `@`.
 * @param pending - Receives what tells which secrets have begun.
 */
export function urlReader(
  found: FoundInUrl,
  isSecret: (name: string) => unknown,
  shortened: (name: string) => string,
  events: Events = EVENTS_OF_ONE,
  longest: number = Infinity,
  pending: Pending[] = [],
): UrlReader {
  const isSingle = events === EVENTS_OF_ONE;
  let last: Unit | undefined;
  /** The level of the last colon, if it ends a scheme and only slashes have followed it. */
  let scheme = LEVELS;
  /** The name of that scheme, if it is http or the like, or ftp or telnet. */
  let http: string | undefined;
  let ftp: string | undefined;
  /** The name of a parameter that has begun, after a blank, and the level of the delimiter before it. */
  let name = "";
  let nameLevel = 0;

  /** Returns the earliest secret that is short enough to end here: it covers the others. */
  const firstOf = (list: Beginning[], here: number) => list.find((beginning) => here - beginning[1] <= longest);

  /** Ends secrets. @param next - The offset after an `@`, which may not be the last. */
  const end = (list: Beginning[], here: number, next?: number): Beginning[] => {
    const first = firstOf(list, here);
    // Most delimiters end nothing: allocate nothing for them.
    if (!first) return list[0] ? [] : list;
    const [index, from, userEnd] = first;
    if (userEnd) found(index, userEnd);
    found(userEnd ? from : index, here, !next);
    return next ? [[here, next]] : [];
  };

  /** Makes the reader of logins and values spelt with escapes of one level: 0 is plain, 1 `%40`, 2 `%2540`, 3 `%252540`. */
  const trackOf = (own: number) => {
    /** Users of http, which are secrets: tokens, with or without a password. They end at the first `:` or the last `@`. */
    let users: Beginning[] = [];
    let passwords: Beginning[] = [];
    let values: Beginning[] = [];
    pending.push(() => [users, passwords, values]);
    let isUser = false;
    let httpUser: string | undefined;
    let ftpUser: string | undefined;
    /** True if a port may be empty: in http, and where no slashes came before, as in `URL:ftp://h`. */
    let mayBeEmpty = false;
    /** The offset where the user begins. */
    let userFrom = 0;
    /** True if the slashes before the user are written as in JSON, `\/`. */
    let isJson = false;
    /** The text after the `:` of a login, while it may be a port. */
    let port: string | undefined;
    /** The delimiters of the text from the beginning of a user on, or from an `@` on, while it may be an address in brackets. */
    let address = "";

    const run = (text: string) => {
      if (port !== undefined) {
        port += text;
        // JSON in JSON has several backslashes before a slash.
        if (!(isJson ? /^\d{0,5}\\*$/ : /^\d{0,5}$/).test(port)) port = undefined;
      }
      if (!address || !text) return;
      const all = address + text;
      // Most users do not begin with a bracket.
      const isAddress = (address[1] ?? text[0]) === "[" && ADDRESS.test(all);
      address = isAddress ? all.replace(/[\w.:~-]|%(?=%)/g, "") : "";
    };

    return (text: string, unit: Unit, does: number, begins: boolean, isValue: boolean) => {
      if (!(begins || isValue || isUser || address || users.length + passwords.length + values.length)) return;
      run(text);
      const { character, level, index, end: after } = unit;
      // Of slashes, only `\/` has two characters.
      const isJsonSlash = after - index === 2;
      if (port !== undefined && does & PORT_ENDS && (isJson || !isJsonSlash)) {
        // Only http has empty ports (RFC 3986 §3.2.3); ftp and telnet end one with a slash.
        const isOne = /\d/.test(port) ? Number.parseInt(port, 10) < 65_536 : mayBeEmpty;
        if (isOne && !(ftpUser && character !== "/")) passwords.pop();
        port = undefined;
      }
      if (address.endsWith("]") && !isUser && does & ADDRESS_ENDS) {
        // The first `:` was part of the address.
        const first = passwords.pop();
        if (first?.[2]) users.push([first[0], first[0]]);
        isUser = true;
      }
      run(level <= own || character === "%" ? character : "\0");
      if (does & URL_ENDS) passwords = [];
      if (does & VALUE_ENDS) values = end(values, index);
      if (isValue) values.push([after, after]);
      if (does & (httpUser ? HTTP_USER_ENDS : USER_ENDS)) isUser = false;
      // A URL inside a URL has `&` only escaped.
      if (does & HTTP_USER_ENDS || (character === "&" && level < own)) users = [];
      if (level === own && character === "@") {
        if (isUser) address = "@";
        users = end(users, index, after);
        passwords = end(passwords, index, after);
      }
      if (level === own && character === ":") {
        const user = firstOf(users, index);
        users = [];
        if (isUser) passwords.push([user ? user[0] : after, after, user && index]);
        // A port follows a host.
        if (isUser && userFrom < index) port = "";
        isUser = false;
      }
      if (begins && !(port !== undefined && character === ":")) {
        isUser = true;
        userFrom = after;
        httpUser = http;
        ftpUser = ftp;
        mayBeEmpty = http !== undefined || character === ":";
        isJson = isJsonSlash;
        address = "@";
        users = [];
        if (http) users.push([after, after]);
      }
    };
  };
  const tracks: ReturnType<typeof trackOf>[] = [];

  return (whole, from, to, unit) => {
    const text = whole.slice(from, to);
    name &&= shortened(name + text);
    const { character, level, index } = unit;
    const does = events[character.charCodeAt(0)] as number;
    const next = last?.end === index ? last : undefined;
    last = unit;
    if (!next || (character !== "/" && character !== "\\")) {
      SCHEME_END.lastIndex = to;
      // The last digit of an escape is not part of a scheme.
      const match = character === ":" && (isSingle || !next) ? SCHEME_END.exec(whole) : null;
      scheme = match ? level : LEVELS;
      http = match?.[1];
      ftp = match?.[2];
    }
    const isPair = character === "/" && next?.character === "/" && next.level === level;
    let valueLevel = LEVELS;
    if (does & NAME_BEGINS) {
      name = " ";
      nameLevel = level;
    } else if (character === "=" || (does & URL_ENDS && level <= nameLevel)) {
      if (character === "=" && name && isSecret(name)) valueLevel = Math.min(level, nameLevel);
      name = "";
    } else name &&= shortened(name + character);
    tracks[level] ??= trackOf(level);
    for (let own = 0; own < tracks.length; own++) {
      // No slashes need follow a scheme's colon in a text that was meant as one URL.
      const begins = own === scheme ? isSingle || character !== ":" : own === level && (level > scheme || isPair);
      tracks[own]?.(text, unit, level > own ? 0 : does, begins, own === valueLevel);
    }
  };
}
