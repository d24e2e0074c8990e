import type { Command } from "../client/dialogue.ts";
import type { Control, FtpReply } from "./control.ts";

/** The state of a control connection between two transfers. */
export interface Position {
  /** The directory after the login; `undefined` if the server does not tell it. */
  readonly home: string | undefined;
  /** The arguments of `CWD` that have led from there to the current directory. */
  readonly cwd: string[];
  /** The type of transfers that was set; `undefined` after the login, when it is ASCII (RFC 959 §5.1). */
  type: string | undefined;
}

/** Tells whether a reply means that the command has been carried out. */
export const isDone = ({ code }: FtpReply) => code >= 200 && code < 300;

/** Returns the position after the login, for a connection that is used once. */
export const startPosition = (): Position => ({ home: undefined, cwd: [], type: undefined });

/** Asks for the position after the login: a session has to return there, since the commands of a plan start there. */
export async function askPosition(control: Control): Promise<Position> {
  const { text } = await control.send({ verb: "PWD" });
  const [, path] = /^257 "((?:[^"]|"")+)"/.exec(text) ?? [];
  return { ...startPosition(), home: path?.replaceAll('""', '"') };
}

type Send = (command: Command) => Promise<FtpReply>;

/**
 * Carries out the steps of a plan before its transfer, except those that have been carried out already.
 *
 * @returns False if there is no way back from the current directory.
 */
export async function moveTo(
  control: Control,
  { steps, position, send }: { readonly steps: readonly Command[]; readonly position: Position; readonly send: Send },
): Promise<boolean> {
  const target = steps.filter(({ verb }) => verb === "CWD").map(({ argument = "" }) => argument);
  if (position.cwd.some((argument, index) => argument !== target[index])) {
    if (position.home === undefined) return false;
    if (!isDone(await control.send({ verb: "CWD", argument: position.home }))) return false;
    position.cwd.length = 0;
  }
  // "each sent as a separate command" (RFC 1738 §3.2.2): one after the other, never joined.
  for (const argument of target.slice(position.cwd.length)) {
    await send({ verb: "CWD", argument });
    position.cwd.push(argument);
  }
  const type = steps.find(({ verb }) => verb === "TYPE")?.argument ?? (position.type && "A");
  if (type !== undefined && type !== position.type) {
    await send({ verb: "TYPE", argument: type });
    position.type = type;
  }
  return true;
}
