import { createDecoder, type Decoder } from "../stream/pieces.ts";
import { OffsetMap } from "./offset-map.ts";

/** Soft line breaks and escapes; as RFC 2045 recommends, lower-case digits are accepted, and anything else is kept. */
const ENCODED = /=(?:[ \t]*\r?\n|[\dA-F]{2})/gi;

/**
 * Decodes quoted-printable (RFC 2045 §6.7), and keeps track of the original offsets. The decoders available (libqp,
 * quoted-printable, postal-mime) return octets or text, but no offsets.
 */
export class QuotedPrintable {
  readonly offsets = new OffsetMap();
  #charset: string | undefined;
  #decoder: Decoder = createDecoder();
  /** True if the octets so far may end inside a character. */
  #isInside = false;

  /** Copies text that is not encoded. */
  copy(text: string): string {
    const rest = this.#rest();
    this.offsets.copy(text.length);
    return rest + text;
  }

  /** Decodes a line, or a part of one that does not end inside an escape. */
  decode(text: string, charset: string | undefined): string {
    if (charset !== this.#charset) this.#decoder = createDecoder(charset);
    this.#charset = charset;
    let decoded = "";
    let at = 0;
    for (const { 0: encoded, index } of text.matchAll(ENCODED)) {
      if (index > at) decoded += this.copy(text.slice(at, index));
      decoded += encoded.endsWith("\n") ? this.#replace(encoded, "") : this.#octet(encoded);
      at = index + encoded.length;
    }
    return at < text.length ? decoded + this.copy(text.slice(at)) : decoded;
  }

  #octet(encoded: string): string {
    const octet = Number.parseInt(encoded.slice(1), 16);
    if (octet < 0x80 && !this.#isInside) return this.#replace(encoded, String.fromCharCode(octet));
    this.#isInside = true;
    return this.#replace(encoded, this.#decoder.decode(Uint8Array.of(octet), { stream: true }));
  }

  #replace(encoded: string, text: string): string {
    this.offsets.replace(encoded.length, text.length);
    return text;
  }

  /** Returns the text for octets that end inside a character. */
  #rest(): string {
    if (!this.#isInside) return "";
    this.#isInside = false;
    return this.#replace("", this.#decoder.decode());
  }
}
