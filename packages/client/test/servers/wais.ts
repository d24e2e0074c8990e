import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";

/** A WAIS server written from the protocol's texts, which shares nothing with the driver. All strings are octets: one character each. */

export interface Document {
  readonly id: string;
  readonly types: readonly string[];
  readonly headline: string;
  readonly text: string;
}

/** The behaviour of the server. */
export interface Behaviour {
  readonly documents?: readonly Document[];
  /** The length of its messages. */
  readonly messageSize?: number;
  /** The most octets of a document that it sends at once, whatever the request. */
  readonly longestPart?: number;
  readonly accepts?: boolean;
  /** The code and text of its answer to every search and retrieval. */
  readonly diagnostic?: readonly [code: string, text: string];
  /** The code and text of its answer after the last octet of a document; by default it sends no octets. */
  readonly beyond?: readonly [code: string, text: string];
  /** True if it sends its octets one by one. */
  readonly isSlow?: boolean;
  /** True if it sends an acknowledgement before each answer. */
  readonly acknowledges?: boolean;
  /** The number of the answer before which it closes the connection, counted from one; a fraction closes it in the middle of an answer. */
  readonly endsAt?: number;
}

const latin1 = (text: string) => Buffer.from(text, "latin1");

const length = (size: number) =>
  size < 0x80
    ? Buffer.of(size)
    : size < 0x4000
      ? Buffer.of(0x80 | (size >> 7), size & 0x7f)
      : Buffer.of(0x80 | (size >> 14), 0x80 | ((size >> 7) & 0x7f), size & 0x7f);

function tagged(tag: number, value: Buffer | string): Buffer {
  const octets = typeof value === "string" ? latin1(value) : value;
  return Buffer.concat([length(tag), length(octets.length), octets]);
}

function apdu(octets: Buffer): Buffer {
  return Buffer.concat([Buffer.of(octets.length >> 8, octets.length & 0xff), octets]);
}

function message(octets: Buffer, type = "z"): Buffer {
  return Buffer.concat([latin1(`${String(octets.length).padStart(10, "0")}${type}2DowQuest    0`), octets]);
}

const diagnosticRecord = ([code, text]: readonly [string, string]) =>
  Buffer.concat([Buffer.of(28, (text.length + 3) >> 8, (text.length + 3) & 0xff), latin1(`${code}${text}\0\x1d`)]);

/** The request: the words, or the part of a document. */
export interface Asked {
  readonly database: string;
  readonly words?: string;
  readonly id?: string;
  readonly type?: string;
  readonly start?: number;
  readonly end?: number;
}

/** Separates elements, tag by tag. */
function elementsOf(octets: Buffer): Map<number, string[]> {
  const found = new Map<number, string[]>();
  let index = 0;
  const compressed = () => {
    let value = 0;
    for (;;) {
      const octet = octets[index++] as number;
      value = value * 128 + (octet % 128);
      if (octet < 128) return value;
    }
  };
  while (index < octets.length) {
    const tag = compressed();
    const size = compressed();
    found.set(tag, [...(found.get(tag) ?? []), octets.toString("latin1", index, index + size)]);
    index += size;
  }
  return found;
}

function readRequest(octets: Buffer): Asked {
  const end = 2 + octets.readUInt16BE(0);
  // Three bounds of three octets and the indicator follow the type.
  const fields = elementsOf(octets.subarray(2 + 1 + 9 + 1, end));
  const database = fields.get(18)?.[0] ?? "";
  const after = elementsOf(octets.subarray(end));
  if (fields.get(20)?.[0] === "3") {
    const [words] = elementsOf(latin1(after.get(99)?.[0] ?? "")).get(106) ?? [];
    return { database, ...(words !== undefined && { words }) };
  }
  const terms = elementsOf(latin1(after.get(21)?.[0] ?? ""));
  const [id = "", type = "", start, last] = terms.get(45) ?? [];
  return { database, id, type, start: Number(start), end: Number(last) };
}

const HEADER_SIZE = 25;

/** Calls `take` for each message that a client sends. */
export function onMessage(stream: Duplex, take: (message: Buffer) => Promise<void> | void): void {
  let rest = Buffer.alloc(0);
  stream.on("data", async (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const size = HEADER_SIZE + Number(rest.toString("latin1", 0, 10));
      if (rest.length < HEADER_SIZE || rest.length < size) return;
      const message = rest.subarray(0, size);
      rest = rest.subarray(size);
      await take(message);
    }
  });
}

