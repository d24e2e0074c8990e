import type { Scheme, UrlError, UrlValue } from "@url1738/core";
import { type AnyDefinition, defineScheme, type List, type Node } from "@url1738/core/define";
import { type ComponentPlace, children, componentsOf, isElement } from "@url1738/core/grammar";
import { type Piece, spans } from "@url1738/lint";
import { bnf } from "@url1738/prove";
import { same, show } from "./check.ts";

/** Checks that `spans` covers the text, and shows the text that each part of the value is read from. */

/** Returns the part of a grammar for a step of a path, such as `fields`, `[1]` or `.name`. */
function partFor(node: Node, step: string): Node | undefined {
  if (step.startsWith("[")) return node.kind === "list" ? node.item : node;
  return componentsOf(node).find(({ name }) => name === step.replace(".", ""));
}

/** Returns the part of a grammar and the part of a value that a path leads to. */
function followed(schemepart: Node, url: UrlValue, path: string): readonly [part: Node | undefined, value: unknown] {
  let part: Node | undefined = schemepart;
  let value: unknown = url;
  for (const step of path.match(/\[\d+\]|\.?\w+/g) ?? []) {
    part = part && partFor(part, step);
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[step.replace(/\W/g, "")];
  }
  return [part, value];
}

/** Demands that the spans cover a text without gap or overlap, and that only a component's span is empty. */
function checkCover(text: string, all: readonly Piece[]): void {
  let reached = 0;
  for (const { index, end, path } of all) {
    const isThere = end > index || (end === index && path !== undefined);
    if (index !== reached || !isThere)
      throw new Error(`the spans of ${show(text)} have one from ${index} to ${end} after one that ends at ${reached}`);
    reached = end;
  }
  same(reached, text.length, `the end of the last span of ${show(text)}`);
}

/** Returns the item of a list, or of the list that its items are. */
function innermost({ item }: List): Node {
  return item.kind === "list" ? innermost(item) : item;
}

/** Demands that the value at each path is read from the text of its spans. */
function checkMeanings({ schemepart }: AnyDefinition, text: string, url: UrlValue, all: readonly Piece[]): void {
  const texts = new Map<string, string>();
  for (const { index, end, path } of all)
    if (path !== undefined && path !== "scheme") texts.set(path, (texts.get(path) ?? "") + text.slice(index, end));
  for (const [path, written] of texts) {
    const [part, value] = followed(schemepart, url, path);
    const what = `${path} in the value of ${show(text)}`;
    if (part?.kind === "component") same(value, part.codec.read(written), what);
    else if (part?.kind === "list") {
      // An item of several parts may have text, but no component.
      if (isElement(innermost(part))) same(value, [], what);
    } else throw new Error(`the spans of ${show(text)} have the path ${path}, which leads to no component`);
  }
}

/** Tells whether only some alternatives of a choice have a component, so that its absence need not mean a value. */
function isOfSome(node: Node, name: string): boolean {
  if (isElement(node)) return false;
  const parts = children(node).filter((part) => componentsOf(part).some((element) => element.name === name));
  return (node.kind === "choice" && parts.length < children(node).length) || parts.some((part) => isOfSome(part, name));
}

/** Demands that a component without a span is absent, or has the value that its absence implies. */
function checkAbsences(definition: AnyDefinition, text: string, url: UrlValue, all: readonly Piece[]): void {
  const { schemepart, defaultPort } = definition;
  for (const element of componentsOf(schemepart)) {
    const { name } = element;
    if (all.some(({ component }) => component === name)) continue;
    if (url[name as keyof UrlValue] === undefined && isOfSome(schemepart, name)) continue;
    const absent = element.options?.absent;
    const implied = typeof absent === "function" ? absent({ defaultPort }) : absent;
    // Only the scheme itself knows which items a list has when it is left out.
    if (element.kind === "list" && implied !== undefined && implied !== "") continue;
    const isEmpty = element.kind === "list" && (element.place !== "between" || implied === "");
    const empty = isEmpty ? [] : undefined;
    const value = element.kind === "component" && implied !== undefined ? element.codec.read(implied) : empty;
    same(url[name as keyof UrlValue], value, `${name}, which has no span, in the value of ${show(text)}`);
  }
}

/** Demands that every rule is a line of the grammar, and the first rule the line of the whole URL. */
function checkRules(definition: AnyDefinition, text: string, all: readonly Piece[]): void {
  const lines = new Set([...bnf(definition).matchAll(/^\S+/gm)].map(([line]) => line));
  for (const { rules } of all) {
    same(rules[0], `${definition.name}url`, `the outermost rule of a span of ${show(text)}`);
    const unknown = rules.find((rule) => !lines.has(rule));
    if (unknown !== undefined)
      throw new Error(`the spans of ${show(text)} name ${unknown}, which is not a line of the BNF`);
  }
}

/** Demands that the spans of a text that is not a URL have rules up to the place where no URL continues like it, and none after that. */
function checkRest(text: string, { code, index }: UrlError, all: readonly Piece[]): void {
  const beyond = code === "not-allowed" ? text.length : 0;
  const rest = all.find(({ rules }) => rules.length === 0)?.index ?? text.length;
  same(rest, code === "syntax" ? index : beyond, `where the spans of ${show(text)} have no rules any more`);
}

/** Returns the span that all spans of each component cover together. */
function reaches(all: readonly Piece[]): readonly ComponentPlace[] {
  const placesFound = new Map<string, { component: string; index: number; end: number }>();
  for (const { component, index, end } of all) {
    if (component === undefined) continue;
    placesFound.set(component, { component, index: placesFound.get(component)?.index ?? index, end });
  }
  return [...placesFound.values()];
}

/** Returns the scheme that reads components as they are written, without what `normalize` makes of them. */
export function asWritten(scheme: Scheme<UrlValue>, { normalize, ...definition }: AnyDefinition): Scheme<UrlValue> {
  return normalize === undefined ? scheme : (defineScheme(definition as never) as unknown as Scheme<UrlValue>);
}

/** Checks the spans of a text, which may be a URL or not. */
export function checkSpans(scheme: Scheme<UrlValue>, definition: AnyDefinition, text: string): void {
  const result = scheme.safeParse(text);
  const all = spans(definition, text);
  checkCover(text, all);
  same(
    reaches(spans(scheme, text)),
    reaches(all),
    `the components of ${show(text)} by the scheme and by its definition`,
  );
  if (result.ok) {
    checkMeanings(definition, text, result.url, all);
    checkAbsences(definition, text, result.url, all);
    checkRules(definition, text, all);
  } else {
    checkRest(text, result.error, all);
    checkRules(
      definition,
      text,
      all.filter(({ rules }) => rules.length > 0),
    );
  }
}
