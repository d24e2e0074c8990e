import type { Sentence } from "@url1738/core/define";
import type { Io } from "../client/driver.ts";
import { said, words } from "../errors/client-error.ts";
import type { Connection } from "../wire/connection.ts";
import { Control, type FtpPlan, type FtpReply } from "./control.ts";

const NEEDS_PASSWORD = 331;

/** Waits until the server is ready: a server that says when it will be ready (120) replies again when it is. */
async function greet(control: Control): Promise<void> {
  let reply = await control.reply();
  while (reply.code === 120) reply = await control.reply();
  if (reply.code !== 220) throw control.refusal(said("connection-refused"), reply);
}

/** Protects the control connection, and asks the server to protect data connections as well (RFC 4217). */
async function protect(control: Control, { host }: FtpPlan, io: Io): Promise<void> {
  const reply = await control.send({ verb: "AUTH", argument: "TLS" });
  if (reply.code !== 234) throw control.refusal(said("tls-refused"), reply);
  await io.secure(control.connection, host);
  for (const [verb, argument] of [
    ["PBSZ", "0"],
    ["PROT", "P"],
  ] as const) {
    const reply = await control.send({ verb, argument });
    if (reply.code !== 200) throw control.refusal(said("protection-refused"), reply);
  }
}

function hintFor({ url, options }: Io, { code, text }: FtpReply): Sentence | undefined {
  const { user } = url as { readonly user?: string };
  if (code !== 530 && code !== 332) return undefined;
  // vsftpd: "530 Non-anonymous sessions must use encryption."
  if (!options.tls && /\b(?:TLS|SSL|encrypt)/i.test(text)) return said("tls-wanted");
  return said(user === undefined ? "user-needed" : "wrong-login");
}

/**
 * Logs in (RFC 1738 §3.2.1): "If an FTP URL specifies a user name but no password and a remote server requests a password, the
 * program interpreting the FTP URL should request one from the user."
 */
async function logIn(control: Control, plan: FtpPlan, io: Io): Promise<void> {
  const { user, host } = plan;
  let reply = await control.send({ verb: "USER", argument: user });
  if (reply.code === NEEDS_PASSWORD) {
    const password = plan.password ?? (await io.askPassword({ protocol: "ftp", host, user }))?.password;
    if (password === undefined)
      throw control.refusal(said("login-without-password-refused"), reply, said("ask-the-user"));
    reply = await control.send({ verb: "PASS", argument: password }, { shown: "PASS ***" });
  }
  // 202: the password was not needed.
  if (reply.code !== 230 && reply.code !== 202) throw control.refusal(said("login-refused"), reply, hintFor(io, reply));
}

/** Connects to the server of a plan, and logs in. */
export async function dial(plan: FtpPlan, io: Io): Promise<Control> {
  const control = new Control(await io.connect(plan), io);
  await greet(control);
  if (io.options.tls) await protect(control, plan, io);
  await logIn(control, plan, io);
  return control;
}

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
