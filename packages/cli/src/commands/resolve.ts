import { type Registry, safeNormalize } from "@url1738/core";
import { resolve as resolveReference } from "@url1738/relative";
import type { InputCommand } from "../command-kit/command.ts";
import { generic, json, skipEmpty } from "../command-kit/options.ts";
import { lineAnswer, possibleUrlTask } from "../command-kit/tasks.ts";
import { shownUrl } from "../output/without-secrets.ts";
import { registryFor } from "../schemes/registry-for.ts";

export const resolve: InputCommand = {
  name: "resolve",
  summary: "print the URLs that relative references mean",
  description:
    "Prints the URL that each reference means in a document whose URL is the first operand: by RFC 3986 for http and https, by RFC 1808 " +
    "for other schemes.",
  first: "base",
  options: [json, generic, skipEmpty],
  examples: [
    { line: "url1738 resolve https://host.dom/a/b ../c", purpose: "prints https://host.dom/c" },
    { line: "url1738 resolve https://host.dom/a/ < links.txt", purpose: "one reference per line" },
  ],
  refuse: (options, _operands, { say, fact }) => {
    const { base } = options;
    if (typeof base !== "string")
      return say("Write the URL of the document first, as in url1738 resolve https://host.dom/a/b ../c.");
    const result = safeNormalize(registryFor(options), base);
    return result.ok
      ? undefined
      : say("The first operand must be the URL of the document: {why}", { why: fact(result.error).message });
  },
  prepare: (options) => ({
    ...possibleUrlTask(options, "close", (input, registry) => {
      const url = resolveReference(registry as Registry, String(options.base), input);
      const { href } = shownUrl(registry.format(url), url, registry, options);
      return lineAnswer({ href }, href);
    }),
    reads: "references",
  }),
};
