import { describe, expect, test } from "vitest";
import { giveBack, ReadBuffers } from "../../src/wire/read-buffers.ts";

/** Reads octets of one value, as a socket does: into the memory that it got before, and perhaps without filling it. */
class Reads {
  readonly #buffers = new ReadBuffers();
  #memory = this.#buffers.next();

  piece(value: number, most = Infinity): Buffer {
    const size = Math.min(most, this.#memory.length);
    this.#memory.fill(value, 0, size);
    const piece = this.#buffers.take(size);
    this.#memory = this.#buffers.next();
    return piece;
  }

  /** Skips the first memory, which is small and not reused. */
  begun(): this {
    this.piece(0);
    return this;
  }
}

const isAll = (piece: Uint8Array, value: number) => piece.every((octet) => octet === value);

describe("memory for reading", () => {
  test("is never reused if nothing is given back", () => {
    const reads = new Reads();
    const pieces = Array.from({ length: 50 }, (_, index) => reads.piece(index, 30_000 + index * 7000));
    expect(pieces.every(isAll)).toBe(true);
  });

  test("is read into again once all of it has been given back", () => {
    const reads = new Reads().begun();
    const first = reads.piece(1);
    giveBack(first);
    reads.piece(2);
    const third = reads.piece(3);
    expect(third.buffer).toBe(first.buffer);
  });

  test("two pieces of memory are enough for one piece at a time", () => {
    const reads = new Reads().begun();
    const memories = new Set<ArrayBufferLike>();
    for (let index = 0; index < 100; index++) {
      const piece = reads.piece(index, 20_000 * (index % 14) + 1);
      expect(isAll(piece, index)).toBe(true);
      memories.add(piece.buffer);
      giveBack(piece);
    }
    expect(memories.size).toBe(2);
  });

  test("stays unchanged if a part of it is not given back", () => {
    const reads = new Reads().begun();
    const first = reads.piece(1);
    giveBack(first.subarray(0, -1));
    for (let index = 2; index < 10; index++) giveBack(reads.piece(index));
    expect(isAll(first, 1)).toBe(true);
  });

  test("stays unchanged if another piece of it is not given back", () => {
    const reads = new Reads().begun();
    const [first, second] = [reads.piece(1, 100_000), reads.piece(2, 100_000)];
    expect(second.buffer).toBe(first.buffer);
    giveBack(first);
    for (let index = 3; index < 10; index++) giveBack(reads.piece(index));
    expect(isAll(second, 2)).toBe(true);
    giveBack(second);
    const later = Array.from({ length: 3 }, () => reads.piece(9));
    expect(later.some(({ buffer }) => buffer === first.buffer)).toBe(true);
  });

  test("memory from elsewhere can be given back, and is left alone", () => {
    const piece = new Uint8Array(3);
    giveBack(piece);
    expect(piece).toEqual(new Uint8Array(3));
  });
});
