import { checkVersion } from "../errors/check-version.ts";
import { getterErrors, throwErrors } from "../errors/definition-errors.ts";
import { wrong } from "../errors/definition-sentences.ts";
import { isList, ownField, ownFields } from "../errors/own-fields.ts";
import { grammarErrors, type Unchecked } from "../grammar/check-grammar.ts";
import { escapedBeforeHost } from "../grammar/escaped-before-host.ts";
import type { Node } from "../grammar/nodes.ts";
import { withComponents } from "../grammar/walk.ts";
import { definitionErrors, definitionKeyErrors } from "./definition-checks.ts";
import { guardedFunction } from "./guarded-scheme.ts";
import { isScheme } from "./source.ts";

/** The specification of a section that names none. */
const OWN = "RFC 1738";

/** Writes a section as errors cite it: with the name of its specification, unless that is RFC 1738. */
function cited(section: string, specification: string): string {
  return specification === OWN ? section : `${specification}, section ${section}`;
}

/** The part of a definition that names its specification and sections. */
interface Sectioned {
  readonly specification?: string | undefined;
  readonly section?: string | undefined;
  readonly schemepart: Node;
}

/** Returns a definition with all sections as errors cite them. */
function citedSections<D extends Sectioned>(definition: D): D {
  const { specification = OWN, section, schemepart } = ownFields(definition);
  return {
    ...definition,
    ...(section === undefined ? {} : { section: cited(section, specification) }),
    schemepart: withComponents(schemepart, (component) => {
      const { section, specification: cites = specification } = ownFields(component.options);
      if (section === undefined) return component;
      return { ...component, options: { ...component.options, section: cited(section, cites) } };
    }),
  };
}

/**
 * Admits a definition. Whatever makes something of a definition, interpreted or compiled, makes it of the result, so nothing can do
 * without this: a definition that is malformed is refused, sections are as errors cite them, and no component before a host is spelt with
 * a character that ends the host for other parsers.
 *
 * It is cheap, since it runs whenever a program starts. That each text has one reading, and the laws that values keep, are proved by
 * `checkDefinition` of `@url1738/prove`, when a scheme is tested or compiled.
 *
 * @param definition - The author's definition, which may be plain JavaScript.
 * @param use - Uses the definition with its own fields only, never those of a polluted prototype.
 * @returns Its result. Whatever the author's functions throw on the way becomes the cause of an error with the code `plugin`.
 * @throws Url1738Error - With the code `invalid-definition` and all errors; with `contract-version` if a newer copy of this package made
 *   it, or its grammar has a kind of node that is unknown here.
 */
export function admitted<D extends Sectioned, R>(definition: D, use: (copy: D) => R): R {
  return guardedFunction({ name: String(ownField(Object(definition), "name")) }, () => use(admittedOf(definition)))();
}

function admittedOf<D extends Sectioned>(definition: D): D {
  if (typeof definition !== "object" || definition === null || isList(definition))
    throwErrors(definitionKeyErrors(definition), undefined);
  const objects = [definition, ownField(definition, "hazards")];
  const unreadable = objects.flatMap((object) => getterErrors(object, wrong("unreadable-definition")));
  throwErrors(unreadable, undefined);
  if (isScheme(definition)) throwErrors([wrong("scheme-for-definition")], definition.name);
  const fields = ownFields(definition);
  checkVersion(fields);
  const { name } = fields as Unchecked;
  const scheme = typeof name === "string" ? name : undefined;
  throwErrors([...definitionErrors(fields as Unchecked), ...grammarErrors(fields.schemepart, scheme)], scheme);
  const cited = citedSections(fields);
  return ownFields({ ...cited, schemepart: escapedBeforeHost(cited.schemepart, scheme) });
}
