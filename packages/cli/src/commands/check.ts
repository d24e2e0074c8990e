import type { UrlError } from "@url1738/core";
import type { InputCommand } from "../command-kit/command.ts";
import { annotationOptions, generic, json, skipEmpty } from "../command-kit/options.ts";
import { answer, failedInput, possibleUrlTask } from "../command-kit/tasks.ts";

const good = answer(
  () => ({}),
  () => "",
);

export const check: InputCommand = {
  name: "check",
  summary: "tell which inputs are not URLs, and why",
  description: "Tells which inputs are not URLs, and why. Prints nothing when all are; see the exit status.",
  options: [json, ...annotationOptions, generic, skipEmpty],
  examples: [
    { line: 'url1738 check "http://host.dom/a b"', purpose: "what is wrong with a URL, and where" },
    { line: "url1738 check < urls.txt && echo all is well", purpose: "the exit status alone" },
    { line: "url1738 check --json < urls.txt", purpose: "one object per line, good or not" },
  ],
  prepare: (options) =>
    possibleUrlTask(options, "close", (input, registry) => {
      if (registry.canParse(input)) return good;
      const result = registry.safeParse(input) as { readonly error: UrlError };
      return failedInput(result.error, input);
    }),
};
