import {
  type Codec,
  digit,
  hostCodec,
  hostname,
  lowalpha,
  many,
  oneOf,
  sequence,
  type Usual,
  usualNames,
} from "@url1738/core/define";
import { readHost } from "./read-host.ts";

/** The codec of the host of a file: `localhost` is read as the empty host. */
export const fileHostCodec: Codec<string> = { ...hostCodec, read: readHost };

/** Most hosts contain a dot, so they cannot be "localhost". No label is too long in a host of at most 63 characters (RFC 1034). */
export const usualFileHosts: Usual = {
  texts: sequence(lowalpha, many(oneOf(lowalpha, digit)), ".", usualNames(lowalpha)),
  passing: hostname,
  most: 63,
};
