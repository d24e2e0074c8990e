import { Tinypool } from "tinypool";
import type { InputCommand } from "./command-kit/command.ts";
import { commandsFor } from "./commands-for.ts";
import { LineSplitter } from "./input/line-splitter.ts";
import { languageNamed } from "./language/chosen-language.ts";
import { coloursIf } from "./output/colours.ts";
import { Answerer, type Answers, type Lines, type ThreadData } from "./perform/answerer.ts";
import { moved, recorded } from "./perform/recorded.ts";
import { languageOf, withPluginSchemes } from "./schemes/registry-for.ts";

/** The module that runs in each thread of `answerInThreads`. */

const { command: name, options: sent, colours, language: spoken } = Tinypool.workerData as ThreadData;
const [command] = (await commandsFor(name)) as readonly [InputCommand];
const named = await languageNamed(spoken);
const options = await withPluginSchemes(sent, named);
if (typeof options === "string") throw new Error(options);
const language = languageOf(options, named);
const task = await command.prepare(options, language);
const palette = { results: coloursIf(colours.results), messages: coloursIf(colours.messages) };

/** Answers a batch of lines; see {@link Answers}. */
export default function answerHere({ octets, before }: Lines): unknown {
  const { recordings, printer } = recorded();
  const answerer = new Answerer({ task, options: sent, manner: { palette, language }, isOne: false }, printer);
  const lines = new LineSplitter(task.longest, before);
  const answerAll = () => {
    for (let line = lines.next(); line !== undefined; line = lines.next()) {
      answerer.answer(line, lines.count);
      // Encode the text while it is in the core's cache. Do not wait: a recorder takes everything at once.
      if (printer.isFull()) void printer.flush();
    }
  };
  lines.push(Buffer.from(octets.buffer));
  answerAll();
  // Only the last line of the whole input can lack a line end.
  lines.end();
  answerAll();
  void printer.flush();
  const answers: Answers = { recordings, status: answerer.status };
  return moved(answers);
}