export class WaisServer {
  readonly asked: Asked[] = [];
  /** The messages that clients have sent, in hexadecimal. */
  readonly received: string[] = [];
  readonly #behaviour: Behaviour;
  readonly #sockets = new Set<Socket>();
  #answers = 0;
  readonly #server = createServer((socket) => {
    this.#sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => this.#sockets.delete(socket));
    onMessage(socket, async (request) => {
      this.received.push(request.toString("hex"));
      await this.#answer(socket, request.subarray(HEADER_SIZE));
    });
  });

  constructor(behaviour: Behaviour) {
    this.#behaviour = behaviour;
  }

  get port(): number {
    return (this.#server.address() as { readonly port: number }).port;
  }

  get open(): number {
    return this.#sockets.size;
  }

  async listen(): Promise<this> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return this;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(socket: Socket, request: Buffer): Promise<void> {
    const { acknowledges, endsAt = 0, isSlow } = this.#behaviour;
    this.#answers += 1;
    if (this.#answers === endsAt) {
      socket.end();
      return;
    }
    const ack = acknowledges === true ? message(Buffer.alloc(0), "a") : Buffer.alloc(0);
    const octets = Buffer.concat([ack, this.answerTo(request)]);
    if (this.#answers === Math.ceil(endsAt)) {
      socket.end(octets.subarray(0, Math.floor(octets.length / 2)));
      return;
    }
    if (isSlow !== true) socket.write(octets);
    else
      for (const octet of octets) {
        socket.write(Buffer.of(octet));
        await new Promise((resolve) => setImmediate(resolve));
      }
  }

  /** Returns the message that answers an APDU. */
  answerTo(request: Buffer): Buffer {
    return message(request[2] === 20 ? this.#init() : this.#search(readRequest(request)));
  }

  #init(): Buffer {
    const { accepts = true, messageSize = 30_000 } = this.#behaviour;
    const sizes = [5, 6].map((tag) => tagged(tag, Buffer.of(messageSize >> 8, messageSize & 0xff)));
    const agreed = Buffer.concat([
      Buffer.of(21, accepts ? 1 : 0),
      tagged(3, "\x80"),
      tagged(4, "\x80"),
      ...sizes,
      tagged(8, "TMC"),
    ]);
    return Buffer.concat([apdu(agreed), tagged(99, Buffer.concat([tagged(101, "\x04"), tagged(105, "\r\n")]))]);
  }

  #search(asked: Asked): Buffer {
    this.asked.push(asked);
    const { diagnostic } = this.#behaviour;
    const records = diagnostic !== undefined ? [diagnosticRecord(diagnostic)] : this.#records(asked);
    const head = Buffer.concat([
      Buffer.of(23, 0, 0, 0, records.length, 0, 0, records.length, 0, 0, 0),
      tagged(26, "\x01"),
    ]);
    return Buffer.concat([apdu(head), tagged(99, Buffer.concat([tagged(115, asked.words ?? ""), ...records]))]);
  }

  #records({ words, id, start = 0, end = 0 }: Asked): readonly Buffer[] {
    const { documents = [], longestPart = Number.POSITIVE_INFINITY, beyond } = this.#behaviour;
    if (words !== undefined)
      return documents
        .filter(({ text, headline }) => words.split(" ").some((word) => (text + headline).includes(word)))
        .map(({ id, types, headline, text }) => {
          const block = types.length === 0 ? [] : [tagged(132, Buffer.concat(types.map((type) => tagged(133, type))))];
          const size = tagged(120, Buffer.of(text.length >> 16, (text.length >> 8) & 0xff, text.length & 0xff));
          return tagged(
            150,
            Buffer.concat([tagged(116, id), tagged(118, "\x03\xe8"), size, ...block, tagged(123, headline)]),
          );
        });
    const document = documents.find((document) => document.id === id);
    if (document === undefined) return [diagnosticRecord(["S1", "No such document"])];
    const text = document.text.slice(start, Math.min(end, start + longestPart));
    if (text === "" && beyond !== undefined) return [diagnosticRecord(beyond)];
    return [tagged(153, Buffer.concat([tagged(116, document.id), tagged(117, "\0"), tagged(127, text)]))];
  }
}
