import { diagnose as diagnoseText } from "@url1738/core";
import { withAdvice } from "../advice.ts";
import { type Command, generic, json, skipEmpty } from "../command.ts";
import { renderError } from "../render-error.ts";
import { inputTask } from "../tasks.ts";

export const diagnose: Command = {
  name: "diagnose",
  summary: "print all that is wrong with inputs, not just the first",
  description:
    "Prints all that is wrong with inputs that are no URLs by RFC 1738, from left to right, each with what to write instead. " +
    "Prints nothing for a URL.",
  options: [json, generic, skipEmpty],
  examples: [
    { line: 'url1738 diagnose "http://10.0.0.256/~user/a b"', purpose: "three mistakes in one URL" },
    { line: "url1738 diagnose --json < urls.txt", purpose: "one object a line, with the list of errors" },
  ],
  prepare: (options) =>
    inputTask(options, "spaced", (input, registry) => {
      const errors = diagnoseText(registry, input).map(withAdvice);
      const ok = errors.length === 0;
      return {
        kind: "answer",
        ok,
        status: ok ? 0 : 1,
        fields: () => ({ errors }),
        text: (colour) =>
          errors.map((error) => renderError(error, input, { colour: colour.isColorSupported })).join(""),
      };
    }),
};
