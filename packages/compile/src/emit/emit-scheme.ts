import { occurrencesOf } from "@url1738/core/grammar";
import { wordPathsOf } from "@url1738/core/inside/grammar/terms";
import { hasOrder } from "@url1738/core/inside/grammar/walk";
import { portsByName, sharedPort } from "@url1738/core/inside/scheme/names";
import type { Longest } from "@url1738/core/inside/scheme/scheme-scribe";
import { interpreted } from "@url1738/core/inside/values/interpreted";
import manifest from "@url1738/core/package.json" with { type: "json" };
import type { Cut } from "../automaton/cuts.ts";
import { usualOfGrammar, type Wider } from "../automaton/usual-url.ts";
import { hasCheckedParts, mustReadItems } from "../automaton/watched-texts.ts";
import { type Analysis, analyse, analyseOdd } from "../table/analysis.ts";
import { longestOf } from "../table/longest.ts";
import type { Compilable, CompileOptions } from "./compilable.ts";
import { expressionsOf } from "./emit-cuts.ts";
import { emitScribe } from "./emit-scribe.ts";
import { emitText, Functions, type Modules } from "./functions.ts";
import { type LeftOut, withoutFacts } from "./shortcuts.ts";

/** A module, and what its shortcuts follow from. */
export interface Written {
  readonly code: string;
  readonly analysis: Analysis;
  /** See `Usual.cuts`. */
  readonly cuts: readonly Cut[] | undefined;
  /** See `Usual.wider`. */
  readonly wider: Wider | undefined;
  /** The test of length; its places count from the beginning of the grammar's text. */
  readonly longest: Longest | undefined;
}

/** Names that generated code uses for something else. */
const TAKEN = ["FIELDS", "ends", "one", "scheme", "name", "defaultPort", "scribe", "isOwn"];

/** Turns the name of a scheme into that of a constant. */
const identifier = (name: string) =>
  name.replace(/[^\da-z]+(.)?/g, (_, next = "") => next.toUpperCase()).replace(/^\d/, "_$&");

/**
 * Writes the module of a scheme.
 *
 * @param definition - The definition, as `admitted` returns it.
 * @param modules - The modules that the generated one may import from.
 * @param leftOut - The shortcuts that it must do without; those of usual URLs if a text may have two readings.
 * @returns The module.
 * @throws CompileError - If it cannot be compiled.
 */
export function emitScheme(
  definition: Compilable,
  modules: Modules,
  options: CompileOptions = {},
  leftOut: LeftOut = new Set(),
): Written {
  const { name, section, check, normalize, bare, relative, labels, access } = definition;
  const defaultPort = sharedPort(definition);
  const names = portsByName(definition);
  const hasNames = names.length > 1;
  const schemepart = withoutFacts(definition.schemepart, leftOut);
  const exportName = options.exportName ?? identifier(name);
  const functions = new Functions(modules, [...TAKEN, exportName], options.isTrusted === true);
  /** Writes a field of `GeneratedScheme`; none without a value. */
  const field = (key: string, value: unknown, what = `function in "${key}"`) =>
    value === undefined ? [] : [`${key}: ${emitText(value, (run) => functions.write(run, what))}`];
  /** Writes a call of a run-time function; the call has no effect but its result. */
  const call = (called: string, ...parameters: readonly string[]) =>
    `/* @__PURE__ */ ${functions.named(called)}(${parameters.join(", ")})`;
  const claimed = leftOut.has("usual")
    ? undefined
    : usualOfGrammar(schemepart, `${name}:`, { defaultPort }, !leftOut.has("wider"));
  const usual = claimed && leftOut.has("cuts") ? { ...claimed, cuts: undefined, wider: undefined } : claimed;
  const analysis = usual?.wider?.rest === undefined ? analyse(schemepart) : analyseOdd(schemepart);
  const { declarations, table, scribe } = emitScribe(analysis, name, defaultPort, functions, leftOut, usual);
  const longest = leftOut.has("longest") ? undefined : longestOf(analysis);
  const { hints } = analysis.encoded;
  const { secrets } = interpreted(schemepart, { defaultPort }, name);
  // An author's check may call a function that `checkDecoded` has made.
  const mayAskDecoded =
    functions.isUsed("checkDecodedBy") ||
    (options.isTrusted !== true &&
      occurrencesOf(schemepart, true).some(
        (element) => element.kind === "component" && functions.isOwn(element.codec.check),
      ));
  const words = wordPathsOf(schemepart);
  const written = (key: "check" | "normalize") =>
    definition[key] === undefined ? "undefined" : functions.write(definition[key], `function in "${key}"`);
  const isCrossChecked = check !== undefined || normalize !== undefined;
  const crossing = [...(["check", "normalize"] as const).map(written), ...(options.isTrusted === true ? ["true"] : [])];
  // Only reading tells whether several components break a rule, or an alternative takes precedence.
  const isUnsure =
    isCrossChecked ||
    leftOut.has("longest") ||
    hasOrder(schemepart) ||
    analysis.elements.some((element) => hasCheckedParts(element) || mustReadItems(element));
  const ofName = hasNames ? "scribe" : scribe;
  const expressions = usual === undefined || isUnsure ? [] : expressionsOf(usual);
  const all = [
    ...(hasNames ? ["name", "defaultPort"] : [...field("name", name), ...field("defaultPort", defaultPort)]),
    ...field("section", section),
    ...field("longest", longest && { ...longest, from: longest.from + name.length + 1 }),
    `table: ${table}`,
    ...expressions.map(({ field, constant }) =>
      hasNames ? `${field}: isOwn ? ${constant} : undefined` : `${field}: ${constant}`,
    ),
    `scribe: ${isCrossChecked ? call("crossChecked", ofName, ...crossing) : ofName}`,
    ...field("hints", hints.length === 0 ? undefined : hints, "hint of a component"),
    ...(["checkParts", "hint", "meant", "hazards"] as const).flatMap((key) => field(key, definition[key])),
    ...(typeof access === "string"
      ? [`access: ${call("designates", emitText(section), emitText(access))}`]
      : field("access", access)),
    ...field("bare", bare || undefined),
    ...field("relative", relative),
    ...(secrets === undefined ? [] : [`secrets: ${call("secretsAt", emitText(secrets))}`]),
    ...field("labels", labels),
    ...(words.length === 0 ? [] : [`wordTold: ${call("wordTeller", emitText([...new Set(words)]))}`]),
    ...(mayAskDecoded ? [`termsOfRefusal: ${functions.named("termsOfRefusal")}`] : []),
  ];
  const generated = `{\n  ${all.join(",\n  ")},\n}`;
  const compiled = call("compiledScheme", generated);
  const guarded = options.isTrusted === true ? compiled : call("guardedScheme", compiled);
  const made = hasNames
    ? call("schemeOfNames", emitText(names), scribe, `(name, defaultPort, scribe, isOwn) => ${guarded}`)
    : guarded;
  const version = options.core ?? manifest.version;
  const head = `// Generated from the grammar of the scheme, for @url1738/core@${version}; do not edit.\n`;
  const imports = functions.declarations(name, version);
  const code = `${head}${imports}\n${declarations}\nexport const ${exportName} = ${made};\n`;
  return { code, analysis, cuts: usual?.cuts, wider: usual?.wider, longest };
}
