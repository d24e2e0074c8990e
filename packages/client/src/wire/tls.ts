import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { connect, type SecureContextOptions, type TLSSocket } from "node:tls";
import { urlErrorOf } from "@url1738/core";
import { clientError, codeOf, said } from "../errors/client-error.ts";
import { withoutBrackets } from "./reach.ts";

/** The contents of a file in PEM, decoded or not. @public */
export type Pem = string | Uint8Array;

/** The options of TLS. The server's certificate is always verified for the host of the URL. @public */
export interface TlsOptions {
  /** The authorities to trust instead of those that Node trusts, in PEM. */
  readonly ca?: Pem | readonly Pem[];
  /** The client's certificate, in PEM, for servers that ask for one. */
  readonly cert?: Pem;
  /** The key of the client's certificate, in PEM. */
  readonly key?: Pem;
}

/**
 * Puts TLS over a connection that has no octets left to read.
 *
 * @param host - The host whose certificate the server must show.
 * @param session - A session with the same server to resume: many FTP servers require that on their data connections.
 * @returns The connection, once the server has been verified.
 */
export function startTls(
  stream: Duplex,
  host: string,
  { ca, cert, key }: TlsOptions,
  session?: Buffer,
): Promise<TLSSocket> {
  const name = withoutBrackets(host);
  const files = Object.entries({ ca, cert, key }).filter(([, file]) => file !== undefined);
  const secured = new Promise<TLSSocket>((resolve, reject) => {
    const socket = connect({
      socket: stream,
      host: name,
      ...(isIP(name) ? {} : { servername: name.replace(/\.$/, "") }),
      ...(Object.fromEntries(files) as SecureContextOptions),
      ...(session === undefined ? {} : { session }),
      rejectUnauthorized: true,
    });
    socket.once("error", reject);
    const onEnd = () => reject(clientError("not-reached", said("ended-by-server", { host }), { component: "host" }));
    socket.once("close", onEnd);
    // TLS does not notice if the stream ends before the handshake.
    if (stream.readableEnded || stream.destroyed) onEnd();
    else stream.once("end", onEnd);
    socket.once("secureConnect", () => resolve(socket));
  });
  return secured.catch((thrown) => {
    if (urlErrorOf(thrown) !== undefined) throw thrown;
    throw clientError("not-reached", said("not-secure", { host, code: codeOf(thrown) }), { component: "host" });
  });
}
