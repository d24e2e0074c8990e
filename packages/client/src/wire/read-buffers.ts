/** How much memory is taken at once, in octets: Node by itself reads 64 kB at a time, and most of the time is then spent between the reads. */
const SLAB = 262_144;

/** The least that is worth a read, in octets. */
const LEAST = 65_536;

/** Memory for what is read: each octet of it is given away once, so whoever gets a piece may keep it. */
export class ReadBuffers {
  #free = Buffer.alloc(0);

  /** Where the next octets may be read to. */
  next(): Buffer {
    if (this.#free.length < LEAST) this.#free = Buffer.allocUnsafeSlow(SLAB);
    return this.#free;
  }

  /** Takes the first octets, which have been read. */
  take(size: number): Buffer {
    const taken = this.#free.subarray(0, size);
    this.#free = this.#free.subarray(size);
    return taken;
  }
}
