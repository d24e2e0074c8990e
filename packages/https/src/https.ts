import { accessAs, type Definition, derivedDefinition, type Fields } from "@url1738/core/define";
import { httpDefinition } from "@url1738/http/definition";
import type { HttpsAccess } from "./https-access.ts";
import type { HttpsUrl } from "./https-url.ts";

// httpsurl = "https://" hostport [ "/" hpath [ "?" search ]]
/** What the scheme `https` is: http under another name, with a port of its own, and over TLS. @public */
export const httpsDefinition: Definition<"https", Fields, HttpsUrl, HttpsAccess, unknown> = derivedDefinition(
  httpDefinition,
  { name: "https", defaultPort: 443, access: accessAs(httpDefinition, "https") },
);
