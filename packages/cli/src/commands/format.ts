import { answer, type Command, generic, json, type Outcome, skipEmpty } from "../command.ts";
import { isJsonObject, LONGEST_JSON, readJson } from "../from-json.ts";
import { registryFor } from "../schemes-in-use.ts";
import { urlTask } from "../tasks.ts";

function spelled(href: string): Outcome {
  return answer(
    () => ({ href }),
    () => `${href}\n`,
  );
}

export const format: Command = {
  name: "format",
  summary: "print the canonical spelling of URLs",
  description:
    "Prints the canonical spelling of URLs, one a line: scheme and host in lower case, default ports left out, exactly those " +
    "characters escaped that have to be. Two URLs are equivalent when it is the same.",
  options: [
    json,
    { flags: "--from-json", description: "read values as parse --json prints them, one a line, instead of URLs" },
    generic,
    skipEmpty,
  ],
  examples: [
    { line: "url1738 format HTTP://Host.dom:80", purpose: "prints http://host.dom/" },
    { line: "url1738 format < urls.txt | sort -u", purpose: "each of the equivalent URLs once" },
    { line: "url1738 parse --json < urls.txt | url1738 format --from-json", purpose: "there and back" },
  ],
  refuse: (options, operands) => {
    if (options.fromJson !== true || operands.every((operand) => operand === "-" || isJsonObject(operand)))
      return undefined;
    return "With --from-json an operand is a JSON object, as parse --json prints it; leave the option out to format URLs.";
  },
  prepare: (options) => {
    if (options.fromJson !== true) return urlTask(options, "close", (url, registry) => spelled(registry.format(url)));
    const registry = registryFor(options);
    return {
      reads: "JSON objects",
      longest: LONGEST_JSON,
      spaced: false,
      act: (line) => {
        const read = readJson(line, registry);
        return "href" in read ? spelled(read.href) : read;
      },
    };
  },
};
