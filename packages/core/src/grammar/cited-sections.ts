import { ownFields } from "../contract/own-fields.ts";
import type { Node } from "./nodes.ts";
import { children, withChildren } from "./walk.ts";

/** The specification to which a section belongs where none is named. */
const OWN = "RFC 1738";

/** A section as errors cite it: that of another specification with its name. */
function cited(section: string, specification: string): string {
  return specification === OWN ? section : `${specification}, section ${section}`;
}

/** A grammar whose components cite their sections. */
function citingNode(node: Node, specification: string): Node {
  if (node.kind === "component") {
    const { section, specification: own = specification } = ownFields(node.options);
    return section === undefined ? node : { ...node, options: { ...node.options, section: cited(section, own) } };
  }
  return withChildren(
    node,
    children(node).map((child) => citingNode(child, specification)),
  );
}

/** What says by which specification a scheme is described. */
interface Sectioned {
  readonly specification?: string | undefined;
  readonly section?: string | undefined;
  readonly schemepart: Node;
}

/** A definition whose sections stand with the name of their specification, unless that is RFC 1738. */
export function citedSections<D extends Sectioned>(definition: D): D {
  const { specification = OWN, section, schemepart } = ownFields(definition);
  return {
    ...definition,
    ...(section === undefined ? {} : { section: cited(section, specification) }),
    schemepart: citingNode(schemepart, specification),
  };
}
