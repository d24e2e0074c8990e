import { type Registry, type UrlValue, update } from "@url1738/core";
import { MASK } from "@url1738/redact";
import type { InputCommand, Outcome } from "../command-kit/command.ts";
import { FirstSight } from "../command-kit/first-sight.ts";
import { generic, jobsOf, json, type Options, several, skipEmpty } from "../command-kit/options.ts";
import { CHANGE, type Changes, changesOf, cut, PART } from "../command-kit/parts.ts";
import { answer, failedInput, failureOf, lineAnswer, possibleUrlTask, urlTask } from "../command-kit/tasks.ts";
import { isJsonObject, LONGEST_JSON, readJson } from "../input/read-json.ts";
import { toJson } from "../output/json.ts";
import { shownUrl } from "../output/without-secrets.ts";
import { registryFor } from "../schemes/registry-for.ts";

/** The number of different URLs that `--unique` remembers by default. */
const MOST_DIFFERENT = 10_000_000;

const changesIn = ({ set, unset, append, sortQuery }: Options): Changes => ({
  set: several(set),
  unset: several(unset),
  append: several(append),
  isSorted: sortQuery === true,
});

function isChanging(options: Options): boolean {
  const { set, unset, append, isSorted } = changesIn(options);
  return set.length + unset.length + append.length > 0 || isSorted;
}

/** The answer to a URL that was printed before. */
const again = answer(
  () => ({}),
  () => "",
);

/** Makes the function that `--unique` asks about each canonical spelling. */
function sight({ unique, limit = MOST_DIFFERENT }: Options): (href: string) => boolean {
  const seen = unique === true ? new FirstSight(Number(limit)) : undefined;
  return (href) => seen?.isNew(href) !== false;
}

/** Makes a function that spells a URL as the options ask. */
function spelling(options: Options) {
  const changes = changesIn(options);
  const isNew = sight(options);
  const isChanged = isChanging(options);
  return (text: string, parsed: UrlValue, registry: Registry): Outcome => {
    let url = parsed;
    if (isChanged) {
      try {
        url = update(registry, parsed, changesOf(parsed, changes));
      } catch (thrown) {
        return failureOf(thrown, undefined);
      }
    }
    if (options.unique === true && !isNew(registry.format(url))) return again;
    // A changed URL has its own secrets.
    const { href } = shownUrl(isChanged ? registry.format(url) : text, url, registry, options);
    return lineAnswer({ href }, href);
  };
}

export const format: InputCommand = {
  name: "format",
  summary: "print the canonical spelling of URLs",
  description:
    "Prints the canonical spelling of URLs, one per line: scheme and host in lower case, no default port, and only necessary escapes. " +
    "URLs with the same canonical spelling are equivalent.",
  options: [
    { flags: "--unique", description: "print each URL once, when it first appears" },
    {
      flags: "--limit <number>",
      description: "remember at most this many different URLs for --unique, by default 10000000",
      form: /^[1-9]\d{0,14}$/,
      refusal: "The limit must be a whole number of at least 1, not {given}.",
    },
    {
      flags: "--set <part=value>",
      description:
        "replace a component, a part of one such as hosts[1].port, or the first query.NAME, dropping the others; a list is written as JSON",
      repeats: true,
    },
    {
      flags: "--append <part=value>",
      description: "add a segment to the path, an item to a list, or another query.NAME",
      repeats: true,
    },
    {
      flags: "--unset <part>",
      description:
        "remove a component, a part of one, or every query.NAME; query.utm_* stands for all whose names begin so",
      repeats: true,
    },
    { flags: "--sort-query", description: "sort the parameters of the query by their names" },
    { flags: "--from-json", description: "read values, one per line, as printed by parse --json, instead of URLs" },
    json,
    generic,
    skipEmpty,
  ],
  examples: [
    { line: "url1738 format HTTP://Host.dom:80", purpose: "prints http://host.dom/" },
    { line: "url1738 format --unique < urls.txt", purpose: "every URL once, however it was spelt" },
    { line: "url1738 format --set port=8080 --unset fragment https://host.dom/a#b", purpose: "with other parts" },
    {
      line: 'url1738 format --unset "query.utm_*" --sort-query < urls.txt',
      purpose: "without the parameters that track readers",
    },
    { line: "url1738 parse --json < urls.txt | url1738 format --from-json", purpose: "there and back" },
  ],
  refuse: async (options, operands, language) => {
    const { say } = language;
    const { set, unset, append } = changesIn(options);
    for (const [option, changes] of [["--set", set] as const, ["--append", append] as const]) {
      const wrong = changes.find((change) => !CHANGE.test(change));
      if (wrong !== undefined) return say("{option} takes NAME=VALUE, not {given}.", { option, given: wrong });
    }
    const unnamed = unset.find((name) => !PART.test(name));
    if (unnamed !== undefined)
      return say("--unset takes the name of a component, or query.NAME, not {given}.", { given: unnamed });
    const several = append.find((change) => /^query\.[^=]*\*=/.test(change));
    if (several !== undefined) return say("--append takes one name, not {given}.", { given: several });
    if (set.length + unset.length + append.length > 0) {
      const { appendRefusal, nameRefusal } = await import("../schemes/part-names.ts");
      const names = (changes: readonly string[]) => changes.map((change) => cut(change)[0]);
      const refusal =
        nameRefusal("--set", names(set), options, language) ??
        nameRefusal("--append", names(append), options, language) ??
        appendRefusal(names(append), options, language) ??
        nameRefusal("--unset", unset, options, language);
      if (refusal !== undefined) return refusal;
    }
    if (options.unique === true && options.json === true) return say("Choose either --unique or --json.");
    if (options.unique === true && jobsOf(options) > 1) return say("Choose either --unique or --jobs.");
    if (options.fromJson !== true || operands.every((operand) => operand === "-" || isJsonObject(operand)))
      return undefined;
    return say(
      "With --from-json, an operand must be a JSON object, as printed by parse --json. To format URLs, leave the option out.",
    );
  },
  prepare: (options) => {
    if (options.fromJson !== true && options.redact !== true && !isChanging(options)) {
      // No value is needed, so the spelling takes less time than reading one and writing it.
      const isNew = sight(options);
      return possibleUrlTask(options, "close", (input, registry) => {
        const href = registry.normalize(input);
        return isNew(href) ? lineAnswer({ href }, href) : again;
      });
    }
    const spell = spelling(options);
    if (options.fromJson !== true)
      return urlTask(options, "close", (url, registry, input) => spell(input, url, registry));
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
        return read.ok ? spell(read.href, registry.parse(read.href), registry) : failedInput(read.error, read.source);
      },
      redacted,
    };
  },
};
