/** A queue that returns the earliest event first: a binary heap. */
export class Earliest<E extends { readonly time: number }> {
  readonly #heap: E[] = [];

  /** Adds an event. */
  add(event: E): void {
    const heap = this.#heap;
    let at = heap.push(event) - 1;
    for (let above = (at - 1) >> 1; at > 0 && (heap[above] as E).time > event.time; above = (at - 1) >> 1) {
      heap[at] = heap[above] as E;
      at = above;
    }
    heap[at] = event;
  }

  /** Removes and returns the earliest event. */
  take(): E {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined) throw new Error("There is nothing left.");
    const { length } = heap;
    let at = 0;
    for (let below = 1; below < length; below = 2 * at + 1) {
      const [left, right] = [heap[below] as E, heap[below + 1]];
      const least = right !== undefined && right.time < left.time ? below + 1 : below;
      if ((heap[least] as E).time >= last.time) break;
      heap[at] = heap[least] as E;
      at = least;
    }
    if (length > 0) heap[at] = last;
    return first;
  }
}
