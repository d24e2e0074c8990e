import type { Definition, FieldsOf } from "@url1738/core";
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
  sequence,
} from "@url1738/core/grammar";
import { access, type FileAccess } from "./access.ts";
import { meant } from "./advice.ts";
import type { FileUrl } from "./file-url.ts";
import { readHost } from "./read-host.ts";

// Of most hosts it can be seen that they are not "localhost": there is a dot in them.
const hostWithDot = sequence(lowalpha, many(oneOf(lowalpha, digit)), ".", hostCodec.spared.read);

const codec = { ...hostCodec, read: readHost, spared: { ...hostCodec.spared, read: hostWithDot } };

const hostOrLocalhost = component("host", host, codec, { absent: "", section: "3.10" });

// fileurl = "file://" [ host | "localhost" ] "/" fpath
/** The grammar of what follows `file:`. @public */
export const schemepart = sequence("//", optional(hostOrLocalhost), "/", fpath("directories"));

/** What the scheme `file` is (RFC 1738 §3.10): its grammar, and how its URLs are reached. @public */
export const fileDefinition: Definition<"file", FieldsOf<typeof schemepart>, FileUrl, FileAccess, unknown> = {
  name: "file",
  section: "3.10",
  schemepart,
  meant,
  // Every path begins with a slash, a drive or a device.
  hazards: { neverFirst: ["directories", "name"] },
  access,
};
