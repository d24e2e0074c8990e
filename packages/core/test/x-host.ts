import { defineScheme } from "@url1738/core";
import { hostport, sequence } from "@url1738/core/grammar";

/** A scheme for the tests of everything that is not a scheme. */
export const scheme = defineScheme({
  name: "x-host",
  defaultPort: 7,
  schemepart: sequence("//", hostport),
  access: "It designates a host.",
});
