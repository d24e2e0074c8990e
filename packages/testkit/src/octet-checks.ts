import { escapeOctet, type Scheme, type UrlValue } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";
import { componentsOf, type WholeScheme } from "@url1738/core/grammar";
import { type Check, isSame, same, show } from "./check.ts";
import { oneOfEachShape } from "./one-of-each-shape.ts";
import { formatted } from "./outcomes.ts";
import { type Inset, outerPlacesOf } from "./places.ts";

/** Checks all 256 octets in every component: each survives, or both `parse` and `format` refuse it. */

const OCTETS = Array.from({ length: 256 }, (_, octet) => octet);

/**
 * The octets to try where a component was already tried with all: next to other components, at the other end of its text, or in another
 * item. No grammar delimits anything by an octet above 7F, so a few stand for those: two of them may make one character.
 */
const FEW = OCTETS.filter((octet) => octet < 0x80 || [0x80, 0xa9, 0xc3, 0xff].includes(octet));

/** Returns an octet as a decoded component contains it. */
function decodedOctet(octet: number): string {
  return String.fromCharCode(octet < 0x80 ? octet : 0xdc00 + octet);
}

const CHARACTERS = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

/** The characters to find a place with; most components take the first two. */
const PROBES = [...new Set(["a", "b", "i", "d", "0", "1", ...CHARACTERS])];

/** Returns the canonical spelling and the offset of a place in it, where writing another character changes only this one. */
function offsetOf(scheme: Scheme<UrlValue>, url: UrlValue, put: Inset): readonly [string, number] | undefined {
  let failing: string | undefined;
  for (const probe of PROBES) {
    const text = formatted(scheme, put(url, probe));
    if (text === undefined) continue;
    failing ??= text;
    const differences = [...text].flatMap((character, index) => (character === failing?.[index] ? [] : [index]));
    if (text.length === failing.length && differences.length === 1) return [failing, differences[0] as number];
  }
  return undefined;
}

/** Returns the two meanings of an octet in a place: decoded and still encoded. */
function meanings(url: UrlValue, put: Inset, octet: number): readonly [UrlValue, UrlValue] {
  return [put(url, decodedOctet(octet)), put(url, escapeOctet(octet))];
}

/**
 * @param texts - The URL with the octet in its place: raw, and escaped in either case.
 */
function checkOctet(
  scheme: Scheme<UrlValue>,
  url: UrlValue,
  put: Inset,
  octet: number,
  texts: readonly string[],
): void {
  const meant = meanings(url, put, octet);
  /** The meanings that parse returns, each with one of its texts. */
  const read = new Map<UrlValue, string>();
  for (const text of texts) {
    const result = scheme.safeParse(text);
    const value = result.ok ? meant.find((meaning) => isSame(meaning, result.url)) : undefined;
    if (value !== undefined) read.set(value, text);
  }
  /** Spells a value and reads it again; returns the spelling. */
  const thereAndBack = (value: UrlValue) => {
    const href = formatted(scheme, value);
    if (href !== undefined)
      same(scheme.parse(href), value, () => `octet ${escapeOctet(octet)} in ${show(value)}, there and back`);
    return href;
  };
  for (const [value, text] of read)
    if (thereAndBack(value) === undefined)
      throw new Error(`parse(${show(text)}) returns ${show(value)}, which format refuses`);
  if (read.has(meant[0])) return;
  const href = thereAndBack(meant[0]);
  if (href !== undefined && read.size === 0)
    throw new Error(`format writes ${show(href)}, but parse does not give that value for any of ${show(texts)}`);
}

/**
 * Puts every octet into every place of a field.
 *
 * @param probed - The paths of the places that took each of several characters, in any URL so far.
 */
function checkField(scheme: Scheme<UrlValue>, url: UrlValue, field: string, probed: Set<string>): void {
  for (const { path, put } of outerPlacesOf(url, field)) {
    const place = offsetOf(scheme, url, put);
    if (place === undefined) continue;
    const [text, offset] = place;
    const all = probed.has(path) ? FEW : OCTETS;
    probed.add(path);
    for (const octet of all) {
      const escaped = escapeOctet(octet);
      const spellings = new Set([String.fromCharCode(octet), escaped, escaped.toLowerCase()]);
      const texts = [...spellings].map((spelling) => text.slice(0, offset) + spelling + text.slice(offset + 1));
      checkOctet(scheme, url, put, octet, texts);
    }
  }
}

/**
 * Checks a component that takes no single character, because it is not a string, or breaks a rule beyond the grammar, such as that of a
 * check digit. Puts every octet into every place of its text or, if it has no text, of the whole URL.
 */
function checkEverywhere(scheme: Scheme<UrlValue>, urls: readonly UrlValue[], field: string): void {
  const placeIn = (text: string) => (scheme as WholeScheme).places(text).find(({ component }) => component === field);
  const hrefs = urls.map((url) => scheme.format(url)).sort((left, right) => left.length - right.length);
  const href = hrefs.find((text) => placeIn(text) !== undefined) ?? (hrefs[0] as string);
  const { index: start, end } = placeIn(href) ?? { index: scheme.name.length + 1, end: href.length };
  for (let index = start; index <= end; index++)
    for (let octet = 0; octet < 256; octet++)
      for (const spelling of [String.fromCharCode(octet), escapeOctet(octet)])
        for (const rest of [href.slice(index), href.slice(index + 1)]) {
          const text = href.slice(0, index) + spelling + rest;
          const result = scheme.safeParse(text);
          if (!result.ok) continue;
          const canonical = formatted(scheme, result.url);
          if (canonical === undefined)
            throw new Error(`parse(${show(text)}) returns ${show(result.url)}, which format refuses`);
          same(
            scheme.parse(canonical),
            result.url,
            () => `octet ${escapeOctet(octet)} of ${show(text)}, there and back`,
          );
        }
}

/** Returns one URL with a component for each way in which the components next to it may be there. */
function amongNeighbours(urls: readonly UrlValue[], names: readonly string[], index: number): readonly UrlValue[] {
  const isIn = (url: UrlValue, name = "") => {
    const value: unknown = url[name as keyof UrlValue];
    return value !== undefined && !(Array.isArray(value) && value.length === 0);
  };
  const having = urls.filter((url) => isIn(url, names[index]));
  const kinds = having.map((url) => [`${isIn(url, names[index - 1])} ${isIn(url, names[index + 1])}`, url] as const);
  return [...new Map(kinds).values()];
}

/** Returns one check for each component. */
export function octetChecks(
  scheme: Scheme<UrlValue>,
  { schemepart }: AnyDefinition,
  examples: readonly string[],
): readonly Check[] {
  const urls = oneOfEachShape(scheme, examples);
  const elements = componentsOf(schemepart);
  const names = elements.map(({ name }) => name);
  return elements.map((element, index) => ({
    name: `every octet survives the component "${element.name}", or is refused by parse and format alike`,
    run: () => {
      const having = amongNeighbours(urls, names, index);
      if (having.length === 0) {
        const what = element.kind === "list" ? "an item in the list" : "the component";
        throw new Error(`no example has ${what} "${element.name}"; add one to the table "urls"`);
      }
      const probed = new Set<string>();
      for (const url of having) checkField(scheme, url, element.name, probed);
      if (probed.size === 0) checkEverywhere(scheme, having, element.name);
    },
  }));
}
