import { type Encoded, octets, Url1738Error } from "@url1738/core";
import { type Advice, type Place, urlError, type ValueError } from "@url1738/core/define";
import { decode } from "@url1738/core/runtime";

/**
 * A parameter of a media type (RFC 2397 §3).
 *
 * @public
 */
export interface DataParameter {
  /** The name, in lower case. */
  name: string;
  /** The value, decoded; quotes belong to it. */
  value: string;
}

/**
 * A data URL (RFC 2397): the data themselves.
 *
 * @public
 */
export interface DataUrl {
  /** Always `"data"`. */
  scheme: "data";
  /** The media type in lower case, such as `image/png`; absent when the URL has none, which means `text/plain`. */
  mediaType?: string | undefined;
  /** The parameters of the media type, in order; without both, the data are US-ASCII. */
  parameters: DataParameter[];
  /** True if the data are in base64. */
  base64: boolean;
  /** The data, still percent-encoded. */
  data: Encoded;
}

/** Returns the base64 of a URL: decoded, without the line breaks and spaces that RFC 2045 §6.8 ignores. */
const base64Of = (data: string) => decode(data).replace(/[\t\n\r ]/g, "");

/**
 * Checks that data in base64 are groups of four characters (RFC 2045 §6.8). For schemes derived from this one.
 *
 * @param url - A value.
 * @returns The error, if there is one.
 * @public
 */
export function dataCheck({ base64, data }: DataUrl): readonly ValueError<"data">[] {
  const text = base64 ? base64Of(data) : "";
  if (text.length % 4 === 0 && /^[+/\dA-Za-z]*={0,2}$/.test(text)) return [];
  const message =
    'The data must be base64: letters, digits, "+" and "/" in groups of four, the last one filled up with "=".';
  return [{ component: "data", reason: "data/base64", message }];
}

/** `createRegistry([data], { advice }).parse("data:image/svg+xml;utf8,a")` */
const charset: Advice = {
  reason: "data/charset",
  sentence: 'Write ";charset=utf-8" instead.',
};

/**
 * Advises people who write `;utf8` for the parameter of RFC 2397. For schemes derived from this one.
 *
 * @param place - The place where the name of a parameter leaves the grammar.
 * @returns The advice, if there is any.
 * @public
 */
export function dataNameHint({ text, index, found }: Place): Advice | undefined {
  const [written] = /;utf-?8$/i.exec(text.slice(0, index)) ?? [];
  if (found !== "," || written === undefined) return undefined;
  return { ...charset, fix: { index: index - written.length, end: index, replacement: ";charset=utf-8", sure: true } };
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

const characterAt = (bits: number) => ALPHABET.charAt(bits & 63);

/**
 * Returns the octets that a data URL holds.
 *
 * @param url - The value, as `parse` or `build` returns it.
 * @returns The octets: those of the base64, or those of the decoded data.
 * @throws Url1738Error - With the code `invalid-value` if the value says base64, and its data are none.
 * @public
 */
export function dataOctets(url: DataUrl): Uint8Array {
  const [error] = dataCheck(url);
  if (error !== undefined)
    throw new Url1738Error(
      urlError(
        { code: "invalid-value", scheme: "data", component: "data" },
        { reason: "data/base64", sentence: error.message },
      ),
    );
  if (!url.base64) return octets(decode(url.data)) as Uint8Array;
  const text = base64Of(url.data).replace(/=+$/, "");
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  for (let index = 0, at = 0; index < text.length; index++) {
    bits = (bits << 6) | ALPHABET.indexOf(text.charAt(index));
    const left = 6 - (index % 4) * 2;
    if (index % 4 > 0) bytes[at++] = (bits >> left) & 255;
  }
  return bytes;
}

/**
 * Spells octets as the data of a URL in base64, for `build`.
 *
 * @param bytes - The octets.
 * @returns The components `base64` and `data`.
 * @public
 */
export function dataFromOctets(bytes: Uint8Array): Pick<DataUrl, "base64" | "data"> {
  let text = "";
  const octetAt = (index: number) => bytes[index] ?? 0;
  for (let index = 0; index < bytes.length; index += 3) {
    const bits = (octetAt(index) << 16) | (octetAt(index + 1) << 8) | octetAt(index + 2);
    text += characterAt(bits >> 18) + characterAt(bits >> 12) + characterAt(bits >> 6) + characterAt(bits);
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  return { base64: true, data: `${text.slice(0, text.length - missing)}${"=".repeat(missing)}` as Encoded };
}
