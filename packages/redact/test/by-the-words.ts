import { isSecretName, type Span } from "../src/index.ts";

/**
 * Masks the same as `redact`, plainly over a whole text, without regard to pieces, time or memory. Each clause is tried wherever it may
 * begin, and everything that any of them masks is masked.
 */

const LIMIT = 65_536;
const LONGEST_WRAPPER = 4096;
const MASK = "***";

/** A character, raw or escaped. */
interface Unit {
  readonly character: string;
  /** 0 for a raw character or an escape of JavaScript or HTML; 1 for `%40`; 2 for `%2540`; 3 for `%252540`. */
  readonly level: number;
  readonly isEscape: boolean;
  readonly index: number;
  readonly end: number;
}

const LEVELS = [0, 1, 2, 3];

/** Characters that each represent one unit: `\/`; slash, backslash and colon of each level; any other escape. */
const JSON_SLASH = "\ue000";
const SLASHES = ["/", "\ue001", "\ue002", "\ue003"];
const BACKSLASHES = ["\\", "\ue004", "\ue005", "\ue006"];
const COLONS = [":", "\ue007", "\ue008", "\ue009"];
const OTHER = "\ue00a";
const ANY_SLASH = "[/\\\\\ue000-\ue006]";

const NAMED = "amp& apos' bsol\\ colon: commat@ equals= gt> lt< num# quest? quot\" semi; sol/".split(" ");
const UNIT = new RegExp(
  `%((?:25){0,2})([\\da-f]{2})|\\\\(/)|\\\\(?:u00|x|u\\{0{0,4}(?=..\\}))([0-7][\\da-f])(?:(?<=\\{0{0,4}..)\\}|(?<!\\{0{0,4}..))` +
    `|&(${NAMED.map((name) => name.slice(0, -1)).join("|")});|&#0{0,4}(\\d{1,3});|&#x0{0,4}([\\da-f]{1,2});|.`,
  "gis",
);

function unitsOf(text: string): readonly Unit[] {
  return [...text.matchAll(UNIT)].map(
    ({ 0: all, 1: again, 2: percent, 3: slash, 4: script, 5: name, 6: dec, 7: hex, index }) => {
      const code = dec ? Number(dec) : Number.parseInt(hex ?? percent ?? script ?? "", 16);
      const named = NAMED.find((one) => one.slice(0, -1) === name?.toLowerCase())?.slice(-1);
      const escaped = slash ? JSON_SLASH : (named ?? (code < 128 ? String.fromCharCode(code) : OTHER));
      const isEscape = Boolean(percent ?? slash ?? script ?? name ?? dec ?? hex);
      const level = percent ? 1 + (again as string).length / 2 : 0;
      return { character: isEscape ? escaped : all, level, isEscape, index, end: index + all.length };
    },
  );
}

/** Returns one character for each unit, to find where logins begin. */
function skeletonOf(units: readonly Unit[]): string {
  return units
    .map(({ character, level, isEscape }) => {
      const row = [SLASHES, BACKSLASHES, COLONS].find(([raw]) => raw === character);
      return row?.[level] ?? (isEscape && character !== JSON_SLASH ? OTHER : character);
    })
    .join("");
}

/** Returns the units as a URL of a level reads them: "x" for each that is not a delimiter there, and "%" for an escaped one. */
function viewOf(units: readonly Unit[], level: number): string {
  return units
    .map((unit) => {
      if (unit.level > level) return unit.character === "%" ? "%" : "\ue00b";
      if (unit.level < level && /[:@]/.test(unit.character)) return unit.character === ":" ? "\ue00c" : "\ue00b";
      if (unit.level === level && level > 0 && unit.character === "&") return "\ue00b";
      return unit.character;
    })
    .join("");
}

const S = "[a-z\\d+.-]";

/** Returns a pattern for the places where a login of a level begins: after two of its slashes, or after a colon and any slashes. */
function beginningOf(level: number): RegExp {
  const own = `[${SLASHES[level]}${BACKSLASHES[level]?.replace("\\", "\\\\")}${level === 0 ? JSON_SLASH : ""}]`;
  const pair = level === 0 ? `[/${JSON_SLASH}]{2}` : `${SLASHES[level]}{2}`;
  const before = COLONS.slice(0, level).join("");
  const mixed = before === "" ? "" : `|${S}[${before}]${ANY_SLASH}*${own}`;
  return new RegExp(`(?<=${pair}|${S}${COLONS[level]}${ANY_SLASH}+${mixed})`, "gi");
}

