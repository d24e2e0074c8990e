import type { Scheme } from "@url1738/core";
import type { AnyDefinition, Node } from "@url1738/core/define";
import { componentsOf, isElement } from "@url1738/core/grammar";
import { namesNear } from "@url1738/lint";
import { definitions, rfc1738Definitions } from "url1738/definitions";
import type { Language } from "../language/language.ts";
import { definitionsIn } from "./registry-for.ts";

/** Names that other tools give to components. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  protocol: "scheme",
  hostname: "host",
  domain: "host",
  username: "user",
  login: "user",
  pathname: "path",
  querystring: "query",
  params: "query",
  hash: "fragment",
  anchor: "fragment",
  directory: "cwd",
  filename: "name",
  zoneid: "host",
};

/** Returns the names of the parts that a grammar spells, with `[]` for each index: `hosts`, `hosts[]`, `hosts[].port`, `options.timeout`. */
function namesOf(grammar: Node, around = ""): readonly string[] {
  return componentsOf(grammar).flatMap((element) => {
    const name = around + element.name;
    if (element.kind !== "list") return [name, ...Object.keys(element.options.parts ?? {}).map((part) => name + part)];
    const item = `${name}[]`;
    return [name, item, ...(isElement(element.item) ? [] : namesOf(element.item, `${item}.`))];
  });
}

/** Returns the names of the parts that URLs of the known schemes can have. */
export function partNames(options: Readonly<Record<string, unknown>>): readonly string[] {
  const ofRfc = (options.rfc === true ? rfc1738Definitions : definitions) as readonly unknown[];
  const all = [...(ofRfc as readonly AnyDefinition[]), ...definitionsIn(options)];
  const others = options.generic === true ? ["schemePart"] : [];
  return [...new Set(["scheme", ...all.flatMap(({ schemepart }) => namesOf(schemepart)), ...others])];
}

/** Returns those names that are of whole components. */
export const topNames = (names: readonly string[]): readonly string[] => names.filter((name) => /^\w+$/.test(name));

/** Returns the refusal of the first part that `--append` cannot add to. */
export function appendRefusal(
  asked: readonly string[],
  options: Readonly<Record<string, unknown>>,
  { say }: Language,
): string | undefined {
  const names = partNames(options);
  const isAdded = (name: string) =>
    name === "path" || /^query(?:\.|$)/.test(name) || names.includes(`${name.replace(/\[\d+\]/g, "[]")}[]`);
  const other = asked.find((name) => !isAdded(name));
  return (
    other && say("--append takes path, query.NAME, or the name of a list such as cwd, not {given}.", { given: other })
  );
}

/** Returns the refusal of the first name that no URL of the known schemes can have a part of. */
export function nameRefusal(
  option: string,
  asked: readonly string[],
  options: Readonly<Record<string, unknown>>,
  { say }: Language,
): string | undefined {
  const { pluginSchemes = [] } = options;
  // A compiled scheme does not tell its names.
  if (asked.length === 0 || (pluginSchemes as readonly Scheme[]).length > definitionsIn(options).length)
    return undefined;
  const names = partNames(options);
  const isKnown = (name: string) =>
    names.includes(name.replace(/\[\d+\]/g, "[]")) || (name.startsWith("query.") && names.includes("query"));
  const unknown = asked.find((name) => !isKnown(name));
  if (unknown === undefined) return undefined;
  const top = topNames(names);
  const elsewhere = ELSEWHERE[unknown.toLowerCase()];
  const meant = elsewhere !== undefined && top.includes(elsewhere) ? elsewhere : namesNear(unknown, top)[0];
  const params = { option, given: unknown };
  return meant === undefined
    ? say("{option}: no URL has a component {given}. The components are {names}.", { ...params, names: top.join(", ") })
    : say("{option}: no URL has a component {given}. Did you mean {meant}?", { ...params, meant });
}
