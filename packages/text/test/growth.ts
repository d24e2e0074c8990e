/** In milliseconds: what takes less is not looked at. */
const MOMENT = 100;

/** How many tries a machine that is busy with other things gets, to show how fast it is. */
const TRIES = 10;

/**
 * How many times as long eight times a text takes, where that is long enough to be told.
 *
 * @param run - Does something with a text of a length.
 * @param most - The greatest length.
 */
export function growth(run: (length: number) => void, most: number): number {
  function time(length: number): number {
    const start = performance.now();
    run(length);
    return performance.now() - start;
  }

  let before = 0;
  let worst = 0;
  for (let length = most / 64; length <= most; length *= 8) {
    let now = time(length);
    for (let tries = 0; tries < TRIES && now > MOMENT && now > 24 * before; tries++) {
      before = Math.max(before, time(length / 8));
      now = Math.min(now, time(length));
    }
    if (now > MOMENT) worst = Math.max(worst, now / before);
    before = now;
  }
  return worst;
}