const beginningsOf = LEVELS.map(beginningOf);
const HTTP = new RegExp(`(?:^|[^a-z\\d]|\\\\[bfnrt])(?:https?|wss?)[${COLONS.join("")}]${ANY_SLASH}+$`, "i");

const FTP = new RegExp(HTTP.source.replace("https?|wss?", "ftps?|telnet"), "i");

/** The unit where a login begins, and facts from the text before it. */
interface Login {
  readonly at: number;
  readonly isHttp: boolean;
  readonly isFtp: boolean;
  readonly isJson: boolean;
}

const first = (text: string, from: number, ends: RegExp) => from + text.slice(from).search(ends);

/** Finds the last of successive `@`, each within the limit counted from the one before, the first from the beginning. */
function lastAt(view: string, units: readonly Unit[], from: number, to: number): number {
  let last = -1;
  let counted = units[from - 1]?.end ?? 0;
  for (let at = view.indexOf("@", from); at >= 0 && at < to; at = view.indexOf("@", at + 1)) {
    if ((units[at] as Unit).index - counted > LIMIT) break;
    last = at;
    counted = (units[at] as Unit).end;
  }
  return last;
}

const span = (units: readonly Unit[], before: number, last: number): Span => ({
  index: (units[before] as Unit).end,
  end: (units[last] as Unit).index,
});

