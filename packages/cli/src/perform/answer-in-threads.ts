import { extname } from "node:path";
import { setFlagsFromString } from "node:v8";
import { pMapIterable } from "p-map";
import { Tinypool } from "tinypool";
import type { InputCommand, InputTask, Invocation } from "../command-kit/command.ts";
import { linesBefore } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { WholeLines } from "../input/line-splitter.ts";
import { Failed } from "../language/failed.ts";
import type { Answers, Lines, ThreadData } from "./answerer.ts";
import { readStdin, watched } from "./reading.ts";

const LINE_FEED = 0x0a;

/** The number of batches to give each thread at once, so that it has work while its answers are printed. */
const AHEAD = 2;

/** The most lines in one batch: the answer to a short line may be long. */
const MOST_LINES = 5000;

/**
 * The megabytes of new values that a thread creates before it collects garbage. Node's own limit, several times higher, takes that
 * memory for each thread without saving time.
 */
const YOUNG = 24;

/** Yields batches of at most `MOST_LINES` lines, each in memory of its own. */
function* inPieces(octets: Uint8Array): Generator<Omit<Lines, "before">> {
  let [start, count] = [0, 0];
  for (let at = 0; at < octets.length; at++) {
    if (octets[at] !== LINE_FEED) continue;
    count += 1;
    if (count < MOST_LINES) continue;
    yield { octets: new Uint8Array(octets.subarray(start, at + 1)), count };
    [start, count] = [at + 1, 0];
  }
  if (start < octets.length) yield { octets: new Uint8Array(octets.subarray(start)), count };
}

/** Yields the whole lines of chunks, numbered after the skipped lines. A complete line never waits for more input. */
async function* inLines(
  chunks: AsyncIterable<Buffer>,
  whole: WholeLines,
  skipped: number,
  ending: AbortSignal,
): AsyncGenerator<Lines> {
  let before = skipped;
  function* counted(octets: Uint8Array): Generator<Lines> {
    for (const piece of inPieces(octets)) {
      yield { ...piece, before };
      before += piece.count;
    }
  }
  for await (const chunk of chunks) yield* counted(whole.push(chunk));
  // After an interruption, the last line may be incomplete.
  if (!ending.aborted) yield* counted(whole.end());
}

/** Thrown when a thread ends by itself, because a plugin has ended it or its memory is full. */
class ThreadEnded extends Error {}

/** Gives lines to threads, and fails as soon as a thread ends by itself: the pool would wait for its answer for ever. */
class Threads {
  readonly #pool: Tinypool;
  readonly #waiting = new Set<(error: ThreadEnded) => void>();
  #ended: ThreadEnded | undefined;
  // Threads do not keep the process alive. Without this timer, it could end before it learns that a thread has ended.
  readonly #alive = setInterval(() => undefined, 60_000);

  constructor(pool: Tinypool) {
    this.#pool = pool;
    // The pool emits the error of a thread that has no lines yet.
    pool.on("error", () => undefined);
    for (const thread of pool.threads) {
      thread.on("error", (cause: unknown) => this.#end(new ThreadEnded("", { cause })));
      thread.on("exit", () => this.#end(new ThreadEnded()));
    }
  }

  #end(error: ThreadEnded): void {
    this.#ended ??= error;
    for (const reject of this.#waiting) reject(error);
  }

  answer(lines: Lines): Promise<Answers> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) return reject(this.#ended);
      this.#waiting.add(reject);
      const answered = this.#pool.run(lines, { transferList: [lines.octets.buffer] });
      answered.then(resolve, reject).finally(() => this.#waiting.delete(reject));
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.#alive);
    if (this.#ended === undefined) await this.#pool.destroy();
  }
}

/** The module that the threads run. Its name ends differently in the sources and in the build. */
const THREAD = new URL(`../line-thread${extname(import.meta.url)}`, import.meta.url).href;

/**
 * Answers the lines of standard input in threads, and passes their output to `print`, in the order of the lines. Holds only a few chunks
 * per thread in memory, however long the input is.
 */
export async function answerInThreads(
  { command, options }: Invocation<InputCommand>,
  task: InputTask,
  jobs: number,
  print: (answers: Answers) => void,
  surroundings: Surroundings,
): Promise<void> {
  const { printer, palette, language } = surroundings;
  // The schemes of plugins contain functions, which cannot be sent to a thread; each thread loads them itself.
  const { pluginSchemes: _, ...given } = options;
  const colours = { results: palette.results.isColorSupported, messages: palette.messages.isColorSupported };
  const workerData: ThreadData = { command: command.name, options: given, colours, language: language.name };
  // Otherwise V8 starts more threads to collect garbage, and these take cores from the threads that answer.
  setFlagsFromString("--no-parallel-scavenge");
  const pool = new Tinypool({
    filename: THREAD,
    minThreads: jobs,
    maxThreads: jobs,
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  const threads = new Threads(pool);
  const stopping = new AbortController();
  const ending = AbortSignal.any([surroundings.ending, stopping.signal]);
  const announcement = `Reading ${task.reads} from the terminal, one per line; end with {keys}.`;
  let printed: number | undefined;
  try {
    const chunks = watched(readStdin(surroundings, announcement, ending), undefined, surroundings);
    const lines = inLines(chunks, new WholeLines(task.longest), linesBefore(options), ending);
    const answer = async (some: Lines) => ({ answers: await threads.answer(some), last: some.before + some.count });
    for await (const { answers, last } of pMapIterable(lines, answer, { concurrency: AHEAD * jobs })) {
      print(answers);
      await printer.flush();
      printed = last;
      if (printer.isClosed() || surroundings.ending.aborted) break;
    }
  } catch (thrown) {
    if (!(thrown instanceof ThreadEnded)) throw thrown;
    const cause = thrown.cause ?? "a plugin ended it";
    if (printed === undefined) throw new Failed("A thread ended before any line was answered: {why}.", {}, cause);
    const line = printed;
    throw new Failed("A thread ended after the answers up to line {line} were printed: {why}.", { line }, cause);
  } finally {
    stopping.abort();
    printer.status("");
    await threads.stop();
  }
}
