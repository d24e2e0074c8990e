import { spoken } from "../errors/english.ts";
import type { Node } from "../grammar/nodes.ts";
import { componentsOf } from "../grammar/walk.ts";
import { type Check, hasOnlyKeys, type Unchecked } from "./check.ts";
import { unsafeCharacters } from "./unsafe-characters.ts";

/** What of a definition refers to its grammar. */

/** A definition whose grammar is one. */
export type WithGrammar = Unchecked & { readonly schemepart: Node };

const missingPort: Check<WithGrammar> = ({ schemepart, defaultPort }) => {
  const needsPort = componentsOf(schemepart).some((element) => {
    const absent = element.kind === "component" ? element.options.absent : undefined;
    return typeof absent === "function" && absent({ defaultPort: defaultPort as number | undefined }) === undefined;
  });
  return needsPort ? ["The grammar has a port that may be left out, so the scheme needs a defaultPort."] : [];
};

const hazardKeys = hasOnlyKeys(["lines", "neverFirst", "look"], "hazards is an object with");

const hazards: Check<WithGrammar> = ({ hazards, schemepart }) => {
  if (hazards === undefined) return [];
  const wrongKeys = hazardKeys(hazards);
  if (wrongKeys.length > 0) return wrongKeys;
  const { lines = [], neverFirst = [], look } = hazards as Unchecked;
  const wrongLook = look === undefined || typeof look === "function";
  const components = componentsOf(schemepart).map(({ name }) => name);
  const wrongLists = Object.entries({ lines, neverFirst }).flatMap(([key, listed]) => {
    if (!Array.isArray(listed)) return [`The hazards' "${key}" is a list of components' names.`];
    return listed
      .filter((component) => !components.includes(component))
      .map(
        (component) =>
          `The hazards name the component "${String(component)}", which the grammar does not have. It has ${spoken(components)}.`,
      );
  });
  return [...(wrongLook ? [] : ['The hazards\' "look" is a function, or left out.']), ...wrongLists];
};

/** The checks, in the order in which their complaints are made. */
export const referenceChecks: readonly Check<WithGrammar>[] = [unsafeCharacters, missingPort, hazards];
