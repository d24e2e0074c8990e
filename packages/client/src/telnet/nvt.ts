import { clientError, said } from "../errors/client-error.ts";

/** The network virtual terminal of RFC 854, without a single option. */

const [SE, SB, WILL, WONT, DO, DONT, IAC] = [240, 250, 251, 252, 253, 254, 255];
const [NUL, LF, CR] = [0, 10, 13];

/** The greatest length of a subnegotiation, in octets; all belong to options that have been refused. */
const LONGEST = 65_536;

/** The meaning of the next octet, given those before it. */
type NvtState = "data" | "return" | "command" | "will" | "do" | "other" | "sub" | "sub-command";

/** The result of receiving some octets. */
export interface Received {
  /** The data that the other side has written. */
  readonly data: Uint8Array;
  /** The octets to send back. */
  readonly answer: Uint8Array;
}

/** Makes a function that separates data from commands, and refuses every option once. */
export function createReceiver(): (octets: Uint8Array) => Received {
  let state: NvtState = "data";
  let length = 0;
  const refused = new Set<string>();

  function refuse(verb: number, option: number, answer: number[]): void {
    const key = `${verb} ${option}`;
    if (refused.has(key)) return;
    refused.add(key);
    answer.push(IAC, verb, option);
  }

  function afterCommand(octet: number): NvtState {
    if (octet === SB) {
      length = 0;
      return "sub";
    }
    if (octet === WILL) return "will";
    if (octet === DO) return "do";
    return octet === WONT || octet === DONT ? "other" : "data";
  }

  function afterSub(octet: number): NvtState {
    length += 1;
    if (length > LONGEST) throw clientError("too-large", said("subnegotiation-too-long", { longest: LONGEST }));
    if (state === "sub-command") return octet === SE ? "data" : "sub";
    return octet === IAC ? "sub-command" : "sub";
  }

  return (octets) => {
    const data = Buffer.allocUnsafe(octets.length);
    const answer: number[] = [];
    let count = 0;
    const take = (octet: number): NvtState => {
      data[count++] = octet;
      return octet === CR ? "return" : "data";
    };
    for (const octet of octets) {
      if (state === "command") state = octet === IAC ? take(octet) : afterCommand(octet);
      else if (state === "sub" || state === "sub-command") state = afterSub(octet);
      else if (state === "will" || state === "do" || state === "other") {
        if (state !== "other") refuse(state === "will" ? DONT : WONT, octet, answer);
        state = "data";
      } else if (octet === IAC) state = "command";
      // The sender puts a NUL after a carriage return that is not part of a line end.
      else if (state === "return" && octet === NUL) state = "data";
      else state = take(octet);
    }
    return { data: data.subarray(0, count), answer: Uint8Array.from(answer) };
  };
}

/** Escapes octets for sending: doubles FF, and puts a NUL after a carriage return alone. */
export function escapeData(octets: Uint8Array): Uint8Array {
  const escaped = [...octets].flatMap((octet, index) => {
    if (octet === IAC) return [IAC, IAC];
    return octet === CR && octets[index + 1] !== LF ? [CR, NUL] : [octet];
  });
  return Uint8Array.from(escaped);
}
