/**
 * The code that somebody would write who needs one scheme only, and only its most common URLs: one expression, one object, no errors.
 * It shows the cost of everything else: the other URLs, ten schemes in one program, positions, and a grammar that is data.
 */
export interface ByHand {
  /** The expression that matches a whole URL: no escapes, and nothing that needs a closer look. */
  readonly expression: RegExp;
  /** @throws TypeError - For any other text. */
  readonly parse: (text: string) => unknown;
  /** @throws TypeError - For parts that would not survive a round trip. */
  readonly format: (url: never) => string;
  /** The same, @throws TypeError - also for non-values of `parse`: other, symbol or non-enumerable fields, a class, an odd array. */
  readonly formatExactly: (url: never) => string;
}

const HOST = "[a-z][a-z0-9]*(?:-+[a-z0-9]+|\\.[a-z][a-z0-9]*)*";
const XCHAR = "\\w$\\-.+!*'(),";
const refuse = () => new TypeError("That is not such a URL.");

const hasSymbols = (value: object) => Object.getOwnPropertySymbols(value).length > 0;

/** Tells whether a list has nothing but its items. */
const isExactList = (list: readonly string[]) => Object.keys(list).length === list.length && !hasSymbols(list);

/** Tells whether a value is a plain object with exactly these enumerable fields, in order, and its list, if any, is exact. */
function isExact(url: object, fields: readonly string[], list?: readonly string[]): boolean {
  if (Object.getPrototypeOf(url) !== Object.prototype) return false;
  let count = 0;
  for (const field in url) if (field !== fields[count++]) return false;
  if (count !== fields.length || Object.getOwnPropertyNames(url).length > count || hasSymbols(url)) return false;
  return list === undefined || isExactList(list);
}

/** Tells whether a text matches; a host of more than 63 characters would need a check of its labels. */
const isHost = (text: string, host: RegExp) => text.length <= 63 && host.test(text);

const HTTP_FIELDS = ["scheme", "host", "port", "path", "search"];

interface Http {
  readonly scheme: "http";
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly search: string | undefined;
}

function http(): ByHand {
  const text = `[${XCHAR};:@&=/]*`;
  const expression = new RegExp(`^http://(${HOST})(?::(\\d{1,4}))?(?:/(${text})(?:\\?(${text}))?)?$`);
  const [wholeHost, whole] = [new RegExp(`^${HOST}$`), new RegExp(`^${text}$`)];
  function format({ scheme, host, port, path, search }: Http): string {
    if (scheme !== "http" || !isHost(host, wholeHost) || !whole.test(path)) throw refuse();
    if (search !== undefined && !whole.test(search)) throw refuse();
    return `http://${host}${port === 80 ? "" : `:${port}`}/${path}${search === undefined ? "" : `?${search}`}`;
  }
  return {
    expression,
    parse: (text): Http => {
      const found = expression.exec(text);
      if (found === null || (found[1] as string).length > 63) throw refuse();
      const [, host = "", port, path = "", search] = found;
      return { scheme: "http", host, port: port === undefined ? 80 : Number(port), path, search };
    },
    format,
    formatExactly: (url: Http) => {
      if (!isExact(url, HTTP_FIELDS)) throw refuse();
      return format(url);
    },
  };
}

const FTP_FIELDS = ["scheme", "user", "password", "host", "port", "cwd", "name", "type"];

interface Ftp {
  readonly scheme: "ftp";
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly cwd: readonly string[];
  readonly name: string | undefined;
  readonly type: string | undefined;
}

/** Returns the directories of `a/b/`. */
function directories(text: string | undefined): string[] {
  const all: string[] = [];
  if (text === undefined) return all;
  let start = 0;
  for (let end = text.indexOf("/"); end >= 0; end = text.indexOf("/", start)) {
    all[all.length] = text.slice(start, end);
    start = end + 1;
  }
  return all;
}

function ftp(): ByHand {
  const [login, segment] = [`[${XCHAR};?&=]*`, `[${XCHAR}?:@&=]*`];
  const user = `(?:(${login})(?::(${login}))?@)??`;
  const path = `((?:[${XCHAR}?:@&=/]*/)?)(${segment})(?:;type=([aid]))?`;
  const expression = new RegExp(`^ftp://${user}(${HOST})(?::(\\d{1,4}))?(?:/${path})?$`);
  const [wholeHost, wholeLogin] = [new RegExp(`^${HOST}$`), new RegExp(`^${login}$`)];
  const [wholeSegment, wholeType] = [new RegExp(`^${segment}$`), /^[aid]$/];
  function format({ scheme, user, password, host, port, cwd, name, type }: Ftp): string {
    if (scheme !== "ftp" || !isHost(host, wholeHost)) throw refuse();
    let text = "ftp://";
    if (user !== undefined) {
      if (!wholeLogin.test(user) || (password !== undefined && !wholeLogin.test(password))) throw refuse();
      text += password === undefined ? `${user}@` : `${user}:${password}@`;
    }
    text += port === 21 ? host : `${host}:${port}`;
    if (name === undefined) return text;
    text += "/";
    for (const directory of cwd) {
      if (!wholeSegment.test(directory)) throw refuse();
      text += `${directory}/`;
    }
    if (!wholeSegment.test(name)) throw refuse();
    text += name;
    if (type === undefined) return text;
    if (!wholeType.test(type)) throw refuse();
    return `${text};type=${type}`;
  }
  return {
    expression,
    parse: (text): Ftp => {
      const found = expression.exec(text);
      if (found === null || (found[3] as string).length > 63) throw refuse();
      const [, user, password, host = "", port, path, name, type] = found;
      const cwd = directories(path);
      return { scheme: "ftp", user, password, host, port: port === undefined ? 21 : Number(port), cwd, name, type };
    },
    format,
    formatExactly: (url: Ftp) => {
      if (!isExact(url, FTP_FIELDS, url.cwd)) throw refuse();
      return format(url);
    },
  };
}

/** The handwritten code for each scheme, by name. */
export const byHand: ReadonlyMap<string, ByHand> = new Map([
  ["http", http()],
  ["ftp", ftp()],
]);
