import { makeScheme, type Scheme } from "@url1738/core";
import {
  component,
  digit,
  fpath,
  host,
  hostCodec,
  lowalpha,
  many,
  oneOf,
  optional,
  plainHost,
  sequence,
} from "@url1738/core/grammar";
import { access, type FileAccess } from "./access.ts";
import { hint, meant } from "./advice.ts";
import { readHost } from "./read-host.ts";

/**
 * A file URL (RFC 1738 §3.10): a file on a particular host.
 *
 * @public
 */
export interface FileUrl {
  /** Always `"file"`. */
  scheme: "file";
  /** The host: a name in lower case, or four decimal numbers; `""` is the machine on which the URL is read. */
  host: string;
  /** The directories, decoded, from the outermost to the innermost. */
  directories: string[];
  /** The name of the file, decoded; empty when the URL ends in a `/`. */
  name: string;
}

// With a dot in it, it is not "localhost".
const plainHostWithDot = sequence(lowalpha, many(oneOf(lowalpha, digit)), ".", plainHost);

const codec = { ...hostCodec, read: readHost, spared: { ...hostCodec.spared, read: plainHostWithDot } };

const hostOrLocalhost = component("host", host, codec, { absent: "", plain: plainHostWithDot, section: "3.10" });

// fileurl = "file://" [ host | "localhost" ] "/" fpath
export const schemepart = sequence("//", optional(hostOrLocalhost), "/", fpath("directories"));

/**
 * The scheme `file` (RFC 1738 §3.10).
 *
 * @public
 */
export const file: Scheme<FileUrl, FileAccess> = makeScheme({
  name: "file",
  section: "3.10",
  schemepart,
  value: (scheme, host, directories, name): FileUrl => ({ scheme, host, directories, name }),
  hint,
  meant,
  // Every path begins with a slash, a drive or a device.
  hazards: { neverFirst: ["directories", "name"] },
  access,
});
