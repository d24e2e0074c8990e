import { wrapUrl } from "@url1738/text";
import type { InputCommand } from "../command-kit/command.ts";
import { generic, json, skipEmpty } from "../command-kit/options.ts";
import { lineAnswer, urlTask } from "../command-kit/tasks.ts";
import { redactUrl } from "../output/without-secrets.ts";

export const wrap: InputCommand = {
  name: "wrap",
  summary: "wrap URLs for letters and print",
  description:
    "Prints URLs as <URL:...>, as the Appendix of RFC 1738 recommends for letters and print. Breaks long lines, but never after a " +
    "hyphen. extract finds such URLs again.",
  options: [
    {
      flags: "--width <characters>",
      description: "the length of the longest line; 72 by default",
      form: /^[1-9]\d{0,8}$/,
      refusal: "The width must be a whole number of at least 1, not {given}.",
    },
    json,
    generic,
    skipEmpty,
  ],
  examples: [
    { line: "url1738 wrap ftp://host.dom/pub/readme.txt", purpose: "prints <URL:ftp://host.dom/pub/readme.txt>" },
    { line: "url1738 wrap --width 40 < urls.txt", purpose: "for a narrow column" },
  ],
  prepare: (options) => {
    const width = options.width === undefined ? undefined : Number(options.width);
    return urlTask(options, "close", (_url, registry, input) => {
      const text = wrapUrl(options.redact === true ? redactUrl(input, registry) : input, { width });
      return lineAnswer({ text }, text);
    });
  },
};
