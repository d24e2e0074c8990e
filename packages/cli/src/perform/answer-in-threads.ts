import { extname } from "node:path";
import { setFlagsFromString } from "node:v8";
import { pMapIterable } from "p-map";
import { Tinypool } from "tinypool";
import type { InputCommand, Invocation } from "../command-kit/command.ts";
import { jobsOf, linesBefore } from "../command-kit/line-options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import type { InputTask } from "../command-kit/tasks.ts";
import { WholeLines } from "../input/whole-lines.ts";
import { Progress } from "../output/progress.ts";
import type { Answers, Lines, ThreadData } from "./line-work.ts";
import { complainOfUnreadable, readStdin } from "./reading.ts";

const LINE_FEED = 0x0a;

/** So much is given to each thread at once: it has something to do while what it has done is printed. */
const AHEAD = 2;

/** So many lines are given at once at most: the answer to a short line may be long. */
const MOST_LINES = 5000;

/**
 * So many megabytes of new values a thread has before it looks which of them are garbage. With Node's own limit, several times as many,
 * it is not quicker, and each thread has its own.
 */
const YOUNG = 24;

/** Cuts lines, in memory of their own, behind so many at most. */
function* inPieces(octets: Uint8Array): Generator<{ readonly piece: Lines["octets"]; readonly count: number }> {
  let [start, count] = [0, 0];
  for (let at = 0; at < octets.length; at++) {
    if (octets[at] !== LINE_FEED) continue;
    count += 1;
    if (count < MOST_LINES) continue;
    yield { piece: new Uint8Array(octets.subarray(start, at + 1)), count };
    [start, count] = [at + 1, 0];
  }
  if (start < octets.length) yield { piece: new Uint8Array(octets.subarray(start)), count };
}

/** The whole lines of chunks, numbered behind so many others. None waits for more input once it is complete. */
async function* inLines(
  chunks: AsyncIterable<Buffer>,
  whole: WholeLines,
  skipped: number,
  ending: AbortSignal,
): AsyncGenerator<Lines> {
  let before = skipped;
  function* counted(octets: Uint8Array): Generator<Lines> {
    for (const { piece, count } of inPieces(octets)) {
      yield { octets: piece, before };
      before += count;
    }
  }
  for await (const chunk of chunks) yield* counted(whole.push(chunk));
  // What has come of the last line need not be all of it.
  if (!ending.aborted) yield* counted(whole.end());
}

/** Says how far the reading has come. */
async function* watched(chunks: AsyncIterable<Buffer>, progress: Progress | undefined): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    progress?.add(chunk.length);
    yield chunk;
  }
  progress?.clear();
}

/** What the threads run. Sources and what was built differ in how the name ends. */
const THREAD = new URL(`../line-thread${extname(import.meta.url)}`, import.meta.url).href;

/**
 * Answers the lines of standard input in threads, and hands over what they would print, in the order of the lines; complains if
 * standard input cannot be read. However long it is, no more of it is held than a few chunks for each thread.
 *
 * @returns Whether it could be read.
 */
export async function answerInThreads(
  { command, options }: Invocation<InputCommand>,
  task: InputTask,
  print: (answers: Answers) => void,
  surroundings: Surroundings,
): Promise<boolean> {
  const { printer, palette, language, isWatched } = surroundings;
  // Those of plugins are functions; each thread loads its own.
  const { pluginSchemes: _, ...given } = options;
  const colours = { results: palette.results.isColorSupported, complaints: palette.complaints.isColorSupported };
  const workerData: ThreadData = { command: command.name, options: given, colours, language: language.name };
  const jobs = jobsOf(options);
  // Otherwise V8 has other threads help each with its garbage, which takes the cores from those that have answers to find.
  setFlagsFromString("--no-parallel-scavenge");
  const pool = new Tinypool({
    filename: THREAD,
    minThreads: jobs,
    maxThreads: jobs,
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  const stopping = new AbortController();
  const ending = AbortSignal.any([surroundings.ending, stopping.signal]);
  const progress = isWatched ? new Progress(printer, undefined, language.say) : undefined;
  const announcement = `Reading ${task.reads} from the terminal, one per line; end with {keys}.`;
  try {
    const chunks = watched(readStdin(surroundings, announcement, ending), progress);
    const lines = inLines(chunks, new WholeLines(task.longest), linesBefore(options), ending);
    const answer = (some: Lines): Promise<Answers> => pool.run(some, { transferList: [some.octets.buffer] });
    for await (const answers of pMapIterable(lines, answer, { concurrency: AHEAD * jobs })) {
      progress?.clear();
      print(answers);
      await printer.flush();
      if (printer.isClosed() || surroundings.ending.aborted) break;
    }
    return true;
  } catch (thrown) {
    await complainOfUnreadable(thrown, surroundings);
    return false;
  } finally {
    stopping.abort();
    await pool.destroy();
  }
}
