import type { Access } from "url1738";
import type { Language, TextParams } from "../language/language.ts";
import { coloursIf } from "./colours.ts";
import { rowsOf } from "./rows.ts";
import { quoted, visible } from "./visible.ts";
import { redactUrl } from "./without-secrets.ts";

/** Renders an access for people, who can follow it themselves: the lines to send, and other steps after a `#`. */

/** A line: a text to send; another step, in English; or a field of a protocol that does not consist of lines. */
type Line =
  | string
  | { readonly note: string; readonly params: TextParams }
  | { readonly label: string; readonly value: string };

const note = (english: string, params: TextParams = {}): Line => ({ note: english, params });

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

function ftpLines({ user, password, commands, ...server }: Extract<Access, { protocol: "ftp" }>): readonly Line[] {
  const pass =
    password === undefined
      ? note("if the server asks for a password, ask the user")
      : line({ verb: "PASS", argument: password });
  return [connect(server, "FTP"), line({ verb: "USER", argument: user }), pass, ...commands.map(line)];
}

type HttpAccess = Extract<Access, { protocol: "http" | "https" }>;

function httpLines({ protocol, host, port, method, target }: HttpAccess): readonly Line[] {
  const [name, usualPort] = protocol === "http" ? ["HTTP", 80] : ["HTTPS", 443];
  const authority = port === usualPort ? host : `${host}:${port}`;
  return [
    connect({ host, port }, name),
    `${method} ${target} HTTP/1.0`,
    `Host: ${authority}`,
    note("an empty line ends the request"),
  ];
}

/** Returns the lines of a request, without the last line end, which the terminal sends. */
function gopherLines({ request, ...server }: Extract<Access, { protocol: "gopher" }>): readonly Line[] {
  return [connect(server, "Gopher"), ...request.slice(0, -2).split("\r\n").map(visible)];
}

function telnetLines({ user, password, ...server }: Extract<Access, { protocol: "telnet" }>): readonly Line[] {
  const all = [connect(server, "Telnet")];
  if (user === undefined) return all;
  const params = { user: quoted(user), password: quoted(password ?? "") };
  const advice = "if you are asked to log in, the URL suggests user {user}";
  return [...all, note(password === undefined ? advice : `${advice} and password {password}`, params)];
}

function waisLines(access: Extract<Access, { protocol: "wais" }>): readonly Line[] {
  const { database, search, docType, documentId } = access;
  return [connect(access, "WAIS"), ...fieldLines({ database, search, docType, documentId })];
}

function prosperoLines({ hsoname, fields, ...server }: Extract<Access, { protocol: "prospero" }>): readonly Line[] {
  const values = fields.map(({ name, value }) => ({ label: "field", value: `${quoted(name)} ${quoted(value)}` }));
  return [connect(server, "Prospero"), ...fieldLines({ hsoname }), ...values];
}

function fileLines({ host, segments }: Extract<Access, { protocol: "file" }>): readonly Line[] {
  const where = host === "" ? "on this machine" : "on {host}, by whatever means its files can be reached";
  return [note(`open, ${where}, one directory after another, then the file`, { host }), ...segments.map(quoted)];
}

function linesOf(access: Access): readonly Line[] {
  switch (access.protocol) {
    case "ftp":
      return ftpLines(access);
    case "http":
    case "https":
      return httpLines(access);
    case "gopher":
      return gopherLines(access);
    case "nntp":
      return [connect(access, "NNTP"), ...access.commands.map(line)];
    case "telnet":
      return telnetLines(access);
    case "wais":
      return waisLines(access);
    case "prospero":
      return prosperoLines(access);
    case "file":
      return fileLines(access);
  }
}

interface Via {
  readonly via?: string;
}

const gatewayLines = ({ via }: Via) =>
  via === undefined ? [] : [note("through the gateway {url}", { url: visible(redactUrl(via, undefined)) })];

function spelled(line: Line, { say, label }: Language): string {
  if (typeof line === "string") return line;
  return "note" in line ? `# ${say(line.note, line.params)}` : `${label(line.label, "")} ${line.value}`;
}

const inLines = (lines: readonly Line[], language: Language) =>
  lines.map((line) => `${spelled(line, language)}\n`).join("");

/** Renders the access of a built-in scheme as a dialogue, each line with its line end. */
export function renderDialogue(access: Access & Via, language: Language): string {
  return inLines([...gatewayLines(access), ...linesOf(access)], language);
}

/** Renders the access of an unknown scheme: its fields, one per line. */
export function renderFields(access: object & Via, language: Language): string {
  const given = Object.entries(access).filter(([name, value]) => name !== "via" && value !== undefined);
  const style = { colour: coloursIf(false), language };
  const rows = given.flatMap(([name, value]) => rowsOf(name, name, value, { ...style, scheme: "" }));
  return inLines([...gatewayLines(access), ...rows.map(([label, , value]) => ({ label, value }))], language);
}
