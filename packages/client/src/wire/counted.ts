import { clientError, said } from "../errors/client-error.ts";
import type { Connection } from "./connection.ts";

/**
 * Reads octets as they arrive, until there are exactly `size`, including the `read` octets that came before. Throws an error `incomplete`
 * if the server closes its side earlier.
 */
export async function* counted(connection: Connection, size: number, read = 0): AsyncGenerator<Uint8Array, void> {
  let missing = size - read;
  while (missing > 0) {
    const piece = await connection.read();
    if (piece === undefined) throw clientError("incomplete", said("octets-missing", { size, missing }));
    const wanted = piece.subarray(0, missing);
    connection.unread(piece.subarray(missing));
    missing -= wanted.length;
    yield wanted;
  }
}

/** Reads exactly `size` octets, and leaves those after them to be read; throws as `counted` does. */
export async function exactly(connection: Connection, size: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of counted(connection, size)) pieces.push(piece);
  return Buffer.concat(pieces);
}
