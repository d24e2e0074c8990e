import { styleText } from "node:util";
import { openStdin } from "../../packages/cli/src/input/chunks.ts";
import { run } from "../../packages/cli/src/run.ts";
import stops from "./stops.json" with { type: "json" };

// Runs the command line if there are arguments, and otherwise a tour of the URLs in RFC 1738, and of today's.

const NEXT = `That was the tour. What to type next:

  npx pnpm@12 start parse ftp://host.dom/pub/file.txt
  npx pnpm@12 start check --rfc "http://ds.internic.net/instructions/overview.html#WARNING"
  npx pnpm@12 start format HTTP://Host.dom:080
  npx pnpm@12 start help
`;

const { stdout, stderr, env } = process;
const host = { stdin: openStdin, stdout, stderr, env };

async function tour(): Promise<void> {
  // Each stop is a run, which listens for errors.
  for (const stream of [stdout, stderr]) stream.setMaxListeners(stops.length + 10);
  stdout.write("The example URLs of RFC 1738, scheme by scheme, then three of today's web, and what they mean.\n\n");
  // All are read to the letter of RFC 1738 but those of today.
  for (const { section, isForm, isToday, sentence, urls } of stops) {
    const place = section === "Appendix" ? section : `Section ${section}`;
    const title = isForm ? `${place} (the RFC gives the form, not an example)` : place;
    stdout.write(`${styleText("bold", title, { stream: stdout })}\n${sentence}\n\n`);
    await run(["parse", "--lang", "en", ...(isToday ? [] : ["--rfc"]), ...urls], host);
    stdout.write("\n");
  }
  stdout.write(NEXT);
}

const args = process.argv.slice(2);
if (args.length === 0) await tour();
else process.exitCode = await run(args, host);
