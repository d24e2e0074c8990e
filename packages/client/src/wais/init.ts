import { apdu, ElementReader, element, number, numberIn, TAG } from "./elements.ts";
import { malformed } from "./malformed.ts";

/** What client and server agree upon first: whether there are searches at all, and how long a message may be. */

const INIT = 20;
const INIT_RESPONSE = 21;

/** How long messages should be, in octets. */
const MESSAGE_SIZE = 65_536;

/** Of a string of bits, the first: version 1 of the protocol; of the options, that searches will be sent. */
const FIRST_BIT = Uint8Array.of(0x80);

/** The Init APDU (`protspec.txt` §2.1). */
export function initRequest(): Buffer {
  return apdu(INIT, [
    element(TAG.protocolVersion, FIRST_BIT),
    element(TAG.options, FIRST_BIT),
    number(TAG.preferredMessageSize, MESSAGE_SIZE),
    number(TAG.maximumRecordSize, MESSAGE_SIZE),
  ]);
}

/** What a server has answered. */
export interface InitResponse {
  readonly isAccepted: boolean;
  /** How long its messages will be, in octets; no longer than was asked for. */
  readonly messageSize: number;
}

/** Reads an Init-Response APDU (`protspec.txt` §2.2); what WAIS adds to it is not needed. */
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
