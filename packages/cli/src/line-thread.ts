import { kTransferable, kValue, Tinypool } from "tinypool";
import type { InputCommand } from "./command-kit/command.ts";
import { commandsFor } from "./commands-for.ts";
import { LineSplitter } from "./input/line-splitter.ts";
import { languageNamed } from "./language/chosen-language.ts";
import { coloursIf } from "./output/colours.ts";
import { Recorder } from "./output/recorder.ts";
import { Answerer, type Answers, type Lines, type ThreadData } from "./perform/answerer.ts";
import { languageOf, withPluginSchemes } from "./schemes/registry-for.ts";

/** The module that runs in each thread of the pool that `answerInThreads` creates. */

const { command: name, options: given, colours, language: spoken } = Tinypool.workerData as ThreadData;
const [command] = (await commandsFor(name)) as readonly [InputCommand];
const named = await languageNamed(spoken);
const options = await withPluginSchemes(given, named);
if (typeof options === "string") throw new Error(options);
const language = languageOf(options, named);
const task = await command.prepare(options, language);
const palette = { results: coloursIf(colours.results), messages: coloursIf(colours.messages) };

/** Answers some lines; see {@link Answers}. */
export default function answerHere({ octets, before }: Lines): unknown {
  const recorder = new Recorder();
  const answerer = new Answerer({ task, options: given, manner: { palette, language }, isOne: false }, recorder);
  const lines = new LineSplitter(task.longest, before);
  const answerAll = () => {
    for (let line = lines.next(); line !== undefined; line = lines.next()) answerer.answer(line, lines.count);
  };
  lines.push(Buffer.from(octets.buffer));
  answerAll();
  // Only the last line of the whole input can lack a line end.
  lines.end();
  answerAll();
  const recordings = recorder.recordings();
  const answers: Answers = { recordings, status: answerer.status };
  // The octets are transferred, not copied.
  return Tinypool.move({
    [kTransferable]: recordings.map((recording) => recording.octets.buffer),
    [kValue]: answers,
  });
}
