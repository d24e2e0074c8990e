import { fromOctets, MAX_LENGTH, type Registry, type UrlError, urlErrorOf } from "@url1738/core";
import { type Advice, urlError } from "@url1738/core/define";

/** The strings that `toJson` writes in `{"percent": …}`. */
const PERCENT = /^(?:[ -$&-~]|%[\dA-Fa-f]{2})*$/;

/** Decodes a text with escaped octets. */
function decoded(text: string): string {
  const octets = text.match(/%..|./g) ?? [];
  return fromOctets(
    Uint8Array.from(octets, (octet) => (octet.length > 1 ? Number.parseInt(octet.slice(1), 16) : octet.charCodeAt(0))),
  );
}

/** Undoes the spelling as `{"percent": …}` everywhere in a value. */
export function fromPercent(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(fromPercent);
  const entries = Object.entries(value);
  const inner: unknown = entries.length === 1 && entries[0]?.[0] === "percent" ? entries[0][1] : undefined;
  if (typeof inner === "string" && PERCENT.test(inner)) return decoded(inner);
  const fields = typeof inner === "object" && inner !== null ? inner : value;
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fromPercent(field)]));
}

/**
 * The greatest length of a line of JSON that can represent a URL. The value grows most if a prospero URL consists of `;=`, since each
 * becomes `{"name":"","value":""},`; the line may also hold the input and the canonical spelling.
 */
export const LONGEST_JSON: number = 16 * MAX_LENGTH;

/** The URL or the error that a line of JSON represents. */
type JsonReading =
  | { readonly ok: true; readonly href: string }
  | {
      readonly ok: false;
      readonly error: UrlError;
      /** The text that the error's index refers to, if it can be shown. */
      readonly source: string | undefined;
    };

function parseJson(line: string): unknown {
  try {
    return fromPercent(JSON.parse(line));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Tells whether a text is a JSON object: nothing else can represent a URL. */
export function isJsonObject(text: string): boolean {
  return isObject(parseJson(text));
}

const leaveOutMark: Advice = {
  reason: "cli/byte-order-mark",
  sentence: "Leave out the byte order mark (U+FEFF).",
};

const example: Advice = {
  reason: "cli/one-object-per-line",
  sentence: 'Write one object per line, such as {"scheme": "news", "group": "comp.lang.c"}.',
};

function refused(reason: string, sentence: string, hint?: Advice): JsonReading {
  const error = urlError({ code: "invalid-value" }, { reason: `cli/${reason}`, sentence }, hint);
  return { ok: false, error, source: undefined };
}

/** Returns the error of a failed result, with its input. */
function failedBefore(result: object): JsonReading {
  const error = "error" in result ? urlErrorOf(result.error) : undefined;
  const fields: Readonly<Record<string, unknown>> = { ...error };
  const isOptional = (name: string, type: string) => fields[name] === undefined || typeof fields[name] === type;
  const isWhole =
    typeof fields.message === "string" &&
    ["reason", "section", "hint"].every((name) => isOptional(name, "string")) &&
    ["index", "end"].every((name) => isOptional(name, "number"));
  if (error === undefined || !isWhole)
    return refused("failed-before", "The line says that an input failed, but not why.");
  const source = "input" in result && typeof result.input === "string" ? result.input : undefined;
  // Another program may have left out the reason.
  return { ok: false, error: { ...error, reason: fields.reason === undefined ? "other" : error.reason }, source };
}

/** Reads a line of JSON: a line that `parse --json` printed, or a bare value. */
export function readJson(line: string, registry: Registry): JsonReading {
  if (line.length > LONGEST_JSON) return refused("line-too-long", "The line is too long for a URL.");
  const value = parseJson(line);
  if (value === undefined) {
    return refused("not-json", "The line is not JSON.", line.startsWith("\uFEFF") ? leaveOutMark : example);
  }
  const result = isObject(value) && "ok" in value ? value : undefined;
  if (result?.ok === false) return failedBefore(result);
  const url = result?.ok === true && "url" in result ? result.url : value;
  try {
    return { ok: true, href: registry.format(url as Parameters<Registry["format"]>[0]) };
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return { ok: false, error, source: undefined };
  }
}
