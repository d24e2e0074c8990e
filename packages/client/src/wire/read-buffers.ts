/** The memory for a connection at first, in octets: most connections receive little. */
const FIRST = 65_536;

/** The memory to add each time after that. By default, Node reads 64 kB at a time, and spends most of the time between reads. */
const SLAB = 262_144;

/** Memory to read into, filled from its start. */
interface Slab {
  readonly memory: Buffer;
  readonly owner: ReadBuffers;
  /** The number of octets read into it. */
  filled: number;
  /** The number of those that have been given back. */
  returned: number;
}

/** The key of the slab on its memory: a `WeakMap` would keep unused memory until the next full garbage collection. */
const SLAB_OF = Symbol("url1738.slab");

interface SlabMemory {
  [SLAB_OF]?: Slab;
}

function empty(slab: Slab): void {
  slab.filled = 0;
  slab.returned = 0;
}

/**
 * Gives back a piece that was read, so that its memory may be reused. Nobody may look at the piece afterwards, or give any of it back
 * again. A piece that is not given back stays unchanged.
 */
export function giveBack({ buffer, length }: Uint8Array): void {
  const slab = (buffer as SlabMemory)[SLAB_OF];
  if (slab === undefined) return;
  slab.returned += length;
  slab.owner.reclaim(slab);
}

/** Memory for the octets that a connection reads. It is never reused before everything that was read into it has been given back. */
export class ReadBuffers {
  #current = this.#allocate(FIRST);
  readonly #spare: Slab[] = [];

  #allocate(size: number): Slab {
    // Do not take it from Node's pool, which others use as well.
    const slab = { memory: Buffer.allocUnsafeSlow(size), owner: this, filled: 0, returned: 0 };
    (slab.memory.buffer as SlabMemory)[SLAB_OF] = slab;
    return slab;
  }

  /** Returns the memory to read the next octets into; called when nothing is being read. */
  next(): Buffer {
    const current = this.#current;
    const { memory } = current;
    if (current.returned === current.filled) empty(current);
    const room = memory.length - current.filled;
    if (room < memory.length / 2) {
      const spare = this.#spare.pop();
      if (spare !== undefined) this.#current = spare;
      else if (room < memory.length / 4) this.#current = this.#allocate(SLAB);
    }
    return this.#current.memory.subarray(this.#current.filled);
  }

  /** Takes the first `size` octets of that memory, which have been read. */
  take(size: number): Buffer {
    const slab = this.#current;
    slab.filled += size;
    return slab.memory.subarray(slab.filled - size, slab.filled);
  }

  /** Keeps a slab for reuse if everything in it has been given back. */
  reclaim(slab: Slab): void {
    // The current slab is being read into, after the octets that have been given back.
    if (slab === this.#current || slab.returned < slab.filled || slab.memory.length < SLAB) return;
    empty(slab);
    this.#spare.push(slab);
  }
}
