import { MAX_LENGTH } from "@url1738/core";
import { ownFields } from "@url1738/core/runtime";
import type { Repairer } from "./hit.ts";
import { invalidOption, wholeNumber } from "./invalid-option.ts";
import type { MimeBody } from "./mime/letters.ts";

/** What is found besides wrappers, what is told of it, and how much of a text is held. @public */
export interface FindOptions {
  /** Whether URLs with the prefix `URL:`, but without brackets, are found as well; `false` by default. */
  readonly prefix?: boolean | undefined;
  /** Whether URLs of the registry's schemes that stand in the text by themselves are found as well; `false` by default. */
  readonly bare?: boolean | undefined;
  /**
   * Whether what begins as a URL of the registry's schemes without a wrapper, but goes on as no URL can, is found as well, as a
   * hit that is not ok; `false` by default. It does not take `bare` for that.
   */
  readonly broken?: boolean | undefined;
  /** Whether `> ` at the beginning of a line inside a wrapper is the mark of quoted text, not the end; `false` by default. */
  readonly quoted?: boolean | undefined;
  /**
   * Whether the text is mail, from which what MIME puts around text is taken away before URLs are looked for: soft line breaks and
   * escapes of quoted-printable, the breaks of `format=flowed`. `true` where it is letters, one or a mailbox, whose header fields say what
   * is encoded in which way; or how all of the text is encoded. All offsets are those of the text as it is given. `false` by
   * default.
   */
  readonly mime?: boolean | MimeBody | undefined;
  /** Whether hits have `line` and `column`; `false` by default. */
  readonly lines?: boolean | undefined;
  /** What gives hits that are not ok their `repaired`; without it, they have none. */
  readonly repair?: Repairer | undefined;
  /**
   * The greatest length of a wrapper, or of a bare URL with its fragment, in UTF-16 code units: about as much of a stream is held
   * in memory. What is longer is not found. 2,097,152 by default.
   */
  readonly limit?: number | undefined;
}

/** The options, all of them given. */
export interface FindSettings {
  readonly prefix: boolean;
  readonly bare: boolean;
  readonly broken: boolean;
  readonly quoted: boolean;
  readonly mime: boolean | MimeBody;
  readonly lines: boolean;
  readonly repair: Repairer | undefined;
  readonly limit: number;
}

function checkMime(mime: unknown): void {
  if (typeof mime === "boolean") return;
  const { encoding, charset, format } = ownFields(Object(mime) as MimeBody);
  const isKnown = [undefined, "quoted-printable"].includes(encoding) && [undefined, "flowed"].includes(format);
  if (typeof mime === "object" && mime !== null && isKnown && ["undefined", "string"].includes(typeof charset)) return;
  throw invalidOption("mime", "not-mime", "is neither a boolean nor says how a body is encoded");
}

/**
 * The options with their defaults.
 *
 * @throws Url1738Error - With the code `invalid-value`.
 */
export function findOptions(options: FindOptions = {}): FindSettings {
  const own = ownFields(options);
  const { bare = false, broken = false, prefix = false, quoted = false, mime = false } = own;
  const { lines = false, repair, limit = 2 * MAX_LENGTH } = own;
  checkMime(mime);
  if (repair !== undefined && typeof repair !== "function")
    throw invalidOption("repair", "not-a-function", "is not a function");
  return { bare, broken, prefix, quoted, mime, lines, repair, limit: wholeNumber("limit", limit, 1) };
}
