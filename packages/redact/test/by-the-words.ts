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
  /** 0 for a raw character or an escape of JSON or HTML; 1 for `%40`; 2 for `%2540`. */
  readonly level: number;
  readonly isEscape: boolean;
  readonly index: number;
  readonly end: number;
}

/** Characters that each represent one unit: `\/`; slash, backslash and colon of levels 1 and 2; any other escape. */
const JSON_SLASH = "\ue000";
const SLASHES = ["/", "\ue001", "\ue002"];
const BACKSLASHES = ["\\", "\ue003", "\ue004"];
const COLONS = [":", "\ue005", "\ue006"];
const OTHER = "\ue007";
const ANY_SLASH = "[/\\\\\ue000-\ue004]";

const UNIT = /%(25)?([\da-f]{2})|\\(\/)|\\u00([0-7][\da-f])|&(amp);|&#(\d{1,3});|&#x([\da-f]{1,2});|./gis;

function unitsOf(text: string): readonly Unit[] {
  return [...text.matchAll(UNIT)].map(
    ({ 0: all, 1: twice, 2: percent, 3: slash, 4: json, 5: amp, 6: dec, 7: hex, index }) => {
      const code = dec ? Number(dec) : Number.parseInt(percent ?? json ?? hex ?? "", 16);
      const escaped = slash ? JSON_SLASH : amp ? "&" : code < 128 ? String.fromCharCode(code) : OTHER;
      const isEscape = Boolean(percent ?? slash ?? json ?? amp ?? dec ?? hex);
      const level = twice ? 2 : percent ? 1 : 0;
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

/** Returns the units as a URL of a level reads them: "x" for each that is not a delimiter there. */
function viewOf(units: readonly Unit[], level: number): string {
  return units
    .map((unit) => {
      if (unit.level > level) return "x";
      if (unit.level < level && /[:@]/.test(unit.character)) return "x";
      if (unit.level === level && level > 0 && unit.character === "&") return "x";
      return unit.isEscape && !/[:@/\\?#<>"&\t-\r \ue000]/.test(unit.character) ? "x" : unit.character;
    })
    .join("");
}

const S = "[a-z\\d+.-]";
const beginningsOf = [
  new RegExp(`(?<=[/\ue000]{2}|${S}:${ANY_SLASH}+)`, "gi"),
  new RegExp(`(?<=\ue001\ue001|${S}\ue005${ANY_SLASH}+|${S}:${ANY_SLASH}*[\ue001\ue003])`, "gi"),
  new RegExp(`(?<=\ue002\ue002|${S}\ue006${ANY_SLASH}+|${S}[:\ue005]${ANY_SLASH}*[\ue002\ue004])`, "gi"),
];
const HTTP = new RegExp(`(?:^|[^a-z\\d]|\\\\[bfnrt])https?[:\ue005\ue006]${ANY_SLASH}+$`, "i");

/** The unit where a login begins, and facts from the text before it. */
interface Login {
  readonly at: number;
  readonly isHttp: boolean;
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

function passwordOf(view: string, units: readonly Unit[], { at, isJson }: Login): Span | undefined {
  const end = first(view, at, /[<>"\t-\r ]|$/);
  const colon = first(view, at, /[:/\\#\ue000]|$/);
  if (view[colon] !== ":" || colon > end) return undefined;
  const after = view.slice(colon + 1, end);
  if (/^\d+[/?#]/.test(after) || (isJson && /^\d+\\*[/\ue000]/.test(after))) return undefined;
  const last = lastAt(view, units, colon + 1, end);
  return last < 0 ? undefined : span(units, colon, last);
}

function tokenOf(view: string, units: readonly Unit[], { at }: Login, end: number): Span | undefined {
  const colon = view.indexOf(":", at);
  const last = lastAt(view, units, at, colon < 0 ? end : Math.min(colon, end));
  if (last < 0) return undefined;
  const beginning = (units[at - 1] as Unit).end;
  const all = lastAt(view, units, at, end);
  const next = units[view.indexOf("@", colon)]?.index ?? 0;
  const hasPassword = colon >= 0 && colon < end && all > colon && next - beginning <= LIMIT;
  return hasPassword ? undefined : span(units, at - 1, last);
}

function loginsIn(units: readonly Unit[], level: number): readonly (Span | undefined)[] {
  const skeleton = skeletonOf(units);
  const view = viewOf(units, level);
  const logins = [...skeleton.matchAll(beginningsOf[level] as RegExp)].map(({ index: at }) => {
    const before = skeleton.slice(Math.max(0, at - 1000), at);
    return { at, isHttp: HTTP.test(before), isJson: before.endsWith(JSON_SLASH) };
  });
  const ends = level === 0 ? /[/\\?#<>"\t-\r \ue000]|$/ : /[/\\?#&<>"\t-\r \ue000]|$/;
  return logins.flatMap((login, place) => {
    const end = Math.min(logins[place + 1]?.at ?? view.length, first(view, login.at, ends));
    return [passwordOf(view, units, login), login.isHttp ? tokenOf(view, units, login, end) : undefined];
  });
}

function valuesIn(text: string, units: readonly Unit[], parameters: readonly string[]): readonly (Span | undefined)[] {
  const beginning = "[?&;#]|\\\\u00(?:3F|26|3B|23)|(?<once>%)(?<twice>25)?(?:3F|26|3B|23)";
  const equals = "=|\\\\u003D|&#61;|&#x3D;|(?<then>%)(?<thenTwice>25)?3D";
  const found = text.matchAll(
    new RegExp(
      `(?<=(?:${beginning})(?<name>(?:(?!${beginning.replace(/<\w+>/g, ":")}|[=<>"\t-\r ]).)*)(?:${equals}))`,
      "gis",
    ),
  );
  return [...found].map(({ index, groups }) => {
    const { once, twice, then, thenTwice, name = "" } = groups as Record<string, string | undefined>;
    if (/%(?:25)?(?:0[9a-d]|2[02]|3[c-e])/i.test(name) || !isSecretName(name, { parameters })) return undefined;
    const level = Math.min(twice ? 2 : once ? 1 : 0, thenTwice ? 2 : then ? 1 : 0);
    const isEnd = (unit: Unit) => unit.index >= index && unit.level <= level && /[&;#<>"'\t-\r ]/.test(unit.character);
    const end = units.find(isEnd)?.index ?? text.length;
    return end - index <= LIMIT ? { index, end } : undefined;
  });
}

function secretsIn(text: string, parameters: readonly string[]): readonly Span[] {
  const units = unitsOf(text);
  const all = [...[0, 1, 2].flatMap((level) => loginsIn(units, level)), ...valuesIn(text, units, parameters)];
  return all.filter((secret) => secret !== undefined);
}

/** Returns the spans to mask in a possible `<URL:…>`, which is read without white space or is not closed. */
function hiddenOfWrapper(text: string, from: number, parameters: readonly string[]): readonly Span[] {
  const inside = text.slice(from + 5, from + LONGEST_WRAPPER);
  const length = inside.search(/[<>]|$/);
  const offsets = Array.from({ length }, (_, place) => from + 5 + place).filter(
    (at) => !/[\t-\r ]/.test(text.charAt(at)),
  );
  const secrets = secretsIn(offsets.map((at) => text.charAt(at)).join(""), parameters).map(({ index, end }) => ({
    index: (offsets[index - 1] as number) + 1,
    end: offsets[end] ?? (offsets.at(-1) as number) + 1,
  }));
  if (inside[length] === ">") return secrets;
  const index = Math.min(...secrets.map((secret) => secret.index));
  const [lines = ""] = /^(?:[^\n]*\n){0,2}[^\n]*?(?=\r?\n|$)/.exec(text.slice(from)) ?? [];
  const end = from + lines.length;
  return index <= end ? [{ index, end }] : [];
}

const HEADER = /(?<![\w-])(?:(?:proxy-)?authorization|(?:set-)?cookie):[\t ]*([^\n]*?)(?=\r?\n|$)/dgi;

function headersIn(text: string): readonly Span[] {
  return [...text.matchAll(HEADER)]
    .map(({ indices }) => indices?.[1] as [number, number])
    .filter(([index, end]) => index < end)
    .map(([index, end]) => ({ index, end }));
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
  const wrappers = [...text.matchAll(/<URL:/gi)].flatMap(({ index }) => hiddenOfWrapper(text, index, parameters));
  const all = [
    ...secretsIn(text, parameters),
    ...wrappers,
    ...(headers ? [...headersIn(text), ...argumentsIn(text)] : []),
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
