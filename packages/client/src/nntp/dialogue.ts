import type { Sentence } from "@url1738/core/define";
import type { Io, Reply } from "../client/driver.ts";
import { said } from "../errors/client-sentences.ts";
import { type Command, words } from "../errors/quoted.ts";
import type { Connection, LineOptions } from "../wire/connection.ts";

/** A response of a news server (RFC 3977 §3.2), as it was sent: only what is shown of it is masked. */
export type NntpReply = Reply & { readonly code: number };

const NEEDS_LOGIN = 480;

function hintFor({ code }: NntpReply): Sentence | undefined {
  if (code === NEEDS_LOGIN || code === 481) return said("login-wanted");
  if (code === 401) return said("other-mode");
  return code === 483 ? said("tls-wanted") : undefined;
}

/** The dialogue with a news server: each command gets a response. */
export class Dialogue {
  readonly connection: Connection;
  /** True if the server has said that it closes the connection (400). */
  isClosing = false;
  readonly #io: Io;

  constructor(connection: Connection, io: Io) {
    this.connection = connection;
    this.#io = io;
  }

  /** Reads a response. */
  async reply(): Promise<NntpReply> {
    const text = await this.#io.answer(this.connection.readLine());
    const [, code] = /^([1-5]\d\d)(?: |$)/.exec(text) ?? [];
    if (code === undefined)
      throw this.#io.fail("refused", said("not-nntp", { words: words(text) }), { section: "3.7" });
    if (code === "400") this.isClosing = true;
    return { code: Number(code), text };
  }

  async #ask({ verb, argument }: Command, options?: LineOptions): Promise<NntpReply> {
    await this.connection.writeLine(argument === undefined ? verb : `${verb} ${argument}`, options);
    return this.reply();
  }

  /** Sends a command and waits for its response; if the server wants a login first, it gets the caller's, if there is one. */
  async send(command: Command): Promise<NntpReply> {
    const reply = await this.#ask(command);
    const { login } = this.#io.options;
    if (reply.code !== NEEDS_LOGIN || login === undefined) return reply;
    await this.#logIn(login);
    return this.#ask(command);
  }

  /** Logs in (RFC 4643 §2.3). */
  async #logIn({ user, password }: { readonly user: string; readonly password: string }): Promise<void> {
    let reply = await this.#ask({ verb: "AUTHINFO", argument: `USER ${user}` });
    if (reply.code === 381)
      reply = await this.#ask({ verb: "AUTHINFO", argument: `PASS ${password}` }, { shown: "AUTHINFO PASS ***" });
    if (reply.code !== 281) throw this.refusal(said("login-refused"), reply);
  }

  /** Makes the error for a response other than the one needed; the sentence lacks only the server's `words`. */
  refusal(sentence: Sentence, reply: NntpReply): Error {
    const params = { ...sentence.params, words: words(reply.text) };
    return this.#io.fail("refused", { ...sentence, params }, { hint: hintFor(reply) });
  }

  /** Leaves the connection: a session keeps it; otherwise sends `QUIT`, and ignores the server's answer. */
  async leave(): Promise<void> {
    if (this.#io.keeper !== undefined && !this.isClosing) {
      this.#io.keeper.keep(this.connection, undefined, "QUIT");
      return;
    }
    try {
      await this.connection.writeLine("QUIT");
    } catch {
      // The server has already gone.
    }
  }
}
