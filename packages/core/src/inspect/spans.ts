import { Url1738Error } from "../errors/url-error.ts";
import { checkKnown } from "../grammar/check-node.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { componentsOf, isElement } from "../grammar/walk.ts";
import type { Line } from "../machines/automaton.ts";
import { derivation } from "../machines/derivation.ts";
import { componentsReader, itemTexts } from "../machines/reader.ts";
import { schemePrefix } from "../machines/scheme-prefix.ts";
import { createRegistry } from "../registry/registry.ts";
import type { AnyDefinition } from "../scheme/definition.ts";
import type { Scheme } from "../scheme/scheme.ts";
import { uncheckedScheme } from "../scheme/unchecked-scheme.ts";
import { schemeOf } from "../syntax/scheme-name.ts";

/**
 * A piece of a URL's text.
 *
 * @public
 */
export interface Span {
  /** Where it begins: a UTF-16 offset. */
  readonly index: number;
  /** The offset after it: the same where the URL has the component, but it is empty. */
  readonly end: number;
  /** The component of which it is part, by the name of its field; `"scheme"`; absent for what stands between components. */
  readonly component?: string;
  /**
   * Where in the value its meaning stands, such as `host`, `cwd[0]` or `fields[1].name`; absent for what has no meaning of its own,
   * such as a separator.
   */
  readonly path?: string;
  /** The lines of the grammar from which it derives, outermost first: `["ftpurl", "login", "hostport", "host", "hostname"]`. */
  readonly rules: readonly string[];
}

/** What a stretch of the text belongs to, before its lines are known. */
type Stretch = Omit<Span, "rules">;

/** The stretches from one offset to another: those that are given, and what lies between them. */
function filled(stretches: readonly Stretch[], index: number, end: number, gap: object): readonly Stretch[] {
  const all: Stretch[] = [];
  let position = index;
  for (const stretch of stretches) {
    if (stretch.index > position) all.push({ ...gap, index: position, end: stretch.index });
    all.push(stretch);
    position = stretch.end;
  }
  if (position < end) all.push({ ...gap, index: position, end });
  return all;
}

/** A component or list with its place. */
interface Placed {
  readonly element: Component | List;
  readonly index: number;
  readonly end: number;
}

/** The components of a text of a grammar, from left to right. */
function placedIn(node: Node, prefix: string, text: string): readonly Placed[] {
  const elements = componentsOf(node);
  const { places } = componentsReader(node, prefix, { defaultPort: undefined });
  return places(text).map(({ component, index, end }) => {
    const element = elements.find(({ name }) => name === component) as Component | List;
    return { element, index, end };
  });
}

/** The parts of a component's text that have a meaning of their own: of a list, its items. */
function meanings(text: string, { element, index, end }: Placed, component: string, path: string): readonly Stretch[] {
  if (element.kind === "component") return [{ index, end, component, path }];
  const { item, place } = element;
  let start = index + (place === "before" ? 1 : 0);
  return itemTexts(element, text.slice(index, end)).flatMap((one, number) => {
    const itemStart = start;
    const itemPath = `${path}[${number}]`;
    start += one.length + 1;
    if (isElement(item))
      return meanings(text, { element: item, index: itemStart, end: itemStart + one.length }, component, itemPath);
    return placedIn(item, "", one).flatMap((field) => {
      const placed = { ...field, index: field.index + itemStart, end: field.end + itemStart };
      return meanings(text, placed, component, `${itemPath}.${field.element.name}`);
    });
  });
}

/** The names of a line and of those around it, outermost first. */
function namesOf(line: Line | undefined): readonly string[] {
  return line === undefined ? [] : [...namesOf(line.outer), line.name];
}

/** A stretch, cut where the line of the grammar changes. */
function cut(stretch: Stretch, lineAt: (index: number) => Line | undefined, top: string): readonly Span[] {
  const spans: Span[] = [];
  for (let { index } = stretch; index < stretch.end || spans.length === 0; ) {
    const line = stretch.index < stretch.end ? lineAt(index) : undefined;
    let end = Math.min(index + 1, stretch.end);
    while (end < stretch.end && lineAt(end) === line) end++;
    spans.push({ ...stretch, index, end, rules: [top, ...namesOf(line)] });
    index = end;
  }
  return spans;
}

/** The spans of a text of a grammar that is known to be one. */
function spansOf({ name, schemepart }: Described, text: string): readonly Span[] {
  const start = name.length + 1;
  const elements = placedIn(schemepart, schemePrefix(name), text).flatMap((placed) => {
    const { name } = placed.element;
    return filled(meanings(text, placed, name, name), placed.index, placed.end, { component: name });
  });
  const lines = derivation(schemepart)(text, start);
  const lineAt = (index: number) => (index < start ? undefined : lines?.[index - start]);
  const first = { index: 0, end: name.length, component: "scheme", path: "scheme" };
  return filled([first, ...elements], 0, text.length, {}).flatMap((stretch) => cut(stretch, lineAt, `${name}url`));
}

/**
 * What there is to be known of a scheme to take its URLs to pieces: its definition, less what concerns values.
 *
 * @public
 */
export type Described = Pick<AnyDefinition, "name" | "section" | "defaultPort" | "schemepart" | "hint">;

/** The schemes of definitions, each made once. */
const schemes = new WeakMap<Described, Scheme>();

function schemeOfDefinition(definition: Described): Scheme {
  const known = schemes.get(definition) ?? (uncheckedScheme({ ...definition, access: "" }) as unknown as Scheme);
  schemes.set(definition, known);
  return known;
}

/**
 * Tells which component stands where in a URL, and from which lines of the grammar each piece derives. The spans cover the text
 * from its beginning to its end; a component that is there but empty has a span of no length.
 *
 * @param definitions - The definition of a scheme, or those of several.
 * @param text - The URL, as it is written.
 * @returns The spans, from left to right.
 * @throws Url1738Error - Where the text is not a URL of these schemes, as `parse` does; with the code `contract-version` where a
 *   grammar has a kind of node that is not known here.
 * @public
 */
export function spans(definitions: Described | readonly Described[], text: string): readonly Span[] {
  const all = Array.isArray(definitions) ? (definitions as readonly Described[]) : [definitions as Described];
  for (const definition of all) checkKnown(definition);
  const name = typeof text === "string" ? schemeOf(text) : undefined;
  const definition = all.find((one) => one.name === name);
  const result = createRegistry(all.map(schemeOfDefinition)).safeParse(text);
  if (!result.ok) throw new Url1738Error(result.error);
  return spansOf(definition as Described, text);
}
