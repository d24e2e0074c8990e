import { NotationError } from "./notation-error.ts";

/** A word of the notation. */
export interface Token {
  readonly kind: "name" | "string" | "number" | "code" | "mark" | "end";
  readonly text: string;
  readonly index: number;
}

const patterns: readonly (readonly [kind: Token["kind"] | undefined, pattern: RegExp])[] = [
  [undefined, /(?:\s|\/\/[^\n]*|\/\*.*?\*\/)+/sy],
  ["name", /[A-Za-z_$][\w$]*/y],
  ["number", /\d[\d_]*/y],
  ["string", /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y],
  // A template, or a regular expression, which cannot come after a value.
  ["code", /`(?:[^`\\]|\\.)*`/sy],
  ["code", /(?<=(?:[(,=:;!&|?{}[]|return|^)\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y],
  ["mark", /=>|[()[\]{},:;=.<>+\-*/%!?&|^~]/y],
];

/** Splits a source into its words, ending with an end word. */
export function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < source.length) {
    const found = patterns.flatMap(([kind, pattern]) => {
      pattern.lastIndex = index;
      const [text] = pattern.exec(source) ?? [];
      return text === undefined ? [] : [{ kind, text }];
    })[0];
    if (found === undefined) throw new NotationError(`${source[index]} has no meaning here.`, index);
    if (found.kind !== undefined) tokens.push({ kind: found.kind, text: found.text, index });
    index += found.text.length;
  }
  return [...tokens, { kind: "end", text: "", index }];
}
