import { type IncomingMessage, request } from "node:http";
import { Duplex } from "node:stream";
import { urlErrorOf } from "@url1738/core";
import type { Io, Plan } from "../client/driver.ts";
import type { HeaderFields } from "../client/header-fields.ts";
import type { OpenOptions } from "../client/options.ts";
import { codeOf, said } from "../errors/client-error.ts";
import type { Connection } from "../wire/connection.ts";

/** The plan that `access` returns for an http or https URL. */
export interface HttpPlan extends Plan {
  readonly protocol: "http" | "https";
  readonly host: string;
  readonly port: number;
  readonly method: "GET";
  readonly target: string;
}

/** A response whose head has been read, with those octets of its body that came with the head. */
export interface HttpResponse {
  readonly head: IncomingMessage;
  /** The connection to read the rest from; `undefined` if Node's parser has to read it, because it has a transfer coding. */
  readonly rest: Connection | undefined;
  /** Closes the connection. */
  close(): void;
}

/** The default ports, which `Host` need not name. */
const PORTS: Readonly<Record<HttpPlan["protocol"], number>> = { http: 80, https: 443 };

function headOf(
  { protocol, host, port }: HttpPlan,
  options: OpenOptions,
  isKept: boolean,
  more: HeaderFields,
): HeaderFields {
  const { offset = 0, ifRange, unmodifiedSince } = options;
  return {
    Host: port === PORTS[protocol] ? host : `${host}:${port}`,
    Connection: isKept ? "keep-alive" : "close",
    ...(offset > 0 && {
      Range: `bytes=${offset}-`,
      ...(ifRange !== undefined && { "If-Range": ifRange }),
      ...(unmodifiedSince !== undefined && { "If-Unmodified-Since": unmodifiedSince.toUTCString() }),
    }),
    ...more,
  };
}

function tellHead({ tell }: Io, { httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): void {
  tell("received", `HTTP/${httpVersion} ${statusCode} ${statusMessage}`.trimEnd());
  for (let index = 0; index < rawHeaders.length; index += 2)
    tell("received", `${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
}

/** Returns the error of a request that got no response. */
function failureOf(thrown: Error, { fail }: Io): Error {
  if (urlErrorOf(thrown) !== undefined) return thrown;
  const code = codeOf(thrown);
  if (code === "HPE_HEADER_OVERFLOW") return fail("too-large", said("head-too-long"));
  return code.startsWith("HPE_")
    ? fail("refused", said("not-http", { why: thrown.message }), { section: "3.3" })
    : fail("incomplete", said("no-response", { code }));
}

/**
 * Asks a server for a target, exactly as the plan has it, with `more` fields besides the client's own. Reads only the head of the response.
 */
export async function ask(plan: HttpPlan, more: HeaderFields, io: Io): Promise<HttpResponse> {
  const connection = await io.connect(plan);
  if (plan.protocol === "https") await io.secure(connection, plan.host);
  return askOver(connection, plan, more, io);
}

/** Returns a connection as a stream for Node's HTTP parser. Once `isDone`, it reads nothing more from the connection. */
function streamOf(connection: Connection, isDone: () => boolean): Duplex {
  return new Duplex({
    // Take one piece at a time, so that the parser gets every piece that is taken.
    readableHighWaterMark: 1,
    read() {
      if (isDone()) return;
      connection.read().then(
        (piece) => this.push(piece ?? null),
        (error: Error) => this.destroy(error),
      );
    },
    write(chunk: Uint8Array, _encoding, done) {
      connection.write(chunk).then(() => done(), done);
    },
  });
}

/** Asks over an open connection, as `ask` does. */
export async function askOver(
  connection: Connection,
  plan: HttpPlan,
  more: HeaderFields,
  io: Io,
): Promise<HttpResponse> {
  const { method, target } = plan;
  const headers = headOf(plan, io.options, io.keeper !== undefined, more);
  io.tell("sent", `${method} ${target} HTTP/1.1`);
  for (const [name, value] of Object.entries(headers)) io.tell("sent", `${name}: ${value}`);
  let isStopped = false;
  const stream = streamOf(connection, () => isStopped);
  const head = await io.answer(
    new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ createConnection: () => stream, method, path: target, headers, setHost: false });
      asked.on("response", (response) => {
        // Node's parser copies each piece of a body, which takes as long as receiving it. If nothing has to be decoded, leave the unread
        // rest to the connection.
        isStopped = response.headers["transfer-encoding"] === undefined;
        resolve(response);
      });
      asked.on("error", (error) => reject(failureOf(error, io)));
      asked.on("close", () => reject(failureOf(new Error("no response"), io)));
      asked.end();
    }),
  );
  tellHead(io, head);
  return { head, rest: isStopped ? connection : undefined, close: () => connection.close() };
}
