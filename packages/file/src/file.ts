import type { Definition, FieldsOf } from "@url1738/core/define";
import { component, fpath, host, optional, sequence } from "@url1738/core/define";
import type { FileUrl } from "./file-url.ts";
import { type FileAccess, fileAccess, fileFindings, fileHostCodec, labels, meant, usualFileHosts } from "./file-url.ts";

export type { FileAccess, FileUrl } from "./file-url.ts";

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
