import type { NameKind, SecretNames } from "./secret-name.ts";
import { type Finder, type Found, LONGEST_SECRET, NOWHERE } from "./spans.ts";

/** The places in a member of JSON: outside of one, in its name, after its name, after its colon, in a string, in another value. */
type JsonPosition = "outside" | "name" | "named" | "value" | "string" | "literal";

const QUOTE = '"';
const LITERAL = /[\w.+-]/;

/**
 * Finds the values of the members of JSON with the names of secrets. In JSON inside a string of JSON, a quotation mark has one backslash
 * before it, three inside another such string, and so on.
 */
export class MemberFinder implements Finder {
  readonly #found: Found;
  readonly #names: SecretNames;
  #name = "";
  #place: JsonPosition = "outside";
  #kind: NameKind | undefined;
  /** The number of backslashes before the quotation marks of the member, and before the current place. */
  #depth = 0;
  #backslashes = 0;
  #position = 0;
  /** The offset where a secret value begins. */
  #from = NOWHERE;

  constructor(found: Found, names: SecretNames) {
    this.#found = found;
    this.#names = names;
  }

  read(piece: string): void {
    const base = this.#position;
    for (let index = 0; index < piece.length; index++) {
      if (this.#place === "outside" || this.#place === "name" || this.#place === "string") {
        const from = index;
        while (index < piece.length && !/["\\\r\n]/.test(piece.charAt(index))) index++;
        if (index > from) this.#backslashes = 0;
        this.#readName(piece.slice(from, index));
        if (index === piece.length) break;
      }
      this.#take(piece.charAt(index), base + index);
    }
    this.#position = base + piece.length;
  }

  end(): void {
    this.#endValue(this.#position);
  }

  earliest(): number {
    return this.#position - this.#from > LONGEST_SECRET ? NOWHERE : this.#from;
  }

  isSettled(): boolean {
    return this.#place === "outside";
  }

  #take(character: string, index: number): void {
    if (character === "\\") {
      this.#backslashes++;
      this.#readName(character);
      if (this.#place === "literal") this.#endValue(index);
      return;
    }
    const backslashes = this.#backslashes;
    this.#backslashes = 0;
    if (character === QUOTE) this.#takeQuote(index, 2 ** trailingOnes(backslashes) - 1);
    else if (/[\r\n]/.test(character)) this.#takeLineBreak(index);
    else this.#takeOther(character, index, backslashes > 0);
  }

  #readName(text: string): void {
    if (this.#place === "name") this.#name = this.#names.shortened(this.#name + text);
  }

  #takeQuote(index: number, depth: number): void {
    if (this.#place === "literal") this.#endValue(index);
    if (this.#place === "string") {
      if (depth <= this.#depth) this.#endValue(index - depth);
      return;
    }
    if (this.#place === "name" && depth === this.#depth) {
      this.#place = "named";
      this.#kind = this.#names.kindOf(this.#name);
    } else if (this.#place === "value" && depth === this.#depth && this.#kind !== undefined) {
      this.#place = "string";
      this.#from = index + 1;
    } else {
      this.#begin(depth);
    }
  }

  /** Begins the name of a member after a quotation mark. */
  #begin(depth: number): void {
    this.#place = "name";
    this.#depth = depth;
    this.#name = "";
  }

  #takeLineBreak(index: number): void {
    if (this.#place === "string" || this.#place === "literal") this.#endValue(index);
    else if (this.#place === "name") this.#place = "outside";
  }

  #takeOther(character: string, index: number, isEscaped: boolean): void {
    const isBlank = /[\t ]/.test(character) || (isEscaped && /[nrt]/.test(character));
    this.#readName(character);
    if (this.#place === "named" && !isBlank) {
      this.#place = "value";
      if (character !== ":") {
        // The quotation mark did not end a name, but began one.
        this.#begin(this.#depth);
        this.#readName(character);
      }
    } else if (this.#place === "value" && !isBlank) {
      const isSecret = this.#kind === "password" && LITERAL.test(character);
      this.#place = isSecret ? "literal" : "outside";
      if (isSecret) this.#from = index;
    } else if (this.#place === "literal" && !LITERAL.test(character)) {
      this.#endValue(index);
    }
  }

  /** Ends a secret value, if there is one. */
  #endValue(index: number): void {
    if (this.#from < NOWHERE && index - this.#from <= LONGEST_SECRET) this.#found(this.#from, index);
    this.#from = NOWHERE;
    this.#place = "outside";
  }
}

/** Counts the ones with which a number ends in binary: a string that ends with backslashes has each of them doubled. */
function trailingOnes(number: number): number {
  let count = 0;
  for (let rest = number; rest % 2 === 1; rest = (rest - 1) / 2) count++;
  return count;
}
