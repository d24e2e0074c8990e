import {
  decodedText,
  defineScheme,
  hostport,
  many,
  optional,
  rule,
  schemeDefinition,
  sequence,
  uchar,
} from "@url1738/core/define";
import { checkLine } from "@url1738/core/runtime";

export const fingerDefinition = schemeDefinition({
  name: "x-finger",
  defaultPort: 79,
  schemepart: sequence("//", hostport, optional("/", decodedText("name", rule("name", many(uchar))))),
  meant: (text) => (text.startsWith("finger.") ? `x-finger://${text}` : undefined),
  access: ({ host, port, name }) => ({
    protocol: "finger",
    host,
    port,
    request: `${checkLine("x-finger", "name", name ?? "")}\r\n`,
    steps: [{ send: "all" }],
  }),
});

/** A plugin, as `--plugin` takes it. */
export const finger = defineScheme(fingerDefinition);

// A second name for the same scheme.
export default finger;

export const version = "1.0.0";
