import { passwordsIn, type Span } from "@url1738/redact";
import { walked } from "../automaton/machine.ts";
import { checkSource, rulesOf, type Source } from "../scheme/source.ts";
import { schemeOf } from "../syntax/scheme-name.ts";

/**
 * Finds the secret places of an input: what `redact` hides in it, a login's password also where no slashes follow the scheme's colon, and
 * the components that its scheme calls secrets. Of a text that is not a URL of such a scheme, more is found: all characters that may
 * be part of such a component, and everything from where it leaves the grammar on.
 *
 * @param source - A scheme or a registry.
 * @param text - A URL, or what was meant as one.
 * @returns Where they stand, in order and apart from one another.
 * @throws Url1738Error - With the code `contract-version` where the scheme was built against a newer version of the contract.
 * @public
 */
export function secretsIn(source: Source, text: string): readonly Span[] {
  checkSource(source);
  return passwordsIn(text, { single: true, also: secretComponents(source, text) });
}

/** Finds those that the scheme calls secrets. */
function secretComponents(source: Source, text: string): readonly Span[] {
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
