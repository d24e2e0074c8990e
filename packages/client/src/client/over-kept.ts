import { urlErrorOf } from "@url1738/core";
import type { Connection } from "../wire/connection.ts";
import type { Io } from "./driver.ts";

/**
 * Uses the connection that the session has kept.
 *
 * @param use - Uses the connection and the memory of an earlier transfer; returns `undefined` if it cannot.
 * @returns The result; also `undefined` if there is no such connection, or if the server has closed it meanwhile.
 */
export async function overKept<T>(
  { keeper }: Io,
  use: (connection: Connection, memory: unknown) => Promise<T | undefined>,
): Promise<T | undefined> {
  const kept = keeper?.reuse();
  try {
    return kept && (await use(kept.connection, kept.memory));
  } catch (thrown) {
    if (urlErrorOf(thrown)?.code !== "incomplete") throw thrown;
    return undefined;
  }
}
