import type { Io } from "../client/driver.ts";
import { said, words } from "../errors/client-error.ts";
import type { Connection } from "../wire/connection.ts";
import type { Control, FtpPlan, FtpReply } from "./control.ts";

/** Returns the port in the answer to `EPSV`: `(|||6446|)` (RFC 2428 §3). */
function extendedPort({ code, text }: FtpReply): number | undefined {
  const [, , port] = (code === 229 ? /\(([!-/:-~])\1\1(\d{1,5})\1\)/.exec(text) : null) ?? [];
  return port === undefined || Number(port) > 65_535 ? undefined : Number(port);
}

/** Returns the port in the answer to `PASV`: the last two of six numbers (RFC 959 §4.1.2). The address in the others is ignored. */
function passivePort({ code, text }: FtpReply): number | undefined {
  const numbers = code === 227 ? /(?:\d{1,3},){4}(\d{1,3}),(\d{1,3})(?!\d)/.exec(text.slice(4)) : null;
  if (numbers === null) return undefined;
  const [high, low] = [Number(numbers[1]), Number(numbers[2])];
  return high > 255 || low > 255 ? undefined : high * 256 + low;
}

async function askPort(control: Control, io: Io): Promise<number> {
  const extended = await control.send({ verb: "EPSV" });
  const port = extendedPort(extended);
  if (port !== undefined) return port;
  const passive = await control.send({ verb: "PASV" });
  const other = passivePort(passive);
  if (other !== undefined) return other;
  throw io.fail("refused", said("data-refused", { words: words(passive.text) }));
}

/**
 * Opens the connection for the data: at the address of the control connection, whatever the server says, and never at a port of a standard
 * service. Otherwise a server could make its clients connect to other servers.
 */
export async function openData(control: Control, { host }: FtpPlan, io: Io): Promise<Connection> {
  const port = await askPort(control, io);
  if (port < 1024) throw io.fail("not-reached", said("data-at-service", { port: `${port}` }), { section: "6" });
  return io.connect({ host, port, address: control.connection.address });
}
