import { extname } from "node:path";
import { pMapIterable } from "p-map";
import { Tinypool } from "tinypool";
import type { InputCommand, Invocation } from "../command-kit/command.ts";
import { jobsOf } from "../command-kit/jobs.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import type { InputTask } from "../command-kit/tasks.ts";
import { WholeLines } from "../input/whole-lines.ts";
import { Progress } from "../output/progress.ts";
import type { Answers, Lines, ThreadData } from "./line-work.ts";
import { complainOfUnreadable, readStdin } from "./reading.ts";

const LINE_FEED = 0x0a;

/** So much is given to a thread at once for each core: it has something to do while what it has done is printed. */
const AHEAD = 3;

function countLines(octets: Uint8Array): number {
  let count = 0;
  for (let at = octets.indexOf(LINE_FEED); at >= 0; at = octets.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}

/** The whole lines of chunks, in memory of their own: as much as came at once, so that no answer waits for more input. */
async function* inLines(chunks: AsyncIterable<Buffer>, longest: number, ending: AbortSignal): AsyncGenerator<Lines> {
  const whole = new WholeLines(longest);
  let before = 0;
  const counted = (octets: Uint8Array): Lines => {
    const lines = { octets: new Uint8Array(octets), before };
    before += countLines(octets);
    return lines;
  };
  for await (const chunk of chunks) {
    const octets = whole.push(chunk);
    if (octets.length > 0) yield counted(octets);
  }
  // What has come of the last line need not be all of it.
  if (ending.aborted) return;
  const rest = whole.end();
  if (rest.length > 0) yield counted(rest);
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
  const pool = new Tinypool({ filename: THREAD, minThreads: jobs, maxThreads: jobs, workerData });
  const stopping = new AbortController();
  const ending = AbortSignal.any([surroundings.ending, stopping.signal]);
  const progress = isWatched ? new Progress(printer, undefined, language.say) : undefined;
  const announcement = `Reading ${task.reads} from the terminal, one per line; end with {keys}.`;
  try {
    const lines = inLines(watched(readStdin(surroundings, announcement, ending), progress), task.longest, ending);
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
