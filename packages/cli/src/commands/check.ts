import type { UrlError } from "@url1738/core";
import { answer, type Command, failure, generic, json, skipEmpty } from "../command.ts";
import { inputTask } from "../tasks.ts";

const good = answer(
  () => ({}),
  () => "",
);

export const check: Command = {
  name: "check",
  summary: "tell which inputs are no URLs, and why",
  description: "Tells which inputs are no URLs by RFC 1738, and why. Prints nothing when all are; see the exit status.",
  options: [json, generic, skipEmpty],
  examples: [
    { line: 'url1738 check "http://host.dom/a b"', purpose: "what is wrong with a URL, and where" },
    { line: "url1738 check < urls.txt && echo all are well", purpose: "the exit status alone" },
    { line: "url1738 check --json < urls.txt", purpose: "one object a line, good or not" },
  ],
  prepare: (options) =>
    inputTask(options, "close", (input, registry) => {
      if (registry.canParse(input)) return good;
      const result = registry.safeParse(input) as { readonly error: UrlError };
      return failure(result.error, input);
    }),
};
