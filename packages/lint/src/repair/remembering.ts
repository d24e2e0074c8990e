import type { Machine } from "@url1738/core/runtime";

/** A function that is asked for the same things again and again. */
function remembered<K, V>(of: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? of(key);
    known.set(key, value);
    return value;
  };
}

/** The same machine, for texts that leave the grammar in the same way again and again. */
export function remembering(machine: Machine): Machine {
  const departure = remembered((state: unknown) => machine.departureAt(state, 0));
  return {
    ...machine,
    departureAt: (state, index) => ({ ...departure(state), index }),
    componentsAt: remembered((state) => machine.componentsAt(state)),
  };
}
