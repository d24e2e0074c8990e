import { LinePlaces, type PartBeginning } from "@url1738/text";
import { pMapIterable } from "p-map";
import type { Invocation, Origin, Piece, TextCommand, TextTask, TextWork } from "../command-kit/command.ts";
import { statusOf, worse } from "../command-kit/exit-status.ts";
import type { Options } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { OctetDecoder } from "../input/from-octets.ts";
import { Failed } from "../language/failed.ts";
import type { Recording } from "../output/printer.ts";
import { ThreadEnded, Threads } from "./threads.ts";

/** The data that a thread receives at its start. */
export interface TextThreadData {
  readonly command: string;
  /** The options as they were given. */
  readonly options: Options;
  /** The name of the language, as in `Language.name`. */
  readonly language: string;
  readonly origin: Origin;
}

/** A part of a text. */
export interface TextPart {
  readonly octets: Uint8Array<ArrayBuffer>;
  readonly from: PartBeginning;
}

/** A part as it was cut from a text. */
interface CutPart extends TextPart {
  readonly octets: Buffer<ArrayBuffer>;
}

/** The output for a part, as far as it does not depend on the text after it. */
export interface PartAnswer {
  readonly recordings: readonly Recording[];
  readonly status: 0 | 1;
  /** See {@link TextWork.isSettled}. */
  readonly isSettled: boolean;
}

const LINE_FEED = 0x0a;

/** The fewest octets in a part, since longer strings cost more, and the number without a line end at which a part ends elsewhere. */
const PART = 2 ** 16;
const MOST = 2 ** 22;

/** The number of parts to give each thread at once, so that it has work while its output is printed. */
const AHEAD = 2;

/** Cuts a text after line ends, since most work is settled there. Yields everything that was read before reading fails. */
async function* inParts(chunks: AsyncIterable<Buffer>, ending: AbortSignal): AsyncGenerator<CutPart> {
  let held: Buffer[] = [];
  let length = 0;
  const decoder = new OctetDecoder();
  const lines = new LinePlaces();
  let offset = 0;
  /** Places a part, which follows those that were placed before. */
  const placed = (octets: Buffer<ArrayBuffer>): CutPart => {
    const from = { offset, line: lines.placeOf(offset).line };
    const text = decoder.push(octets);
    lines.add(text);
    offset += text.length;
    return { octets, from };
  };
  const release = (octets: Buffer, to: number) => {
    const part = Buffer.concat([...held, octets.subarray(0, to)]);
    held = [Buffer.from(octets.subarray(to))];
    length = octets.length - to;
    return part;
  };
  let failure: { readonly thrown: unknown } | undefined;
  try {
    for await (const chunk of chunks) {
      const feed = chunk.lastIndexOf(LINE_FEED) + 1;
      if (length + chunk.length >= PART && feed > 0) yield placed(release(chunk, feed));
      else if (length + chunk.length >= MOST) yield placed(release(chunk, chunk.length));
      else {
        // The memory of a chunk is used again for another.
        held.push(Buffer.from(chunk));
        length += chunk.length;
      }
    }
  } catch (thrown) {
    failure = { thrown };
  }
  // After an interruption, a secret or a URL at the end may be incomplete.
  if (length > 0 && !ending.aborted) yield placed(Buffer.concat(held));
  if (failure !== undefined) throw failure.thrown;
}

/**
 * Works on a text in threads, and prints what one thread alone would print. Each works on a part as if nothing came before it. That holds if
 * the work on the part before is settled at its end; if it is not, this thread goes on with it until it is, and the others' output for these
 * parts is dropped. So every octet is worked on twice at most.
 *
 * @returns The exit status.
 */
export async function workInThreads(
  { command, options }: Invocation<TextCommand>,
  begin: Required<TextTask>["begin"],
  jobs: number,
  chunks: AsyncIterable<Buffer>,
  origin: Origin,
  { printer, language, ending }: Surroundings,
): Promise<0 | 1> {
  // The schemes of plugins contain functions, which cannot be sent to a thread; each thread loads them itself.
  const { pluginSchemes: _, ...others } = options;
  const workerData: TextThreadData = { command: command.name, options: others, language: language.name, origin };
  const threads = new Threads<TextPart, PartAnswer>("text-thread", jobs, workerData);
  let status: 0 | 1 = 0;
  /** The work on the parts from one on that did not settle. */
  let open: TextWork | undefined;
  const print = (pieces: readonly Piece[]) => {
    for (const piece of pieces) {
      printer[piece.to](piece.text);
      status = worse(status, statusOf(piece));
    }
  };
  const answer = async ({ octets, from }: CutPart) => ({
    octets,
    from,
    answered: await threads.answer({ octets: new Uint8Array(octets), from }),
  });
  try {
    for await (const { octets, from, answered } of pMapIterable(inParts(chunks, ending), answer, {
      concurrency: AHEAD * jobs,
    })) {
      if (open === undefined) {
        for (const recording of answered.recordings) printer.recorded(recording);
        status = worse(status, answered.status);
        if (!answered.isSettled) {
          open = begin(origin, from);
          // The thread's output for this part is the same.
          open.push(octets);
        }
      } else {
        print(open.push(octets));
        if (open.isSettled()) open = undefined;
      }
      await printer.flush();
      if (printer.isClosed() || ending.aborted) return status;
    }
    if (open !== undefined) print(open.end());
  } catch (thrown) {
    if (!(thrown instanceof ThreadEnded)) throw thrown;
    throw new Failed("A thread ended before everything was printed: {why}.", {}, thrown.cause ?? "a plugin ended it");
  } finally {
    await threads.stop();
  }
  return status;
}
