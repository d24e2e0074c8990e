import { createRegistry, type Registry, type Scheme } from "@url1738/core";
import { defineScheme } from "@url1738/core/define";
import { httpDefinition } from "@url1738/http/definition";
import { bnf } from "@url1738/prove";
import { definitions } from "url1738/definitions";

/** The schemes that the page knows, with their grammars: http, https and mailto as they are today, and the other eight of RFC 1738. */

const schemes = definitions.map((definition) => defineScheme(definition as never) as unknown as Scheme);

/** The scheme http to the letter of RFC 1738. */
export const httpOfRfc1738 = defineScheme(httpDefinition);

/** The registry of these schemes alone. */
const strict: Registry = createRegistry(schemes);

/** The registry of these schemes, and of every other scheme by the generic syntax. */
const generic: Registry = createRegistry(schemes, { generic: true });

/** Returns the registry that reads a text. */
export const registryFor = (isGeneric: boolean): Registry => (isGeneric ? generic : strict);

/** Returns the grammar of a text's scheme; `undefined` for any other scheme. */
export function definitionOf(text: string): (typeof definitions)[number] | undefined {
  const scheme = /^[\da-z+.-]+(?=:)/i.exec(text)?.[0].toLowerCase();
  return definitions.find(({ name }) => name === scheme);
}

/** The schemes that are read by the grammar of a later RFC. */
const laterRfcs: Readonly<Record<string, string>> = { http: "RFC 3986", https: "RFC 3986", mailto: "RFC 6068" };

/** True if a scheme is of RFC 1738 itself, so that the lines of its grammar can be looked up there. */
export const isOfRfc1738 = (scheme: string): boolean => !Object.hasOwn(laterRfcs, scheme);

/** Names the RFC that has the grammar of a text's scheme. */
export const rfcOf = (text: string): string => laterRfcs[definitionOf(text)?.name ?? ""] ?? "RFC 1738 §5";

/** The lines of a grammar, by name. */
export type Lines = ReadonlyMap<string, string>;

/** Splits BNF into its lines. */
export function linesOf(text: string): Lines {
  return new Map([...text.matchAll(/^(\S+) = .*$/gm)].map(([line, name = ""]) => [name, line]));
}

// The rules of RFC 1738 §5 for URLs of any scheme; the rules of its login are the same as for every other scheme.
const genericLines = linesOf(`genericurl = scheme ":" schemepart
scheme = 1*[ lowalpha | digit | "+" | "-" | "." ]
schemepart = *xchar | ip-schemepart
ip-schemepart = "//" login [ "/" urlpath ]
urlpath = *xchar
`);

const known = new Map<string, Lines>();

/** Returns the lines that the pieces of a text can belong to. */
export function linesFor(text: string): Lines {
  const definition = definitionOf(text);
  if (definition === undefined) return new Map([...linesFor("ftp:"), ...genericLines]);
  const lines = known.get(definition.name) ?? linesOf(bnf(definition));
  known.set(definition.name, lines);
  return lines;
}
