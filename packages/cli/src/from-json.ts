import { MAX_LENGTH, type Registry, type UrlError, urlErrorOf } from "@url1738/core";
import { type Failure, failure } from "./command.ts";

/**
 * The greatest length of a line of JSON that can stand for a URL. The value grows most where the URL is all `;=`, for each of
 * which a prospero URL has `{"name":"","value":""},`; the input and the canonical spelling may stand beside it.
 */
export const LONGEST_JSON: number = 16 * MAX_LENGTH;

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether a text is a JSON object: the least that could be meant as a URL's value. */
export function isJsonObject(text: string): boolean {
  return isObject(parseJson(text));
}

function refused(message: string, hint?: string): Failure {
  const error: UrlError = { "~url1738": "error", code: "invalid-value", message };
  return failure(hint === undefined ? error : { ...error, hint }, undefined);
}

/** The error in a failed result, and the input in which it has its place. */
function failedBefore(result: object): Failure {
  const error = "error" in result ? urlErrorOf(result.error) : undefined;
  const fields: Readonly<Record<string, unknown>> = { ...error };
  const isOptional = (name: string, type: string) => fields[name] === undefined || typeof fields[name] === type;
  const isWhole =
    typeof fields.message === "string" &&
    ["section", "hint"].every((name) => isOptional(name, "string")) &&
    ["index", "end"].every((name) => isOptional(name, "number"));
  if (error === undefined || !isWhole) return refused("The line says that an input failed, but not why.");
  return failure(error, "input" in result && typeof result.input === "string" ? result.input : undefined);
}

/**
 * Reads a line of JSON: what `parse --json` prints, or a bare value.
 *
 * @returns The canonical spelling of the URL that it stands for, or why there is none.
 */
export function readJson(line: string, registry: Registry): Failure | { readonly href: string } {
  if (line.length > LONGEST_JSON) return refused("The line is longer than any that stands for a URL.");
  const value = parseJson(line);
  if (value === undefined) {
    const example = 'Give one object a line, such as {"scheme": "news", "group": "comp.lang.c"}.';
    return refused(
      "The line is not JSON.",
      line.startsWith("\uFEFF") ? "Leave out the byte order mark (U+FEFF)." : example,
    );
  }
  const result = isObject(value) && "ok" in value ? value : undefined;
  if (result?.ok === false) return failedBefore(result);
  const url = result?.ok === true && "url" in result ? result.url : value;
  try {
    return { href: registry.format(url as Parameters<Registry["format"]>[0]) };
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return failure(error, undefined);
  }
}
