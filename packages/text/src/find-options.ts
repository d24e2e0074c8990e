import { MAX_LENGTH } from "@url1738/core";
import { ownFields } from "@url1738/core/runtime";
import type { Repairer } from "./hit.ts";
import { invalidOption, wholeNumber } from "./invalid-option.ts";
import type { MimeBody } from "./mime/letters.ts";

/** Options that say what to find besides wrappers, what to tell about it, and how much text to hold. @public */
export interface FindOptions {
  /** True to also find URLs with the prefix `URL:` but without brackets; `false` by default. */
  readonly prefix?: boolean | undefined;
  /** True to also find URLs of the registry's schemes without wrapper or prefix; `false` by default. */
  readonly bare?: boolean | undefined;
  /**
   * True to also find text without a wrapper that begins like a URL of the registry's schemes but continues as no URL can; such a
   * hit is not ok. Also finds misspelt names of schemes (`htpps://`, `http//`), if the registry's advice knows them. `false` by
   * default. Does not require `bare`.
   */
  readonly broken?: boolean | undefined;
  /**
   * True to also find hosts that begin with `www.` and have two more labels, with whatever follows them, as URLs of https, if the
   * registry has that scheme; `false` by default.
   */
  readonly www?: boolean | undefined;
  /** True if `> ` at the beginning of a line inside a wrapper marks quoted text and does not end the wrapper; `false` by default. */
  readonly quoted?: boolean | undefined;
  /**
   * The encoding of the text if it is mail: `true` for a message or a mailbox whose header fields name the encodings, or else the
   * encoding of the whole text. The search ignores everything that MIME adds: the soft line breaks and escapes of
   * quoted-printable, the line breaks of `format=flowed`. All offsets are those of the text as given. `false` by default.
   */
  readonly mime?: boolean | MimeBody | undefined;
  /** True to give hits a `line` and a `column`; `false` by default. */
  readonly lines?: boolean | undefined;
  /** The function that makes `repaired` for hits that are not ok; without it, `repaired` is `undefined`. */
  readonly repair?: Repairer | undefined;
  /**
   * The greatest length of a wrapper, or of a bare URL with its fragment, in UTF-16 code units; about as much of a stream is held
   * in memory. Anything longer is not found. 2,097,152 by default.
   */
  readonly limit?: number | undefined;
}

/** The options with all defaults filled in; `repair` has none. */
export type FindSettings = Pick<FindOptions, "repair"> & {
  readonly [K in Exclude<keyof FindOptions, "repair">]-?: Exclude<FindOptions[K], undefined>;
};

function checkMime(mime: unknown): void {
  if (typeof mime === "boolean") return;
  const { encoding, charset, format } = ownFields(Object(mime) as MimeBody);
  const isKnown = [undefined, "quoted-printable"].includes(encoding) && [undefined, "flowed"].includes(format);
  if (typeof mime === "object" && mime !== null && isKnown && ["undefined", "string"].includes(typeof charset)) return;
  throw invalidOption("mime", "not-mime", "must be a boolean, or say how a body is encoded");
}

/** Returns the options with their defaults. @throws Url1738Error - With the code `invalid-value` for a wrong option. */
export function findOptions(options: FindOptions = {}): FindSettings {
  const ownOptions = ownFields(options);
  const { bare = false, broken = false, prefix = false, www = false, quoted = false, mime = false } = ownOptions;
  const { lines = false, repair, limit = 2 * MAX_LENGTH } = ownOptions;
  checkMime(mime);
  if (repair !== undefined && typeof repair !== "function")
    throw invalidOption("repair", "not-a-function", "must be a function");
  return { bare, broken, prefix, www, quoted, mime, lines, repair, limit: wholeNumber("limit", limit, 1) };
}
