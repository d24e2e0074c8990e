import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import {
  type AskPassword,
  createClient,
  type Driver,
  type OpenOptions,
  type Plan,
  type Resource,
} from "@url1738/client";
import type { UrlValue } from "@url1738/core";
import { contextFrom, type Options } from "../command-kit/options.ts";
import type { Surroundings } from "../command-kit/surroundings.ts";
import { visible } from "../output/visible.ts";
import { registryFor } from "../schemes/registry-for.ts";

/** The drivers of the protocols. Each is loaded only when needed, since loading all takes as long as a small transfer. */
const drivers: ReadonlyMap<string, () => Promise<Driver>> = new Map([
  ["file", async () => (await import("@url1738/client/file")).fileDriver],
  ["ftp", async () => (await import("@url1738/client/ftp")).ftpDriver],
  ["gopher", async () => (await import("@url1738/client/gopher")).gopherDriver],
  ["http", async () => (await import("@url1738/client/http")).httpDriver],
  ["https", async () => (await import("@url1738/client/http")).httpsDriver],
  ["nntp", async () => (await import("@url1738/client/nntp")).nntpDriver],
  ["telnet", async () => (await import("@url1738/client/telnet")).telnetDriver],
  ["wais", async () => (await import("@url1738/client/wais")).waisDriver],
]);

const MARKS = { sent: ">", received: "<", note: "*" } as const;

/** Returns the time limit of the option `--timeout`, in milliseconds, if it is given. */
export const timeoutFrom = ({ timeout }: Options): { readonly timeout?: number } =>
  timeout === undefined ? {} : { timeout: Math.round(Number(timeout) * 1000) };

/** Opens the resource that a URL names, as the options say. */
export async function openResource(
  url: UrlValue,
  options: Options,
  surroundings: Surroundings,
  more: OpenOptions,
): Promise<Resource> {
  const { printer } = surroundings;
  const { allowPrivate, dialogue, maxBytes, follow, tls, cacert } = options;
  const { timeout } = timeoutFrom(options);
  const registry = registryFor(options);
  const context = contextFrom(options);
  const { protocol } = registry.access(url, context) as Plan;
  const driver = await drivers.get(protocol)?.();
  const client = createClient(registry, driver === undefined ? [] : [driver], {
    ...(allowPrivate === true && { allow: () => true }),
    askPassword: askOnTerminal(surroundings),
    context,
  });
  return client.open(url, {
    ...(maxBytes !== undefined && { maxBytes: Number(maxBytes) }),
    ...(timeout !== undefined && { timeout, idleTimeout: timeout }),
    ...(dialogue === true && {
      onDialogue: ({ direction, line }) => printer.message(`${MARKS[direction]} ${visible(line)}\n`),
    }),
    follow: follow === true,
    tls:
      (tls === true || protocol === "https") && cacert !== undefined
        ? { ca: readFileSync(String(cacert), "latin1") }
        : tls === true,
    ...more,
  });
}

/** Returns a function that asks for a password on the terminal, without echo; without a terminal, it does not ask. */
function askOnTerminal({ stdin, stderr, printer, language, isWatched }: Surroundings): AskPassword {
  return async ({ user: knownUser, host, realm }) => {
    if (!isWatched) return undefined;
    const input = stdin();
    if (input.isTTY !== true) return undefined;
    const ask = async (question: string, output: Writable) => {
      await printer.flush();
      const terminal = createInterface({ input, output, terminal: true });
      const answer = await terminal.question(question);
      terminal.close();
      return answer;
    };
    const place = realm === undefined ? host : `${host} (${visible(realm)})`;
    const user = knownUser ?? (await ask(language.say("User at {host}: ", { host: place }), stderr));
    printer.message(language.say("Password of {user} at {host}: ", { user: visible(user), host }));
    const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
    const password = await ask("", unseen);
    printer.message("\n");
    return { user, password };
  };
}
