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
import { conformance, type Examples } from "@url1738/testkit";

export const definition = schemeDefinition({
  name: "x-name",
  defaultPort: 7,
  schemepart: sequence("//", hostport, optional("/", decodedText("name", rule("name", many(uchar))))),
  access: "It designates a name.",
});

/** A scheme for the tests of test runners. */
export const names = defineScheme(definition);

/** The same scheme, but its formatted URLs may lose a component. */
export const forgetful = {
  ...names,
  format: (url: ReturnType<typeof names.parse>) => names.format({ ...url, name: undefined }),
};

export const examples: Examples = { urls: [{ url: "x-name://h/n", value: { host: "h", port: 7, name: "n" } }] };

/** Returns the checks of a scheme that take little time. */
export function laws(scheme: typeof names) {
  const checks = conformance(scheme, definition, examples, { seed: 1, runs: 100 });
  return checks.filter(({ name }) => !/^(?:work grows|the longest)/.test(name));
}
