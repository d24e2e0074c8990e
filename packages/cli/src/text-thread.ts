import { Tinypool } from "tinypool";
import type { TextCommand, TextTask } from "./command-kit/command.ts";
import { statusOf, worse } from "./command-kit/exit-status.ts";
import { commandsFor } from "./commands-for.ts";
import { languageNamed } from "./language/chosen-language.ts";
import { moved, recorded } from "./perform/recorded.ts";
import type { PartAnswer, TextPart, TextThreadData } from "./perform/work-in-threads.ts";
import { languageOf, withPluginSchemes } from "./schemes/registry-for.ts";

/** The module that runs in each thread of `workInThreads`. */

const { command: name, options: sent, language: spoken, origin } = Tinypool.workerData as TextThreadData;
const [command] = (await commandsFor(name)) as readonly [TextCommand];
const named = await languageNamed(spoken);
const options = await withPluginSchemes(sent, named);
if (typeof options === "string") throw new Error(options);
const { begin } = command.prepareText(options, languageOf(options, named)) as Required<TextTask>;

/** Works on a part of a text as if nothing came before it; see {@link PartAnswer}. */
export default function workHere({ octets, from }: TextPart): unknown {
  const { recordings, printer } = recorded();
  const work = begin(origin, from);
  let status: 0 | 1 = 0;
  for (const piece of work.push(Buffer.from(octets.buffer))) {
    printer[piece.to](piece.text);
    status = worse(status, statusOf(piece));
    // Do not wait: a recorder takes everything at once.
    if (printer.isFull()) void printer.flush();
  }
  void printer.flush();
  const answer: PartAnswer = { recordings, status, isSettled: work.isSettled() };
  return moved(answer);
}
