import { urlErrorOf } from "@url1738/core";
import type { Hint, Place, Sentence } from "@url1738/core/define";
import { placeAt, walked } from "@url1738/core/grammar";
import { Automaton } from "@url1738/core/inside/automaton/automaton";
import { reasonOf } from "@url1738/core/inside/errors/definition-errors";
import { typeOf } from "@url1738/core/inside/errors/sentences";
import { interpreted } from "@url1738/core/inside/values/interpreted";
import { ownFields } from "@url1738/core/runtime";
import type { Admitted, Tried } from "./check.ts";
import { objection } from "./objections.ts";
import { drawnTexts, isOfJson, URLS } from "./trials.ts";

/** Tries the functions of a scheme that neither read nor spell: its advice, its guesses, its dangers and its access. */

/** Characters to break a URL with; none at all cuts it off. */
const BREAKERS = ["", "\u00e9", " ", "/", "%"];

/** The number of URLs that are broken, and of the places in each. */
const [BROKEN_URLS, PLACES] = [8, 24] as const;

/** Calls a function, and objects to what it throws; an error of url1738 is no objection if the function may refuse. */
function called<R>(
  name: string,
  text: string,
  run: () => R,
  objectTo: (result: R) => Sentence | undefined,
  mayRefuse = false,
): Sentence | undefined {
  try {
    return objectTo(run());
  } catch (thrown) {
    if (mayRefuse && urlErrorOf(thrown) !== undefined) return undefined;
    return objection("function-throws", { function: name, text, why: reasonOf(thrown) ?? "" });
  }
}

/** Returns the objection to what a hint returns for a place. */
function hintObjection(advice: unknown, { text, index }: Place): Sentence | undefined {
  if (advice === undefined || typeof advice === "string") return undefined;
  const { reason, sentence, fix } = Object(advice);
  if (typeof reason !== "string" || typeof sentence !== "string")
    return objection("hint-returns", { text, index, type: typeOf(advice) });
  if (fix === undefined) return undefined;
  const { index: from, end, replacement } = Object(fix);
  const { length } = text;
  const isInside = Number.isInteger(from) && Number.isInteger(end) && from >= 0 && from <= end && end <= length;
  if (isInside && typeof replacement === "string") return undefined;
  return objection("fix-outside", { text, index: String(from), end: String(end), length });
}

/** Tries the hints of the scheme and of its components, where texts leave the grammar. */
function hintObjections({ name, schemepart, hint }: Admitted): readonly Sentence[] {
  const { machine } = new Automaton(schemepart);
  const from = name.length + 1;
  for (const url of drawnTexts({ name, schemepart }, BROKEN_URLS))
    for (let at = from; at <= Math.min(url.length, from + PLACES); at++)
      for (const breaker of BREAKERS) {
        const text = url.slice(0, at) + breaker + (breaker === "" ? "" : url.slice(at));
        const { state, index } = walked(machine, machine.first, text, from);
        if (index === text.length && machine.isEnd(state)) continue;
        const place = placeAt(text, index);
        for (const look of [
          ...(typeof hint === "function" ? [hint as Hint] : []),
          ...machine.mismatchAt(state, index).hints,
        ]) {
          const result = called(
            "hint",
            text,
            () => look(place),
            (advice) => hintObjection(advice, place),
          );
          if (result !== undefined) return [result];
        }
      }
  return [];
}

const MEANT = ["", "www.host.dom", "a b", "name@host.dom", "other:a"];

/** Tries the guess at the URL that is meant by a text without a scheme. */
function meantObjections({ meant }: Admitted): readonly Sentence[] {
  if (typeof meant !== "function") return [];
  return MEANT.flatMap(
    (text) =>
      called(
        "meant",
        text,
        () => meant(text) as unknown,
        (url) =>
          url === undefined || typeof url === "string"
            ? undefined
            : objection("meant-returns", { text, type: typeOf(url) }),
      ) ?? [],
  ).slice(0, 1);
}

const isFinding = (finding: unknown) =>
  ["code", "severity", "sentence"].every((key) => typeof Object(finding)[key] === "string");

/** Tries the functions that get the value of a URL. */
function valueObjections(definition: Admitted): readonly Sentence[] {
  const { name, schemepart, defaultPort, access, checkParts, hazards, check } = definition;
  const { look } = ownFields(hazards as { readonly look?: unknown } | undefined);
  const { scribe } = interpreted(schemepart, { defaultPort }, name);
  const read = (text: string) => scribe.read(text, 0);
  const tries: readonly ((text: string) => Sentence | undefined)[] = [
    (text) =>
      typeof look === "function"
        ? called(
            "look",
            text,
            () => look(read(text), text) as unknown,
            (result) =>
              Array.isArray(result) && result.every(isFinding)
                ? undefined
                : objection("look-returns", { text, type: typeOf(result) }),
          )
        : undefined,
    (text) =>
      typeof checkParts === "function"
        ? called(
            "checkParts",
            text,
            () => checkParts(read(text)) as unknown,
            (error) =>
              error === undefined || ["component", "message"].every((key) => typeof Object(error)[key] === "string")
                ? undefined
                : objection("parts-check-returns", { text, type: typeOf(error) }),
          )
        : undefined,
    (text) =>
      typeof access === "function"
        ? called(
            "access",
            text,
            () => access(read(text), undefined) as unknown,
            (plan) => (isOfJson(plan) ? undefined : objection("access-returns", { text })),
            true,
          )
        : undefined,
  ];
  for (const text of drawnTexts({ name, schemepart }, URLS)) {
    const value = read(text);
    if (value === undefined || (typeof check === "function" && check(value).length > 0)) continue;
    const failures = tries.flatMap((attempt) => attempt(text) ?? []);
    if (failures.length > 0) return failures;
  }
  return [];
}

/** Tries the functions of the definition that neither read nor spell. */
export function triedFunctions(definition: Admitted): Tried {
  const objections = [hintObjections, meantObjections, valueObjections].flatMap((look) => look(definition));
  return { objections, facts: [] };
}
