import { EventEmitter } from "node:events";

/** The options by which `Threads` makes its pool. */
interface PoolOptions {
  readonly filename: string;
  readonly minThreads: number;
  readonly maxThreads: number;
  readonly workerData: object;
  readonly resourceLimits: object;
}

/** A work: octets, which move to the thread, and where they begin. */
export interface Work {
  readonly octets: Uint8Array<ArrayBuffer>;
}

const kTransferable: unique symbol = Symbol("transferable");
const kValue: unique symbol = Symbol("value");

/** An answer, and the memory that moves with it. */
interface Moved {
  readonly [kTransferable]: readonly ArrayBuffer[];
  readonly [kValue]: object;
}

/** A pool that works in this thread: it loads the module anew for each pool, and copies or moves everything, as threads do. */
class Tinypool extends EventEmitter {
  static workerData: unknown;
  static readonly move = (answer: Moved): Moved => answer;
  static readonly pools: Tinypool[] = [];
  /** The number of works that get an answer; the others wait for ever. */
  static answered: number = Number.POSITIVE_INFINITY;
  static #count = 0;

  readonly options: PoolOptions;
  readonly threads: readonly EventEmitter[];
  /** Everything that was worked on. */
  readonly works: Work[] = [];
  /** The works without an answer, now and at most. */
  pending = 0;
  mostPending = 0;
  isDestroyed = false;
  readonly #answerHere: Promise<(work: Work) => Moved | Promise<Moved>>;

  constructor(options: PoolOptions) {
    super();
    this.options = options;
    this.threads = Array.from({ length: options.maxThreads }, () => new EventEmitter());
    Tinypool.pools.push(this);
    Tinypool.workerData = structuredClone(options.workerData);
    Tinypool.#count += 1;
    this.#answerHere = import(`${options.filename}?${Tinypool.#count}`).then((module) => module.default);
  }

  async run(work: Work, { transferList }: { readonly transferList: readonly ArrayBuffer[] }): Promise<unknown> {
    const moved = structuredClone(work, { transfer: [...transferList] });
    this.works.push({ ...moved, octets: new Uint8Array(moved.octets) });
    this.pending += 1;
    this.mostPending = Math.max(this.mostPending, this.pending);
    if (this.works.length > Tinypool.answered) await new Promise(() => undefined);
    const answerHere = await this.#answerHere;
    // All that may begin together has begun before the first is answered.
    await new Promise((resolve) => setTimeout(resolve));
    const { [kTransferable]: memory, [kValue]: answer } = await answerHere(moved);
    this.pending -= 1;
    return structuredClone(answer, { transfer: [...memory] });
  }

  async destroy(): Promise<void> {
    this.isDestroyed = true;
  }
}

export { kTransferable, kValue, Tinypool };
