import { CODES } from "../automaton/program.ts";

/** Reads the syntax of the regular expressions that the compiler writes. It knows nothing of how they are made. */

/** A part of an expression. */
export type Part =
  | { readonly kind: "set"; readonly set: string }
  | { readonly kind: "row" | "choice"; readonly items: readonly Part[] }
  | { readonly kind: "repeat"; readonly item: Part; readonly least: number; readonly most: number }
  | { readonly kind: "ahead"; readonly item: Part; readonly isNot: boolean }
  | { readonly kind: "end" };

const WORD = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
const COUNTS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  "*": [0, Number.POSITIVE_INFINITY],
  "+": [1, Number.POSITIVE_INFINITY],
  "?": [0, 1],
};

class Parser {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  #fail(): never {
    throw new SyntaxError(`Unknown syntax at ${this.#at} of ${this.#source}`);
  }

  /** Goes past some text, if it comes next. */
  #skips(text: string): boolean {
    const isNext = this.#source.startsWith(text, this.#at);
    if (isNext) this.#at += text.length;
    return isNext;
  }

  /** Goes past what an expression matches here. */
  #match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    const match = expression.exec(this.#source) ?? undefined;
    this.#at += match?.[0].length ?? 0;
    return match;
  }

  /** Reads a character of a set; `\d` and `\w` are several. */
  #characters(): string {
    const [, hex, several, mark, plain] = this.#match(/\\x([\dA-F]{2})|\\([dw])|\\(\W)|([^\\])/y) ?? [];
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    return several === undefined ? (mark ?? plain ?? this.#fail()) : several === "d" ? WORD.slice(0, 10) : WORD;
  }

  #class(): Part {
    const isNot = this.#skips("^");
    const named = new Set<string>();
    while (!this.#skips("]")) {
      const first = this.#characters();
      const isRange = first.length === 1 && this.#source[this.#at + 1] !== "]" && this.#skips("-");
      const last = isRange ? this.#characters().charCodeAt(0) : -1;
      if (isRange) for (let code = first.charCodeAt(0); code <= last; code++) named.add(String.fromCharCode(code));
      else for (const one of first) named.add(one);
    }
    const all = CODES.map((code) => String.fromCharCode(code));
    return { kind: "set", set: all.filter((one) => named.has(one) !== isNot).join("") };
  }

  #atom(): Part {
    if (this.#skips("[")) return this.#class();
    if (this.#skips("$")) return { kind: "end" };
    const [, how] = this.#match(/\(\?([:=!])/y) ?? [];
    if (how === undefined)
      return /[*+?{}()|.^]/.test(this.#source.charAt(this.#at))
        ? this.#fail()
        : { kind: "set", set: this.#characters() };
    const item = this.choice();
    if (!this.#skips(")")) this.#fail();
    return how === ":" ? item : { kind: "ahead", item, isNot: how === "!" };
  }

  #repeated(): Part {
    const item = this.#atom();
    const [, mark, first, comma, last] = this.#match(/([*+?])|\{(\d+)(,?)(\d*)\}/y) ?? [];
    if (mark === undefined && first === undefined) return item;
    const endless = comma === "" ? Number(first) : Number.POSITIVE_INFINITY;
    const [least, most] = COUNTS[mark ?? ""] ?? [Number(first), last === "" ? endless : Number(last)];
    // A lazy one matches the same texts, because the whole is anchored.
    this.#skips("?");
    return { kind: "repeat", item, least, most };
  }

  choice(): Part {
    const items: Part[] = [];
    do {
      const row: Part[] = [];
      while (this.#at < this.#source.length && !/[|)]/.test(this.#source.charAt(this.#at))) row.push(this.#repeated());
      items.push({ kind: "row", items: row });
    } while (this.#skips("|"));
    return { kind: "choice", items };
  }

  whole(): Part {
    if (!this.#skips("^")) this.#fail();
    const part = this.choice();
    return this.#at < this.#source.length ? this.#fail() : part;
  }
}

/**
 * Reads an expression that begins with `^`.
 *
 * @throws SyntaxError - For syntax that the compiler does not write.
 */
export const parseExpression = (source: string): Part => new Parser(source).whole();

/** Returns the sets of characters that an expression has. */
export function setsIn(part: Part): readonly string[] {
  if (part.kind === "set") return [part.set];
  return part.kind === "end" ? [] : ("items" in part ? part.items : [part.item]).flatMap(setsIn);
}

/** Tells whether a part looks at what follows it. */
export function looksAhead(part: Part): boolean {
  if (part.kind === "ahead" || part.kind === "end") return true;
  return part.kind !== "set" && ("items" in part ? part.items : [part.item]).some(looksAhead);
}
