import type { Sentence } from "@url1738/core/define";
import type { Io } from "../client/driver.ts";
import { said } from "../errors/client-error.ts";
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
