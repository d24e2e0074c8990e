import { apdu, ElementReader, element, malformed, number, numberIn, TAG } from "./elements.ts";

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
export interface InitResponse {
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
