import { audit, diagnose, repair, type Scheme, urlErrorOf } from "@url1738/core";

/** All that can be made of a text or a value, to be compared. */

function tried(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return urlErrorOf(thrown) ?? thrown;
  }
}

/** The fields of an object in their order, since deep equality does not look at it. */
const inOrder = (value: unknown) => JSON.stringify(value, (_, one: unknown) => (one === undefined ? "undefined" : one));

/** For each place of a text which components can follow there and whether it may end, and what is expected where it stops to fit. */
function walkOf(scheme: Scheme, text: string): readonly unknown[] {
  const machine = scheme.machine();
  const steps: unknown[] = [];
  let state = machine.first;
  for (let index = scheme.name.length + 1; ; index++) {
    steps.push(machine.isEnd(state), [...machine.componentsAt(state)].sort().join());
    const next = index < text.length ? machine.step(state, text.charCodeAt(index)) : undefined;
    if (next === undefined) {
      const { hints, ...departure } = machine.departureAt(state, index);
      return [...steps, departure];
    }
    state = next;
  }
}

/** All that comes of a text: value or whole error, canonical spelling, access, and what looks into it. */
export function outcomeOf(scheme: Scheme, text: string): unknown {
  const result = scheme.safeParse(text);
  const common = {
    canParse: scheme.canParse(text),
    walk: walkOf(scheme, text),
    diagnosed: diagnose(scheme, text),
    repaired: repair(scheme, text),
  };
  if (!result.ok) return { ...common, error: result.error };
  const { url } = result;
  return {
    ...common,
    url,
    order: inOrder(url),
    href: tried(() => scheme.format(url)),
    built: tried(() => scheme.build(url)),
    access: tried(() => scheme.access(url)),
    places: scheme.places(text),
    faults: scheme.faults(text),
    findings: audit(scheme, text),
  };
}
