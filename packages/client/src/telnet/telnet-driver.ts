import type { Driver, Io, Performed, Plan } from "../client/driver.ts";
import type { Connection } from "../wire/connection.ts";
import { createReceiver, escapeData } from "./nvt.ts";

/** What `access` of a Telnet URL says. */
interface TelnetPlan extends Plan {
  readonly host: string;
  readonly port: number;
  readonly user?: string | undefined;
}

/** What the other side writes, for as long as it likes to. */
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
  if (user !== undefined) io.note(`the URL suggests to log in as ${user}`);
  return {
    kind: "session",
    body: written(connection),
    send: (octets) => connection.write(escapeData(octets)),
  };
}

/**
 * Telnet (RFC 854, RFC 1738 §3.8): a session, in which every option is refused. The login of the URL is a suggestion, and sent by
 * nobody but the user.
 *
 * @public
 */
export const telnetDriver: Driver = {
  protocol: "telnet",
  ports: [23],
  perform: perform as Driver["perform"],
};
