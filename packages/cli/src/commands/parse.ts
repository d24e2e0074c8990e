import { spans } from "@url1738/lint";
import type { InputCommand } from "../command-kit/command.ts";
import { generic, json, several, skipEmpty } from "../command-kit/options.ts";
import { lineOf, namesIn } from "../command-kit/parts.ts";
import { answer, lineAnswer, urlTask } from "../command-kit/tasks.ts";
import { renderUrl } from "../output/render-url.ts";
import { shownUrl } from "../output/without-secrets.ts";
import { definitionsIn } from "../schemes/registry-for.ts";

export const parse: InputCommand = {
  name: "parse",
  summary: "take URLs apart and print their components",
  description:
    "Takes URLs apart and prints their components: decoded, with defaults filled in. A component that the URL does not have is shown " +
    'as (none), an empty one as "".',
  options: [
    {
      flags: "--get <part>",
      description:
        "print only this part of each URL: a component, a part of one such as hosts[1].port, query.NAME, or a template such as {host}:{port}; nothing if it is absent; several parts with tabs between them",
      repeats: true,
    },
    {
      flags: "--trace",
      description: "show at each character which rules of a plugin's grammar can go on, and which do",
    },
    json,
    generic,
    skipEmpty,
  ],
  examples: [
    { line: "url1738 parse ftp://host.dom/pub/readme.txt", purpose: "the components of a URL" },
    { line: "url1738 parse --get query.page < urls.txt", purpose: "one parameter of each URL" },
    { line: 'url1738 parse --get "{host}:{port}" --get path < urls.txt', purpose: "two columns" },
    { line: "url1738 parse --json < urls.txt", purpose: "the same as data, one object per line" },
    {
      line: "url1738 parse --trace --plugin ./finger.js x-finger://h/a",
      purpose: "how a grammar of yours reads a text",
    },
    { line: "url1738 parse --generic urn:isbn:0451450523", purpose: "a URL of a scheme that RFC 1738 does not know" },
  ],
  refuse: async (options, _operands, language) => {
    const { say } = language;
    const { get, json, trace, plugin } = options;
    const parts = several(get);
    const wrong = parts.find((part) => namesIn(part) === undefined);
    if (wrong !== undefined)
      return say("--get takes the name of a component, query.NAME, or a template such as {template}, not {given}.", {
        template: "{host}:{port}",
        given: wrong,
      });
    if (get !== undefined && json === true) return say("Choose either --get or --json.");
    if (get !== undefined && trace === true) return say("Choose either --get or --trace.");
    if (parts.length > 0) {
      const { nameRefusal } = await import("../schemes/part-names.ts");
      return nameRefusal(
        "--get",
        parts.flatMap((part) => namesIn(part) ?? []),
        options,
        language,
      );
    }
    if (trace !== true) return undefined;
    if (plugin === undefined) return say("--trace requires --plugin.");
    return definitionsIn(options).length === 0
      ? say("The schemes of the plugin are compiled, without their grammars: name the file that defines them.")
      : undefined;
  },
  prepare: async (options, language) => {
    // Only authors trace, and the machinery for it is large.
    if (options.trace === true) return (await import("../command-kit/trace-task.ts")).traceTask(options, language);
    return urlTask(options, options.get === undefined ? "spaced" : "close", (parsed, registry, input) => {
      if (options.get !== undefined)
        return lineAnswer({}, lineOf(shownUrl(input, parsed, registry, options).url, several(options.get)));
      return answer(
        () => shownUrl(input, parsed, registry, options),
        (colour) => {
          const { href, url } = shownUrl(input, parsed, registry, options);
          return renderUrl(href, url, spans(registry, href), { colour, language, scheme: url.scheme });
        },
      );
    });
  },
};
