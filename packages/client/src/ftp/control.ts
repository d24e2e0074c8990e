import { type Command, Dialogue, type NumberedReply } from "../client/dialogue.ts";
import type { Plan } from "../client/driver.ts";
import { said, words } from "../errors/client-error.ts";

/** The plan that `access` returns for an FTP URL. */
export interface FtpPlan extends Plan {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string | undefined;
  readonly commands: readonly Command[];
}

/** A reply of an FTP server (RFC 959 §4.2). */
export type FtpReply = NumberedReply & { readonly lines: readonly string[] };

/** The greatest length of a reply with all its lines, in characters. */
const LONGEST_REPLY = 65_536;

/** The dialogue on the control connection. */
export class Control extends Dialogue<FtpReply> {
  /** Reads a reply: one line, or all lines from `220-` to `220 `. */
  async reply(): Promise<FtpReply> {
    return this.io.answer(this.#read());
  }

  async #read(): Promise<FtpReply> {
    const { fail } = this.io;
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
}
