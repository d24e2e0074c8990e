import { diagnose as diagnoseText } from "@url1738/lint";
import type { InputCommand } from "../command-kit/command.ts";
import { generic, json, skipEmpty } from "../command-kit/options.ts";
import { possibleUrlTask } from "../command-kit/url-tasks.ts";
import { withAdvice } from "../output/advice.ts";
import { renderErrors } from "../output/render-error.ts";

export const diagnose: InputCommand = {
  name: "diagnose",
  summary: "print everything that is wrong with inputs",
  description:
    "Prints everything that is wrong with inputs that are not URLs by the rules of RFC 1738, not just the first mistake, from " +
    "left to right, each with what to write instead. Prints nothing for a URL.",
  options: [json, generic, skipEmpty],
  examples: [
    { line: 'url1738 diagnose "http://10.0.0.256/~user/a b"', purpose: "three mistakes in one URL" },
    { line: "url1738 diagnose --json < urls.txt", purpose: "one object per line, with the list of errors" },
  ],
  prepare: (options, language) =>
    possibleUrlTask(options, "spaced", (input, registry) => {
      const errors = diagnoseText(registry, input).map(withAdvice);
      const ok = errors.length === 0;
      return {
        kind: "answer",
        ok,
        status: ok ? 0 : 1,
        fields: () => ({ errors }),
        text: (colour) => renderErrors(errors, input, { colour: colour.isColorSupported, language, schemes: registry }),
      };
    }),
};
