import { clientError } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";
import type { Connection } from "./connection.ts";

/**
 * Reads exactly `size` octets.
 *
 * @param connection - The connection to read from; the octets after these are left to be read.
 * @param size - The number of octets.
 * @throws Url1738Error - With the code `incomplete` if the server closes its side earlier.
 */
export async function exactly(connection: Connection, size: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let missing = size;
  while (missing > 0) {
    const piece = await connection.read();
    if (piece === undefined) throw clientError("incomplete", said("octets-missing", { size, missing }));
    connection.unread(piece.subarray(missing));
    pieces.push(piece.subarray(0, missing));
    missing -= Math.min(piece.length, missing);
  }
  return Buffer.concat(pieces);
}
