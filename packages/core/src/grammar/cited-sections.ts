import { ownFields } from "../errors/own-fields.ts";
import type { Node } from "./nodes.ts";
import { withComponents } from "./walk.ts";

/** The specification of a section that names none. */
const OWN = "RFC 1738";

/** Writes a section as errors cite it: with the name of its specification, unless that is RFC 1738. */
function cited(section: string, specification: string): string {
  return specification === OWN ? section : `${specification}, section ${section}`;
}

/** The part of a definition that names its specification and sections. */
export interface Sectioned {
  readonly specification?: string | undefined;
  readonly section?: string | undefined;
  readonly schemepart: Node;
}

/** Returns a definition with all sections as errors cite them. */
export function citedSections<D extends Sectioned>(definition: D): D {
  const { specification = OWN, section, schemepart } = ownFields(definition);
  return {
    ...definition,
    ...(section === undefined ? {} : { section: cited(section, specification) }),
    schemepart: withComponents(schemepart, (component) => {
      const { section, specification: own = specification } = ownFields(component.options);
      if (section === undefined) return component;
      return { ...component, options: { ...component.options, section: cited(section, own) } };
    }),
  };
}
