import { urlErrorOf } from "@url1738/core";
import type { Connection } from "../wire/connection.ts";
import type { Io } from "./driver.ts";

/**
 * Uses the connection that the session has kept.
 *
 * @param use - Uses the connection and what an earlier transfer remembered about it; returns `undefined` if that cannot be done.
 * @returns The result; also `undefined` if there is no such connection, or if the server has closed it in the meantime.
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
