import type { Access } from "url1738";
import type { Words } from "../words/english.ts";
import { visible } from "./visible.ts";

/** A line of the way to a resource: a line to send, or another action. */
export interface DialogueLine {
  readonly kind: "sent" | "note";
  readonly text: string;
}

const sent = (text: string): DialogueLine => ({ kind: "sent", text });
const note = (text: string): DialogueLine => ({ kind: "note", text });

const commandLine = ({ verb, argument }: { readonly verb: string; readonly argument?: string | undefined }) =>
  sent(argument === undefined ? verb : `${verb} ${visible(argument)}`);

/** Writes the fields of a request that does not consist of lines. */
function fieldLines(fields: Readonly<Record<string, string | undefined>>): readonly DialogueLine[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [sent(`${name} "${visible(value)}"`)],
  );
}

function linesAfterConnecting(access: Access, { access: words }: Words): readonly DialogueLine[] {
  switch (access.protocol) {
    case "ftp": {
      const { user, password, commands } = access;
      const pass = password === undefined ? note(words.askPassword) : commandLine({ verb: "PASS", argument: password });
      return [commandLine({ verb: "USER", argument: user }), pass, ...commands.map(commandLine)];
    }
    case "http":
    case "https": {
      const { protocol, host, port, method, target } = access;
      const usualPort = protocol === "http" ? 80 : 443;
      return [
        sent(`${method} ${target} HTTP/1.0`),
        sent(`Host: ${port === usualPort ? host : `${host}:${port}`}`),
        note(words.end),
      ];
    }
    case "gopher":
      return access.request
        .replace(/\r\n$/, "")
        .split("\r\n")
        .map((line) => sent(visible(line)));
    case "nntp":
      return access.commands.map(commandLine);
    case "telnet": {
      const { user, password } = access;
      const advice = fieldLines({ user, password });
      return advice.length === 0 ? [] : [note(words.advice), ...advice];
    }
    case "wais": {
      const { database, search, docType, documentId } = access;
      return [note(words.fields), ...fieldLines({ database, search, docType, documentId })];
    }
    case "prospero": {
      const fields = access.fields.map(({ name, value }) => sent(`"${visible(name)}" "${visible(value)}"`));
      return [note(words.fields), ...fieldLines({ hsoname: access.hsoname }), ...fields];
    }
    case "file":
      return [note(words.open(access.host)), ...access.segments.map((segment) => sent(`"${visible(segment)}"`))];
  }
}

/** The names of the protocols. */
const protocols: Readonly<Record<string, string>> = {
  ftp: "FTP",
  http: "HTTP",
  https: "HTTPS",
  gopher: "Gopher",
  nntp: "NNTP",
  telnet: "Telnet",
  wais: "WAIS",
  prospero: "Prospero",
};

/** Describes, line by line, how a resource is reached. */
export function dialogueOf(access: Access, words: Words): readonly DialogueLine[] {
  const lines = linesAfterConnecting(access, words);
  if (access.protocol === "file") return lines;
  const { host, port, protocol } = access;
  return [note(words.access.connect(host, port, protocols[protocol] ?? protocol)), ...lines];
}
