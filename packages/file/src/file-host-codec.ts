import { type Codec, digit, hostCodec, lowalpha, many, oneOf, type Part, sequence } from "@url1738/core/define";
import { sparedHosts, usualNames, withFacts } from "@url1738/core/internal";
import { readHost } from "./read-host.ts";

// Most hosts contain a dot, so they cannot be "localhost".
const withDot = (rest: Part) => sequence(lowalpha, many(oneOf(lowalpha, digit)), ".", rest);

/** The codec of the host of a file: `localhost` is read as the empty host. */
export const fileHostCodec: Codec<string> = withFacts(
  { ...hostCodec, read: readHost },
  { spared: { ...sparedHosts, read: withDot(sparedHosts.read), usual: withDot(usualNames(lowalpha)) } },
);
