import type { Sentence } from "@url1738/core/define";
import type { Io, Reply } from "../client/driver.ts";
import { said } from "../errors/client-sentences.ts";
import { type Command, words } from "../errors/quoted.ts";
import type { Connection, LineOptions } from "../wire/connection.ts";

/** A reply of an FTP server (RFC 959 §4.2), as it was sent: only what is shown of it is masked. */
export type FtpReply = Reply & { readonly code: number; readonly lines: readonly string[] };

/** The greatest length of a reply with all its lines, in characters. */
const LONGEST_REPLY = 65_536;

/** The control connection: each command gets a reply. */
export class Control {
  readonly connection: Connection;
  /** True if the server has said that it closes the connection (421). */
  isClosing = false;
  readonly #io: Io;

  constructor(connection: Connection, io: Io) {
    this.connection = connection;
    this.#io = io;
  }

  /** Reads a reply: one line, or all lines from `220-` to `220 `. */
  async reply(): Promise<FtpReply> {
    return this.#io.answer(this.#read());
  }

  async #read(): Promise<FtpReply> {
    const { fail } = this.#io;
    const lines: string[] = [];
    let length = 0;
    // The number that the last line begins with; empty if the first line is the last.
    let end: string | undefined;
    for (;;) {
      const line = await this.connection.readLine();
      lines.push(line);
      length += line.length;
      if (length > LONGEST_REPLY) throw fail("too-large", said("reply-too-long", { longest: LONGEST_REPLY }));
      if (end === undefined) {
        const [, code, mark] = /^([1-5]\d\d)(?:([ -])|$)/.exec(line) ?? [];
        if (code === undefined) throw fail("refused", said("not-ftp", { words: words(line) }), { section: "3.2" });
        end = mark === "-" ? code : "";
      }
      if (end === "" || line === end || line.startsWith(`${end} `)) {
        const code = Number(lines[0]?.slice(0, 3));
        if (code === 421) this.isClosing = true;
        return { code, text: line, lines };
      }
    }
  }

  /** Sends a command and waits for its reply. */
  async send({ verb, argument }: Command, options?: LineOptions): Promise<FtpReply> {
    await this.connection.writeLine(argument === undefined ? verb : `${verb} ${argument}`, options);
    return this.reply();
  }

  /** Makes the error for a reply other than the one needed; the sentence lacks only the server's `words`. */
  refusal(sentence: Sentence, reply: FtpReply, hint?: Sentence): Error {
    const params = { ...sentence.params, words: words(reply.text) };
    return this.#io.fail("refused", { ...sentence, params }, { hint });
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
