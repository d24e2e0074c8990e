import type { Codec, Definition, FieldsOf, Usual } from "@url1738/core/define";
import {
  component,
  digit,
  fpath,
  host,
  hostCodec,
  hostname,
  lowalpha,
  many,
  oneOf,
  optional,
  sequence,
  usualNames,
} from "@url1738/core/define";
import type { FileUrl } from "./file-url.ts";
import { type FileAccess, fileAccess, fileFindings, labels, meant, readFileHost } from "./file-url.ts";

export type { FileAccess, FileUrl } from "./file-url.ts";

/** The codec of the host of a file: `localhost` is read as the empty host. */
const fileHostCodec: Codec<string> = { ...hostCodec, read: readFileHost };

/** Most hosts contain a dot, so they cannot be "localhost". No label is too long in a host of at most 63 characters (RFC 1034). */
const usualFileHosts: Usual = {
  texts: sequence(lowalpha, many(oneOf(lowalpha, digit)), ".", usualNames(lowalpha)),
  passing: hostname,
  most: 63,
};

const hostOrLocalhost = component("host", host, fileHostCodec, { absent: "", section: "3.10", usual: usualFileHosts });

// fileurl = "file://" [ host | "localhost" ] "/" fpath
/** The grammar of the text after `file:`. @public */
export const schemepart = sequence("//", optional(hostOrLocalhost), "/", fpath("directories"));

/** The definition of the scheme `file` (RFC 1738 §3.10): its grammar, and how its URLs are accessed. @public */
export const fileDefinition: Definition<"file", FieldsOf<typeof schemepart>, FileUrl, FileAccess, unknown> = {
  name: "file",
  section: "3.10",
  relative: "always",
  schemepart,
  meant,
  labels,
  // Every path begins with a slash, a drive or a device.
  hazards: { neverFirst: ["directories", "name"], look: fileFindings },
  access: fileAccess,
};
