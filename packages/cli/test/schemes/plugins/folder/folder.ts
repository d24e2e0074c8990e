import { deriveScheme } from "@url1738/core";
import { finger } from "../finger.ts";

export const whois = deriveScheme(finger, {
  name: "x-whois",
  defaultPort: 43,
  access: "It designates what a WHOIS server tells.",
});
