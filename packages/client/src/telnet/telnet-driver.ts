/**
 * The driver for Telnet (RFC 854).
 *
 * @packageDocumentation
 */

import type { Driver, Io, Performed, Plan } from "../client/driver.ts";
import type { Connection } from "../wire/connection.ts";
import { createReceiver, escapeData } from "./nvt.ts";

/** The plan that `access` returns for a Telnet URL. */
interface TelnetPlan extends Plan {
  readonly host: string;
  readonly port: number;
  readonly user?: string | undefined;
}

/** Reads the data that the other side writes, until it ends the session. */
async function* written(connection: Connection): AsyncGenerator<Uint8Array, void> {
  const receive = createReceiver();
  for (let piece = await connection.read(true); piece !== undefined; piece = await connection.read(true)) {
    const { data, answer } = receive(piece);
    if (answer.length > 0) await connection.write(answer);
    if (data.length > 0) yield data;
  }
}

async function perform({ host, port, user }: TelnetPlan, io: Io): Promise<Performed> {
  const connection = await io.connect({ host, port });
  // "they are advisory only" (RFC 1738 §3.8): nothing is typed for the user.
  if (user !== undefined) io.note(`the URL suggests logging in as ${user}`);
  return { kind: "session", body: written(connection), send: (octets) => connection.write(escapeData(octets)) };
}

/**
 * Speaks Telnet (RFC 854, RFC 1738 §3.8): a session that refuses every option. The login in the URL is a suggestion, which only the user
 * sends.
 *
 * @public
 */
export const telnetDriver: Driver = {
  protocol: "telnet",
  ports: [23],
  perform: perform as Driver["perform"],
};
