import { clientError } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";
import type { Connection } from "./connection.ts";

/**
 * Reads so many octets, and not one fewer.
 *
 * @param connection - Where they come from; what comes behind them is left to be read.
 * @param size - How many.
 * @throws Url1738Error - With the code `incomplete` where the server closes its side before.
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
