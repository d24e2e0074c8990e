import { diagnose as diagnoseText } from "@url1738/lint";
import type { InputCommand } from "../command-kit/command.ts";
import { annotationOptions, generic, json, skipEmpty } from "../command-kit/options.ts";
import { possibleUrlTask } from "../command-kit/tasks.ts";
import { withAdvice } from "../output/advice.ts";
import { renderErrors } from "../output/render-error.ts";

/** The most errors to print for one input, unless the options say otherwise. */
const LIMIT = 1000;

export const diagnose: InputCommand = {
  name: "diagnose",
  summary: "print all errors in inputs",
  description:
    "Prints all errors in inputs that are not URLs, not just the first one, from left to right, each with what to write instead. " +
    "Prints nothing for a URL.",
  options: [
    {
      flags: "--limit <number>",
      description: "the most errors to print for one input; 1000 by default",
      form: /^[1-9]\d{0,8}$/,
      refusal: "The limit must be a whole number of at least 1, not {given}.",
    },
    json,
    ...annotationOptions,
    generic,
    skipEmpty,
  ],
  examples: [
    { line: 'url1738 diagnose "http://10.0.0.256/~user/a b"', purpose: "three errors in one URL" },
    { line: "url1738 diagnose --json < urls.txt", purpose: "one object per line, with the list of errors" },
  ],
  prepare: (options, language) => {
    const limit = Number(options.limit ?? LIMIT);
    return possibleUrlTask(options, "spaced", (input, registry) => {
      const findings = diagnoseText(registry, input, { limit });
      const errors = findings.map((error) => withAdvice(error));
      const more = findings.more === true;
      return {
        kind: "answer",
        ok: errors.length === 0,
        isFailure: errors.length > 0,
        facts: errors,
        fields: () => ({ errors, ...(more && { more }) }),
        text: (colour) => {
          const shown = { colour: colour.isColorSupported, language, schemes: registry };
          const rest = more ? `${language.say("There are more errors than the limit of {limit}.", { limit })}\n` : "";
          return renderErrors(errors, input, shown) + rest;
        },
      };
    });
  },
};
