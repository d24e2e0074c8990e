import type { Sentence } from "@url1738/core/define";
import { type Command, Dialogue, type NumberedReply } from "../client/dialogue.ts";
import { said, words } from "../errors/client-error.ts";

const NEEDS_LOGIN = 480;

function hintFor({ code }: NumberedReply): Sentence | undefined {
  if (code === NEEDS_LOGIN || code === 481) return said("login-wanted");
  if (code === 401) return said("other-mode");
  return code === 483 ? said("tls-wanted") : undefined;
}

/** The dialogue with a news server; RFC 3977 §3.2 calls its replies responses. */
export class NewsDialogue extends Dialogue<NumberedReply> {
  async reply(): Promise<NumberedReply> {
    const text = await this.io.answer(this.connection.readLine());
    const [, code] = /^([1-5]\d\d)(?: |$)/.exec(text) ?? [];
    if (code === undefined) throw this.io.fail("refused", said("not-nntp", { words: words(text) }), { section: "3.7" });
    if (code === "400") this.isClosing = true;
    return { code: Number(code), text };
  }

  /** Sends a command and waits for its response. If the server wants a login first, sends the caller's, if there is one. */
  override async send(command: Command): Promise<NumberedReply> {
    const reply = await super.send(command);
    const { login } = this.io.options;
    if (reply.code !== NEEDS_LOGIN || login === undefined) return reply;
    await this.#logIn(login);
    return super.send(command);
  }

  /** Logs in (RFC 4643 §2.3). */
  async #logIn({ user, password }: { readonly user: string; readonly password: string }): Promise<void> {
    let reply = await super.send({ verb: "AUTHINFO", argument: `USER ${user}` });
    if (reply.code === 381)
      reply = await super.send({ verb: "AUTHINFO", argument: `PASS ${password}` }, { shown: "AUTHINFO PASS ***" });
    if (reply.code !== 281) throw this.refusal(said("login-refused"), reply);
  }

  override refusal(sentence: Sentence, reply: NumberedReply): Error {
    return super.refusal(sentence, reply, hintFor(reply));
  }
}
