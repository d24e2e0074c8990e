import {
  type Codec,
  call,
  decodedCodec,
  digit,
  lowalpha,
  many,
  oneOf,
  type Part,
  sequence,
  some,
  type Usual,
  unreserved,
  usualHosts,
  usualNames,
} from "@url1738/core/define";
import { articleSpeller, checkMessageId } from "./message-id.ts";

/**
 * The codec of a message-id: decoded before the `@`, as written after it, because a host has no escapes.
 *
 * @param unique - The rule of the text before the `@`.
 */
export function messageIdCodec(unique: Part): Codec<string> {
  const { read, spell } = decodedCodec(unique);
  return { read, spell: call(articleSpeller, spell), check: checkMessageId };
}

// Most articles have no escapes, and a host in lower case.
const mostRead = sequence(
  some(oneOf(unreserved, ";/?:&=")),
  "@",
  many(oneOf(lowalpha, digit, "-.")),
  lowalpha,
  many(oneOf(lowalpha, digit, "-")),
);

/** The canonical spelling escapes a "?". No label is too long in a host of at most 63 characters (RFC 1034). */
export const usualMessageIds: Usual = {
  texts: sequence(some(oneOf(unreserved, ";/:&=")), "@", usualHosts(usualNames(lowalpha))),
  unchanged: mostRead,
  passing: mostRead,
  most: 63,
};
