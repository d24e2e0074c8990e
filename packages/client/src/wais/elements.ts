import { type ClientReason, clientError, said } from "../errors/client-error.ts";

/** The elements of messages in Z39.50-1988: each is a tag, a length and that many octets. */

/** Makes the error for an answer that no WAIS server gives. */
export function malformed(reason: Extract<ClientReason, `wais-${string}`>): Error {
  return clientError("refused", said(reason), { section: "3.9" });
}

/** The tags of the elements that are sent or read (Z39.50-1988; those above 98 are WAIS's own, `protspec.txt` §5.1). */
export const TAG = {
  protocolVersion: 3,
  options: 4,
  preferredMessageSize: 5,
  maximumRecordSize: 6,
  resultSetName: 17,
  databaseNames: 18,
  elementSetNames: 19,
  queryType: 20,
  query: 21,
  diagnosticRecord: 28,
  attributeList: 44,
  term: 45,
  operator: 46,
  userInformation: 99,
  seedWords: 106,
  dateFactor: 111,
  maxDocumentsRetrieved: 114,
  documentId: 116,
  headline: 123,
  documentText: 127,
  typeBlock: 132,
  type: 133,
  documentHeaderGroup: 150,
  documentTextGroup: 153,
} as const;

const CONTINUED = 0x80;

/** Writes a number in a fixed number of octets, the highest first. */
export function fixedNumber(value: number, size: number): Buffer {
  const octets = Buffer.alloc(size);
  octets.writeUIntBE(value, 0, size);
  return octets;
}

/** Writes a tag or a length: groups of seven bits, the highest first; the eighth bit says that another group follows. */
function compressed(value: number): Buffer {
  const octets = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) octets.unshift((rest & 0x7f) | CONTINUED);
  return Buffer.from(octets);
}

/** Writes an element: tag, length and octets. */
export function element(tag: number, value: Uint8Array): Buffer {
  return Buffer.concat([compressed(tag), compressed(value.length), value]);
}

/** Writes an element that is one of the protocol's own words. */
export function word(tag: number, value: string): Buffer {
  return element(tag, Buffer.from(value, "latin1"));
}

/** Writes an element that is a number, in the fewest octets that hold it. */
export function number(tag: number, value: number): Buffer {
  const size = value < 0x100 ? 1 : value < 0x1_0000 ? 2 : value < 0x100_0000 ? 3 : 4;
  return element(tag, fixedNumber(value, size));
}

/** Writes an APDU: the length of the rest, the type, and the rest. The additions of WAIS come after the APDU. */
export function apdu(type: number, parts: readonly Uint8Array[]): Buffer {
  const rest = Buffer.concat([fixedNumber(type, 1), ...parts]);
  return Buffer.concat([fixedNumber(rest.length, 2), rest]);
}

/** The most octets of a tag or a length. */
const LONGEST_COMPRESSED = 4;

/** Reads what `apdu` and `element` write. It never reads past the last octet, whatever the octets are. */
export class ElementReader {
  readonly #octets: Uint8Array;
  #index = 0;

  constructor(octets: Uint8Array) {
    this.#octets = octets;
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#octets.length;
  }

  take(size: number): Uint8Array {
    const end = this.#index + size;
    if (end > this.#octets.length) throw malformed("wais-inside-element");
    const taken = this.#octets.subarray(this.#index, end);
    this.#index = end;
    return taken;
  }

  fixedNumber(size: number): number {
    return this.take(size).reduce((value, octet) => value * 0x100 + octet, 0);
  }

  compressed(): number {
    let value = 0;
    for (let count = 0; count < LONGEST_COMPRESSED; count++) {
      const octet = this.fixedNumber(1);
      value = value * 0x80 + (octet & 0x7f);
      if (octet < CONTINUED) return value;
    }
    throw malformed("wais-number-too-long");
  }

  /** Reads the octets of an element whose tag has been read. */
  value(): Uint8Array {
    return this.take(this.compressed());
  }

  /** Reads all remaining elements. */
  *elements(): Generator<readonly [tag: number, value: Uint8Array], void> {
    while (!this.isAtEnd) yield [this.compressed(), this.value()];
  }
}

/** The most octets of a number that is exact. */
const LONGEST_NUMBER = 6;

/** Returns the number that an element holds. */
export function numberIn(value: Uint8Array): number {
  if (value.length > LONGEST_NUMBER) throw malformed("wais-number-too-long");
  return new ElementReader(value).fixedNumber(value.length);
}
