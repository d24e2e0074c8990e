import type { TextCommand } from "../command-kit/command.ts";
import type { Piece } from "../command-kit/tasks.ts";
import { createRedactor } from "../output/redactor.ts";

/** Octets go in and out one by one, so that a text need not be UTF-8. */
async function* redacted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  const { push, end } = createRedactor();
  for await (const chunk of chunks) yield { to: "octets", text: push(chunk.toString("latin1")) };
  yield { to: "octets", text: end() };
}

export const redact: TextCommand = {
  name: "redact",
  summary: "print texts with the passwords in their URLs hidden",
  description:
    "Prints texts, such as logs, with *** for each password: after //, what stands from the first : to the last @ before white " +
    'space, <, >, " or the end. It would rather hide too much than too little. Everything else is printed octet by octet.',
  options: [],
  examples: [
    { line: "url1738 redact < ftp.log > ftp-public.log", purpose: "a log without passwords" },
    { line: "tail -f ftp.log | url1738 redact", purpose: "the same while it is written" },
  ],
  prepareText: () => ({ reads: "text", hasProgress: false, transform: redacted }),
};
