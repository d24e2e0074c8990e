import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { connect, type TLSSocket } from "node:tls";
import type { Sentence } from "@url1738/core/define";
import { clientError } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";

/**
 * The options of TLS. The server's certificate is always verified for the host of the URL.
 *
 * @public
 */
export interface TlsOptions {
  /** The authorities to trust instead of those that Node trusts, in PEM. */
  readonly ca?: string | readonly string[];
  /** The client's certificate, in PEM, for servers that ask for one. */
  readonly cert?: string;
  /** The key of the client's certificate, in PEM. */
  readonly key?: string;
}

/**
 * Puts TLS over a connection.
 *
 * @param stream - The connection, without any octets left to read.
 * @param host - The host whose certificate the server must show.
 * @param options - The other options.
 * @param session - A session with the same server to resume: many FTP servers require that on their data connections.
 * @returns The connection, once the server has been verified.
 */
export function startTls(
  stream: Duplex,
  host: string,
  { ca, cert, key }: TlsOptions,
  session?: Buffer,
): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      socket: stream,
      host,
      ...(isIP(host) ? {} : { servername: host }),
      ...(ca === undefined ? {} : { ca: typeof ca === "string" ? ca : [...ca] }),
      ...(cert === undefined ? {} : { cert }),
      ...(key === undefined ? {} : { key }),
      ...(session === undefined ? {} : { session }),
      rejectUnauthorized: true,
    });
    const fail = (why: Sentence) => reject(clientError("not-reached", why, { component: "host" }));
    socket.once("error", ({ code, message }: NodeJS.ErrnoException) =>
      fail(said("not-secure", { host, code: code ?? message })),
    );
    const onEnd = () => fail(said("ended-by-server", { host }));
    socket.once("close", onEnd);
    // TLS does not notice if the stream ends before the handshake.
    if (stream.readableEnded || stream.destroyed) onEnd();
    else stream.once("end", onEnd);
    socket.once("secureConnect", () => resolve(socket));
  });
}
