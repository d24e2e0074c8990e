/** Makes a function that finds a fact about each object once. */
export function once<K extends object, V>(find: (key: K) => V): (key: K) => V {
  const facts = new WeakMap<K, readonly [V]>();
  return (key) => {
    const fact = facts.get(key) ?? ([find(key)] as const);
    facts.set(key, fact);
    return fact[0];
  };
}
