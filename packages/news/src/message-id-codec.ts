import { type Codec, decodedCodec, oneOf, type Part, sequence, some, unreserved } from "@url1738/core/define";
import { sparedHosts, withFacts } from "@url1738/core/internal";
import { articleSpeller, checkMessageId } from "./message-id.ts";

// Most articles have no escapes, and a host in lower case. The canonical spelling escapes a "?".
const mostRead = sequence(some(oneOf(unreserved, ";/?:&=")), "@", sparedHosts.read);
const mostSpelt = (host: Part) => sequence(some(oneOf(unreserved, ";/:&=")), "@", host);

/**
 * The codec of a message-id: decoded before the `@`, as written after it, because a host has no escapes.
 *
 * @param unique - The rule of the text before the `@`.
 */
export function messageIdCodec(unique: Part): Codec<string> {
  const { read, spell } = decodedCodec(unique);
  const recipe = { name: "articleSpeller", arguments: [spell] };
  return withFacts(
    { read, spell: withFacts(articleSpeller(spell), { recipe }), check: checkMessageId },
    {
      spared: {
        read: mostRead,
        spell: mostSpelt(sparedHosts.read),
        check: mostRead,
        most: 63,
        usual: mostSpelt(sparedHosts.usual),
      },
    },
  );
}
