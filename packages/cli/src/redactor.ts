import { createRedactor } from "@url1738/core";
import { decoded, toLatin1 } from "./octets.ts";

/**
 * Redacts octets that come in chunks; where they are cut changes nothing. They need not be UTF-8: what is hidden is counted in
 * characters, and everything else comes out octet by octet.
 *
 * @returns Octets, one a character, as soon as they can be told.
 */
export async function* redacted(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const { push, end } = createRedactor();
  for await (const text of decoded(chunks)) yield toLatin1(push(text));
  yield toLatin1(end());
}
