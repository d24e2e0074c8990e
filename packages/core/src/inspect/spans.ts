import { checkVersion } from "../errors/check-version.ts";
import { Url1738Error } from "../errors/url-error.ts";
import type { Component, List, Node } from "../grammar/nodes.ts";
import { componentsOf, isElement } from "../grammar/walk.ts";
import type { Line } from "../machines/automaton.ts";
import { componentPlaces } from "../machines/component-places.ts";
import { derivation } from "../machines/derivation.ts";
import { itemTexts } from "../machines/reader.ts";
import { schemePrefix } from "../machines/scheme-prefix.ts";
import type { SchemeRules } from "../scheme/scheme.ts";
import { rulesOf, type Source } from "./source.ts";

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
  const places = componentPlaces(node, prefix)(text);
  return componentsOf(node).flatMap((element, order) => {
    const place = places[order];
    return place === undefined ? [] : [{ element, index: place[0], end: place[1] }];
  });
}

/** The parts of a component's text that have a meaning of their own: of a list, its items. */
function meanings(text: string, { element, index, end }: Placed, component: string, path: string): readonly Stretch[] {
  if (element.kind === "component") return [{ index, end, component, path }];
  const { item, place } = element;
  let start = index + (place === "before" ? 1 : 0);
  return (itemTexts(element, text.slice(index, end)) as string[]).flatMap((one, number) => {
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

/**
 * The spans of a text of a grammar.
 *
 * @param scheme - The name of the scheme with which the text begins.
 * @param top - The name of the line that is the whole URL.
 */
export function spansOf(node: Node, scheme: string, top: string, text: string): readonly Span[] {
  const start = scheme.length + 1;
  const elements = placedIn(node, schemePrefix(scheme), text).flatMap((placed) => {
    const { name } = placed.element;
    return filled(meanings(text, placed, name, name), placed.index, placed.end, { component: name });
  });
  const lines = derivation(node)(text, start);
  const lineAt = (index: number) => (index < start ? undefined : lines?.[index - start]);
  const first = { index: 0, end: scheme.length, component: "scheme", path: "scheme" };
  return filled([first, ...elements], 0, text.length, {}).flatMap((stretch) => cut(stretch, lineAt, top));
}

/**
 * Tells which component stands where in a URL, and from which lines of the grammar each piece derives. The spans cover the text
 * from its beginning to its end; a component that is there but empty has a span of no length.
 *
 * @param source - A scheme or a registry.
 * @param text - The URL, as it is written.
 * @returns The spans, from left to right.
 * @throws Url1738Error - Where the text is not a URL, as `parse` does; with the code `contract-version` where the scheme was built
 *   against a newer version of the contract.
 * @public
 */
export function spans(source: Source, text: string): readonly Span[] {
  checkVersion(source);
  const result = source.safeParse(text);
  if (!result.ok) throw new Url1738Error(result.error);
  // Parsing succeeded, so the rules are known.
  const { name, schemepart } = rulesOf(source, text) as SchemeRules;
  return spansOf(schemepart, result.url.scheme, `${name ?? "generic"}url`, text);
}
