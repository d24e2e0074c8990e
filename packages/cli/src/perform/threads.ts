import { extname } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Tinypool } from "tinypool";

/**
 * The megabytes of new values that a thread creates before it collects garbage. Node's own limit, several times higher, takes that
 * memory for each thread without saving time.
 */
const YOUNG = 24;

/** Thrown when a thread ends by itself, because a plugin has ended it or its memory is full. */
export class ThreadEnded extends Error {}

/** Work for a thread. Its octets move there. */
interface Work {
  readonly octets: Uint8Array<ArrayBuffer>;
}

/** Gives work to threads, and fails as soon as a thread ends by itself: the pool would wait for its answer for ever. */
export class Threads<W extends Work, Answer> {
  readonly #pool: Tinypool;
  readonly #waiting = new Set<(error: ThreadEnded) => void>();
  #ended: ThreadEnded | undefined;
  // Threads do not keep the process alive. Without this timer, it could end before it learns that a thread has ended.
  readonly #alive = setInterval(() => undefined, 60_000);

  /**
   * @param name - The name of the module that the threads run, next to the entry of the command line.
   * @param workerData - The data that each of them receives at its start.
   */
  constructor(name: string, jobs: number, workerData: object) {
    // Otherwise V8 starts more threads to collect garbage, and these take cores from the threads that work.
    setFlagsFromString("--no-parallel-scavenge");
    this.#pool = new Tinypool({
      // The names of modules end differently in the sources and in the build.
      filename: new URL(`../${name}${extname(import.meta.url)}`, import.meta.url).href,
      minThreads: jobs,
      maxThreads: jobs,
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    });
    // The pool emits the error of a thread that has no work yet.
    this.#pool.on("error", () => undefined);
    for (const thread of this.#pool.threads) {
      thread.on("error", (cause: unknown) => this.#end(new ThreadEnded("", { cause })));
      thread.on("exit", () => this.#end(new ThreadEnded()));
    }
  }

  #end(error: ThreadEnded): void {
    this.#ended ??= error;
    for (const reject of this.#waiting) reject(error);
  }

  answer(work: W): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) return reject(this.#ended);
      this.#waiting.add(reject);
      const answered = this.#pool.run(work, { transferList: [work.octets.buffer] });
      answered.then(resolve, reject).finally(() => this.#waiting.delete(reject));
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.#alive);
    if (this.#ended === undefined) await this.#pool.destroy();
  }
}
