/** A row from which the first is taken as cheaply as the last. */
export interface Queue<T> {
  readonly push: (item: T) => void;
  readonly first: () => T | undefined;
  readonly last: () => T | undefined;
  readonly shift: () => T | undefined;
  readonly pop: () => T | undefined;
  readonly clear: () => void;
}

/** How many places of items that were taken are kept before they are given back. */
const SPARE = 1024;

/** Makes an empty one. */
export function createQueue<T>(): Queue<T> {
  let items: (T | undefined)[] = [];
  let head = 0;

  function clear(): void {
    if (items.length > 0) items = [];
    head = 0;
  }

  return {
    push: (item) => void items.push(item),
    first: () => items[head],
    last: () => (items.length > head ? items[items.length - 1] : undefined),
    shift: () => {
      if (head === items.length) return undefined;
      const item = items[head];
      items[head++] = undefined;
      if (head === items.length) clear();
      else if (head > SPARE && head * 2 > items.length) {
        items = items.slice(head);
        head = 0;
      }
      return item;
    },
    pop: () => {
      const item = items.length > head ? items.pop() : undefined;
      if (head === items.length) clear();
      return item;
    },
    clear,
  };
}
