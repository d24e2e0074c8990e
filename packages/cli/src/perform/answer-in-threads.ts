import { pMapIterable } from "p-map";
import type { InputCommand, InputTask, Invocation } from "../command-kit/command.ts";
import { linesBefore } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { WholeLines } from "../input/line-splitter.ts";
import { Failed } from "../language/failed.ts";
import type { Answers, Lines, ThreadData } from "./answerer.ts";
import { readStdin, watched } from "./reading.ts";
import { ThreadEnded, Threads } from "./threads.ts";

const LINE_FEED = 0x0a;

/** The number of batches to give each thread at once, so that it has work while its answers are printed. */
const AHEAD = 2;

/** The most lines in one batch: the answer to a short line may be long. */
const MOST_LINES = 5000;

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
  const { pluginSchemes: _, ...others } = options;
  const colours = { results: palette.results.isColorSupported, messages: palette.messages.isColorSupported };
  const workerData: ThreadData = { command: command.name, options: others, colours, language: language.name };
  const threads = new Threads<Lines, Answers>("line-thread", jobs, workerData);
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
