/** The part of the platform's `TextDecoder` that is used here. */
export interface Decoder {
  decode(octets?: Uint8Array, options?: { readonly stream?: boolean }): string;
}

declare const TextDecoder: new (label: string, options: { readonly ignoreBOM: boolean }) => Decoder;

/**
 * Decodes octets. Those that are not text become U+FFFD; a byte order mark is kept.
 *
 * @param charset - Of which character set; UTF-8 where the platform does not know it.
 */
export function createDecoder(charset = "utf-8"): Decoder {
  try {
    return new TextDecoder(charset, { ignoreBOM: true });
  } catch {
    return new TextDecoder("utf-8", { ignoreBOM: true });
  }
}
