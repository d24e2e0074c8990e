import type { AnyDefinition } from "@url1738/core/define";
import * as kit from "@url1738/core/define";
import { NotationError } from "./notation-error.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** The part of a scheme that an author writes on this page: its name, its grammar and its port. */
export type Sketch = Pick<AnyDefinition, "name" | "schemepart" | "defaultPort" | "section"> & {
  readonly unsafe?: string;
};

/** Returns the value of a string in JavaScript notation, with only the escapes of JSON. */
function stringOf({ text, index }: Token): string {
  const inner = text.slice(1, -1).replaceAll("\\'", "'");
  const doubled = text.startsWith("'") ? inner.replace(/(?<!\\)"/g, '\\"') : inner;
  try {
    return JSON.parse(`"${doubled}"`) as string;
  } catch {
    throw new NotationError(`${text} has an escape that is not known here.`, index);
  }
}

/** Reads the notation and does what it says, without ever turning it into code. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #named = new Map<string, unknown>(Object.entries(kit));
  #at = 0;
  #sketch: Sketch | undefined;

  constructor(source: string) {
    this.#tokens = tokensOf(source);
    const keep = (sketch: Sketch) => {
      this.#sketch = sketch;
      return sketch;
    };
    this.#named.set("defineScheme", keep).set("schemeDefinition", keep);
  }

  get #token(): Token {
    return this.#tokens[this.#at] as Token;
  }

  #next(): Token {
    const token = this.#token;
    if (token.kind !== "end") this.#at++;
    return token;
  }

  #takes(text: string): boolean {
    const isThere = this.#token.text === text && this.#token.kind !== "string";
    if (isThere) this.#at++;
    return isThere;
  }

  #expect(text: string): void {
    if (!this.#takes(text)) throw this.#unexpected(text);
  }

  #unexpected(wanted: string): NotationError {
    const { text, index } = this.#token;
    return new NotationError(`${wanted} was expected, not ${text === "" ? "the end" : text}.`, index);
  }

  /** Reads values with commas between them, up to a mark. */
  #listTo(end: string, one: () => void): void {
    while (!this.#takes(end)) {
      one();
      if (!this.#takes(",")) {
        this.#expect(end);
        return;
      }
    }
  }

  #object(): Readonly<Record<string, unknown>> {
    const entries: [string, unknown][] = [];
    this.#listTo("}", () => {
      const name = this.#next();
      if (name.kind !== "name")
        throw new NotationError(`The name of a field was expected, not ${name.text}.`, name.index);
      // A name alone is short for the field of that name.
      entries.push([name.text, this.#takes(":") ? this.#value() : this.#lookup(name)]);
    });
    return Object.fromEntries(entries);
  }

  #array(end: string): unknown[] {
    const values: unknown[] = [];
    this.#listTo(end, () => values.push(this.#value()));
    return values;
  }

  #lookup({ text, index }: Token): unknown {
    if (this.#named.has(text)) return this.#named.get(text);
    throw new NotationError(`${text} is not the name of anything here.`, index);
  }

  #value(): unknown {
    const token = this.#next();
    if (token.kind === "string") return stringOf(token);
    if (token.kind === "number") return Number(token.text);
    if (token.text === "[") return this.#array("]");
    if (token.text === "{") return this.#object();
    if (token.kind === "name") {
      let value = this.#lookup(token);
      while (this.#takes("(")) value = this.#call(value, token);
      return value;
    }
    this.#at--;
    throw this.#unexpected("A value");
  }

  #call(value: unknown, { text, index }: Token): unknown {
    const parameters = this.#array(")");
    if (typeof value !== "function") throw new NotationError(`${text} is not a function.`, index);
    try {
      return value(...parameters);
    } catch (thrown) {
      throw new NotationError(thrown instanceof Error ? thrown.message : String(thrown), index);
    }
  }

  read(): Sketch {
    while (this.#token.kind !== "end") {
      if (this.#takes("export")) continue;
      if (this.#takes("const")) {
        const name = this.#next();
        if (name.kind !== "name") throw new NotationError(`A name was expected, not ${name.text}.`, name.index);
        this.#expect("=");
        this.#named.set(name.text, this.#value());
      } else this.#value();
      while (this.#takes(";"));
    }
    if (this.#sketch === undefined) throw new NotationError("A call of defineScheme was expected.", this.#token.index);
    return this.#sketch;
  }
}

/**
 * Reads a grammar: names given with `const`, calls of the kit's combinators, strings, numbers, lists and objects, and a call of
 * `defineScheme`. It is a small part of TypeScript, read and not run, because the page allows no code made from text.
 *
 * @throws NotationError - If something cannot be understood, or if a combinator refuses its arguments.
 */
export function readGrammar(source: string): Sketch {
  return new Reader(source).read();
}
