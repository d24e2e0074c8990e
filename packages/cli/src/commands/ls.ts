import type { Entry } from "@url1738/client";
import type { Registry, UrlValue } from "@url1738/core";
import type { ResourceCommand } from "../command-kit/command.ts";
import { json, type Options, redactOption } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { fetchOptions, fetchRefusal } from "../fetch/fetch-options.ts";
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

/** Returns the facts of an entry in columns: size, time, author, subject; a hyphen for an unknown one. */
function factsOf({ size, modified, date, from, subject }: Entry): readonly string[] {
  const time = modified === undefined ? visible(date ?? "-") : modified.toISOString().slice(0, 19).concat("Z");
  const article = subject === undefined ? [] : [visible(from ?? "-"), visible(subject)];
  return [`${size ?? "-"}`.padStart(12), time.padEnd(20), ...article];
}

function forPeople(entry: Entry, href: string | undefined, { fact }: Language, isLong: boolean): string {
  const { name, type = "-", error } = entry;
  const where = href ?? (error === undefined ? "" : `(${fact(error).message})`);
  const facts = isLong ? [visible(type).padEnd(9), ...factsOf(entry)] : [visible(type)];
  return `${[...facts, visible(name), visibleProse(where)].join("  ").trimEnd()}\n`;
}

function forPrograms(entry: Entry, href: string | undefined): string {
  const { name, type, size, modified, subject, from, date, lines, error } = entry;
  return toJson({ name, type, size, modified: modified?.toISOString(), subject, from, date, lines, href, error });
}

async function list(url: UrlValue, options: Options, signal: AbortSignal, surroundings: Surroundings): Promise<void> {
  const { printer, language } = surroundings;
  const registry = registryFor(options);
  const isLong = options.long === true;
  const print = options.json === true ? forPrograms : forPeople;
  const asked = { facts: isLong, ...(options.last !== undefined && { last: Number(options.last) }) };
  const resource = await openResource(url, options, surroundings, { signal });
  try {
    for await (const entry of resource.entries(asked)) {
      const href = hrefOf(entry, registry);
      const shown = options.redact === true && href !== undefined ? redactUrl(href, registry) : href;
      printer.result(print(entry, shown, language, isLong));
      if (printer.isFull()) await printer.flush();
      if (printer.isClosed()) return;
    }
  } finally {
    resource.cancel();
  }
}

export const ls: ResourceCommand = {
  name: "ls",
  summary: "list directories, menus and newsgroups",
  description:
    "Lists directories over FTP and on this machine, Gopher menus, the groups of a news server, and the articles of a group. Each " +
    "line has the type, if the server tells it, the name, and the URL.",
  options: [
    { flags: "--long", description: "also print the size and time, and for articles the author and subject" },
    {
      flags: "--last <number>",
      description: "list only this many entries, from the end: in a newsgroup, the newest",
      form: /^[1-9]\d{0,14}$/,
      refusal: "--last takes a whole number of at least 1, not {given}.",
    },
    { ...json, description: "print one JSON object per line: name, type, href, error" },
    redactOption,
    ...fetchOptions,
  ],
  examples: [
    { line: "url1738 ls ftp://host.dom/pub/", purpose: "the names in a directory" },
    { line: "url1738 ls --long ftp://host.dom/pub/", purpose: "with types, sizes and times" },
    { line: "url1738 ls --json gopher://host.dom/", purpose: "the items of a menu, for programs" },
    { line: "url1738 ls --long --last 20 nntp://host.dom/comp.lang.c", purpose: "the last articles of a group" },
  ],
  refuse: (options, _operands, language) => fetchRefusal(options, language),
  fetch: list,
};
