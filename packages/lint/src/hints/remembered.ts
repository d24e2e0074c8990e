/** Returns the same function, except that it remembers its answers. */
export function remembered<K, V>(answer: (key: K) => V): (key: K) => V {
  const answers = new Map<K, V>();
  return (key) => {
    const value = answers.get(key) ?? answer(key);
    answers.set(key, value);
    return value;
  };
}
