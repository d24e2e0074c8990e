import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { AskPassword } from "@url1738/client";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { visible } from "../output/visible.ts";

/** Returns a function that asks for a password on the terminal, without echo; without a terminal, it does not ask. */
export function askOnTerminal({ stdin, printer, language, isWatched }: Surroundings): AskPassword {
  return async ({ user, host }) => {
    if (!isWatched) return undefined;
    const input = stdin();
    if (input.isTTY !== true) return undefined;
    printer.complaint(language.say("Password of {user} at {host}: ", { user: visible(user), host }));
    await printer.flush();
    const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
    const terminal = createInterface({ input, output: unseen, terminal: true });
    const password = await terminal.question("");
    terminal.close();
    printer.complaint("\n");
    return password;
  };
}
