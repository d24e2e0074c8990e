import { createRedactor } from "@url1738/redact";
import type { TextCommand } from "../command-kit/command.ts";
import type { Piece } from "../command-kit/tasks.ts";
import { decodeChunks } from "../input/decode-chunks.ts";
import { octetsOf } from "../output/octets-of.ts";

/** A text need not be UTF-8: what is hidden is counted in characters, and everything else comes out octet by octet. */
async function* redacted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  const { push, end } = createRedactor();
  for await (const text of decodeChunks(chunks)) yield { to: "octets", text: octetsOf(push(text)) };
  yield { to: "octets", text: octetsOf(end()) };
}

export const redact: TextCommand = {
  name: "redact",
  summary: "print texts with the secrets in their URLs hidden",
  description:
    "Prints texts, such as logs, with *** for each secret in a URL, valid or not: the password of a login, the user of a login without " +
    "one in http and https, the values of parameters such as access_token. Also in URLs that are escaped, as in JSON or inside another " +
    "URL, and across the lines of <URL:…>. Everything else is printed octet by octet.",
  options: [],
  examples: [
    { line: "url1738 redact < ftp.log > ftp-public.log", purpose: "a log without secrets" },
    { line: "tail -f ftp.log | url1738 redact", purpose: "the same while it is written" },
  ],
  prepareText: () => ({ reads: "text", endsLines: false, transform: redacted }),
};
