import type { Token } from "./tokens.ts";

/** Finds the ends of code that the page does not run: functions, types and imports. All take and return indices of tokens. */

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

const isMark = ({ kind }: Token) => kind === "mark";

/** Returns the first token from an index on that is one of some marks, outside all brackets that begin there; or the end. */
export function firstOf(tokens: readonly Token[], from: number, marks: readonly string[]): number {
  for (let at = from; ; at++) {
    const token = tokens[at];
    if (token === undefined || token.kind === "end") return Math.min(at, tokens.length - 1);
    if (isMark(token) && marks.includes(token.text)) return at;
    const closing = isMark(token) ? CLOSING[token.text] : undefined;
    if (closing !== undefined) at = firstOf(tokens, at + 1, [closing]);
  }
}

/** Returns the token after an expression. */
export function afterExpression(tokens: readonly Token[], from: number): number {
  return firstOf(tokens, from, [",", ";", ")", "]", "}"]);
}

/** Returns the token after the bracket that closes the one at an index. */
function afterBrackets(tokens: readonly Token[], at: number): number {
  const { text } = tokens[at] as Token;
  return text === "" ? at : Math.min(firstOf(tokens, at + 1, [CLOSING[text] as string]) + 1, tokens.length - 1);
}

/** Marks after braces that are not a function's body but belong to the type of its result. */
const IN_TYPE = ["{", ">", "[", "|", "&"];

/** Returns the token after a function's or a method's parameters, type and body. */
export function afterFunction(tokens: readonly Token[], from: number): number {
  let at = afterBrackets(tokens, firstOf(tokens, from, ["("]));
  do at = afterBrackets(tokens, firstOf(tokens, at, ["{"]));
  while (tokens[at] !== undefined && IN_TYPE.includes((tokens[at] as Token).text));
  return at;
}

/** Returns the token after an `interface`. */
export function afterInterface(tokens: readonly Token[], from: number): number {
  return afterBrackets(tokens, firstOf(tokens, from, ["{"]));
}

/** Returns the token after an `import`, and the names that it gives. */
export function importAt(tokens: readonly Token[], from: number): { readonly names: string[]; readonly after: number } {
  const after = tokens.findIndex(({ kind }, at) => at >= from && (kind === "string" || kind === "end"));
  const names = tokens.slice(from, after).filter(({ kind }) => kind === "name");
  return { names: names.map(({ text }) => text), after: after + (tokens[after]?.kind === "string" ? 1 : 0) };
}

/** Words that begin code, and marks after a name that make it code. */
const CODE_WORDS = ["async", "await", "class", "function", "new", "typeof"];
const CODE_MARKS = ["=>", ".", "+", "-", "*", "/", "%", "<", ">", "?", "&", "|"];

/** Tells whether an expression is code, which the page does not run, and not notation. */
export function isCode(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined) return false;
  if (token.kind === "code" || (isMark(token) && ["(", "!", "-", "."].includes(token.text))) return true;
  if (token.kind !== "name") return false;
  return CODE_WORDS.includes(token.text) || (next !== undefined && isMark(next) && CODE_MARKS.includes(next.text));
}
