import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { AskPassword } from "@url1738/client";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { visible } from "../output/visible.ts";

/** Returns a function that asks for a password on the terminal, without echo; without a terminal, it does not ask. */
export function askOnTerminal({ stdin, stderr, printer, language, isWatched }: Surroundings): AskPassword {
  return async ({ user: known, host, realm }) => {
    if (!isWatched) return undefined;
    const input = stdin();
    if (input.isTTY !== true) return undefined;
    const ask = async (question: string, output: Writable) => {
      await printer.flush();
      const terminal = createInterface({ input, output, terminal: true });
      const answer = await terminal.question(question);
      terminal.close();
      return answer;
    };
    const place = realm === undefined ? host : `${host} (${visible(realm)})`;
    const user = known ?? (await ask(language.say("User at {host}: ", { host: place }), stderr));
    printer.message(language.say("Password of {user} at {host}: ", { user: visible(user), host }));
    const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
    const password = await ask("", unseen);
    printer.message("\n");
    return { user, password };
  };
}
