import type { Registry, UrlValue } from "@url1738/core";
import { MASK } from "@url1738/redact";
import type { InputCommand, Outcome } from "../command-kit/command.ts";
import { generic, json, type Options, skipEmpty } from "../command-kit/options.ts";
import { failure, lineAnswer, urlTask } from "../command-kit/tasks.ts";
import { isJsonObject, LONGEST_JSON, readJson } from "../input/read-json.ts";
import { toJson } from "../output/json.ts";
import { shownUrl } from "../output/without-secrets.ts";
import { registryFor } from "../schemes/registry-for.ts";

function spelled(text: string, url: UrlValue, options: Options, registry: Registry): Outcome {
  const { href } = shownUrl(text, url, registry, options);
  return lineAnswer({ href }, href);
}

export const format: InputCommand = {
  name: "format",
  summary: "print the canonical spelling of URLs",
  description:
    "Prints the canonical spelling of URLs, one per line: scheme and host in lower case, no default port, and only necessary escapes. " +
    "URLs with the same canonical spelling are equivalent.",
  options: [
    json,
    { flags: "--from-json", description: "read values, one per line, as printed by parse --json, instead of URLs" },
    generic,
    skipEmpty,
  ],
  examples: [
    { line: "url1738 format HTTP://Host.dom:80", purpose: "prints http://host.dom/" },
    { line: "url1738 format < urls.txt | sort -u", purpose: "every URL once, however it was spelt" },
    { line: "url1738 parse --json < urls.txt | url1738 format --from-json", purpose: "there and back" },
  ],
  refuse: (options, operands, { say }) => {
    if (options.fromJson !== true || operands.every((operand) => operand === "-" || isJsonObject(operand)))
      return undefined;
    return say(
      "With --from-json, an operand must be a JSON object, as printed by parse --json. To format URLs, leave the option out.",
    );
  },
  prepare: (options) => {
    if (options.fromJson !== true)
      return urlTask(options, "close", (url, registry, input) => spelled(input, url, options, registry));
    const registry = registryFor(options);
    const redacted = (line: string) => {
      const read = readJson(line, registry);
      return read.ok ? toJson(shownUrl(read.href, registry.parse(read.href), registry, options).url).trimEnd() : MASK;
    };
    return {
      reads: "JSON objects",
      registry,
      longest: LONGEST_JSON,
      spaced: false,
      act: (line) => {
        const read = readJson(line, registry);
        return read.ok
          ? spelled(read.href, registry.parse(read.href), options, registry)
          : failure(read.error, read.source);
      },
      redacted,
    };
  },
};
