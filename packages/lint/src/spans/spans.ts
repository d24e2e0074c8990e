import { MAX_LENGTH, type Source, type Span, Url1738Error } from "@url1738/core";
import type { AnyDefinition } from "@url1738/core/define";
import {
  admittedGrammar,
  type ComponentPlace,
  checkSource,
  derivationOf,
  explain,
  type Machine,
  rulesOf,
  type SchemeRules,
  schemeEnd,
  shortestEnd,
  walked,
} from "@url1738/core/grammar";
import { isList, ownFields } from "@url1738/core/runtime";
import { ipPlaces } from "./ip-scheme-part.ts";
import { type Piece, SpanSheet } from "./span-sheet.ts";

/** Takes URLs to pieces by a grammar, or by a scheme, which may be compiled and have no grammar. */

/** The parts of a scheme's definition that `spans` needs: those about texts, not those about values. @public */
export type Described = Pick<AnyDefinition, "name" | "section" | "defaultPort" | "schemepart" | "hint">;

/** The rules by which `spans` takes a text to pieces: one or several definitions, a scheme or a registry. @public */
export type SpanSource = Described | readonly Described[] | Source;

/** Takes the URLs of one scheme to pieces. */
interface PieceFinder {
  /** The machine that reads their texts after the colon. */
  readonly machine: Machine;
  /** Takes a URL that the machine accepts to pieces. */
  readonly pieces: (url: string) => readonly Piece[];
}

/** Begins a sheet with the scheme of a URL and its colon. */
function begunSheet(start: number, rules: readonly string[], schemeRules = rules): SpanSheet {
  const sheet = new SpanSheet();
  sheet.add({ index: 0, end: start - 1, component: "scheme", path: "scheme", rules: schemeRules });
  sheet.add({ index: start - 1, end: start, rules });
  return sheet;
}

/** The finders of definitions, each made once. */
const finders = new WeakMap<Described, PieceFinder>();

function finderOfDefinition(definition: Described): PieceFinder {
  const cached = finders.get(definition);
  if (cached !== undefined) return cached;
  const { name, schemepart } = definition;
  const start = name.length + 1;
  const top = [`${name}url`];
  const derivation = derivationOf(schemepart, top);
  const finder = {
    machine: derivation.machine,
    pieces: (url: string) => {
      const sheet = begunSheet(start, top);
      sheet.addDerived(derivation.stepsOf(url, start) ?? [], url, start);
      return sheet.spans;
    },
  };
  finders.set(definition, finder);
  return finder;
}

/** A component, or the text before one or at the end. */
interface ComponentSpan extends Span {
  readonly component?: string;
}

/** Returns the components, in the order of the text, with the text between them. */
function withTextBetween(places: readonly ComponentPlace[], start: number, end: number): readonly ComponentSpan[] {
  let reached = start;
  const all: ComponentSpan[] = [];
  // Alternatives may have the same components in another order than the grammar first has them.
  for (const place of [...places].sort((left, right) => left.index - right.index || left.end - right.end)) {
    all.push({ index: reached, end: place.index }, place);
    reached = place.end;
  }
  return [...all, { index: reached, end }];
}

// genericurl = scheme ":" schemepart
const genericurl = ["genericurl"];
// schemepart = *xchar | ip-schemepart
const schemepart = [...genericurl, "schemepart"];
// ip-schemepart = "//" login [ "/" urlpath ]
const ipSchemepart = [...schemepart, "ip-schemepart"];
// login = [ user [ ":" password ] "@" ] hostport
const login = [...ipSchemepart, "login"];
// hostport = host [ ":" port ]
const hostport = [...login, "hostport"];

const genericLines: ReadonlyMap<string, readonly string[]> = new Map([
  ["schemePart", schemepart],
  ["user", [...login, "user"]],
  ["password", [...login, "password"]],
  ["host", [...hostport, "host"]],
  ["port", [...hostport, "port"]],
  ["urlPath", [...ipSchemepart, "urlpath"]],
]);

/** Returns the line for the text before a component of the common syntax. */
function lineBefore(component: string | undefined, delimiter: string): readonly string[] {
  if (component === "port") return hostport;
  return delimiter === ":" || delimiter === "@" ? login : ipSchemepart;
}

