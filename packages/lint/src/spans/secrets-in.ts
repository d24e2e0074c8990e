import type { Source } from "@url1738/core";
import { type ComponentPlace, checkSource, rootOf, rulesOf, type SchemeRules, schemeEnd } from "@url1738/core/grammar";
import { passwordsIn, type Secret, type Span } from "@url1738/redact";

/**
 * Finds the secret parts of an input: those that `redact` masks, a login's password even if no slashes follow the scheme's colon, and
 * the components that its scheme calls secrets. If the text is not a URL of such a scheme, more is found: all characters that may
 * be part of such a component, and everything after the character with which the text leaves the grammar.
 *
 * @param source - A scheme or a registry.
 * @param text - A URL, or a text that was meant as one.
 * @returns Their spans, in order, neither touching nor overlapping, with the kind by which `redact` finds them.
 * @throws Url1738Error - With the code `contract-version` if the scheme was built against a newer version of the contract.
 * @public
 */
export function secretsIn(source: Source, text: string): readonly Secret[] {
  checkSource(source);
  const start = startIn(source, text);
  const also =
    start === undefined
      ? []
      : secretComponents(source, text.slice(start)).map(({ index, end }) => ({
          index: start + index,
          end: start + end,
        }));
  return passwordsIn(text, { single: true, also });
}

const NAME = /(?<![a-z\d+.-])[a-z\d+.-]+(?=:)/gi;

/** Returns the offset of the first known scheme: anything may have slipped in before it, such as white space or a quotation mark. */
function startIn(source: Source, text: unknown): number | undefined {
  if (typeof text !== "string") return undefined;
  if (rulesOf(source, text) !== undefined) return 0;
  NAME.lastIndex = 0;
  // `matchAll` would make another expression each time.
  for (let name = NAME.exec(text); name; name = NAME.exec(text))
    if (rulesOf(source, text.slice(name.index)) !== undefined) return name.index;
  return undefined;
}

/** Finds the components of a URL that its scheme calls secret and that are not empty. */
export function secretPlaces(
  { secrets, places }: Pick<SchemeRules, "secrets" | "places">,
  text: string,
): readonly ComponentPlace[] {
  if (secrets === undefined) return [];
  const { paths } = secrets;
  const whole = places(text).filter(({ component }) => paths.includes(component));
  const inside = places(text, true).filter(
    ({ component }) => !paths.includes(rootOf(component)) && secrets.concern(component),
  );
  return [...whole, ...inside].filter(({ index, end }) => index < end).sort((left, right) => left.index - right.index);
}

/** Finds the components that the scheme calls secrets. */
function secretComponents(source: Source, text: string): readonly Span[] {
  const rules = rulesOf(source, text);
  const { secrets } = rules ?? {};
  if (rules === undefined || secrets === undefined) return [];
  if (source.canParse(text)) return secretPlaces(rules, text).map(({ index, end }) => ({ index, end }));
  const machine = rules.machine();
  const masked: { index: number; end: number }[] = [];
  const mask = (index: number, end: number) => {
    const last = masked.at(-1);
    if (last !== undefined && last.end === index) last.end = end;
    else if (index < end) masked.push({ index, end });
  };
  let index = schemeEnd(text) + 1;
  let state = machine.first;
  for (; index < text.length; index++) {
    const here = machine.componentsAt(state);
    const next = machine.step(state, text.charCodeAt(index));
    if (next === undefined) break;
    if ([...here].some((path) => secrets.include(path))) mask(index, index + 1);
    state = next;
  }
  const [reading, mismatch] = [
    { text, machine, rules },
    { state, index },
  ];
  // Nobody knows what follows the character with which the text leaves the grammar.
  const [character = ""] = text.slice(index, index + 2);
  if (index < text.length || !machine.isEnd(state))
    mask(secrets.mayFollow(reading, mismatch) ? index : index + character.length, text.length);
  return [...masked, ...secrets.placesIn(reading, mismatch)];
}
