import type { Registry, UrlValue } from "@url1738/core";
import { spans } from "@url1738/lint/spans";
import type { InputCommand } from "../command-kit/command.ts";
import { generic, json, several, skipEmpty } from "../command-kit/options.ts";
import { answer, lineAnswer, urlTask } from "../command-kit/tasks.ts";
import { renderUrl } from "../output/render-url.ts";
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
    if (get !== undefined) {
      const { namesIn } = await import("../command-kit/parts.ts");
      const names = several(get).map(namesIn);
      if (names.includes(undefined))
        return say("--get takes the name of a component, query.NAME, or a template such as {template}, not {given}.", {
          template: "{host}:{port}",
          given: several(get)[names.indexOf(undefined)] as string,
        });
      if (json === true) return say("Choose either --get or --json.");
      if (trace === true) return say("Choose either --get or --trace.");
      const { nameRefusal } = await import("../schemes/part-names.ts");
      return nameRefusal(
        "--get",
        names.flatMap((each) => each ?? []),
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
    const shownUrl =
      options.redact === true
        ? (await import("../output/without-secrets.ts")).shownUrl
        : (text: string, url: UrlValue, { normalize }: Registry) => ({ href: normalize(text), url });
    const { get } = options;
    if (get !== undefined) {
      const { lineOf } = await import("../command-kit/parts.ts");
      return urlTask(options, "close", (parsed, registry, input) =>
        lineAnswer({}, lineOf(shownUrl(input, parsed, registry, options).url, several(get))),
      );
    }
    return urlTask(options, "spaced", (parsed, registry, input) =>
      answer(
        () => shownUrl(input, parsed, registry, options),
        (colour) => {
          const { href, url } = shownUrl(input, parsed, registry, options);
          // Only colours tell the pieces apart.
          const pieces = colour.isColorSupported ? spans(registry, href) : [{ index: 0, end: href.length }];
          return renderUrl(href, url, pieces, { colour, language, scheme: url.scheme });
        },
      ),
    );
  },
};
