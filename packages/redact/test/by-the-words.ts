import type { Span } from "../src/index.ts";

/**
 * What `redact` hides, said plainly over a whole text, without a thought of pieces, time or memory. Each clause is looked for where
 * it may begin, and what all of them hide is hidden.
 */

const LIMIT = 65_536;
const LONGEST_WRAPPER = 2 * 1_048_576;
const MASK = "***";

const NAMES =
  "password passwd pwd secret client_secret token access_token refresh_token id_token auth_token api_key apikey api-key sig " +
  "signature AWSAccessKeyId X-Amz-Signature X-Amz-Credential X-Amz-Security-Token X-Goog-Signature X-Goog-Credential";

/** A text as it is to be read: its characters, and where each of them stands in the whole. */
interface View {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function viewOf(text: string, offset: number): View {
  const starts = Array.from({ length: text.length }, (_, index) => offset + index);
  return { text, starts, ends: starts.map((start) => start + 1) };
}

function withoutWhiteSpace({ text, starts, ends }: View): View {
  const kept = starts.map((_, index) => index).filter((index) => !/[\t-\r ]/.test(text.charAt(index)));
  return {
    text: kept.map((index) => text.charAt(index)).join(""),
    starts: kept.map((index) => starts[index] as number),
    ends: kept.map((index) => ends[index] as number),
  };
}

/** An escaped URL, decoded; "x" stands for what is not a delimiter of it. */
function decoded(view: View): View {
  const units = [...view.text.matchAll(/%[\da-f]{2}|./gis)].map(({ 0: unit, index }) => {
    const character = unit.length === 1 ? unit : String.fromCharCode(Number.parseInt(unit.slice(1), 16));
    const isNeutral = unit.length === 1 ? /[:@]/.test(character) : !/[:@/\\?#<>"\t-\r ]/.test(character);
    return { character: isNeutral ? "x" : character, index, last: index + unit.length - 1 };
  });
  return {
    text: units.map(({ character }) => character).join(""),
    starts: units.map(({ index }) => view.starts[index] as number),
    ends: units.map(({ last }) => view.ends[last] as number),
  };
}

const offsetsOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(({ index }) => index);

/** A scheme's last character; none is the last digit of an escape. */
const IN_SCHEME = "(?:(?<!%[\\da-f])[a-z\\d+.-]|(?<=%[\\da-f])[g-z+.-])";
const SLASHES = "(?:[/\\\\]|%2F|%5C)";

const PLAIN = new RegExp(`(?<=//|\\\\/\\\\/|${IN_SCHEME}:${SLASHES}+)`, "gi");
const ESCAPED = new RegExp(`(?<=%2F%2F|${IN_SCHEME}%3A${SLASHES}+|${IN_SCHEME}:(?:[/\\\\]|%2F|%5C)*(?:%2F|%5C))`, "gi");
const HTTP = new RegExp(`(?:^|[^a-z\\d]|%[\\da-f]{2}|\\\\[bfnrt])https?(?::|%3A)${SLASHES}+$`, "i");
const JSON_SLASH = /\\\/$/;

/** Where a login begins in a view, and what is known from what stands before it. */
interface Login {
  readonly at: number;
  readonly isHttp: boolean;
  readonly isJson: boolean;
}

function loginsIn(text: string, beginnings: readonly number[]): readonly Login[] {
  return beginnings.map((at) => {
    const before = text.slice(Math.max(0, at - 1000), at);
    return { at, isHttp: HTTP.test(before), isJson: JSON_SLASH.test(before) };
  });
}

/** The last `@` of a row in which each is within the limit of the one before, the first of them within that of the beginning. */
function lastAt(view: View, from: number, to: number): number {
  let last = -1;
  let counted = view.ends[from - 1] ?? 0;
  for (let at = view.text.indexOf("@", from); at >= 0 && at < to; at = view.text.indexOf("@", at + 1)) {
    if ((view.starts[at] as number) - counted > LIMIT) break;
    last = at;
    counted = view.ends[at] as number;
  }
  return last;
}

function passwordOf(view: View, { at, isJson }: Login): Span | undefined {
  const end = at + view.text.slice(at).search(/[<>"\t-\r ]|$/);
  const colon = at + view.text.slice(at).search(/[:/\\?#]|$/);
  if (view.text[colon] !== ":" || colon > end) return undefined;
  const behind = view.text.slice(colon + 1, end);
  if (/^\d+[/?#]/.test(behind) || (isJson && /^\d+\\+\//.test(behind))) return undefined;
  const last = lastAt(view, colon + 1, end);
  return last < 0 ? undefined : { index: view.ends[colon] as number, end: view.starts[last] as number };
}

function tokenOf(view: View, { at }: Login, end: number): Span | undefined {
  const colon = view.text.indexOf(":", at);
  const beginning = view.ends[at - 1] as number;
  const last = lastAt(view, at, colon < 0 ? end : Math.min(colon, end));
  if (last < 0) return undefined;
  const all = lastAt(view, at, end);
  const next = view.text.indexOf("@", colon);
  const hasPassword = colon >= 0 && colon < end && all > colon && (view.starts[next] as number) - beginning <= LIMIT;
  return hasPassword ? undefined : { index: beginning, end: view.starts[last] as number };
}

/** The secrets of logins; `next` tells where a URL inside a URL is over, besides. */
function loginSecrets(view: View, logins: readonly Login[], ends: RegExp): readonly (Span | undefined)[] {
  return logins.flatMap((login, place) => {
    const following = logins[place + 1]?.at ?? view.text.length;
    const end = Math.min(following, login.at + view.text.slice(login.at).search(ends));
    return [passwordOf(view, login), login.isHttp ? tokenOf(view, login, end) : undefined];
  });
}

function escapedSecrets(view: View): readonly (Span | undefined)[] {
  const inside = decoded(view);
  const logins = loginsIn(view.text, offsetsOf(view.text, ESCAPED)).map((login) => {
    const behind = view.ends[login.at - 1] as number;
    const at = inside.starts.findIndex((start) => start >= behind);
    return { ...login, at: at < 0 ? inside.text.length : at };
  });
  return loginSecrets(inside, logins, /[/\\?#&<>"\t-\r ]|$/);
}

function valuesIn(view: View, parameters: readonly string[]): readonly (Span | undefined)[] {
  const names = [...NAMES.split(" "), ...parameters].join("|");
  return offsetsOf(view.text, new RegExp(`(?<=[?&;#](?:${names})=)`, "gi")).map((at) => {
    const end = at + view.text.slice(at).search(/[&;#<>"'\t-\r ]|$/);
    const index = view.ends[at - 1] as number;
    const stop = view.starts[end] ?? view.ends.at(-1) ?? index;
    return stop - index <= LIMIT ? { index, end: stop } : undefined;
  });
}

function secretsIn(view: View, parameters: readonly string[]): readonly Span[] {
  const plain = loginsIn(view.text, offsetsOf(view.text, PLAIN));
  const all = [
    ...loginSecrets(view, plain, /[/\\?#<>"\t-\r ]|$/),
    ...escapedSecrets(view),
    ...valuesIn(view, parameters),
  ];
  return all.filter((secret) => secret !== undefined);
}

/** The insides of `<URL:…>`, as they are read without white space. */
function wrappersIn(text: string): readonly View[] {
  return [...text.matchAll(/<URL:(?:(?!<URL:)[^>])*>/gi)]
    .filter(({ 0: wrapper }) => wrapper.length <= LONGEST_WRAPPER)
    .map(({ 0: wrapper, index }) => withoutWhiteSpace(viewOf(wrapper.slice(5), index + 5)));
}

/** The places of all secrets, apart from one another. */
export function secretsByTheWords(text: string, parameters: readonly string[] = []): readonly Span[] {
  const views = [viewOf(text, 0), ...wrappersIn(text)];
  const all = views.flatMap((view) => secretsIn(view, parameters)).sort((one, other) => one.index - other.index);
  const apart: { index: number; end: number }[] = [];
  for (const { index, end } of all) {
    const last = apart.at(-1);
    if (last !== undefined && index <= last.end) last.end = Math.max(last.end, end);
    else apart.push({ index, end });
  }
  return apart;
}

/** The text with `***` for each. */
export function redactedByTheWords(text: string, parameters: readonly string[] = []): string {
  let redacted = "";
  let position = 0;
  for (const { index, end } of secretsByTheWords(text, parameters)) {
    redacted += text.slice(position, index) + MASK;
    position = end;
  }
  return redacted + text.slice(position);
}
