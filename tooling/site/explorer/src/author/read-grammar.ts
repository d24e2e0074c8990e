import type { AnyDefinition } from "@url1738/core/define";
import * as kit from "@url1738/core/define";
import * as rfc3986 from "@url1738/rfc3986";
import { NotationError } from "./notation-error.ts";
import { afterExpression, afterFunction, afterInterface, firstOf, importAt, isCode } from "./skip.ts";
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

/** The codec in place of one whose functions are code: the text as it is written. */
const asWritten = {
  read: (text: string) => text,
  spell: (value: unknown) => (typeof value === "string" ? value : undefined),
};

/** Makes a component whose codec may be code. */
function component(name: string, rule: kit.Part, codec?: object, options?: object): unknown {
  const whole = codec !== undefined && "read" in codec && "spell" in codec;
  return kit.component(name, rule, (whole ? codec : asWritten) as kit.Codec<unknown>, options);
}

/** Reads the notation and does what it says, without ever turning it into code. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #named = new Map<string, unknown>([
    ...Object.entries(kit),
    ...Object.entries(rfc3986),
    ["true", true],
    ["false", false],
  ]);
  #at = 0;
  #sketch: Sketch | undefined;

  constructor(source: string) {
    this.#tokens = tokensOf(source);
    const keep = (sketch: Sketch) => {
      this.#sketch = sketch;
      return sketch;
    };
    this.#named.set("defineScheme", keep).set("schemeDefinition", keep).set("component", component);
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
      if (this.#token.text === "(") {
        this.#at = afterFunction(this.#tokens, this.#at);
        return;
      }
      // A name alone is short for the field of that name.
      entries.push([name.text, this.#takes(":") ? this.#value() : this.#lookup(name)]);
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
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

  /** Reads a value; code is `undefined`, as if its field were not there. */
  #value(): unknown {
    if (isCode(this.#tokens, this.#at)) {
      this.#at = afterExpression(this.#tokens, this.#at);
      return undefined;
    }
    const value = this.#notation();
    // The type after a value says nothing about it.
    if (this.#token.text === "as" || this.#token.text === "satisfies")
      this.#at = afterExpression(this.#tokens, this.#at);
    return value;
  }

  #notation(): unknown {
    const token = this.#next();
    if (token.kind === "string") return stringOf(token);
    if (token.kind === "number") return Number(token.text.replaceAll("_", ""));
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

  /** Skips a statement that has no grammar; returns false if there is none. */
  #skips(): boolean {
    const [{ text: word, kind }, next] = [this.#token, this.#tokens[this.#at + 1] as Token];
    const skipTo = (after: number, ...names: readonly string[]) => {
      for (const name of names) if (!this.#named.has(name)) this.#named.set(name, undefined);
      this.#at = after;
      return true;
    };
    if (word === "import") {
      const { names, after } = importAt(this.#tokens, this.#at);
      return skipTo(after, ...names);
    }
    if (kind === "mark" && ["{", "*"].includes(word)) return skipTo(firstOf(this.#tokens, this.#at, [";"]));
    if (word === "type") return skipTo(firstOf(this.#tokens, this.#at, [";"]));
    if (word === "interface") return skipTo(afterInterface(this.#tokens, this.#at));
    if (word === "async" && next.text === "function") return skipTo(this.#at + 1);
    if (word === "function") return skipTo(afterFunction(this.#tokens, this.#at), next.text);
    return false;
  }

  /** Reads the name and the value of a `const`. */
  #constant(): void {
    const name = this.#next();
    if (name.text === "{" || name.text === "[") {
      this.#at = firstOf(this.#tokens, this.#at - 1, [";"]);
      return;
    }
    if (name.kind !== "name") throw new NotationError(`A name was expected, not ${name.text}.`, name.index);
    if (this.#takes(":")) this.#at = firstOf(this.#tokens, this.#at, ["="]);
    this.#expect("=");
    this.#named.set(name.text, this.#value());
  }

  read(): Sketch {
    while (this.#token.kind !== "end") {
      if (this.#takes("export")) {
        this.#takes("default");
        continue;
      }
      if (this.#takes("const")) this.#constant();
      else if (!this.#skips()) this.#value();
      while (this.#takes(";"));
    }
    if (this.#sketch === undefined) throw new NotationError("A call of defineScheme was expected.", this.#token.index);
    return this.#sketch;
  }
}

/**
 * Reads a grammar: names given with `const`, calls of the kit's combinators, strings, numbers, lists and objects, and a call of
 * `defineScheme`. It is a small part of TypeScript, read and not run, because the page allows no code made from text. Imports, types and
 * functions are passed over: a codec of functions leaves the text as it is written, and no check of a function is made.
 *
 * @throws NotationError - If something cannot be understood, or if a combinator refuses its arguments.
 */
export function readGrammar(source: string): Sketch {
  return new Reader(source).read();
}
