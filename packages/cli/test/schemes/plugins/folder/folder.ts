import { deriveScheme } from "@url1738/derive";
import { fingerDefinition } from "../finger.ts";

export const whois = deriveScheme(fingerDefinition, {
  name: "x-whois",
  defaultPort: 43,
  access: "It designates what a WHOIS server tells.",
});