/** Returns the pieces of a URL whose scheme is not known. */
function genericPieces(url: string, start: number, places: readonly ComponentPlace[]): readonly Piece[] {
  const sheet = begunSheet(start, genericurl, [...genericurl, "scheme"]);
  const common = ipPlaces(url, start);
  const all = withTextBetween(common.length > 0 ? common : places, start, url.length);
  for (const [order, { component, index, end }] of all.entries()) {
    if (component === undefined)
      sheet.add({ index, end, rules: lineBefore(all[order + 1]?.component, url.slice(index, end)) });
    else
      sheet.add({ index, end, component, path: "schemePart", rules: genericLines.get(component) as readonly string[] });
  }
  return sheet.spans;
}

/** Returns the pieces of a URL whose scheme has no grammar at hand. */
function schemePieces(url: string, start: number, name: string, places: readonly ComponentPlace[]): readonly Piece[] {
  const rules = [`${name}url`];
  const sheet = begunSheet(start, rules);
  for (const { component, index, end } of withTextBetween(places, start, url.length))
    sheet.add(component === undefined ? { index, end, rules } : { index, end, component, path: component, rules });
  return sheet.spans;
}

function finderOfRules({ name, machine, places }: SchemeRules): PieceFinder {
  return {
    machine: machine(),
    pieces: (url) => {
      const start = schemeEnd(url) + 1;
      return name === undefined ? genericPieces(url, start, places(url)) : schemePieces(url, start, name, places(url));
    },
  };
}

const isSource = (source: SpanSource): source is Source => "safeParse" in ownFields<object>(Object(source));

/** Returns the finder for a text; `undefined` if its scheme is not known. @throws Url1738Error - With the code `contract-version`. */
function finderFor(source: SpanSource, text: unknown): PieceFinder | undefined {
  if (isSource(source)) {
    checkSource(source);
    const rules = rulesOf(source, text);
    return rules && finderOfRules(rules);
  }
  const all = (isList(source) ? source : [source]) as readonly Described[];
  for (const definition of all) admittedGrammar(definition);
  const start = typeof text === "string" ? text.slice(0, schemeEnd(text) + 1).toLowerCase() : "";
  const described = all.find(({ name }) => start === `${name}:`);
  return described && finderOfDefinition(described);
}

/**
 * Tells where each component is in a text, and from which lines of the grammar each piece derives. The spans cover the text from beginning
 * to end; a component that is present but empty has a span of no length.
 *
 * In a text that is not a URL, the pieces end where no URL continues like it; the rest is one span without rules. If the pieces can be read
 * in several ways, the simplest is taken. A text that only breaks a rule beyond the grammar, such as the limit of a port, has no such rest.
 *
 * @param source - One or several definitions, a scheme or a registry. Schemes and registries know only the outermost line of a grammar; for
 *   a URL that only the generic fallback of a registry takes, the lines are those of `genericurl`.
 * @param text - Any text.
 * @returns The spans, from left to right.
 * @throws Url1738Error - With the code `not-a-string`; with the code `contract-version` if a scheme was built against a newer version of
 *   the contract, or a grammar has a kind of node that is not known here.
 * @public
 */
export function spans(source: SpanSource, text: string): readonly Piece[] {
  const finder = finderFor(source, text);
  // A text that is too long, or of no known scheme, is a single rest.
  if (typeof text !== "string") throw new Url1738Error(explain(undefined, text));
  if (finder === undefined || text.length > MAX_LENGTH)
    return text === "" ? [] : [{ index: 0, end: text.length, rules: [] }];
  const { machine, pieces } = finder;
  const { index: reached, state } = walked(machine, machine.first, text, schemeEnd(text) + 1);
  const missing = shortestEnd(machine, state) ?? "";
  // Copy the lines, so that the caller cannot change those of the grammar.
  const all = pieces(text.slice(0, reached) + missing).map((piece) => ({ ...piece, rules: [...piece.rules] }));
  if (missing === "" && reached === text.length) return all;
  const fitting = all
    .filter(({ index }) => index < reached)
    .map((span) => ({ ...span, end: Math.min(span.end, reached) }));
  return reached === text.length ? fitting : [...fitting, { index: reached, end: text.length, rules: [] }];
}
