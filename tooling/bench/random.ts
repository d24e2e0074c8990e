/** Draws a whole number from 0 up to, but excluding, another one. */
export type Random = (below: number) => number;

/** Makes a small generator of pseudo-random numbers (mulberry32), so that every run measures the same strings. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
