import type { LineUnit } from "./line-units.ts";

/** The encoding of the body of a message, or of a part of one, as the header fields before it declare it (RFC 2045, RFC 3676). @public */
export interface MimeBody {
  /** The `Content-Transfer-Encoding`, if it changes the text. */
  readonly encoding?: "quoted-printable" | undefined;
  /** The parameter `charset` of the `Content-Type`: the character set of escaped octets; UTF-8 by default. */
  readonly charset?: string | undefined;
  /** The parameter `format` of the `Content-Type`: if it is `flowed`, lines that end with a blank continue in the next one. */
  readonly format?: "flowed" | undefined;
  /** The parameter `DelSp` of the `Content-Type`: true if that blank is not part of the text; `false` by default. */
  readonly delSp?: boolean | undefined;
}

/** The encoding of header fields and of the lines between parts: none. */
const PLAIN: MimeBody = {};

const FIELD = /^([!-9;-~]+):/;

/** The line between the messages of a mailbox: `From anna@host.dom Sat Jan  3 01:05:34 1996`. */
const SEPARATOR = /^From \S.* \d\d:\d\d.* \d{4}/;
const LONGEST_SEPARATOR = 256;

/** The length at which a line of a header field is cut, and after which further lines are ignored. */
const LONGEST_FIELD = 4096;

/** The greatest depth of parts in parts. */
const DEEPEST = 64;

/** Returns a parameter of a `Content-Type`. */
function parameter(type: string, name: string): string | undefined {
  const parameter = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;"]+))`, "i").exec(type);
  return parameter?.[1] ?? parameter?.[2];
}

const isFlag = (value: string | undefined, expected: string) => value?.toLowerCase() === expected;

/** Follows the lines of messages, one after another as in a mailbox, and tells how each line is encoded. */
export class Letters {
  #isHeader = true;
  #fields = new Map<string, string>();
  #field = "";
  #boundaries: string[] = [];
  #body = PLAIN;
  #isAfterBlank = true;
  #current = PLAIN;

  /** Returns the encoding of a line. */
  bodyOf({ text, isStart }: LineUnit): MimeBody {
    if (isStart) this.#current = this.#read(text.trimEnd());
    return this.#current;
  }

  #read(line: string): MimeBody {
    const isAfterBlank = this.#isAfterBlank;
    this.#isAfterBlank = line === "";
    if (isAfterBlank && line.length < LONGEST_SEPARATOR && SEPARATOR.test(line)) return this.#begin([]);
    const boundary = line.startsWith("--") ? this.#boundaryIn(line) : -1;
    if (boundary >= 0) {
      const isLast = line.length > (this.#boundaries[boundary] as string).length + 2;
      return isLast ? this.#leave(boundary) : this.#begin(this.#boundaries.slice(0, boundary + 1));
    }
    return this.#isHeader && this.#readHeader(line) ? PLAIN : this.#body;
  }

  /** Begins a message or a part, with its header. */
  #begin(boundaries: string[]): MimeBody {
    this.#boundaries = boundaries;
    this.#isHeader = true;
    this.#fields.clear();
    this.#field = "";
    return PLAIN;
  }

  /** Leaves a body whose last part has ended. */
  #leave(boundary: number): MimeBody {
    this.#boundaries = this.#boundaries.slice(0, boundary);
    this.#isHeader = false;
    this.#body = PLAIN;
    return PLAIN;
  }

  /** Returns the index of the innermost boundary that a line names; -1 if it names none. */
  #boundaryIn(line: string): number {
    const boundary = line.slice(2);
    return Math.max(this.#boundaries.lastIndexOf(boundary), this.#boundaries.lastIndexOf(boundary.replace(/--$/, "")));
  }

  /** Reads a line of a header, and tells whether it is one. */
  #readHeader(line: string): boolean {
    const name = FIELD.exec(line)?.[1]?.toLowerCase();
    const isFolded = this.#field !== "" && /^[ \t]/.test(line);
    if (name === undefined && !isFolded) {
      this.#endHeader();
      return line === "";
    }
    if (name !== undefined) this.#field = name;
    const value = name === undefined ? line : line.slice(name.length + 1);
    const before = name === undefined ? (this.#fields.get(this.#field) ?? "") : "";
    if (this.#field.startsWith("content-") && before.length < LONGEST_FIELD)
      this.#fields.set(this.#field, before + value.slice(0, LONGEST_FIELD));
    return true;
  }

  #endHeader(): void {
    const type = this.#fields.get("content-type")?.trimStart() ?? "";
    const boundary = parameter(type, "boundary");
    if (boundary !== undefined && this.#boundaries.length < DEEPEST) this.#boundaries.push(boundary);
    const encoding = this.#fields.get("content-transfer-encoding")?.trim();
    this.#body = {
      encoding: isFlag(encoding, "quoted-printable") ? "quoted-printable" : undefined,
      charset: parameter(type, "charset"),
      format: isFlag(parameter(type, "format"), "flowed") ? "flowed" : undefined,
      delSp: isFlag(parameter(type, "delsp"), "yes"),
    };
    this.#isHeader = /^message\/rfc822\b/i.test(type);
    this.#fields.clear();
    this.#field = "";
  }
}
