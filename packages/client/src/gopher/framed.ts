import { fromOctets } from "@url1738/core";
import type { Io } from "../client/driver.ts";
import { clientError, said, words } from "../errors/client-error.ts";
import type { Connection } from "../wire/connection.ts";
import { counted } from "../wire/counted.ts";
import { withoutLastDot } from "./without-last-dot.ts";

/** The framing of Gopher+: the first line tells whether the item follows, and how long it is. */

/** A server's answer to a Gopher+ request. */
interface Framed {
  readonly body: AsyncGenerator<Uint8Array, void>;
  readonly size: number | undefined;
}

/** The greatest length of the header, including its line end. */
const LONGEST_HEADER = 20;

/** The most octets of an error's text that are read. */
const LONGEST_ERROR = 4096;

const LF = 0x0a;

/** The header: `+` or `-`, and the length; `-1` means up to a dot, `-2` up to the end of the connection. */
const HEADER = /^([+-])(-[12]|\d{1,15})\r?\n$/;

/** Reads the first line if it is a header; leaves everything else to be read. */
async function readHeader(connection: Connection): Promise<RegExpExecArray | null> {
  let read: Uint8Array = new Uint8Array();
  while (read.length < LONGEST_HEADER && !read.includes(LF)) {
    const piece = await connection.read();
    if (piece === undefined) break;
    read = Buffer.concat([read, piece]);
  }
  const end = read.indexOf(LF) + 1;
  const header = end > LONGEST_HEADER ? null : HEADER.exec(fromOctets(read.subarray(0, end)));
  connection.unread(header === null ? read : read.subarray(end));
  return header;
}

function dotMissing(): never {
  throw clientError("incomplete", said("dot-of-text-missing"));
}

/** Reads the text of an error: its number, a contact, and the message, as in "1 Admin <admin@host.dom>" CR LF "It is not there". */
async function errorText(connection: Connection): Promise<string> {
  let text: Uint8Array = new Uint8Array();
  for await (const piece of withoutLastDot(connection.octets())) {
    text = Buffer.concat([text, piece]);
    if (text.length > LONGEST_ERROR) break;
  }
  return fromOctets(text.subarray(0, LONGEST_ERROR)).trimEnd().split(/\r?\n/).join(" ");
}

/** Reads the answer to a Gopher+ request. A server that does not know Gopher+ sends just the item, which `plain` reads. */
export async function framed(
  connection: Connection,
  plain: () => AsyncGenerator<Uint8Array, void>,
  { fail, tell, masked }: Io,
): Promise<Framed> {
  const header = await readHeader(connection);
  if (header === null) return { body: plain(), size: undefined };
  const [line, sign, length = ""] = header;
  tell("received", line.trimEnd());
  if (sign === "-")
    throw fail("refused", said("answered-error", { words: words(masked(await errorText(connection))) }), {
      section: "3.4.6",
    });
  if (length === "-1") return { body: withoutLastDot(connection.octets(), dotMissing), size: undefined };
  if (length === "-2") return { body: connection.octets(), size: undefined };
  return { body: counted(connection, Number(length)), size: Number(length) };
}
