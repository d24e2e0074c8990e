import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { connect, type TLSSocket } from "node:tls";
import type { Sentence } from "@url1738/core/define";
import { clientError } from "../errors/client-error.ts";
import { said } from "../errors/said.ts";

/**
 * What TLS is to be made with. That the server's certificate is verified, for the host of the URL, is not optional.
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
 * @param stream - The connection, with nothing in it that is still to be read.
 * @param host - The host whose certificate the server must show.
 * @param options - What else there is to say.
 * @param session - A session of the same server's, to be gone on with: many FTP servers ask for it on their data connections.
 * @returns The connection, once the server has been recognised.
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
    // An end that came before the handshake is the stream's, and TLS does not learn of it.
    if (stream.readableEnded || stream.destroyed) onEnd();
    else stream.once("end", onEnd);
    socket.once("secureConnect", () => resolve(socket));
  });
}
