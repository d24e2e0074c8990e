import { repair as repairText } from "@url1738/core";
import { answer, type Command, failure, generic, json, skipEmpty } from "../command.ts";
import { inputTask } from "../tasks.ts";

export const repair: Command = {
  name: "repair",
  summary: "print the nearest URL, where escaping is all that is missing",
  description:
    "Prints the nearest URL: unsafe characters, characters that are not ASCII, and a % that begins no escape are escaped, " +
    "where that is all that is missing. A URL is printed as it is. Everything else fails: a fragment, white space around the " +
    "URL, a host that is not ASCII.",
  options: [json, generic, skipEmpty],
  examples: [
    { line: 'url1738 repair "http://host.dom/~user/50% off"', purpose: "prints http://host.dom/%7Euser/50%25%20off" },
    { line: "url1738 repair --json < urls.txt", purpose: "one object a line, with the list of changes" },
  ],
  prepare: (options) =>
    inputTask(options, "close", (input, registry) => {
      const result = repairText(registry, input);
      if (!result.ok) return failure(result.error, input);
      const { href, changes } = result;
      return answer(
        () => ({ href, changes }),
        () => `${href}\n`,
      );
    }),
};
