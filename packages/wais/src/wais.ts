import type { Definition, FieldsOf } from "@url1738/core/define";
import { choice, decodedText, hostport, many, optional, rule, search, sequence, uchar } from "@url1738/core/define";
import type { WaisUrl } from "./wais-url.ts";
import { type WaisAccess, waisAccess } from "./wais-url.ts";

export type { WaisAccess, WaisUrl } from "./wais-url.ts";

// database = *uchar
const database = rule("database", many(uchar));

// wtype = *uchar
const wtype = rule("wtype", many(uchar));

// wpath = *uchar
const wpath = rule("wpath", many(uchar));

// waisdatabase = "wais://" hostport "/" database
const waisdatabase = sequence("//", hostport, "/", decodedText("database", database));

// The three forms begin alike, so the other two contain only the part after the database.

// waisindex = "wais://" hostport "/" database "?" search
const waisindex = sequence("?", decodedText("search", search));

// waisdoc = "wais://" hostport "/" database "/" wtype "/" wpath
const waisdoc = sequence("/", decodedText("wtype", wtype), "/", decodedText("wpath", wpath));

// waisurl = waisdatabase | waisindex | waisdoc
/** The grammar of the text after `wais:`. @public */
export const schemepart = sequence(waisdatabase, optional(choice(waisindex, waisdoc)));

/** The definition of the scheme `wais` (RFC 1738 §3.9): its grammar, and how its URLs are accessed. @public */
export const waisDefinition: Definition<"wais", FieldsOf<typeof schemepart>, WaisUrl, WaisAccess, unknown> = {
  name: "wais",
  section: "3.9",
  defaultPort: 210,
  relative: "generic",
  schemepart,
  labels: { wtype: "document type", wpath: "document path" },
  access: waisAccess,
};
