import { clientError, said } from "../errors/client-error.ts";
import type { Connection } from "../wire/connection.ts";
import { exactly } from "../wire/counted.ts";
import { apdu, ElementReader, element, malformed, number, numberIn, TAG } from "./elements.ts";

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

/** Reads a message, and returns its APDU. */
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

/** The beginning of a session: client and server agree on whether there are searches at all, and how long a message may be. */

const INIT = 20;
const INIT_RESPONSE = 21;

/** The preferred length of messages, in octets. */
const MESSAGE_SIZE = 65_536;

/** The first bit of a bit string: as the version, version 1 of the protocol; as an option, that searches will be sent. */
const FIRST_BIT = Uint8Array.of(0x80);

/** Makes the Init APDU (`protspec.txt` §2.1). */
export function initRequest(): Buffer {
  return apdu(INIT, [
    element(TAG.protocolVersion, FIRST_BIT),
    element(TAG.options, FIRST_BIT),
    number(TAG.preferredMessageSize, MESSAGE_SIZE),
    number(TAG.maximumRecordSize, MESSAGE_SIZE),
  ]);
}

/** The server's answer. */
interface InitResponse {
  readonly isAccepted: boolean;
  /** The length of its messages, in octets; never more than was asked for. */
  readonly messageSize: number;
}

/** Reads an Init-Response APDU (`protspec.txt` §2.2), without the additions of WAIS, which are not needed. */
export function readInitResponse(octets: Uint8Array): InitResponse {
  const all = new ElementReader(octets);
  const reader = new ElementReader(all.take(all.fixedNumber(2)));
  if (reader.fixedNumber(1) !== INIT_RESPONSE) throw malformed("wais-not-a-beginning");
  const isAccepted = reader.fixedNumber(1) === 1;
  let messageSize = MESSAGE_SIZE;
  for (const [tag, value] of reader.elements())
    if (tag === TAG.preferredMessageSize) messageSize = Math.min(messageSize, numberIn(value));
  return { isAccepted, messageSize };
}
