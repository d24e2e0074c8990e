import type { Entry } from "@url1738/client";
import type { Registry, UrlValue } from "@url1738/core";
import type { ResourceCommand } from "../command-kit/command.ts";
import { json, type Options, redactOption } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { fetchComplaint, fetchOptions } from "../fetch/fetch-options.ts";
import { fetchTask } from "../fetch/fetch-task.ts";
import { openResource } from "../fetch/open-resource.ts";
import type { Language } from "../language/language.ts";
import { toJson } from "../output/json.ts";
import { visible, visibleProse } from "../output/visible.ts";
import { redactUrl } from "../output/without-secrets.ts";
import { registryFor } from "../schemes/registry-for.ts";

/** Returns the spelling of an entry's URL, without the password from the URL of the list. */
function hrefOf({ url }: Entry, registry: Registry): string | undefined {
  if (url === undefined) return undefined;
  const shown: UrlValue = "password" in url ? Object.assign({}, url, { password: undefined }) : url;
  return registry.format(shown as Parameters<Registry["format"]>[0]);
}

type Print = (entry: Entry, href: string | undefined, language: Language) => string;

const whereOf = ({ error }: Entry, href: string | undefined, { fact }: Language) =>
  visibleProse(href ?? (error === undefined ? "" : `(${fact(error).message})`));

const forPeople: Print = (entry, href, language) => {
  const { name, type = "-" } = entry;
  return `${[...[type, name].map(visible), whereOf(entry, href, language)].join("  ").trimEnd()}\n`;
};

/** Prints the facts in columns; entries come one by one, so the columns are as wide as most facts are. */
const withFacts: Print = (entry, href, language) => {
  const { name, type = "-", size = "-", modified, date = "-", from, subject } = entry;
  const facts = [type.padEnd(9), String(size).padStart(12), (modified ?? date).padEnd(20), name, from, subject];
  const shown = facts.filter((fact) => fact !== undefined).map(visible);
  return `${[...shown, whereOf(entry, href, language)].join("  ").trimEnd()}\n`;
};

const forPrograms: Print = ({ name, url, error, ...facts }, href) => toJson({ name, ...facts, href, error });

async function list(url: UrlValue, options: Options, signal: AbortSignal, surroundings: Surroundings): Promise<void> {
  const { printer, language } = surroundings;
  const registry = registryFor(options);
  const isLong = options.long === true;
  const print = options.json === true ? forPrograms : isLong ? withFacts : forPeople;
  const asked = { facts: isLong, ...(options.last !== undefined && { last: Number(options.last) }) };
  const resource = await openResource(url, options, surroundings, { signal });
  try {
    for await (const entry of resource.entries(asked)) {
      const href = hrefOf(entry, registry);
      printer.result(
        print(entry, options.redact === true && href !== undefined ? redactUrl(href, registry) : href, language),
      );
      if (printer.isFull()) await printer.flush();
      if (printer.isClosed()) return;
    }
  } finally {
    resource.cancel();
  }
}

export const ls: ResourceCommand = {
  name: "ls",
  summary: "list what directories, menus and newsgroups lead to",
  description:
    "Lists the entries of what URLs name: of directories over FTP and on this machine, of Gopher menus, of a news server's groups " +
    "and of a group. Each line has the type, if the server tells it, the name, and the URL.",
  options: [
    { ...json, description: "print one JSON object per line: name, type, href, error, and the facts of --long" },
    redactOption,
    { flags: "--long", description: "also ask for facts: sizes, times, and the subjects and authors of articles" },
    { flags: "--last <number>", description: "only the articles of a group with the last n numbers" },
    ...fetchOptions,
  ],
  examples: [
    { line: "url1738 ls ftp://host.dom/pub/", purpose: "the names in a directory" },
    { line: "url1738 ls --json gopher://host.dom/", purpose: "the items of a menu, for programs" },
    { line: "url1738 ls --long --last 20 nntp://host.dom/comp.lang.c", purpose: "the last articles of a group" },
  ],
  refuse: (options, _operands, language) =>
    options.last === undefined || /^[1-9]\d{0,14}$/.test(String(options.last))
      ? fetchComplaint(options, language)
      : language.say("A limit is a whole number, 1 or more, not {given}.", { given: String(options.last) }),
  prepareResource: (options) =>
    fetchTask(options, (url, signal, surroundings) => list(url, options, signal, surroundings)),
};