/** An address in brackets, with a zone, and what may follow it. */
const ADDRESS = /^\[[\da-f:.\ue00c]*(?:%[\w.~%-]*)?\](?=[:/\\?#<>"\t-\r \ue000]|$)/i;
const LAST_ADDRESS = /@\[[\da-f:.\ue00c]*(?:%[\w.~%-]*)?\](?=[:/\\?#<>"\t-\r \ue000]|$)/i;

/** Returns the secrets of a login: its password, and in http its user. */
function loginOf(
  view: string,
  units: readonly Unit[],
  { at, isHttp, isFtp, isJson }: Login,
  following: number,
  hasAmpersand: boolean,
): readonly (Span | undefined)[] {
  const end = first(view, at, /[<>"\t-\r ]|$/);
  const authority = first(view, at, isHttp ? /[/\\?#\ue000<>"\t-\r ]|$/ : /[/\\#\ue000<>"\t-\r ]|$/);
  let colon = at;
  for (;;) {
    const address = colon === at ? ADDRESS.exec(view.slice(colon)) : null;
    if (address !== null) colon += address[0].length;
    const rest = first(view, colon, /[:@]|$/);
    if (view[rest] !== "@" || rest >= authority) {
      colon = rest;
      break;
    }
    const after = LAST_ADDRESS.exec(view.slice(rest));
    colon = rest + (after?.index === 0 ? after[0].length : 1);
  }
  // Of logins that begin before one `:`, the last is meant.
  const hasColon = view[colon] === ":" && colon < authority && colon < following;
  const after = view.slice(colon + 1, end);
  const port = (isJson ? /^(\d*)(?:([/?#])|\\*([/\ue000]))/ : /^(\d*)([/?#])/).exec(after);
  const [, digits = "", mark, slash] = port ?? [];
  const isNumber = digits === "" ? isHttp : digits.length <= 5 && Number(digits) <= 65_535;
  const isPort = port !== null && colon > at && isNumber && !(isFtp && !slash && mark !== "/");
  const last = hasColon && !isPort ? lastAt(view, units, colon + 1, end) : -1;
  const password = last < 0 ? undefined : span(units, colon, last);
  if (!isHttp) return [password];
  const ampersand = hasAmpersand ? view.indexOf("&", at) : -1;
  const next = ampersand < 0 ? following : Math.min(following, ampersand);
  const ends = Math.min(next, authority, view.indexOf(":", at) < 0 ? Number.POSITIVE_INFINITY : colon);
  const lastInUser = lastAt(view, units, at, ends);
  const token = lastInUser < 0 ? undefined : span(units, at - 1, lastInUser);
  const counted = lastInUser < 0 ? (units[at - 1] as Unit).end : (units[lastInUser] as Unit).end;
  const isShort = (units[colon]?.index ?? 0) - counted <= LIMIT;
  const isUser = password !== undefined && isShort && ends === colon && next > colon;
  return [password, token, isUser ? span(units, at - 1, colon) : undefined];
}

function loginsIn(units: readonly Unit[], skeleton: string, level: number): readonly (Span | undefined)[] {
  const view = viewOf(units, level);
  const logins = [...skeleton.matchAll(beginningsOf[level] as RegExp)].map(({ index: at }) => {
    const before = skeleton.slice(Math.max(0, at - 1000), at);
    return { at, isHttp: HTTP.test(before), isFtp: FTP.test(before), isJson: before.endsWith(JSON_SLASH) };
  });
  return logins.flatMap((login, place) => {
    const following = logins[place + 1]?.at ?? view.length;
    return loginOf(view, units, login, following, level > 0);
  });
}

/** A value that tells of no secret. */
const SWITCH = /^(?:true|false|null|none|undefined|yes|no|on|off|required|optional|expired|\$\d|\$?\{.*\}|%s)$/i;

/** Returns the values of parameters with the names of secrets: a name goes from the last delimiter to a `=`. */
function valuesIn(text: string, units: readonly Unit[], parameters: readonly string[]): readonly (Span | undefined)[] {
  return units.map((equals, place) => {
    if (equals.character !== "=") return undefined;
    const before = units.slice(0, place).reverse();
    const delimiter = before.findIndex(({ character }) => /[?&;#]/.test(character));
    const beginning = before[delimiter];
    const name = before.slice(0, Math.max(0, delimiter)).reverse();
    const isEnd = ({ character, level }: Unit) =>
      character === "=" || (level <= (beginning?.level ?? 0) && /[<>"\t-\r ]/.test(character));
    if (beginning === undefined || name.some(isEnd)) return undefined;
    const spelt = name.map(({ character }) =>
      character === OTHER ? "\x80" : character === JSON_SLASH ? "/" : character,
    );
    if (!isSecretName(spelt.join(""), { parameters })) return undefined;
    const level = Math.min(beginning.level, equals.level);
    const next = units.find(
      (unit) => unit.index >= equals.end && unit.level <= level && /[&;#<>"'\t-\r ]/.test(unit.character),
    );
    const span = { index: equals.end, end: next?.index ?? text.length };
    const value = text.slice(span.index, span.end);
    const isCount =
      /(?:(?:token|session|key|signature)s|auth|^session)$/i.test(spelt.join("")) && /^\d{1,5}$/.test(value);
    const isSymbol = /^(?:[A-Z]{3}|USD[A-Z])$/.test(value) && !/pass|pwd|pw|psk|otp/i.test(spelt.join(""));
    if (isCount || isSymbol || value === "" || (value.length <= 12 && SWITCH.test(value))) return undefined;
    return span.end - span.index <= LIMIT ? span : undefined;
  });
}

function secretsIn(text: string, parameters: readonly string[]): readonly Span[] {
  const units = unitsOf(text);
  const skeleton = skeletonOf(units);
  const logins = LEVELS.flatMap((level) => loginsIn(units, skeleton, level));
  const all = [...logins, ...valuesIn(text, units, parameters)];
  return all.filter((secret) => secret !== undefined);
}

const BEGINS_WRAPPER = /<(?:URL:|(?=[a-z][a-z\d+.-]*:))/gi;

/** Returns the spans to mask in a possible `<URL:…>` or `<scheme:…>`, which is read without white space, or is not closed. */
function hiddenOfWrapper(text: string, start: number, opening: string, parameters: readonly string[]): readonly Span[] {
  const from = start + opening.length;
  const inside = text.slice(from, start + LONGEST_WRAPPER);
  const length = inside.search(/[<>]|$/);
  const gaps = opening === "<" ? /[\t\v\f ]*[\r\n][\t-\r ]*/g : /[\t-\r ]+/g;
  const left = new Set(
    [...inside.slice(0, length).matchAll(gaps)].flatMap(({ 0: all, index }) =>
      [...all].map((_, at) => from + index + at),
    ),
  );
  const offsets = Array.from({ length }, (_, place) => from + place).filter((at) => !left.has(at));
  const secrets = secretsIn(offsets.map((at) => text.charAt(at)).join(""), parameters).map(({ index, end }) => ({
    index: (offsets[index - 1] as number) + 1,
    end: offsets[end] ?? (offsets.at(-1) as number) + 1,
  }));
  if (inside[length] === ">") return secrets;
  const index = Math.min(...secrets.map((secret) => secret.index));
  const [lines = ""] = /^(?:[^\n]*\n){0,2}[^\n]*?(?=\r?\n|$)/.exec(text.slice(start)) ?? [];
  const end = start + lines.length;
  return index <= end ? [{ index, end }] : [];
}

const NAMED_HEADER = /(?:(?<quote>\\{0,7}["'`])|(?<![\w-]))(?:(?:proxy-)?authorization|(?:set-)?cookie):/gi;
const FIELD =
  /(?<=(?:^|[\r\n]|[<>][\t ]*|(?<![\w-])(?:-H[\t ]*|--header[\t =]+)|(?<quote>\\{0,7}["'`])))(?<name>[\w.-]+):/g;

/** Returns the value of a field whose colon ends at an offset: to the end of the line, or to the quotation mark before its name. */
function fieldOf(text: string, colon: number, quote: string | undefined): Span {
  const index = colon + (/^[\t ]*/.exec(text.slice(colon))?.[0].length ?? 0);
  const rest = text.slice(index);
  const line = rest.search(/\r?\n|\r$|$/);
  if (quote === undefined) return { index, end: index + line };
  const most = quote.length - 1;
  const ending = new RegExp(`(?<!\\\\)(?:\\\\{0,${most}}${quote.slice(-1)}|\\\\{1,${Math.max(1, most)}}$)`, "g");
  ending.lastIndex = index;
  const mark = ending.exec(text);
  const isMark = mark !== null && (most > 0 || mark[0].endsWith(quote.slice(-1)));
  return { index, end: Math.min(index + line, isMark ? mark.index : text.length) };
}

function headersIn(text: string, parameters: readonly string[]): readonly Span[] {
  const named = [...text.matchAll(NAMED_HEADER)];
  const others = [...text.matchAll(FIELD)].filter(({ groups }) => isSecretName(groups?.name as string, { parameters }));
  return [...named, ...others]
    .map(({ 0: all, index, groups }) => fieldOf(text, index + all.length, groups?.quote))
    .filter(({ index, end }) => index < end);
}

const OPTION =
  "(?<![^\\s\"'`[(,])(?:--(?:proxy-)?user|-[uU])[\"']?(?:[\\t =]+|,\\s*)(?![\"']?(?:https?|wss?|ftps?|file):)";
const ARGUMENTS = [`"[^:"'\n]*:)[^"\r\n]+`, `'[^:"'\n]*:)[^'\r\n]+`, `[^\\s:"']*:)[^\\t-\\r "']+`].map(
  (argument) => new RegExp(`(?<=${OPTION}${argument}`, "g"),
);

function argumentsIn(text: string): readonly Span[] {
  return ARGUMENTS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: all, index }) => ({ index, end: index + all.length })),
  );
}

/** Returns the spans of all secrets, apart from one another. */
export function secretsByTheWords(text: string, parameters: readonly string[] = [], headers = false): readonly Span[] {
  const wrappers = [...text.matchAll(BEGINS_WRAPPER)].flatMap(({ 0: opening, index }) =>
    hiddenOfWrapper(text, index, opening, parameters),
  );
  const all = [
    ...secretsIn(text, parameters),
    ...wrappers,
    ...(headers ? [...headersIn(text, parameters), ...argumentsIn(text)] : []),
  ];
  const apart: { index: number; end: number }[] = [];
  for (const { index, end } of all.sort((one, other) => one.index - other.index)) {
    const last = apart.at(-1);
    if (last !== undefined && index <= last.end) last.end = Math.max(last.end, end);
    else apart.push({ index, end });
  }
  return apart;
}

/** Returns the text with `***` for each secret. */
export function redactedByTheWords(text: string, parameters: readonly string[] = [], headers = false): string {
  let redacted = "";
  let position = 0;
  for (const { index, end } of secretsByTheWords(text, parameters, headers)) {
    redacted += text.slice(position, index) + MASK;
    position = end;
  }
  return redacted + text.slice(position);
}
