import type { Access } from "url1738";
import type { Note } from "../language/french-dialogue.ts";
import type { TextParams } from "../language/language.ts";
import { quoted, visible } from "./visible.ts";

/** A line: a text to send; another step, in English; or a field, if the protocol does not consist of lines. */
export type Line =
  | string
  | { readonly note: Note; readonly params: TextParams }
  | { readonly label: string; readonly value: string };

const note = (english: Note, params: TextParams = {}): Line => ({ note: english, params });

function connect({ host, port }: { readonly host: string; readonly port: number }, protocol: string): Line {
  return note("connect to {host}, port {port}, and speak {protocol}", { host, port: String(port), protocol });
}

interface ProtocolCommand {
  readonly verb: string;
  readonly argument?: string | undefined;
}

/** Returns the line of a command; an empty argument keeps the space before it. */
function line({ verb, argument }: ProtocolCommand): Line {
  return argument === undefined ? verb : `${verb} ${visible(argument)}`;
}

/** Returns the fields of a protocol that does not consist of lines. */
function fieldLines(fields: Readonly<Record<string, string | undefined>>): readonly Line[] {
  return Object.entries(fields).flatMap(([label, value]) =>
    value === undefined ? [] : [{ label, value: quoted(value) }],
  );
}

type Protocol = Access["protocol"];

/** The lines of an access, by its protocol. */
const dialogues: { readonly [P in Protocol]: (access: Extract<Access, { protocol: P }>) => readonly Line[] } = {
  ftp: ({ user, password, commands, ...server }) => [
    connect(server, "FTP"),
    line({ verb: "USER", argument: user }),
    password === undefined
      ? note("if the server asks for a password, ask the user")
      : line({ verb: "PASS", argument: password }),
    ...commands.map(line),
  ],
  http: (access) => httpLines(access, "HTTP", 80),
  https: (access) => httpLines(access, "HTTPS", 443),
  // Leave out the last line end, which the terminal sends.
  gopher: ({ request, ...server }) => [connect(server, "Gopher"), ...request.slice(0, -2).split("\r\n").map(visible)],
  nntp: ({ commands, ...server }) => [connect(server, "NNTP"), ...commands.map(line)],
  telnet: ({ user, password, ...server }) => {
    if (user === undefined) return [connect(server, "Telnet")];
    const params = { user: quoted(user), password: quoted(password ?? "") };
    const advice = "if you are asked to log in, the URL suggests user {user}";
    return [
      connect(server, "Telnet"),
      note(password === undefined ? advice : `${advice} and password {password}`, params),
    ];
  },
  wais: ({ database, search, docType, documentId, ...server }) => [
    connect(server, "WAIS"),
    ...fieldLines({ database, search, docType, documentId }),
  ],
  prospero: ({ hsoname, fields, ...server }) => [
    connect(server, "Prospero"),
    ...fieldLines({ hsoname }),
    ...fields.map(({ name, value }) => ({ label: "field", value: `${quoted(name)} ${quoted(value)}` })),
  ],
  file: ({ host, segments }) => {
    const where = host === "" ? "on this machine" : "on {host}, by whatever means its files can be reached";
    return [note(`open, ${where}, one directory after another, then the file`, { host }), ...segments.map(quoted)];
  },
};

type HttpAccess = Extract<Access, { protocol: "http" | "https" }>;

function httpLines({ host, port, method, target }: HttpAccess, protocol: string, usualPort: number): readonly Line[] {
  return [
    connect({ host, port }, protocol),
    `${method} ${target} HTTP/1.0`,
    `Host: ${port === usualPort ? host : `${host}:${port}`}`,
    note("an empty line ends the request"),
  ];
}

/** Returns the dialogue with the server of a built-in scheme. */
export function dialogueOf(access: Access): readonly Line[] {
  const linesOf = dialogues[access.protocol] as (access: Access) => readonly Line[];
  return linesOf(access);
}
