import { defineScheme, hostport, schemeDefinition, sequence } from "@url1738/core/define";

export const definition = schemeDefinition({
  name: "x-host",
  defaultPort: 7,
  schemepart: sequence("//", hostport),
  access: "It designates a host.",
});

/** A scheme for the tests of everything that is not a scheme. */
export const scheme = defineScheme(definition);
