/** Makes a function that finds a fact about each object once. */
export function once<K extends object, V>(find: (key: K) => V): (key: K) => V {
  const facts = new WeakMap<K, readonly [V]>();
  return (key) => {
    const known = facts.get(key) ?? ([find(key)] as const);
    facts.set(key, known);
    return known[0];
  };
}
