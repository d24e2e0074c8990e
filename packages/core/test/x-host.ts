import { defineScheme, hostport, schemeDefinition, sequence } from "@url1738/core/define";

export const definition = schemeDefinition({
  name: "x-host",
  defaultPort: 7,
  schemepart: sequence("//", hostport),
  access: "It designates a host.",
});

/** A scheme for all tests that are not about a particular scheme. */
export const scheme = defineScheme(definition);
