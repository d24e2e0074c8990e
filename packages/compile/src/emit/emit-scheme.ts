import type { Node } from "@url1738/core/define";
import { interpreted, type Longest, occurrencesOf } from "@url1738/core/internal";
import { type Cut, usualOfGrammar } from "../automaton/usual-url.ts";
import { type Analysis, analyse } from "../table/analysis.ts";
import { longestOf } from "../table/longest.ts";
import { emitScribe } from "./emit-scribe.ts";
import { emitText, Functions, type Modules } from "./functions.ts";
import { type LeftOut, withoutFacts } from "./shortcuts.ts";

/** The part of a scheme's definition that the compiler uses. @public */
export interface Compilable {
  /** The scheme's name. */
  readonly name: string;
  /** The section of the specification that describes it. */
  readonly section?: string | undefined;
  /** The specification that has the sections; RFC 1738 by default. */
  readonly specification?: string | undefined;
  /** The port of a URL that names none. */
  readonly defaultPort?: number | undefined;
  /** The grammar. */
  readonly schemepart: Node;
  /** See `Definition.check`. */
  readonly check?: unknown;
  /** See `Definition.checkParts`. */
  readonly checkParts?: unknown;
  /** See `Definition.bare`. */
  readonly bare?: boolean | undefined;
  /** See `Definition.relative`. */
  readonly relative?: string | undefined;
  /** See `Definition.hint`. */
  readonly hint?: unknown;
  /** See `Definition.meant`. */
  readonly meant?: unknown;
  /** See `Definition.labels`. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** See `Definition.hazards`. */
  readonly hazards?: unknown;
  /** See `Definition.access`. */
  readonly access: unknown;
}

/** Options for compiling a scheme. @public */
export interface CompileOptions {
  /** The name of the export; by default, that of the scheme in camelCase. */
  readonly exportName?: string | undefined;
  /** The version of `@url1738/core` that the module needs, which an older one asks to install; by default, the tag `latest`. */
  readonly core?: string | undefined;
  /**
   * True if the functions of the definition throw only errors of url1738, so that no guard is needed, and none calls a function that
   * `checkDecoded` has made.
   */
  readonly isTrusted?: boolean | undefined;
}

/** A module, and what its shortcuts follow from. */
export interface Written {
  readonly code: string;
  readonly analysis: Analysis;
  /** See `Usual.cuts`. */
  readonly cuts: readonly Cut[] | undefined;
  /** The test of length; its places count from the beginning of the grammar's text. */
  readonly longest: Longest | undefined;
}

/** Names that generated code uses for something else. */
const TAKEN = ["FIELDS", "ends", "one", "scheme"];

/** Turns the name of a scheme into that of a constant. */
const identifier = (name: string) =>
  name.replace(/[^\da-z]+(.)?/g, (_, next = "") => next.toUpperCase()).replace(/^\d/, "_$&");

/**
 * Writes the module of a scheme.
 *
 * @param own - The definition, as `admitted` returns it.
 * @param modules - The modules that the generated one may import from.
 * @param leftOut - The shortcuts that it must do without; those of usual URLs if a text may have two readings.
 * @returns The module.
 * @throws CompileError - If it cannot be compiled.
 */
export function emitScheme(
  own: Compilable,
  modules: Modules,
  options: CompileOptions = {},
  leftOut: LeftOut = new Set(),
): Written {
  const { name, section, defaultPort, check, bare, relative, labels, access } = own;
  const schemepart = withoutFacts(own.schemepart, leftOut);
  const exportName = options.exportName ?? identifier(name);
  const functions = new Functions(modules, [...TAKEN, exportName], options.isTrusted === true);
  /** Writes a field of `GeneratedScheme`; none without a value. */
  const field = (key: string, value: unknown, what = `function in "${key}"`) =>
    value === undefined ? [] : [`${key}: ${emitText(value, (own) => functions.write(own, what))}`];
  /** Writes a call of a run-time function; the call has no effect but its result. */
  const call = (called: string, ...given: readonly string[]) =>
    `/* @__PURE__ */ ${functions.named(called)}(${given.join(", ")})`;
  const found = leftOut.has("usual") ? undefined : usualOfGrammar(schemepart, `${name}:`, { defaultPort });
  const usual = found && leftOut.has("cuts") ? { ...found, cuts: undefined } : found;
  const analysis = analyse(schemepart);
  const { declarations, table, scribe, isUntold } = emitScribe(analysis, name, defaultPort, functions, leftOut, usual);
  const longest = leftOut.has("longest") ? undefined : longestOf(analysis);
  const { hints } = analysis.encoded;
  const { secrets } = interpreted(schemepart, { defaultPort }, name);
  // An author's check may call a function that `checkDecoded` has made.
  const mayAskDecoded =
    functions.isUsed("checkDecodedBy") ||
    (options.isTrusted !== true &&
      occurrencesOf(schemepart, true).some((one) => one.kind === "component" && functions.isOwn(one.codec.check)));
  const all = [
    ...field("name", name),
    ...field("section", section),
    ...field("defaultPort", defaultPort),
    ...field("longest", longest && { ...longest, from: longest.from + name.length + 1 }),
    `table: ${table}`,
    ...field("isUntold", isUntold || check !== undefined || leftOut.has("longest") || undefined),
    ...(usual === undefined || check !== undefined || leftOut.has("longest") ? [] : ["usual: U"]),
    `scribe: ${check === undefined ? scribe : call("crossChecked", scribe, functions.write(check, 'function in "check"'))}`,
    ...field("hints", hints.length === 0 ? undefined : hints, "hint of a component"),
    ...(["checkParts", "hint", "meant", "hazards"] as const).flatMap((key) => field(key, own[key])),
    ...(typeof access === "string"
      ? [`access: ${call("designates", emitText(section), emitText(access))}`]
      : field("access", access)),
    ...field("bare", bare || undefined),
    ...field("relative", relative),
    ...(secrets === undefined ? [] : [`secrets: ${call("secretsAt", emitText(secrets))}`]),
    ...field("labels", labels),
    ...(mayAskDecoded ? [`termsOfRefusal: ${functions.named("termsOfRefusal")}`] : []),
  ];
  const generated = `{\n  ${all.join(",\n  ")},\n}`;
  const compiled = call("compiledScheme", generated);
  const guarded = options.isTrusted === true ? compiled : call("guardedScheme", compiled);
  const version = options.core ?? "latest";
  const head = `// Generated from the grammar of the scheme, for @url1738/core@${version}; do not edit.\n`;
  const imports = functions.declarations(name, version);
  const code = `${head}${imports}\n${declarations}\nexport const ${exportName} = ${guarded};\n`;
  return { code, analysis, cuts: usual?.cuts, longest };
}
