import type { Sentence } from "@url1738/core/define";
import { said, words } from "../errors/client-error.ts";
import type { Connection, LineOptions } from "../wire/connection.ts";
import type { Io, Performed } from "./driver.ts";
import { overKept } from "./over-kept.ts";
import type { Reply } from "./resource.ts";

/** A command of a line-based dialogue: one of the driver's own, or one from the plan. */
export interface Command {
  readonly verb: string;
  readonly argument?: string | undefined;
}

/** Makes the sentence for a command that a server refuses; it lacks only the server's own `words`. */
export function refusedCommand({ verb, argument }: Command): Sentence {
  if (argument === undefined) return said("command-refused", { verb });
  return said("command-with-argument-refused", { verb, argument: words(argument) });
}

/** A reply that begins with a number. It is not masked until it is shown. */
export type NumberedReply = Reply & { readonly code: number };

/** A dialogue with a server that answers each command with a numbered reply. */
export abstract class Dialogue<R extends NumberedReply> {
  readonly connection: Connection;
  /** True if the server has said that it closes the connection. */
  isClosing = false;
  protected readonly io: Io;

  constructor(connection: Connection, io: Io) {
    this.connection = connection;
    this.io = io;
  }

  abstract reply(): Promise<R>;

  /** Sends a command and waits for its reply. */
  async send({ verb, argument }: Command, options?: LineOptions): Promise<R> {
    await this.connection.writeLine(argument === undefined ? verb : `${verb} ${argument}`, options);
    return this.reply();
  }

  /** Makes the error for an unwanted reply; the sentence lacks only the server's `words`. */
  refusal(sentence: Sentence, reply: R, hint?: Sentence): Error {
    const params = { ...sentence.params, words: words(reply.text) };
    return this.io.fail("refused", { ...sentence, params }, { hint });
  }

  /** Leaves the connection to the session, with `memory` for the next transfer. Without a session, sends `QUIT`. */
  async leave(memory?: unknown): Promise<void> {
    const { keeper } = this.io;
    if (keeper === undefined || this.isClosing) await this.quit();
    else keeper.keep(this.connection, memory, "QUIT");
  }

  /** Makes a body without octets. */
  // biome-ignore lint/correctness/useYield: a body is a generator, even if it has no octets.
  async *empty(reply: R, memory?: unknown): AsyncGenerator<Uint8Array, R> {
    await this.leave(memory);
    return reply;
  }

  /** Sends `QUIT`, and ignores the server's answer. */
  async quit(): Promise<void> {
    try {
      await this.connection.writeLine("QUIT");
    } catch {
      // The server has already gone.
    }
  }
}

/** Performs a plan in the dialogue over the connection that the session has kept; see `overKept`. */
export function performAgain<D extends Dialogue<NumberedReply>>(
  io: Io,
  begin: (connection: Connection) => D,
  perform: (dialogue: D, memory: unknown) => Promise<Performed | undefined>,
): Promise<Performed | undefined> {
  return overKept(io, async (connection, memory) => {
    const dialogue = begin(connection);
    try {
      return await perform(dialogue, memory);
    } catch (thrown) {
      if (dialogue.isClosing) return undefined;
      throw thrown;
    }
  });
}
