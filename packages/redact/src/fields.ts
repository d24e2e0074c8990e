import { LINE_END, Lines } from "./lines.ts";
import type { SecretNames } from "./secret-name.ts";
import { type Finder, type Found, NOWHERE, type SecretKind } from "./spans.ts";

/** A header with a secret value, wherever it stands, and the quotation mark before it. */
const HEADER = /(?:(\\{0,7}["'`])|[^\w-])(?:authorization|proxy-authorization|cookie|set-cookie)$/i;

/** The places before the name of any field: the beginning of a line, the marks of a dump, an option, a quotation mark. */
const PLACE = /(?:[\r\n]|[<>][\t ]*|(?<![\w-])(?:-H[\t ]*|--header[\t =]+)|(\\{0,7}["'`]))$/;

/** A user after the option of a command that takes a login, as in `curl --user anna:pw`, with the quotation mark before it. */
const ARGUMENT =
  /(?:^|[\s"'`[(,])(?:--(?:proxy-)?user|-[uU])["']?(?:[\t =]+|,\s*)(?!["']?(?:https?|wss?|ftps?|file)$)(?:(["'])[^:"'\n]*|[^\s:"']*)$/;

/** The end of a line after which such a user may come. */
const CONTINUED = /,\s*$/;

/** The ends of an argument, by the quotation mark before it. */
const ARGUMENT_ENDS: Readonly<Record<string, RegExp>> = {
  '"': /(["\r\n])/g,
  "'": /(['\r\n])/g,
  "": /([\t-\r "'])/g,
};

const NAME = /[\w.-]/;

/** The number of characters before a colon that tell where a field begins. */
const REACH = 96;

/** Returns the end of a field: that of the line, or the quotation mark before it, with as many backslashes before it, as in JSON in JSON. */
function endAfter(opening: string | undefined): RegExp {
  if (opening === undefined) return LINE_END;
  const mark = opening.slice(-1);
  const most = opening.length - 1;
  const cut = most === 0 ? "" : `|(?<!\\\\)\\\\{1,${most}}$`;
  return new RegExp(`((?<!\\\\)\\\\{0,${most}}${mark}|\\r?\\n)|\\r$${cut}`, "g");
}

/** Finds the values of header fields, and the passwords of arguments. */
export class FieldFinder implements Finder {
  readonly #found: Found;
  readonly #names: SecretNames;
  readonly #kinds: ReadonlySet<SecretKind>;
  /** The values, by what ends them. */
  readonly #values = new Map<string, Lines>();
  /** The current piece, after enough of the text before it, which begins after a line break. */
  #text = "\n";
  #base = -1;
  /** The name with which the text so far ends, and where its value would end if it is that of a field. */
  #name = "";
  #isName = false;
  #end: RegExp | undefined;

  /** @param kinds - Those to find; of fields `headers`, of arguments `commands`. */
  constructor(found: Found, names: SecretNames, kinds: ReadonlySet<SecretKind>) {
    this.#kinds = kinds;
    this.#found = found;
    this.#names = names;
  }

  read(piece: string): void {
    const kept = Math.max(0, this.#text.length - REACH);
    const start = this.#text.length - kept;
    const text = this.#text.slice(kept) + piece;
    this.#text = text;
    this.#base += kept;
    let from = start;
    for (let colon = text.indexOf(":", from); colon >= 0; colon = text.indexOf(":", from)) {
      this.#readName(from, colon, start);
      this.#takeColon(colon);
      from = colon + 1;
    }
    this.#readName(from, text.length, start);
    this.#readValues(text.length);
  }

  end(): void {}

  earliest(): number {
    return Math.min(NOWHERE, ...[...this.#values.values()].map((lines) => lines.earliest()));
  }

  isSettled(): boolean {
    return this.earliest() === NOWHERE && !CONTINUED.test(this.#text);
  }

  #readValues(to: number): void {
    for (const lines of this.#values.values()) lines.read(this.#text, this.#base, to + this.#base);
  }

  #begin(index: number, end: RegExp, isField: boolean): void {
    this.#readValues(index);
    let lines = this.#values.get(end.source);
    if (lines === undefined) {
      lines = new Lines((from, to) => this.#found(from, to, isField ? "headers" : "commands"));
      this.#values.set(end.source, lines);
    }
    lines.begin(index + this.#base, 1, isField, end);
  }

  /** Reads the name before an offset of the text. @param start - The offset of the piece: a name may have begun before it. */
  #readName(from: number, to: number, start: number): void {
    let index = to;
    while (index > from && NAME.test(this.#text.charAt(index - 1))) index--;
    if (index > from || from !== start || !this.#isName) {
      const place = PLACE.exec(this.#text.slice(Math.max(0, index - REACH), index));
      this.#end = place === null ? undefined : endAfter(place[1]);
      this.#name = "";
      this.#isName = false;
    }
    if (index < to) this.#isName = true;
    this.#name = this.#names.shortened(this.#name + this.#text.slice(index, to));
  }

  /** Takes the colon after the name of a field, or after the user in an argument. */
  #takeColon(colon: number): void {
    const before = this.#text.slice(Math.max(0, colon - REACH), colon);
    const header = HEADER.exec(before);
    const end = header === null ? this.#names.kindOf(this.#name) && this.#end : endAfter(header[1]);
    this.#isName = false;
    if (end !== undefined && this.#kinds.has("headers")) this.#begin(colon + 1, end, true);
    const argument = ARGUMENT.exec(before);
    if (argument !== null && this.#kinds.has("commands"))
      this.#begin(colon + 1, ARGUMENT_ENDS[argument[1] ?? ""] as RegExp, false);
  }
}
