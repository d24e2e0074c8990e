import { invalidDefinition, spoken } from "./errors.ts";
import type { Component, List } from "./nodes.ts";
import { componentsOf } from "./tree.ts";

/** What a definition is checked for: its author may write plain JavaScript, and then learns here what the types would say. */

type Unchecked = Readonly<Record<string, unknown>>;

const KEYS = ["name", "section", "defaultPort", "schemepart", "value", "hint", "meant", "hazards", "access"];

const HAZARDS = ["lines", "neverFirst", "look"];

/** Demands an object with no other keys. */
export function checkKeys(value: unknown, keys: readonly string[], beginning: string, scheme?: string): void {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidDefinition(`${beginning} ${keys.join(", ")}.`, scheme);
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw invalidDefinition(`"${unknown}" means nothing here: ${beginning} ${keys.join(", ")}.`, scheme);
}

/** What is wrong with a name, as it is to be said. */
function checkName(name: unknown): asserts name is string {
  if (typeof name === "string" && /^[\da-z+.-]+$/.test(name)) return;
  const rule = 'take lower-case letters, digits, "+", "." and "-"';
  if (typeof name !== "string") throw invalidDefinition(`The scheme needs a name, which is a string: ${rule}.`);
  throw invalidDefinition(
    `"${name}" is no name of a scheme: ${rule}. Names that begin with x- are free for anyone, such as "x-example".`,
    name,
  );
}

function checkType(definition: Unchecked, key: string, type: string, name: string): void {
  const value = definition[key];
  if (value === undefined || typeof value === type) return;
  throw invalidDefinition(`"${key}" is a ${type}, or left out.`, name);
}

function checkHazards(hazards: unknown, components: readonly string[], name: string): void {
  if (hazards === undefined) return;
  checkKeys(hazards, HAZARDS, "hazards is an object with", name);
  const { lines = [], neverFirst = [], look } = hazards as Unchecked;
  if (look !== undefined && typeof look !== "function")
    throw invalidDefinition('The hazards\' "look" is a function, or left out.', name);
  for (const [key, listed] of Object.entries({ lines, neverFirst })) {
    if (!Array.isArray(listed)) throw invalidDefinition(`The hazards' "${key}" is a list of components' names.`, name);
    for (const component of listed)
      if (!components.includes(component))
        throw invalidDefinition(
          `The hazards name the component "${String(component)}", which the grammar does not have. It has ${spoken(components)}.`,
          name,
        );
  }
}

/** Whether what a component's absence stands for is still unknown. */
function needsDefaultPort(element: Component | List, defaultPort: number | undefined): boolean {
  const absent = element.kind === "component" ? element.options.absent : undefined;
  return typeof absent === "function" && absent({ defaultPort }) === undefined;
}

/**
 * Checks what of a definition does not need its grammar to be understood.
 *
 * @throws Url1738Error - With the code `invalid-definition`.
 */
export function checkDefinition(definition: unknown): void {
  checkKeys(definition, KEYS, "defineScheme takes an object with");
  const given = definition as Unchecked;
  const { name, defaultPort, access } = given;
  checkName(name);
  if (typeof access !== "function" && (typeof access !== "string" || access.trim() === ""))
    throw invalidDefinition(
      'The scheme needs an "access" (RFC 1738 §4): a function that says how a resource is reached, or one sentence on what the scheme\'s names designate instead.',
      name,
    );
  const isPort = Number.isInteger(defaultPort) && (defaultPort as number) >= 0 && (defaultPort as number) <= 65535;
  if (defaultPort !== undefined && !isPort)
    throw invalidDefinition('The "defaultPort" is a whole number from 0 to 65535, or left out.', name);
  checkType(given, "section", "string", name);
  for (const key of ["value", "hint", "meant"]) checkType(given, key, "function", name);
}

/**
 * Checks what of a definition refers to its grammar.
 *
 * @throws Url1738Error - With the code `invalid-definition`.
 */
export function checkAgainstGrammar(definition: {
  readonly name: string;
  readonly schemepart: Parameters<typeof componentsOf>[0];
  readonly defaultPort?: number | undefined;
  readonly hazards?: unknown;
}): void {
  const { name, schemepart, defaultPort, hazards } = definition;
  const components = componentsOf(schemepart);
  if (components.some((element) => needsDefaultPort(element, defaultPort)))
    throw invalidDefinition("The grammar has a port that may be left out, so the scheme needs a defaultPort.", name);
  checkHazards(
    hazards,
    components.map((component) => component.name),
    name,
  );
}
