import { clientError } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";
import type { Connection } from "../wire/connection.ts";
import { exactly } from "../wire/counted.ts";
import { malformed } from "./elements.ts";

/** The messages: each has a header of 25 characters, which says how long the following APDU is. */

/** The header: the length of the rest in ten digits, type, version of the header, server, compression, encoding, checksum. */
const HEADER = /^(\d{10})([azn])[\0-\xff]{11}(.)(.)[\0-\xff]$/is;

const HEADER_SIZE = 25;

/** The longest message that is read, in octets; everything that is asked for fits into it. */
const LONGEST_MESSAGE = 1_048_576;

/** Makes a message with an APDU: neither compressed nor encoded, and without a checksum, as all clients sent it. */
export function framed(apdu: Uint8Array): Buffer {
  const header = `${String(apdu.length).padStart(10, "0")}z2${"wais".padEnd(10)}  0`;
  return Buffer.concat([Buffer.from(header, "latin1"), apdu]);
}

/**
 * Reads a message.
 *
 * @returns Its APDU.
 * @throws Url1738Error - With the code `refused`, `too-large` or `incomplete`.
 */
export async function readMessage(connection: Connection): Promise<Uint8Array> {
  for (;;) {
    const octets = await exactly(connection, HEADER_SIZE);
    const [, length, type = "", compression, encoding] = HEADER.exec(Buffer.from(octets).toString("latin1")) ?? [];
    if (length === undefined) throw malformed("wais-no-header");
    if (type.toLowerCase() === "n") throw clientError("refused", said("wais-not-understood"));
    if (compression !== " " || encoding !== " ") throw malformed("wais-compressed");
    if (Number(length) > LONGEST_MESSAGE)
      throw clientError("too-large", said("wais-message-too-long", { longest: LONGEST_MESSAGE }));
    const apdu = await exactly(connection, Number(length));
    // An acknowledgement has no APDU, and says nothing.
    if (type.toLowerCase() === "z") return apdu;
  }
}
