import type { Span } from "@url1738/redact";
import { walked } from "../automaton/machine.ts";
import { checkSource, rulesOf, type Source } from "../scheme/source.ts";
import { schemeOf } from "../syntax/scheme-name.ts";

/**
 * Finds the components that a URL's scheme calls secrets. Of a text that is not a URL of the scheme, more is found: all characters that may
 * be part of one, and everything from where it leaves the grammar on.
 *
 * @param source - A scheme or a registry.
 * @param text - A URL, or what was meant as one.
 * @returns Where they stand, from left to right; nothing of a scheme that is not known, or has no secrets.
 * @throws Url1738Error - With the code `contract-version` where the scheme was built against a newer version of the contract.
 * @public
 */
export function secretsIn(source: Source, text: string): readonly Span[] {
  checkSource(source);
  const rules = rulesOf(source, text);
  const { secrets } = rules ?? {};
  if (rules === undefined || secrets === undefined) return [];
  if (source.safeParse(text).ok)
    return rules
      .places(text)
      .filter(({ component, index, end }) => secrets.includes(component) && index < end)
      .map(({ index, end }) => ({ index, end }));
  const machine = rules.machine();
  const found: { index: number; end: number }[] = [];
  const hide = (index: number, end: number) => {
    const last = found.at(-1);
    if (last !== undefined && last.end === index) last.end = end;
    else if (index < end) found.push({ index, end });
  };
  let index = (schemeOf(text) as string).length + 1;
  for (let state = machine.first; index < text.length; index++) {
    const here = machine.componentsAt(state);
    const { index: next, state: after } = walked(machine, state, text, index, index + 1);
    if (next === index) break;
    if (secrets.some((name) => here.has(name))) hide(index, next);
    state = after;
  }
  hide(index, text.length);
  return found;
}
