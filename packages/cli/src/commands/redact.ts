import type { Piece, TextCommand } from "../command.ts";
import { redacted } from "../redactor.ts";

async function* transform(chunks: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  for await (const text of redacted(chunks)) yield { to: "octets", text };
}

export const redact: TextCommand = {
  name: "redact",
  summary: "print texts with the passwords and tokens in their URLs hidden",
  description:
    "Prints texts, such as logs, with *** for each password, token or signature in a URL, valid or not: the password of a login, the " +
    "user of a login without one in http and https, and the values of parameters such as access_token. Also in URLs that are escaped, " +
    "in those of JSON, and across the lines of <URL:…>. Everything else is printed octet by octet, as soon as it can be told.",
  options: [],
  examples: [
    { line: "url1738 redact < ftp.log > ftp-public.log", purpose: "a log without secrets" },
    { line: "tail -f ftp.log | url1738 redact", purpose: "the same while it is written" },
  ],
  prepareText: () => ({ reads: "text", hasProgress: false, transform }),
};
