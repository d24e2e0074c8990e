/** How much memory a connection takes at first, in octets: most of them receive little. */
const FIRST = 65_536;

/** How much it takes at once from then on: Node by itself reads 64 kB at a time, and most of the time is then spent between the reads. */
const SLAB = 262_144;

/** Memory for what is read, filled from its beginning. */
interface Slab {
  readonly memory: Buffer;
  readonly owner: ReadBuffers;
  /** How many octets have been read into it. */
  filled: number;
  /** How many of them have been given back. */
  returned: number;
}

/** Names the slab on its memory: a `WeakMap` would keep what nobody has any more up to the next full collection. */
const SLAB_OF = Symbol("url1738.slab");

interface SlabMemory {
  [SLAB_OF]?: Slab;
}

function empty(slab: Slab): void {
  slab.filled = 0;
  slab.returned = 0;
}

/**
 * Gives a piece of what was read back, so that its memory may be read into again. Nobody may look at it any more, or give any of it back
 * once more. A piece that is not given back stays as it is for whoever has it.
 */
export function giveBack({ buffer, length }: Uint8Array): void {
  const slab = (buffer as SlabMemory)[SLAB_OF];
  if (slab === undefined) return;
  slab.returned += length;
  slab.owner.reclaim(slab);
}

/** Memory for what a connection reads. It is read into again once all that came into it has been given back, and never before. */
export class ReadBuffers {
  #current = this.#allocate(FIRST);
  readonly #spare: Slab[] = [];

  #allocate(size: number): Slab {
    // Not of Node's pool, which others use as well.
    const slab = { memory: Buffer.allocUnsafeSlow(size), owner: this, filled: 0, returned: 0 };
    (slab.memory.buffer as SlabMemory)[SLAB_OF] = slab;
    return slab;
  }

  /** Where the next octets may be read to; asked for when nothing is being read. */
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

  /** Takes the first octets, which have been read. */
  take(size: number): Buffer {
    const slab = this.#current;
    slab.filled += size;
    return slab.memory.subarray(slab.filled - size, slab.filled);
  }

  /** Keeps a slab to be read into again, if all of it has been given back. */
  reclaim(slab: Slab): void {
    // The current one is being read into, behind what has been given back.
    if (slab === this.#current || slab.returned < slab.filled || slab.memory.length < SLAB) return;
    empty(slab);
    this.#spare.push(slab);
  }
}
