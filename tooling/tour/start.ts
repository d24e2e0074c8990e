import { parse } from "../../packages/cli/src/commands/parse.ts";
import { openStdin } from "../../packages/cli/src/input/chunks.ts";
import { english } from "../../packages/cli/src/language/chosen-language.ts";
import { coloursFor } from "../../packages/cli/src/output/colours.ts";
import { Printer } from "../../packages/cli/src/output/printer.ts";
import { performOnInputs } from "../../packages/cli/src/perform/perform-on-inputs.ts";
import { run } from "../../packages/cli/src/run.ts";
import { stops } from "./stops.ts";

// Runs the command line if there are arguments, and otherwise a tour of the URLs in RFC 1738, and of today's.

const NEXT = `That was the tour. What to type next:

  npx pnpm@12 start parse ftp://host.dom/pub/file.txt
  npx pnpm@12 start check --rfc "http://ds.internic.net/instructions/overview.html#WARNING"
  npx pnpm@12 start format HTTP://Host.dom:080
  npx pnpm@12 start help
`;

async function tour(): Promise<void> {
  const { stdout, stderr, env } = process;
  const printer = new Printer(stdout, stderr);
  const palette = { results: coloursFor(stdout, env), messages: coloursFor(stderr, env) };
  printer.result("The example URLs of RFC 1738, scheme by scheme, then three of today's web, and what they mean.\n\n");
  for (const { section, isForm, isToday, sentence, urls } of stops) {
    const place = section === "Appendix" ? section : `Section ${section}`;
    printer.result(
      `${palette.results.bold(isForm ? `${place} (the RFC gives the form, not an example)` : place)}\n${sentence}\n\n`,
    );
    await performOnInputs(
      { command: parse, options: { rfc: isToday !== true }, operands: urls },
      {
        stdin: openStdin,
        printer,
        stderr,
        palette,
        language: english,
        ending: new AbortController().signal,
        isShown: false,
        isWatched: false,
      },
    );
    printer.result("\n");
  }
  printer.result(NEXT);
  await printer.flush();
}

const args = process.argv.slice(2);
if (args.length === 0) await tour();
else {
  const { stdout, stderr, env } = process;
  process.exitCode = await run(args, { stdin: openStdin, stdout, stderr, env });
}
