import { type Scheme, uncheckedScheme } from "@url1738/core";
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
import type { FileUrl } from "./file-url.ts";
import { readHost } from "./read-host.ts";

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
export const file: Scheme<FileUrl, FileAccess> = uncheckedScheme({
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
