import { type IncomingMessage, request } from "node:http";
import { urlErrorOf } from "@url1738/core";
import type { Io, Plan } from "../client/driver.ts";
import { said } from "../errors/said.ts";
import type { Connection } from "../wire/connection.ts";
import { HeadStream } from "./head-stream.ts";

/** What `access` of an http or https URL says. */
export interface HttpPlan extends Plan {
  readonly protocol: "http" | "https";
  readonly host: string;
  readonly port: number;
  readonly method: "GET";
  readonly target: string;
}

/** A response, of which the head has been read, and of the body only what came with it. */
export interface HttpResponse {
  readonly head: IncomingMessage;
  /** Where the rest comes from, unless Node's parser has to read it, piece by piece as the transfer coding has them. */
  readonly rest: Connection | undefined;
  /** Closes its connection. */
  close(): void;
}

/** The ports that need not be written. */
const PORTS: Readonly<Record<HttpPlan["protocol"], number>> = { http: 80, https: 443 };

/** What is sent besides the target. */
function headOf({ protocol, host, port }: HttpPlan, offset: number): Record<string, string> {
  return {
    Host: port === PORTS[protocol] ? host : `${host}:${port}`,
    Connection: "close",
    ...(offset > 0 && { Range: `bytes=${offset}-` }),
  };
}

function tellHead({ tell }: Io, { httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): void {
  tell("received", `HTTP/${httpVersion} ${statusCode} ${statusMessage}`.trimEnd());
  for (let index = 0; index < rawHeaders.length; index += 2)
    tell("received", `${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
}

/** The error of a request to which no response has come. */
function failureOf(thrown: NodeJS.ErrnoException, { fail }: Io): Error {
  if (urlErrorOf(thrown) !== undefined) return thrown;
  const { code, message } = thrown;
  if (code === "HPE_HEADER_OVERFLOW") return fail("too-large", said("head-too-long"));
  return code?.startsWith("HPE_")
    ? fail("refused", said("not-http", { why: message }), { section: "3.3" })
    : fail("incomplete", said("no-response", { code: code ?? message }));
}

/**
 * Asks a server for a target, exactly as it stands in the plan, over a connection that is allowed.
 *
 * @returns The response, of which only the head has been read.
 */
export async function ask(plan: HttpPlan, io: Io): Promise<HttpResponse> {
  const { protocol, host, port, method, target } = plan;
  const connection = await io.connect({ host, port });
  if (protocol === "https") await io.secure(connection, host);
  const headers = headOf(plan, io.options.offset ?? 0);
  io.tell("sent", `${method} ${target} HTTP/1.1`);
  for (const [name, value] of Object.entries(headers)) io.tell("sent", `${name}: ${value}`);
  const stream = new HeadStream(connection);
  const head = await io.answer(
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ createConnection: () => stream, method, path: target, headers, setHost: false });
      asked.on("response", (response) => {
        // Node's parser copies each piece of a body, which takes as long as receiving it. Where none of them has to be decoded, what
        // has not been read yet is left to the connection.
        if (response.headers["transfer-encoding"] === undefined) stream.stop();
        resolve(response);
      });
      asked.on("error", (error) => reject(failureOf(error, io)));
      asked.on("close", () => reject(failureOf(new Error("no response"), io)));
      asked.end();
    }),
  );
  tellHead(io, head);
  return { head, rest: stream.isStopped ? connection : undefined, close: () => connection.close() };
}
