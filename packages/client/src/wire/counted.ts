import { clientError } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";
import type { Connection } from "./connection.ts";

/**
 * So many octets, as they come, and not one fewer.
 *
 * @param connection - Where they come from.
 * @param size - How many there are.
 * @param read - How many of them have been read already.
 * @throws Url1738Error - With the code `incomplete` where the server closes its side before.
 */
export async function* counted(connection: Connection, size: number, read = 0): AsyncGenerator<Uint8Array, void> {
  let missing = size - read;
  while (missing > 0) {
    const piece = await connection.read();
    if (piece === undefined) throw clientError("incomplete", said("octets-missing", { size, missing }));
    const wanted = piece.subarray(0, missing);
    missing -= wanted.length;
    yield wanted;
  }
}
